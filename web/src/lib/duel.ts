/** The choices of a new duel. */
import type { BoardFace, Book, BookMode, GameSetup, Joining, LobbySetup, Mode, ModeFace, SeatSetup } from "./wire";
import { CLOCKS, type ClockChoice } from "./clock";
import { w } from "../words/words";

export type Against = "computer" | "friend" | "same";

/** A mage and the book it plays with. */
export interface Brought {
  mage: string;
  book: string;
}

/** Who has another seat, at a table of more than two. */
export interface OtherSeat {
  kind: Against;
  level: string;
  name: string;
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
  /** Everybody else, in the order of the seats: what they bring, and at a table of more than two who they are. */
  theirs: Brought[];
  others: OtherSeat[];
  /** What a friend may bring, and whether the host lays a book out. */
  joining: Joining;
  guest: "chooses" | "offered" | "fixed";
  level: string;
  name: string;
  otherNames: string[];
  seed: string;
  clock: ClockChoice;
  /** Whether friends' seats are in the list of open games, and for whom alone. */
  listed: boolean;
  challenge: string;
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

/** Who has each of the other seats; with one other it is chosen for both at once. */
export function othersOf(form: DuelForm): OtherSeat[] {
  if (form.players > 2) return form.others;
  return form.theirs.map((_, at) => ({ kind: form.against, level: form.level, name: form.otherNames[at] ?? "" }));
}

/** Whether a game is arranged in a lobby: several play, some of them far away and nobody else here. */
export function needsLobby(form: DuelForm): boolean {
  return form.players > 2 && form.others.some((seat) => seat.kind === "friend") && form.others.every((seat) => seat.kind !== "same");
}

/** The lobby of a game: every friend's seat is open. */
export function lobbyOf(form: DuelForm, mode: Mode): LobbySetup {
  const seats: LobbySetup["seats"] = [
    { kind: "person", ...form.mine },
    ...form.others.map(({ kind, level }, at) => (kind === "computer" ? { kind, level, ...form.theirs[at]! } : { kind: "open" as const })),
  ];
  return {
    mode,
    name: form.name.trim() || w("rowan"),
    joining: form.joining,
    clock: CLOCKS[form.clock],
    listed: form.listed,
    seats: seats.map((seat, at) => ({ ...seat, side: form.teams ? at % 2 : null })),
    ...(form.board ? { board: form.board } : {}),
  };
}

export function setupOf(form: DuelForm, mode: Mode = form.mode): GameSetup {
  const name = form.name.trim() || w("rowan");
  const others = othersOf(form);
  const kinds = new Set(others.map((seat) => seat.kind));
  const seats: SeatSetup[] = [{ kind: "human", name, ...form.mine }, ...form.theirs.map((brought, at) => otherSeat(form, others[at]!, brought))];
  const setup: GameSetup = { mode, seats: form.teams ? seats.map((seat, at) => ({ ...seat, side: at % 2 })) : seats };
  if (form.board) setup.board = form.board;
  if (CLOCKS[form.clock]) setup.clock = CLOCKS[form.clock];
  const seed = Number.parseInt(form.seed, 10);
  // Nobody chooses the dice of a game with another person.
  if (kinds.size === 1 && kinds.has("computer") && form.seed.trim() !== "" && Number.isSafeInteger(seed)) setup.seed = seed;
  if (kinds.size === 1 && kinds.has("same")) setup.same_screen = true;
  if (kinds.has("friend")) {
    setup.joining = form.joining;
    if (form.listed && form.challenge.trim()) setup.challenge = form.challenge.trim();
    else if (form.listed) setup.listed = true;
  }
  return setup;
}

function otherSeat(form: DuelForm, seat: OtherSeat, brought: Brought): SeatSetup {
  // Whoever wants to be surprised leaves mage and book to the computer too.
  if (seat.kind === "computer") return { kind: "computer", name: w("seat-computer"), ...(seat.level.endsWith("+surprise") ? {} : brought), ...(seat.level ? { level: seat.level } : {}) };
  if (seat.kind === "friend") return { kind: "friend", name: w("seat-friend"), ...(form.guest === "chooses" ? {} : { ...brought, fixed: form.guest === "fixed" }) };
  return { kind: "human", name: seat.name.trim() || w("guest"), ...brought };
}
