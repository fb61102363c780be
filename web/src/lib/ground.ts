/** What a zone's ground is called, with what lies under it. */
import type { GroundLayer } from "./wire";
import { w } from "../words/words";

export function groundName(layers: readonly GroundLayer[]): string {
  const [top, ...under] = layers.map((layer) => layer.name);
  if (top === undefined) return "";
  return under.length > 0 ? w("ground-over", top, under.join(", ")) : top;
}
