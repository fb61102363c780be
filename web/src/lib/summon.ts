/** A card that is cast from the open book shrinks into the token it becomes. */
import type { Action } from "svelte/action";
import { settings } from "./settings.svelte";

const TIME = 360;
let leaving: { card: string; box: DOMRect; ghost: HTMLElement } | null = null;

/** A card of the book is cast from where it lies. */
export function leave(place: HTMLElement): void {
  const face = place.firstElementChild;
  if (!face || !place.dataset.card) return;
  leaving = { card: place.dataset.card, box: place.getBoundingClientRect(), ghost: face.cloneNode(true) as HTMLElement };
}

/** Where an object of this card comes to stand; the last one that was cast flies there. */
export const land: Action<HTMLElement, string | null> = (node, card) => {
  if (!leaving || leaving.card !== card) return;
  const { box, ghost } = leaving;
  leaving = null;
  if (settings.still) return;
  const goal = node.getBoundingClientRect();
  const zoom = goal.width / node.offsetWidth || 1;
  Object.assign(ghost.style, { position: "fixed", left: `${box.left / zoom}px`, top: `${box.top / zoom}px`, width: `${box.width / zoom}px`, height: `${box.height / zoom}px`, zoom: String(zoom), zIndex: "60", pointerEvents: "none" });
  ghost.dataset.part = "summoned-card";
  ghost.ariaHidden = "true";
  document.body.append(ghost);
  const [dx, dy] = [(goal.left + goal.right - box.left - box.right) / 2 / zoom, (goal.top + goal.bottom - box.top - box.bottom) / 2 / zoom];
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${goal.width / box.width / 1.4})`, opacity: 0.15 }], { duration: TIME, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "forwards" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
};
