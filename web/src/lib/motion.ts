/** Shared movements: tokens glide from zone to zone. */
import { crossfade, scale } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { flip, type AnimationConfig } from "svelte/animate";
import { settings } from "./settings.svelte";

export const [send, receive] = crossfade({
  duration: () => (settings.still ? 0 : 320),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.7, opacity: 0, duration: settings.still ? 0 : 320 }),
});

export function glide(node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, rects, { duration: settings.still ? 0 : 220, easing: cubicOut });
}
