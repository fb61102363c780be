/** Small wordings of numbers. */
import { decimal, w } from "../words/words";
import type { CardFace, Contribution, Num } from "./wire";

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return w("nearly-never");
  if (chance < 1 && chance > 0.99) return w("nearly-always");
  return w("percent", Math.round(chance * 100));
}

/** Gives the player a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function average(value: number): string {
  return decimal(value);
}

export function signed(amount: number): string {
  return amount < 0 ? `− ${-amount}` : `+ ${amount}`;
}

export function costText(face: CardFace): string {
  const cast = face.cost === null ? "" : String(face.cost);
  return face.reveal === null || face.reveal === undefined ? cast : `${cast}+${face.reveal}`;
}

export function rangeText(range: number[] | null): string {
  if (!range) return "";
  return range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`;
}

export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a number is made of: first the printed one, then what changed it. */
export function reasons(number: Num): Contribution[] {
  return number.why ?? [];
}

export function changes(number: Num): Contribution[] {
  return reasons(number).slice(1);
}

export function firstSchool(face: CardFace | undefined): string {
  return face ? (Object.keys(face.schools)[0] ?? "none") : "none";
}

/** A number of points with its sign. */
export function points(amount: number): string {
  return `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${Math.abs(amount).toFixed(1)}`;
}
