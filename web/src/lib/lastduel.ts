/** The choices of the last new duel, kept on this device. Whatever is there was written by some earlier page: it is looked at before it is used. */
import type { DuelForm } from "./duel";

export type Choices = Pick<DuelForm, "against" | "mode" | "board" | "players" | "teams" | "mine" | "theirs" | "others" | "joining" | "guest" | "level" | "otherNames" | "listed"> & { large: boolean };

const KEY = "mageduel.new-duel";
const AGAINST: readonly unknown[] = ["computer", "friend", "same"];
const JOINING: readonly unknown[] = ["any", "same-mage", "open-books"];
const GUEST: readonly unknown[] = ["chooses", "offered", "fixed"];

const isText = (value: unknown): value is string => typeof value === "string" && value.length < 200;
const isThing = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isBrought = (value: unknown): boolean => isThing(value) && isText(value.mage) && isText(value.book);
const isSeat = (value: unknown): boolean => isThing(value) && AGAINST.includes(value.kind) && isText(value.level) && isText(value.name);
const isList = (value: unknown, each: (one: unknown) => boolean): boolean => Array.isArray(value) && value.length <= 5 && value.every(each);

const FIT: { [Key in keyof Choices]: (value: unknown) => boolean } = {
  against: (value) => AGAINST.includes(value),
  mode: isText,
  board: isText,
  players: (value) => Number.isInteger(value) && (value as number) >= 2 && (value as number) <= 6,
  teams: (value) => typeof value === "boolean",
  mine: isBrought,
  theirs: (value) => isList(value, isBrought),
  others: (value) => isList(value, isSeat),
  joining: (value) => JOINING.includes(value),
  guest: (value) => GUEST.includes(value),
  level: isText,
  otherNames: (value) => isList(value, isText),
  listed: (value) => typeof value === "boolean",
  large: (value) => typeof value === "boolean",
};

/** What of some text can be used. */
export function readChoices(text: string | null): Partial<Choices> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (!isThing(found)) return {};
    return Object.fromEntries(Object.entries(FIT).flatMap(([key, fits]) => (key in found && fits(found[key]) ? [[key, found[key]]] : [])));
  } catch {
    return {};
  }
}

export function keptChoices(): Partial<Choices> {
  return readChoices(localStorage.getItem(KEY));
}

export function keepChoices(choices: Choices): void {
  localStorage.setItem(KEY, JSON.stringify(choices));
}
