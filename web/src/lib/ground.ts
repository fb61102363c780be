/** What a zone's ground is called, with what lies under it. */
import type { GroundLayer, ZoneView } from "./wire";
import { w } from "../words/words";

export function groundName(layers: readonly GroundLayer[]): string {
  const [top, ...under] = layers.map((layer) => layer.name);
  if (top === undefined) return "";
  return under.length > 0 ? w("ground-over", top, under.join(", ")) : top;
}

/** Both ends of a secret passage bear the same number. */
export function passages(zones: readonly Pick<ZoneView, "zone" | "passage">[]): Map<string, number> {
  const found = new Map<string, number>();
  let count = 0;
  for (const { zone, passage } of zones) {
    if (passage && !found.has(zone)) found.set(zone, found.get(passage) ?? ++count);
  }
  return found;
}
