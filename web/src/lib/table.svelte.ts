/** A running game as this browser sees it. */
import { api, ApiError } from "./api";
import type { Heard } from "./clock";
import { Asks } from "./asks.svelte";
import { Following } from "./following";
import { helloTo, seatsAt, tableSocket } from "./hello";
import { Hints } from "./hints.svelte";
import { applied } from "./changes";
import { hurried, lasts, PLAIN, score } from "./beats";
import { Moments } from "./moments.svelte";
import { OpenBook } from "./openbook.svelte";
import { isIdle, isReveal, passOption, type Branch } from "./options";
import { keepRematch, keepState } from "./kept";
import { settings } from "./settings.svelte";
import { SeatLink, type StateMessage } from "./seatlink.svelte";
import { Looked } from "./looked.svelte";
import { Line } from "./socket";
import { isOut } from "./turns";
import { Talk, type Pinged, type Said } from "./talk.svelte";
import { Walk } from "./walk.svelte";
import { keepCardStop, wantedStops, type StopName } from "./wanted";
import { router } from "./router.svelte";
import { w } from "../words/words";
import type { Answer, AttentionShown, CardFace, ClientMessage, CoachShown, GameEvent, GameFacts, OfferKind, Option, PlayerView, Presence, RefusedOption, Request, Seat, ServerMessage, View } from "./wire";

/** Something that needs everybody's word; `about` is the seat the computer is to play. */
interface Offered {
  kind: OfferKind;
  from: Seat;
  agreed: Seat[];
  about: Seat | null;
  level: string | null;
}

/** Messages that only ask; nothing is lost when they do not get through. */
const QUESTIONS = new Set(["odds", "ahead", "weigh", "hint"]);
const CHRONICLE_KEPT = 600;
/** How long it is told that somebody is out. */
const FALL_SHOWN = 1200;
/** Troubles that leave an answer unstored, so that it may be given again. */
const ABOUT_ANSWERS = new Set(["not-played", "too-fast", "too-large", "malformed"]);

export class Table extends Looked {
  links = $state.raw<SeatLink[]>([]);
  shown = $state(0);
  /** A shared screen starts covered, also after a reload. */
  veiled = $state(false);
  library = $state.raw<Map<string, CardFace>>(new Map());
  walk = new Walk((option) => this.lookAhead(option));
  moments = new Moments();
  /** What is asked about before anything is decided: odds, and what a plan would cost. */
  asks = new Asks((message) => this.post(message));
  hints = new Hints((message) => this.post(message));
  /** Whether the talk of the table is open, and what a finger is being put on. */
  talking = $state(false);
  pointing = $state<string | null>(null);
  talk = new Talk((run, time) => this.later(run, time));
  /** How often something was out of place in a lesson, or taken back. */
  slips = $state(0);
  offer = $state<Offered | null>(null);
  sent = $state<Request["id"] | null>(null);
  slow = $state(false);
  /** Whether what is asked does not interrupt: the server answers it as the player's settings say. */
  quietNow = $state(false);
  still = $state.raw<View | null>(null);
  /** Who has just left the duel, while the others play on. */
  fallen = $state.raw<PlayerView | null>(null);
  facts = $state.raw<GameFacts | null>(null);
  fatal = $state("");
  /** Whether what went wrong may be over soon. */
  passing = $state(false);

  private following = new Following();
  /** The creature to go on with after a reveal beside its actions. */
  private resumed: string | null = null;
  private foreseen = new Map<string, Option>();
  private nextAsk = 1;
  private slowTimer = 0;
  /** The last question whose answer the server took. */
  private accepted: Request["id"] | null = null;
  private quietFor: Request["id"] | null = null;

  /** The own book, where spells are cast straight from it. */
  openBook = new OpenBook(this, (option) => this.lookAhead(option));

  link = $derived<SeatLink | null>(this.links[this.shown] ?? null);
  view = $derived<View | null>(this.still ?? this.link?.message?.view ?? null);
  request = $derived<Request | null>(this.link?.message?.request ?? null);
  chronicle = $derived<GameEvent[]>(this.link?.chronicle ?? []);
  presence = $derived<Presence[]>(this.link?.message?.presence ?? []);
  /** When presence was told: what it counts down, it counts from there. */
  presenceAt = $derived(this.link?.heardAt ?? 0);
  waitingFor = $derived<Seat[]>(this.link?.message?.waiting_for ?? []);
  connected = $derived((this.link?.status ?? "connecting") === "open");
  /** Why the last choice cannot be taken back, or null. */
  noUndo = $derived<string | null>(this.link?.message ? this.link.message.no_undo : w("not-connected"));
  /** Why the game cannot be played on, or null. */
  stopped = $derived<string | null>(this.link?.message?.stopped ?? null);
  /** Who follows the game, where it is a lesson, and what is to be looked at. */
  coach = $derived<CoachShown | null>(this.link?.message?.coach ?? null);
  spot = $derived<ReadonlySet<string>>(new Set(this.coach?.state === "do" ? this.coach.light : []));
  /** Whether all else is dimmed: as long as nothing is chosen. */
  dusk = $derived(this.spot.size > 0 && this.walk.prefix.length === 0 && this.request !== null);
  attention = $derived<AttentionShown | null>(this.link?.message?.attention ?? null);
  clock = $derived<Heard | null>(this.link?.clock ?? null);
  lost = $derived(this.link?.status === "lost");
  you = $derived<Seat | null>(this.view?.you ?? null);
  /** Whether somebody at another screen has to agree to take-backs and draws. */
  shared = $derived((this.facts?.seats ?? []).some((one) => one.kind !== "computer" && !this.links.some((link) => link.seat === one.seat)));
  /** Whether no other person plays, and no clock runs: then things may be tried out. */
  alone = $derived(this.coach === null && this.clock === null && this.you !== null && (this.facts?.seats ?? []).filter((one) => one.kind !== "computer").length === 1);
  /** Whether an adept may be asked: where one is alone, and not against the player's wish. */
  hinted = $derived(this.alone && settings.values.hints !== "off");
  /** The next own seat that has to decide behind a hand-over, on a shared screen. */
  handover = $derived.by<number | null>(() => {
    if (this.links.length < 2 || this.moments.playing) return null;
    if (this.veiled) return Math.max(0, this.links.findIndex((link) => link.message?.request));
    if (this.request) return null; // what came of an answer is shown to whoever gave it first
    const next = this.links.findIndex((link, index) => index !== this.shown && link.message?.request && !link.quiet);
    return next >= 0 ? next : null;
  });

  /** Whether it is known which of the own seats decides: somebody is asked, or all have been heard from. */
  turnKnown = $derived(this.links.some((link) => link.message?.request) || this.links.every((link) => link.message));

  constructor(readonly game: string) {
    super();
  }

  async open(): Promise<void> {
    settings.rest();
    this.connect();
    try {
      [this.library, this.facts] = await Promise.all([api.library(), api.facts(this.game)]);
    } catch (error) {
      this.giveUp(error instanceof Error ? error.message : w("table-not-opened"));
      this.passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!this.passing) router.nowhere = this.game;
      return;
    }
    for (const link of this.links) {
      const heard = link.early ?? [];
      link.early = null;
      for (const message of heard) this.hear(link, message);
    }
  }

  /** The lines are opened while the cards still come; what is heard before is kept. */
  private connect(): void {
    this.links = seatsAt(this.game).map((held) => new SeatLink(held?.seat ?? null, held?.token ?? null));
    this.veiled = this.links.length > 1;
    for (const link of this.links) {
      link.line = new Line<ServerMessage, ClientMessage>(
        tableSocket(this.game),
        () => helloTo(this.game, link.token),
        (message) => (link.early ? void link.early.push(message) : this.hear(link, message)),
        (status) => {
          link.status = status;
          if (status === "lost") this.forgetSent();
        },
      );
    }
  }

  retry(): void {
    this.fatal = "";
    void this.open();
  }

  close(): void {
    for (const link of this.links) link.line?.close();
    this.stopTimers();
    this.moments.stop();
    clearTimeout(this.slowTimer);
  }

  hear(link: SeatLink, message: ServerMessage): void {
    if (message.type === "state" || message.type === "change") {
      link.heardAt = Date.now();
      link.clock = message.clock && { clock: message.clock, at: link.heardAt };
      link.heard = message.type === "state" ? message : applied(link.heard, message);
      if (!link.heard) return void link.line?.send({ type: "look" });
      link.waiting.push(link.heard);
      if (!link.busy) void this.play(link);
    } else if (message.type === "accepted") {
      this.accepted = message.request;
      this.slow = false;
      clearTimeout(this.slowTimer);
    } else if (message.type === "refused") {
      // A second answer to a question that has been answered changes nothing, and nothing is said of it.
      if (message.refusal.code === "not-asked" && message.request === this.accepted) return;
      if (this.sent === message.request) this.settleSent();
      if (this.coach) this.slips += 1;
      this.say(message.refusal.sentence, "error", message.refusal.rule);
    } else if (message.type === "odds") {
      this.asks.hearOdds(message.ref, message.odds);
    } else if (message.type === "ahead") {
      const option = this.foreseen.get(message.ref);
      if (!option) return;
      this.openBook.hear(option, message.question);
      this.walk.foresee(option, message.question);
    } else if (message.type === "weighed") {
      this.asks.hearWeighed(message.ref, message.weighed);
    } else if (message.type === "hint") {
      this.hints.hear(message);
    } else if (message.type === "offer") {
      if (link.seat === null) return;
      if (message.missing.includes(link.seat)) this.offer = { kind: message.kind, from: message.seat, agreed: message.agreed, about: message.about ?? null, level: message.level ?? null };
      else this.say(w("not-yet-agreed", message.missing.map((seat) => this.player(seat)?.name ?? "")));
    } else if (message.type === "offer_over") {
      if (this.offer?.kind === message.kind) this.offer = null;
    } else if (message.type === "rematch") {
      keepRematch(this.game, message, this.view);
      router.go("table", message.game);
    } else if (message.type === "said" || message.type === "pinged") {
      this.listen(link, message);
    } else {
      if (ABOUT_ANSWERS.has(message.code)) this.settleSent();
      if (link.message) this.say(message.message, "error");
      else this.giveUp(message.message);
    }
  }

  /** Everybody at this screen hears the same; it is written down once. */
  private listen(link: SeatLink, message: Said | Pinged): void {
    if (link !== this.link || settings.isBlocked(this.player(message.seat)?.name ?? "")) return;
    const line = this.talk.hear(message, message.seat === this.you);
    if (line && !line.at && !this.talking && message.seat !== this.you) this.say(w("somebody-says", this.player(message.seat)?.name ?? "", message.words));
  }

  private giveUp(sentence: string): void {
    this.fatal = sentence;
    for (const link of this.links) link.line?.close();
  }

  /** Shows waiting states one after another, each after what led to it has been seen. */
  private async play(link: SeatLink): Promise<void> {
    link.busy = true;
    for (let message = link.waiting.shift(); message; message = link.waiting.shift()) {
      const here = link === this.link && link.message !== null && !message.whole;
      const last = link.chronicle.at(-1)?.index ?? -1;
      const news = here ? message.events.filter((event) => event.index > last) : [];
      const played = score(news);
      const pending = link.waiting.reduce((sum, other) => sum + lasts(other.events), lasts(news));
      const hurry = hurried(pending, link.waiting.length + 1);
      const asked = message.request !== null;
      this.moments.playing = played.before.length > 0 && settings.pace !== "instant";
      if (message.whole) this.moments.clear();
      await this.moments.before(played, this.you, asked, hurry);
      this.show(link, message);
      if (here) this.moments.arrive(played, message.view.running?.kind === "attack");
      this.moments.playing = false;
      if (link.waiting.length > 0 || played.after.length > 0) await this.moments.after(played, news.length > 0 ? PLAIN : 0, hurry);
    }
    link.busy = false;
  }

  /** Completes what is playing at this moment. */
  hurry(): void {
    this.moments.hurry();
  }

  private show(link: SeatLink, message: StateMessage): void {
    const again = link.message?.version === message.version && link.message.request?.id === message.request?.id;
    if (link === this.link && link.message) this.compare(link.message.view, message.view);
    link.message = message;
    link.quiet = message.request !== null && !message.request.asks;
    const last = link.chronicle.at(-1)?.index ?? -1;
    const news = message.events.filter((event) => event.index > last);
    if (message.whole) link.chronicle = message.events.slice(-CHRONICLE_KEPT);
    else if (news.length > 0) link.chronicle = [...link.chronicle, ...news].slice(-CHRONICLE_KEPT);
    if (link !== this.link) {
      return;
    }
    if (message.request?.id !== this.sent) this.settleSent();
    if (message.request?.id !== this.walk.request?.id) this.stopReading();
    if (!again) {
      this.openBook.forget();
      this.asks.forget();
      this.foreseen.clear();
    }
    this.quietNow = link.quiet;
    this.walk.begin(link.quiet ? null : message.request);
    if (message.request?.kind === "activate" && this.resumed) {
      this.walk.press(this.resumed);
      this.resumed = null;
    }
    this.saveQuickcast(message);
    this.hints.begin(this.hinted && !link.quiet && !this.quietNow ? message.request : null);
    this.follow(message, news);
    if (!again) this.openBook.lookAtMage(message);
    if (this.walk.looking && (!again || message.whole)) this.lookAhead(this.walk.ahead!.option);
    if (message.view.result && this.offer?.kind !== "rematch") this.offer = null;
    keepState(this.game, message.view);
  }

  /** What a new state changes for all: a side falls, or a round ends and with it what was pointed out. */
  private compare(before: View, after: View): void {
    if (before.round !== after.round) this.talk.wipe();
    const gone = after.players.find((player) => isOut(player) && before.players.some((one) => one.seat === player.seat && !isOut(one)));
    if (!gone || after.result || !this.manySides) return;
    this.fallen = gone;
    this.later(() => {
      if (this.fallen === gone) this.fallen = null;
    }, FALL_SHOWN);
  }

  /**
   * A quickcast that could only harm one's own side is saved for the player. Where another person waits for the answer
   * it is asked all the same: how long it takes must not tell what is held.
   */
  private saveQuickcast({ request }: StateMessage): void {
    if (!request || this.shared || this.quietFor === request.id || !isIdle(request)) return;
    this.quietNow = true;
    this.quietFor = request.id;
    this.later(() => {
      if (this.request?.id === this.quietFor) this.pass();
    }, 0);
  }

  /** Sends the action that was confirmed with its creature, unless the table has changed since. */
  private follow(message: StateMessage, news: GameEvent[]): void {
    if (this.sent === message.request?.id) return;
    const next = this.following.hear(message, news);
    if (!next) return;
    if (next.option && !next.disturbed) this.answer(next.option.answer);
    else if (next.option) {
      this.walk.aimAt(next.option);
      this.say(w("something-changed"));
    } else this.say(w("not-possible-any-more"));
  }

  /** Nothing that went out last is sure to have arrived: it may be given again. */
  private forgetSent(): void {
    this.sent = null;
    this.following.forget();
    this.quietFor = null;
  }

  /** What was sent last is settled: it may be given again. */
  settle(): void {
    this.settleSent();
  }

  private settleSent(): void {
    this.sent = null;
    this.slow = false;
    clearTimeout(this.slowTimer);
  }

  post(message: ClientMessage): boolean {
    const sent = this.link?.line?.send(message) ?? false;
    if (!sent && !QUESTIONS.has(message.type)) this.say(w("nothing-was-sent"), "error");
    return sent;
  }

  answer(answer: Answer): void {
    const request = this.request;
    if (!request || this.sent === request.id || this.isOver(request)) return;
    if (!this.post({ type: "answer", request: request.id, answer })) return;
    this.sent = request.id;
    this.stopReading();
    this.slowTimer = window.setTimeout(() => (this.slow = true), 400);
  }

  /** Whether a press comes too late for a question: the server answers it itself, or what follows from it is already here and only waits to be shown. */
  private isOver(request: Request): boolean {
    const link = this.link;
    return link !== null && (link.quiet || (link.heard !== null && link.heard.request?.id !== request.id));
  }

  /** Sends what is chosen; an action goes out together with the activation of its creature. */
  confirm(): void {
    const { chosen, ahead } = this.walk;
    if (!chosen) return;
    if (!ahead || chosen === ahead.option) {
      this.answer(chosen.answer);
      return;
    }
    if (isReveal(chosen)) {
      this.turnOver(chosen);
      return;
    }
    this.following.keep(Number(ahead.option.answer[1]), chosen.answer);
    this.answer(ahead.option.answer);
  }

  /** Turns over what lies face down, beside the actions; a creature that is chosen stays so. */
  turnOver(option: Option): void {
    this.resumed = this.walk.ahead?.option.elements[0] ?? null;
    this.answer(option.answer);
  }

  /** Aims at what a hint is about, as if the player had pressed it; sends nothing. */
  aimAt(answers: readonly Answer[]): void {
    const same = (answer: Answer) => (option: Option) => JSON.stringify(option.answer) === JSON.stringify(answer);
    const first = this.request?.options.find(same(answers[0]!));
    if (!first) return;
    if (first.kind !== "activate") {
      this.walk.release();
      this.walk.aimAt(first);
      return;
    }
    this.walk.select(first);
    const then = answers[1];
    if (!then) return;
    this.walk.whenKnown(() => {
      const action = this.walk.all.find(same(then));
      if (action) this.walk.aimAt(action);
    });
  }

  private lookAhead(option: Option): void {
    const ref = `h${this.nextAsk++}`;
    if (this.post({ type: "ahead", ref, answer: option.answer })) this.foreseen.set(ref, option);
    else this.walk.foresee(option, null);
  }

  /** Takes the last choice back, or says why that cannot be. */
  undo(): void {
    if (this.coach && !this.noUndo) this.slips += 1;
    if (this.noUndo) this.say(this.noUndo);
    else if (this.post({ type: "undo" }) && this.shared) this.say(w(this.others.length > 1 ? "asked-everybody" : "asked-other-side"));
  }

  /** A plain question with verbs for answers is answered by one press; everything else is aimed first. */
  isDirect(branch: Branch): boolean {
    const careful = ["action", "activate", "quickcast", "deploy"];
    return branch.leaf !== null && branch.depth === 0 && !careful.includes(this.request?.kind ?? "") && !/^[ozb]/.test(branch.element ?? "");
  }

  choose(branch: Branch): void {
    if (this.isDirect(branch)) this.answer(branch.leaf!.answer);
    else if (this.walk.pressed && this.walk.aim?.[branch.depth] === branch.key && this.walk.chosen) this.confirm();
    else this.walk.take(branch);
  }

  /** Passes, or says why not. */
  pass(): void {
    const pass = this.request ? passOption(this.request.options) : null;
    if (pass) this.answer(pass.answer);
    else if (this.noPass) this.say(this.noPass.sentence, "info", this.noPass.rule);
  }

  /** Why one may not pass. */
  get noPass(): RefusedOption | null {
    return this.request?.refusals.find((one) => one.kind === "pass") ?? null;
  }

  /** Not again until what is going on is over, until the next phase, or until the player's turn. */
  keepQuiet(until: "this" | "turn" | "phase"): void {
    this.post({ type: "hush", until });
  }

  stopNext(on: boolean): void {
    this.post({ type: "stop_next", on });
  }

  stopFor(card: number, stop: StopName): void {
    keepCardStop(this.game, card, stop);
    this.tellStops();
  }

  /** Tells the server when to interrupt from now on. */
  tellStops(): void {
    this.post({ type: "stops", stops: wantedStops(this.game) });
  }

  pressElement(element: string): void {
    if (this.walk.looking && !this.walk.creature(element)) {
      if (element !== this.walk.ahead?.option.elements[0]) this.walk.whenKnown(() => this.pressElement(element));
      return;
    }
    let outcome = this.walk.request ? this.walk.press(element) : "nothing";
    const there = element.startsWith("o") ? this.object(Number(element.slice(1))) : null;
    const towards = there && (this.walk.prefix.length > 0 || !this.isMine(there.controller)) && (outcome === "refused" || outcome === "nothing");
    const sent = towards ? this.walk.sendTo(element, `z${there.zone}`) : "nothing";
    if (sent !== "nothing") outcome = sent;
    if (outcome === "confirm") this.confirm();
    else if (outcome === "refused" && this.walk.prefix.length === 0 && element.startsWith("o")) this.inspected = Number(element.slice(1));
    else if (outcome === "nothing") {
      if (element.startsWith("o")) this.inspected = Number(element.slice(1));
      else if (element.startsWith("z")) this.lens = this.lens === element.slice(1) ? null : element.slice(1);
    }
  }

  back(): void {
    if (this.pointing) {
      this.pointing = null;
      return;
    }
    if (!this.lookAway()) this.walk.back();
  }

  takeOver(index: number): void {
    this.shown = index;
    this.veiled = false;
    this.lookUp();
    this.walk.request = null;
    this.quietNow = this.link?.quiet ?? false;
    this.walk.begin(this.quietNow ? null : this.request);
    this.settleSent();
  }
}
