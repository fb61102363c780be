/** The choices of a new duel. */
import type { Book, BookMode, GameSetup, Joining, SeatSetup } from "./wire";
import { w } from "../words/words";

export type Against = "computer" | "friend" | "same";

export interface DuelForm {
  against: Against;
  mode: BookMode;
  mine: { mage: string; book: string };
  theirs: { mage: string; book: string };
  /** What a friend may bring, and whether the host lays a book out. */
  joining: Joining;
  guest: "chooses" | "offered" | "fixed";
  level: string;
  name: string;
  otherName: string;
  seed: string;
}

export function booksFor(books: readonly Book[], mage: string, mode: BookMode): Book[] {
  return books.filter((book) => book.mage === mage && book.mode === mode && book.legal);
}

export function firstBook(books: readonly Book[], mage: string, mode: BookMode): string {
  return booksFor(books, mage, mode)[0]?.id ?? "";
}

export function setupOf(form: DuelForm): GameSetup {
  const name = form.name.trim() || w("rowan");
  const mine: SeatSetup = { kind: "human", name, ...form.mine };
  const theirs: SeatSetup =
    form.against === "computer"
      ? { kind: "computer", name: w("seat-computer"), ...form.theirs, ...(form.level ? { level: form.level } : {}) }
      : form.against === "friend"
        ? { kind: "friend", name: w("seat-friend"), ...(form.guest === "chooses" ? {} : { ...form.theirs, fixed: form.guest === "fixed" }) }
        : { kind: "human", name: form.otherName.trim() || w("guest"), ...form.theirs };
  const setup: GameSetup = { mode: form.mode, seats: [mine, theirs] };
  const seed = Number.parseInt(form.seed, 10);
  // Nobody chooses the dice of a game with another person.
  if (form.against === "computer" && form.seed.trim() !== "" && Number.isSafeInteger(seed)) setup.seed = seed;
  if (form.against === "same") setup.same_screen = true;
  if (form.against === "friend") setup.joining = form.joining;
  return setup;
}
