/** The choices of a new duel. */
import type { BoardFace, Book, BookMode, GameSetup, Joining, Mode, ModeFace, SeatSetup } from "./wire";
import { w } from "../words/words";

export type Against = "computer" | "friend" | "same";

/** A mage and the book it plays with. */
export interface Brought {
  mage: string;
  book: string;
}

export interface DuelForm {
  against: Against;
  mode: Mode;
  /** The board, in a mode that has several. */
  board: string;
  /** How many play, and whether in two teams. */
  players: number;
  teams: boolean;
  mine: Brought;
  /** Everybody else, in the order of the seats. */
  theirs: Brought[];
  /** What a friend may bring, and whether the host lays a book out. */
  joining: Joining;
  guest: "chooses" | "offered" | "fixed";
  level: string;
  name: string;
  otherNames: string[];
  seed: string;
}

export function booksFor(books: readonly Book[], mage: string, mode: BookMode): Book[] {
  return books.filter((book) => book.mage === mage && book.mode === mode && book.legal);
}

export function firstBook(books: readonly Book[], mage: string, mode: BookMode): string {
  return booksFor(books, mage, mode)[0]?.id ?? "";
}

/** How many may play a mode, on one of its boards where it has some; least first. */
export function countsOf(mode: ModeFace, boards: readonly BoardFace[]): number[] {
  const counts = [...new Set([...mode.seats, ...mode.team_seats])].sort((one, two) => one - two);
  return mode.has_boards ? counts.filter((count) => boards.some((board) => board.players === count)) : counts;
}

/** Whether so many play alone, in teams, or as they like. */
export function waysOf(mode: ModeFace, players: number): { alone: boolean; teams: boolean } {
  return { alone: mode.seats.includes(players), teams: mode.team_seats.includes(players) };
}

export function setupOf(form: DuelForm): GameSetup {
  const name = form.name.trim() || w("rowan");
  const seats: SeatSetup[] = [{ kind: "human", name, ...form.mine }, ...form.theirs.map((brought, at) => otherSeat(form, brought, at))];
  const setup: GameSetup = { mode: form.mode, seats: form.teams ? seats.map((seat, at) => ({ ...seat, side: at % 2 })) : seats };
  if (form.board) setup.board = form.board;
  const seed = Number.parseInt(form.seed, 10);
  // Nobody chooses the dice of a game with another person.
  if (form.against === "computer" && form.seed.trim() !== "" && Number.isSafeInteger(seed)) setup.seed = seed;
  if (form.against === "same") setup.same_screen = true;
  if (form.against === "friend") setup.joining = form.joining;
  return setup;
}

function otherSeat(form: DuelForm, brought: Brought, at: number): SeatSetup {
  if (form.against === "computer") return { kind: "computer", name: w("seat-computer"), ...brought, ...(form.level ? { level: form.level } : {}) };
  if (form.against === "friend") return { kind: "friend", name: w("seat-friend"), ...(form.guest === "chooses" ? {} : { ...brought, fixed: form.guest === "fixed" }) };
  return { kind: "human", name: form.otherNames[at]?.trim() || w("guest"), ...brought };
}
