/** Names read aloud for things on the board. */
import type { Obj } from "./wire";
import { drawnOf, marksOf } from "./marks";
import { w } from "../words/words";

export type TokenState = "ready" | "spent" | "selected" | "legal" | "aimed" | "refused" | "rest";

/** `mine` is null for what nobody controls; `whose` says whose it is where there are several others. */
export function objectName(object: Obj, mine: boolean | null, state: TokenState, whose = ""): string {
  if (object.hidden && object.card === null) return w(mine ? "hidden-card-yours" : "hidden-card-theirs");
  const parts = [object.name, mine === null ? w("nobodys-word") : whose || (mine ? w("yours-word") : w("theirs-word"))];
  if (object.guarding) parts.push(w("guarding"));
  if (object.life) parts.push(w("life-left-number", object.life.value - object.damage));
  if (object.armor && object.armor.value > 0) parts.push(w("armor-number", object.armor.value));
  for (const mark of [...marksOf(object), ...drawnOf(object)]) parts.push(mark.count > 1 ? `${mark.name} ${mark.count}` : mark.name);
  if (object.prepared) parts.push(object.prepared.card ? w("spell-prepared", object.prepared.card) : w("a-spell-prepared"));
  if (object.active === true) parts.push(w("ready-word"));
  if (object.active === false) parts.push(w("spent"));
  if (state === "legal" || state === "aimed") parts.push(w("legal-target"));
  if (state === "selected") parts.push(w("selected"));
  return parts.join(", ");
}
