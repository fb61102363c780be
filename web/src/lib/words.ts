/** Names read aloud for things on the board. */
import type { Obj } from "./wire";

export const PHASES: { phase: string; label: string }[] = [
  { phase: "reset", label: "Reset" },
  { phase: "channel", label: "Channel" },
  { phase: "upkeep", label: "Upkeep" },
  { phase: "planning", label: "Planning" },
  { phase: "deployment", label: "Deployment" },
  { phase: "first quickcast", label: "First quickcast" },
  { phase: "actions", label: "Actions" },
  { phase: "final quickcast", label: "Final quickcast" },
];

export type TokenState = "ready" | "spent" | "selected" | "legal" | "aimed" | "refused" | "rest";

export function objectName(object: Obj, mine: boolean, state: TokenState): string {
  if (object.hidden && object.card === null) return `Hidden card, ${mine ? "yours" : "theirs"}`;
  const parts = [object.name, mine ? "yours" : "theirs"];
  if (object.guarding) parts.push("guarding");
  if (object.life) parts.push(`${object.life.value - object.damage} life left`);
  if (object.armor && object.armor.value > 0) parts.push(`armor ${object.armor.value}`);
  for (const [name, count] of Object.entries(object.conditions)) parts.push(count > 1 ? `${name} ${count}` : name);
  if (object.prepared) parts.push(object.prepared.card ? `${object.prepared.card} prepared` : "a spell prepared");
  if (object.active === true) parts.push("ready");
  if (object.active === false) parts.push("spent");
  if (state === "legal" || state === "aimed") parts.push("legal target");
  if (state === "selected") parts.push("selected");
  return parts.join(", ");
}
