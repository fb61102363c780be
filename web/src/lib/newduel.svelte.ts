/** A duel that is being arranged on the start page: what can be chosen, what is, and how it begins. All of it is remembered. */
import { api } from "./api";
import { cardOf, countsOfCard, gameCards, modeFor, waysIn, type GameCard } from "./arrangement";
import { booksFor, firstBook, lobbyOf, needsLobby, othersOf, setupOf, type Against, type Brought, type DuelForm } from "./duel";
import { keepLobby } from "./lobbies";
import { keptChoices, keepChoices } from "./lastduel";
import { router } from "./router.svelte";
import { newKnownGame, rememberGame, type KnownGame } from "./seats";
import { settings } from "./settings.svelte";
import type { BoardFace, Book, BookMode, LessonFace, MageFace, ModeFace, StyleFace } from "./wire";
import { w } from "../words/words";

export interface LevelChoice {
  value: string;
  label: string;
  text: string;
  step: number;
}

/** How many play where more than two do, if nothing else is said. */
const USUAL = 4;

export class NewDuel {
  form = $state<DuelForm>(null!);
  large = $state(false);
  problem = $state("");
  starting = $state(false);
  mages = $state.raw<MageFace[]>([]);
  books = $state.raw<Book[]>([]);
  modes = $state.raw<ModeFace[]>([]);
  boards = $state.raw<BoardFace[]>([]);
  levels = $state.raw<LevelChoice[]>([]);
  styles = $state.raw<StyleFace[]>([]);
  /** What may be learnt first. */
  lessons = $state.raw<LessonFace[]>([]);

  mode = $derived(modeFor(this.modes, this.form.mode, { players: this.form.players, teams: this.form.teams, large: this.large }));
  bookMode = $derived<BookMode>(this.mode?.books ?? "apprentice");
  cards = $derived(gameCards(this.modes));
  card = $derived(cardOf(this.form));
  counts = $derived(countsOfCard(this.modes, this.card, this.boards));
  ways = $derived(waysIn(this.modes, this.form.mode, this.form.players));
  several = $derived(this.form.players > 2);
  kinds = $derived(new Set(othersOf(this.form).map((seat) => seat.kind)));
  fitting = $derived(this.boards.filter((board) => board.players === this.form.players));
  /** Whether the other sides' mages and books are chosen here. */
  laid = $derived(this.kinds.has("computer") || this.kinds.has("same") || this.form.guest !== "chooses");
  face = $derived(this.mages.find((mage) => mage.name === this.form.mine.mage) ?? null);
  /** Mages that somebody can sit down with in this mode. */
  offered = $derived(this.mages.filter((mage) => firstBook(this.books, mage.name, this.bookMode)));
  ready = $derived(Boolean(this.form.mine.book) && (!this.laid || this.form.theirs.every((other) => other.book)) && (!this.mode?.has_boards || Boolean(this.form.board)));
  button = $derived.by(() => {
    if (this.several && this.kinds.has("friend")) return w("open-the-lobby");
    if (this.several && !this.kinds.has("same")) return w("start-the-game");
    return { computer: w("start-the-duel"), friend: this.form.listed ? w("put-into-list") : w("create-duel-and-link"), same: w("start-on-this-screen") }[this.several ? "same" : this.form.against];
  });

  /** `brought`: a book to play with, from the builder. `games`: those played before; who has played none begins small. */
  constructor(private brought: string, games: readonly KnownGame[]) {
    const kept = keptChoices();
    this.large = kept.large ?? false;
    this.form = {
      against: kept.against ?? "computer",
      mode: kept.mode ?? (games.every((game) => game.mode === "academy") ? "academy" : "apprentice"),
      board: kept.board ?? "",
      players: kept.players ?? 2,
      teams: kept.teams ?? false,
      mine: kept.mine ?? { mage: "", book: "" },
      theirs: kept.theirs ?? [],
      others: kept.others ?? [],
      joining: kept.joining ?? "any",
      guest: kept.guest ?? "chooses",
      level: kept.level ?? "",
      name: settings.values.name,
      otherNames: kept.otherNames ?? [],
      seed: "",
      clock: settings.values.clock,
      listed: kept.listed ?? false,
      challenge: "",
    };
  }

  async load(): Promise<void> {
    this.problem = "";
    try {
      const front = await api.front();
      this.mages = front.mages;
      this.books = front.books;
      this.modes = front.modes;
      this.styles = front.styles;
      this.lessons = front.lessons;
      this.levels = front.levels.map((level) => ({ value: level.name, label: level.label, text: level.text, step: level.step }));
      const { form } = this;
      if (!this.levels.some((level) => level.value === form.level.split("+")[0])) form.level = (this.levels.find((level) => level.step === 4) ?? this.levels[1] ?? this.levels[0])?.value ?? "";
      if (!this.mode) form.mode = this.modes[0]?.name ?? form.mode;
      const own = this.books.find((book) => book.id === this.brought && book.legal);
      if (own) Object.assign(form, { mode: own.mode, players: 2, teams: false });
      if (this.mode?.has_boards) this.boards = await api.boards().catch(() => []);
      form.mine = own ? { mage: own.mage, book: own.id } : this.stillThere(form.mine);
      const { counts } = this;
      this.setPlayers(counts.includes(form.players) ? form.players : (counts[0] ?? 2));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : w("server-unreachable");
    }
  }

  /** Keeps every choice for the next time. */
  keep(): void {
    const { against, mode, board, players, teams, mine, theirs, others, joining, guest, level, otherNames, listed } = this.form;
    keepChoices({ against, mode, board, players, teams, mine, theirs, others, joining, guest, level, otherNames, listed, large: this.large });
  }

  withBook(mage: string): Brought {
    return { mage, book: firstBook(this.books, mage, this.bookMode) };
  }

  async setCard(card: GameCard): Promise<void> {
    const { form } = this;
    form.mode = card === "teams" || card === "free-for-all" ? "arena" : card;
    form.mine = this.stillThere(form.mine);
    if (this.mode?.has_boards && this.boards.length === 0) this.boards = await api.boards().catch(() => []);
    const counts = countsOfCard(this.modes, card, this.boards);
    this.setPlayers(counts.includes(form.players) ? form.players : (counts.find((count) => count === USUAL) ?? counts[0] ?? 2), card === "teams");
  }

  setPlayers(count: number, teams?: boolean): void {
    const { form } = this;
    form.players = count;
    const ways = waysIn(this.modes, form.mode, count);
    form.teams = this.modes.length > 0 && ((teams ?? form.teams) ? ways.teams : !ways.alone);
    form.board = this.mode?.has_boards ? ((this.fitting.find((board) => board.name === form.board) ?? this.fitting[0])?.name ?? "") : "";
    this.seatOthers(form.theirs);
  }

  /** Everybody else is so, until a seat is chosen otherwise; in the open list they are friends one does not know yet. */
  setAgainst(chosen: Against | "open"): void {
    const against = chosen === "open" ? "friend" : chosen;
    this.form.listed = chosen === "open";
    this.form.against = against;
    this.form.others = this.form.others.map((seat) => ({ ...seat, kind: against }));
  }

  setLevel(level: string): void {
    this.form.level = level;
    this.form.others = this.form.others.map((seat) => ({ ...seat, level }));
  }

  /** Any mage but the one chosen, with a book of his. */
  surprise(): void {
    const rest = this.offered.filter((mage) => mage.name !== this.form.mine.mage);
    const found = rest[Math.floor(Math.random() * rest.length)];
    if (found) this.form.mine = this.withBook(found.name);
  }

  async start(): Promise<void> {
    const { form, kinds } = this;
    this.starting = true;
    this.problem = "";
    settings.values.name = form.name.trim();
    settings.values.clock = form.clock;
    this.keep();
    const name = this.mode?.name ?? form.mode;
    try {
      if (needsLobby(form)) {
        const { lobby, token, invites, link } = await api.openLobby(lobbyOf(form, name));
        keepLobby({ lobby, token, link, invites: invites.map((one) => ({ seat: one.seat, code: one.invite })) });
        router.go("lobby", lobby);
        return;
      }
      const created = await api.newGame(setupOf(form, name));
      const held = created.seats.flatMap((seat) => (seat.token ? [{ seat: seat.seat, token: seat.token }] : []));
      rememberGame({
        ...newKnownGame(created.game, name, held),
        mage: form.mine.mage,
        rivals: form.theirs.flatMap((other, at) => (form.teams && at % 2 === 1 ? [] : [{ name: othersOf(form)[at]?.kind === "computer" ? w("seat-computer") : (othersOf(form)[at]?.name ?? ""), mage: other.mage }])),
        listed: form.listed,
        challenge: form.listed ? form.challenge.trim() : "",
        sameScreen: kinds.size === 1 && kinds.has("same"),
        invitations: created.seats.flatMap((seat) => (seat.invite ? [{ seat: seat.seat, code: seat.invite }] : [])),
        link: created.link,
      });
      router.go("table", created.game);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : w("duel-not-started");
      this.starting = false;
    }
  }

  schoolOf(name: string): string {
    return this.mages.find((mage) => mage.name === name)?.trained[0] ?? "none";
  }

  /** A mage with his book, or with another where it is gone; another mage where the mode has no book for him. */
  private stillThere({ mage, book }: Brought): Brought {
    const known = this.offered.some((one) => one.name === mage) ? mage : (this.offered[0]?.name ?? this.mages[0]?.name ?? mage);
    return booksFor(this.books, known, this.bookMode).some((one) => one.id === book) ? { mage: known, book } : this.withBook(known);
  }

  /** As many others as play, those who sat there first, the rest with mages nobody has yet. */
  private seatOthers(before: readonly Brought[]): void {
    const { form } = this;
    const seated: Brought[] = [];
    for (let at = 0; at < form.players - 1; at++) {
      const had = before[at];
      const taken = new Set([form.mine.mage, ...seated.map((one) => one.mage)]);
      if (had && this.offered.some((one) => one.name === had.mage)) seated.push(this.stillThere(had));
      else seated.push(this.withBook((this.offered.find((mage) => !taken.has(mage.name)) ?? this.offered[0])?.name ?? ""));
    }
    form.theirs = seated;
    form.others = seated.map((_, at) => form.others[at] ?? { kind: form.against, level: form.level, name: "" });
  }
}
