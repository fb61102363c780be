// Made from the server's schema by `python -m mageduel.server.schema --types`; changes here are lost.
/* eslint-disable */
/** A mage's ability in our words. */
export interface AbilityFace {
  name: string;
  text: string;
  reconstructed?: boolean;
}
/** The answer is stored. */
export interface Accepted {
  type: "accepted";
  request: number;
}
/** What an adept would do in a position, for a seat that is asked; null: whoever is asked first. */
export interface AdviceWish {
  position: string | Record<string, unknown>;
  seat?: number | null;
}
/** A wish to go back to the beginning of a step of a lesson, counted from 0. */
export interface AgainFromHere {
  type: "again";
  step: number;
}
/** What would be asked, as asked; None where that cannot be told beforehand. */
export interface AheadReply {
  type: "ahead";
  ref: string;
  question: QuestionShown | null;
}
/** An answer to the open request of this number. */
export interface AnswerMessage {
  type: "answer";
  request: number;
  answer: unknown[];
}
/** The host arranges the game anew: everybody has to say anew that they are ready. */
export interface Arrange {
  type: "arrange";
  terms: number;
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board?: string | null;
  joining?: "any" | "same-mage" | "open-books";
  sides: (number | null)[];
  clock?: ClockTerms | null;
}
/** A creature that lies in a zone and waits for the end of the round; everybody has seen which one. */
export interface ArrivalShown {
  card: string;
  controller: number;
}
/** A question for what an adept would answer to what is asked now. */
export interface AskHint {
  type: "hint";
  ref: string;
}
/** One attack bar. */
export interface AttackShown {
  name: string;
  action: string | null;
  kind: string;
  range: number[] | null;
  dice: Number | null;
  text: string;
}
/** How often a player has been interrupted this round, how often not, and what they stop for. */
export interface AttentionShown {
  asked: number;
  quiet: number;
  next_chance: boolean;
  cards: CardStop[];
}
/** Ready to play under these terms, or not any more. */
export interface BeReady {
  type: "ready";
  terms: number;
  ready: boolean;
}
/** A board. */
export interface BoardFace {
  name: string;
  players: number;
  goal: number;
  rows: number;
  cols: number;
  zones: BoardZone[];
  by_players: boolean;
}
/** Special ground: how it is drawn and what it is called. */
export interface BoardGround {
  look: "stone" | "water" | "swamp" | "grass" | "hill" | "magma" | "hellscape" | "hallowed" | "crater" | "acid" | "altar" | "septagram" | "spikes" | "circle" | "mist";
  name: string;
}
/** A board with its tree, standing at one moment. */
export interface BoardShown {
  board: string;
  node: number;
  tree: NodeFacts[];
  state: StateMessage;
  asked: number[];
  teams: number[];
  roll?: RollAsked | null;
  is_guess: boolean;
}
/** Where a board begins: a frame of a replay, a running game against the computer, or a position. */
export interface BoardWish {
  replay?: string | null;
  frame?: number;
  game?: string | null;
  token?: string | null;
  position?: string | null;
  near?: number;
}
/** A zone of a board, with what lies there at the beginning. */
export interface BoardZone {
  zone: string;
  row: number;
  col: number;
  ground: BoardGround | null;
  orbs: number;
  guardians: number;
  start: number | null;
  passage: boolean;
}
/** A draft weighed. */
export interface BookCheck {
  points: number;
  limit: number;
  legal: boolean;
  issues: BookIssue[];
  by_school: SchoolPoints[];
  by_card: CardPoints[];
  share: string;
}
/** A spellbook being built. */
export interface BookDraft {
  name?: string;
  mage: string;
  mode: "arena" | "apprentice" | "academy";
  cards: Record<string, number>;
}
/** A book as text: TOML, an OCTGN file or a share string. */
export interface BookImport {
  text: string;
}
/** What is wrong with a book. */
export interface BookIssue {
  code: string;
  sentence: string;
  rule: string;
  remedy: Remedy | null;
}
/** A spellbook that lies open. */
export interface BookListed {
  name: string;
  cards: CardLine[];
}
/** A spellbook. */
export interface BookShown {
  id: string;
  name: string;
  mage: string;
  mode: "arena" | "apprentice" | "academy";
  cards: CardLine[];
  points: number;
  legal: boolean;
  issues: BookIssue[];
  built_in: boolean;
  source: "official" | "community" | "project" | "own";
}
/** What one wants to be called. */
export interface CallMe {
  type: "name";
  name: string;
}
/** An attack bar on a card. */
export interface CardAttack {
  name: string;
  action: string | null;
  kind: string;
  range: number[] | null;
  dice: number | null;
  text: string;
}
/** Copies of a card. */
export interface CardCount {
  name: string;
  count: number;
}
/** A card as printed, in our words. */
export interface CardFace {
  name: string;
  type: string;
  subtypes: string[];
  kinds: string[];
  schools: Record<string, number>;
  school_mode: string;
  level: number;
  cost: number | "X";
  reveal: number | null;
  action: string | null;
  range: number[] | null;
  target: string | null;
  armor: number | null;
  life: number | null;
  channeling: number | null;
  location: string | null;
  defense: string | null;
  traits: string[];
  words: string[];
  attacks: CardAttack[];
  text: string;
  short: string;
  emblem: string;
  only: string[];
  sets: string[];
}
/** Copies of a card in a book. */
export interface CardLine {
  name: string;
  count: number;
}
/** What a card's copies cost in a book: each, together, and how that comes about. */
export interface CardPoints {
  name: string;
  each: number;
  points: number;
  schools: Record<string, number>;
  reckoning: string;
}
/** When a player is asked about one face-down card of theirs. */
export interface CardStop {
  id: number;
  card: string;
  where: string;
  usual: string;
  turns_itself: boolean;
  stop: string;
}
/** What is otherwise than in the state of the version `since`; only for those who said so in their hello. */
export interface ChangeMessage {
  version: number;
  events: EventShown[];
  whole: boolean;
  waiting_for: number[];
  presence: Presence[];
  can_undo: boolean;
  no_undo: string | null;
  stopped: string | null;
  clock: ClockShown | null;
  attention: AttentionShown | null;
  coach: CoachShown | null;
  type: "change";
  since: number;
  view: ViewChanges;
  request_stays: boolean;
  request: QuestionShown | null;
}
/** Say one thing of a mage or an object otherwise; null: what goes without saying. */
export interface ChangeThing {
  do: "change";
  object: number;
  key: string;
  value?: unknown;
}
/** Mage and book for one's own seat, or the host's choice for a computer player's; one is not ready any more. */
export interface ChooseBook {
  type: "choose";
  seat?: number | null;
  mage: string;
  book: string;
}
/** Take everything off the table but the mages. */
export interface ClearTable {
  do: "clear";
}
/** Every message the client sends over the WebSocket, for the client's types. */
export interface ClientMessages {
  message: Hello | Look | AnswerMessage | OddsMessage | LookAhead | WeighPlan | AskHint | SetStops | HushMe | StopNext | Undo | UndoReply | Concede | OfferDraw | DrawReply | Rematch | Leave | Replace | ReplaceReply | SayPhrase | PointAt | ShowMe | AgainFromHere;
}
/** The clock as it stands; what runs goes on from here until the next message. */
export interface ClockShown {
  kind: "game" | "decision" | "days";
  seconds: number;
  increment: number;
  left: number[];
  running: number[];
}
/** How time is kept in a game. */
export interface ClockTerms {
  kind: "game" | "decision" | "days";
  seconds: number;
  increment?: number;
}
/** The host gives the whole thing up. */
export interface CloseLobby {
  type: "close";
}
/** How a lesson stands, and what the coach says. */
export interface CoachShown {
  lesson: string;
  number: number;
  count: number;
  title: string;
  emblem: string;
  goals: GoalShown[];
  so: string;
  do: string;
  why: string;
  light: string[];
  words: RuleWord[];
  words_so_far: number;
  state: "do" | "done" | "failed";
  can_show: boolean;
  next: string | null;
  leads_to: string;
}
/** The whole codex. */
export interface Codex {
  entries: CodexEntry[];
  names: string[];
}
/** A word of the codex. */
export interface CodexEntry {
  name: string;
  word: string;
  kind: string;
  text: string;
  academy: string;
  spellings: string[];
  see: string[];
  source: string;
  related: string[];
}
/** What answers an attack. */
export interface ComesBack {
  kind: string;
  name: string;
  chance: number;
  damage: DamageChance[];
  average: number;
  effects: EffectChance[];
}
/** A computer player answers for a seat. */
export interface ComputerWish {
  seat: number;
  level?: string;
}
/** Giving up: one's mage leaves, and the duel is over where that leaves one side. */
export interface Concede {
  type: "concede";
}
/** One reason for a number. */
export interface Contribution {
  amount: number;
  label: string;
  source?: number | null;
}
/** The same once more. */
export interface CopyThing {
  do: "copy";
  object: number;
}
/** The puzzle of a day. */
export interface DailyPuzzle {
  day: string;
  puzzle: PuzzleFace;
}
/** How likely an amount of damage is. */
export interface DamageChance {
  damage: number;
  chance: number;
}
/** A decision where something clearly better was there, from what the player knew. */
export interface DecisionShown {
  frame: number;
  seat: number;
  round: number;
  kind: string;
  played: string;
  played_chance: number;
  better: string;
  better_chance: number;
  answer: unknown[];
  elements: string[];
  ways: WayShown[];
  sentence: string;
}
/** How well a seat decided: how many decisions there were of each class, the best first. */
export interface DecisionsCounted {
  seat: number;
  grades: GradeCounted[];
}
/** A Defense, and whether it can still be used this round. */
export interface DefenseShown {
  roll: number;
  text: string;
  ready: boolean;
}
/** The dice of an attack that has rolled. */
export interface DiceShown {
  dice: DieShown[];
  effect: EffectRoll | null;
  sum: DiceSum | null;
}
/** What attack dice come to: both sums, what armor takes of the normal one, the damage, and how rare it is. */
export interface DiceSum {
  critical: number;
  normal: number;
  taken: number;
  by: string;
  prevented: number;
  damage: number;
  reckoning: string;
  sentence: string;
  luck: string;
  rank: number;
}
/** One attack die: what it shows, and among which dice it counts here: critical, normal or blank. */
export interface DieShown {
  value: number;
  critical: boolean;
  group: string;
}
/** Yes or no to a draw. */
export interface DrawReply {
  type: "draw_reply";
  agree: boolean;
}
/** What a spell cost its player, did, and was worth. */
export interface EarningShown {
  seat: number;
  card: string;
  casts: number;
  mana: number;
  damage: number;
  earned: number | null;
}
/** A position, and one change of it. */
export interface EditWish {
  position: string | Record<string, unknown>;
  edit: PutCard | MoveThing | CopyThing | RemoveThing | ChangeThing | WriteThing | SetMoment | ClearTable;
}
/** How likely an effect is. */
export interface EffectChance {
  code: string;
  name: string;
  chance: number;
}
/** What a roll of the effect die from `low` to `high` brings; nothing has no words. */
export interface EffectRange {
  low: number;
  high: number;
  text: string;
  goes_free?: boolean;
}
/** A roll of the effect die, what was added to it, the total, and what each total would bring. */
export interface EffectRoll {
  roll: number;
  modifiers: Contribution[];
  total: number;
  ranges: EffectRange[];
}
/** One line of the chronicle. */
export interface EventShown {
  index: number;
  kind: "AbilityUsed" | "ActionPhaseEnded" | "Activated" | "AttackActionEnded" | "AttackAvoided" | "AttackCanceled" | "AttackDeclared" | "AttackEnded" | "AttackIntercepted" | "AttackMade" | "Attacked" | "Banished" | "CameBack" | "CardDiscarded" | "Channeled" | "Conceded" | "ConditionGained" | "ConditionLost" | "ControlChanged" | "CreatureLaidDown" | "DamagePrevented" | "Damaged" | "DefenseRolled" | "Destroyed" | "DicePool" | "DiceRolled" | "EnteredPlay" | "GameEnded" | "GuardDropped" | "Guarded" | "Healed" | "InitiativeTaken" | "LeftPlay" | "LifeChanged" | "MageDied" | "ManaChanged" | "MoveActionTaken" | "Moved" | "Notice" | "Passed" | "PhaseBegan" | "Planned" | "Revealed" | "Rolled" | "RolledToMiss" | "RoundBegan" | "RoundEnded" | "SpellCast" | "SpellFailed" | "SpellResolved" | "TokensChanged" | "TurnedFaceDown" | "UpkeepPaid";
  sentence: string;
  round: number;
  seat: number | null;
  objects: number[];
  start: string | null;
  end: string | null;
  amount: number | null;
  dice: DieShown[];
  effect: EffectRoll | null;
  sum: DiceSum | null;
  strike: string | null;
}
/** A friend that is still to act and could strike the same target next, and what both together destroy it with. */
export interface FollowUp {
  object: number;
  name: string;
  attack: string;
  destroy_chance: number;
}
/** What can be chosen for a new game, and the lessons. */
export interface Front {
  mages: MageFace[];
  books: BookShown[];
  levels: LevelFace[];
  styles: StyleFace[];
  modes: ModeFace[];
  lessons: LessonFace[];
}
/** A new game. */
export interface GameCreated {
  game: string;
  seats: SeatGiven[];
  link: LinkFacts;
}
/** What everybody may know of a game. */
export interface GameFacts {
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board: string | null;
  seats: SeatFacts[];
  round: number;
  over: boolean;
  joining: "any" | "same-mage" | "open-books";
  waiting_for: number[];
  clock: ClockShown | null;
  seed?: number | string | null;
}
/** A game to be set up. */
export interface GameSetup {
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board?: string | null;
  seats: SeatSetup[];
  seed?: number | null;
  same_screen?: boolean;
  joining?: "any" | "same-mage" | "open-books";
  clock?: ClockTerms | null;
  listed?: boolean;
  challenge?: string | null;
}
/** One step of a lesson, in a few words. */
export interface GoalShown {
  label: string;
  done: boolean;
}
/** A class of decisions, by the chance they gave away. */
export interface GradeCounted {
  grade: "best" | "close" | "some" | "much";
  least: number;
  count: number;
}
/** A layer of a zone's ground: how it is drawn, what it is called, and its object where it is one. */
export interface GroundShown {
  look: "stone" | "water" | "swamp" | "grass" | "hill" | "magma" | "hellscape" | "hallowed" | "crater" | "acid" | "altar" | "septagram" | "spikes" | "circle" | "mist";
  name: string;
  object: number | null;
  is_tile: boolean;
}
/** A game that is over: the token of one's seat, and how it ended. */
export interface HeldGame {
  game: string;
  token: string;
  outcome: "won" | "lost" | "draw";
}
/** The first message: who is calling. Whoever says when to be interrupted is interrupted only then, and the rest is answered for them, each time after the same short beat; whoever says nothing is asked everything. */
export interface Hello {
  type: "hello";
  token?: string | null;
  spectate?: boolean;
  stops?: StopsWanted | null;
  language?: string | null;
  changes?: boolean;
}
/** A card that lies face down on a board. */
export interface HiddenHere {
  object: number;
  seat: number;
  on: string;
  card: string;
  how: "known" | "guessed" | "drawn";
  guesses: string[];
}
/** A hint, as asked, or why there is none. */
export interface HintReply {
  type: "hint";
  ref: string;
  hint: HintShown | null;
  refusal?: string | null;
  sentence?: string;
}
/** What an adept would do, seen from the seat that asked. */
export interface HintShown {
  request: number;
  ways: HintWay[];
  weights: HintWeight[];
  now: number | null;
}
/** One way to go on, with where it leads. */
export interface HintWay {
  answers: unknown[][];
  label: string;
  reasons: string[];
  sentence: string;
  elements: string[];
  chance: number | null;
}
/** Something that speaks for the best way or against it, in points of chance. */
export interface HintWeight {
  code: string;
  sentence: string;
  points: number;
}
/** Leave me alone until what is going on is over, until the next phase, or until my turn. */
export interface HushMe {
  type: "hush";
  until: "this" | "phase" | "turn";
}
/** The key of this browser: what it has saved can be had with it elsewhere. */
export interface IdentityKey {
  key: string;
}
/** A question about an answer that is not given: its odds, what would be asked after it, or what a plan costs. */
export interface Inquiry {
  kind: "odds" | "ahead" | "weigh";
  seat: number;
  answer: unknown[];
  after?: unknown[] | null;
}
/** What was asked for. */
export interface InquiryReply {
  odds?: OddsShown | null;
  question?: QuestionShown | null;
  weighed?: PlanWeighed | null;
}
/** What a guest sees before sitting down. */
export interface InvitationShown {
  game: string;
  seat: number;
  side: number;
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board: string | null;
  books: "arena" | "apprentice" | "academy";
  has_points: boolean;
  joining: "any" | "same-mage" | "open-books";
  others: OtherFacts[];
  laid_out: LaidOut | null;
  mages: string[];
  clock: ClockTerms | null;
}
/** The host wants a new link to an open seat. */
export interface InviteTo {
  type: "invite";
  seat: number;
}
/** Taking a seat by invitation, with a book of one's own or, where none is named, the one laid out. */
export interface JoinWish {
  name?: string;
  mage?: string | null;
  book?: string | null;
}
/** A key from another device. */
export interface KeyBrought {
  key: string;
}
/** What there is to arrange with, besides cards and mages. */
export interface Kit {
  conditions: KitPart[];
  usual: string[];
  tokens: KitPart[];
  marks: KitPart[];
  types: string[];
  markers: string[];
  mage_keys: string[];
  object_keys: string[];
}
/** Something objects carry: its name in the data, what it is called, and the most there can be of it. */
export interface KitPart {
  name: string;
  label: string;
  most: number;
}
/** What the host has laid out for the guest. */
export interface LaidOut {
  mage: string;
  book: string;
  cards: CardLine[];
  fixed: boolean;
}
/** Going away from a game that goes on: the others may have the computer play in one's place until one is back. */
export interface Leave {
  type: "leave";
}
/** Going away; the longest-seated other person becomes the host where the host goes. */
export interface LeaveLobby {
  type: "leave";
}
/** One line of the mana arithmetic. */
export interface LedgerLine {
  label: string;
  amount: number;
  note?: string;
}
/** The game of a lesson, and the token of the learner's seat. */
export interface LessonBegun {
  game: string;
  seat: number;
  token: string;
}
/** A lesson on the path. */
export interface LessonFace {
  name: string;
  number: number;
  title: string;
  about: string;
  mode: string;
  emblem: string;
  minutes: number;
  steps: number;
  words: RuleWord[];
}
/** A level of computer player. */
export interface LevelFace {
  name: string;
  label: string;
  text: string;
  step: number;
  stands_in: boolean;
}
/** All cards, and the sets they are of. */
export interface Library {
  cards: CardFace[];
  sets: SetFace[];
}
/** An answer an adept may well give. */
export interface LikelyShown {
  label: string;
  answer: unknown[];
  share: number;
  chances: number[] | null;
}
/** What a seat may well answer. */
export interface LikelyWish {
  seat: number;
}
/** What to look at next, and what to do with it. */
export interface LineHint {
  element: string | null;
  piece: string;
  action: string;
}
/** A question about an answer at the end of a line. */
export interface LineInquiry {
  answers: unknown[][];
  inquiry: Inquiry;
}
/** Where a line has come to. */
export interface LineShown {
  puzzle: PuzzleFace;
  state: StateMessage;
  seat: number;
  steps: LineStep[];
  chance: number;
  fraction: string;
  done: boolean;
  stars: number;
}
/** One answer of a line. */
export interface LineStep {
  label: string;
  chance: number;
  answer: unknown[];
}
/** The dice of a line, thrown at last. */
export interface LineThrown {
  state: StateMessage;
  reached: boolean;
}
/** A line: one's own answers so far. */
export interface LineWish {
  answers: unknown[][];
}
/** Where a link to this server leads, and whether other machines can follow it. */
export interface LinkFacts {
  base: string;
  reachable: boolean;
  sentence: string;
  remedy: string | null;
}
/** Every message the client sends over the WebSocket of a lobby, for the client's types. */
export interface LobbyClientMessages {
  message: LobbyHello | CallMe | ChooseBook | MoveTo | BeReady | LeaveLobby | Arrange | SeatComputer | SeatOpen | RemovePerson | InviteTo | StartGame | CloseLobby;
}
/** A lobby as somebody sees it who has yet to sit down. */
export interface LobbyFacts {
  lobby: string;
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board: string | null;
  books: "arena" | "apprentice" | "academy";
  joining: "any" | "same-mage" | "open-books";
  clock: ClockTerms | null;
  places: PlaceShown[];
  listed: boolean;
}
/** The first message: who is calling. */
export interface LobbyHello {
  type: "hello";
  token: string;
  language?: string | null;
}
/** What a guest sees before sitting down in a lobby. */
export interface LobbyInvitation {
  facts: LobbyFacts;
  seat: number;
}
/** A link's secret for an open seat; the one before it works no more. */
export interface LobbyInvite {
  type: "lobby_invite";
  seat: number;
  invite: string;
}
/** Sitting down in a lobby by invitation; mage and book are chosen there. */
export interface LobbyJoin {
  name?: string;
}
/** The seat taken, and the token that opens it from now on, in the lobby and in the game. */
export interface LobbyJoined {
  lobby: string;
  seat: number;
  token: string;
}
/** A new lobby, and the host's own token. */
export interface LobbyOpened {
  lobby: string;
  seat: number;
  token: string;
  invites: LobbyInvite[];
  link: LinkFacts;
}
/** There is nothing more to do here: the host closed the lobby, sent one away, or one has left. The line closes. */
export interface LobbyOver {
  type: "lobby_over";
  code: "closed" | "removed" | "left";
  message: string;
}
/** Every message the server sends over the WebSocket of a lobby, for the client's types. */
export interface LobbyServerMessages {
  message: LobbyState | LobbyInvite | LobbyStarted | LobbyOver | Trouble;
}
/** A lobby to be opened; exactly one of its seats is a person's, the host's own. */
export interface LobbySetup {
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board?: string | null;
  joining?: "any" | "same-mage" | "open-books";
  name?: string;
  clock?: ClockTerms | null;
  listed?: boolean;
  seats: PlaceWish[];
}
/** The game has begun; the token is the one this client came with. */
export interface LobbyStarted {
  type: "lobby_started";
  game: string;
  seat: number;
  token: string;
}
/** The lobby as it stands; sent anew, whole, after every change. */
export interface LobbyState {
  type: "lobby";
  facts: LobbyFacts;
  terms: number;
  seat: number;
  is_host: boolean;
  can_start: boolean;
  why_not: string | null;
  mages: string[];
}
/** A wish to be told the whole state. */
export interface Look {
  type: "look";
}
/** A question for what would be asked after an answer, which commits to nothing. */
export interface LookAhead {
  type: "ahead";
  ref: string;
  answer: unknown[];
}
/** A mage. */
export interface MageFace {
  name: string;
  called: string;
  mode: string;
  life: number;
  channeling: number;
  trained: string[];
  opposed: string[];
  abilities: AbilityFace[];
}
/** A position and a goal, to be made a puzzle. */
export interface MakeWish {
  position: string | Record<string, unknown>;
  seat: number;
  deed: "destroy" | "save";
  target: number;
  horizon: "turn" | "round";
}
/** A mode of play that can be chosen. */
export interface ModeFace {
  name: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  books: "arena" | "apprentice" | "academy";
  mages: string;
  seats: number[];
  team_seats: number[];
  has_boards: boolean;
}
/** A kind of moment a player can stop at, and whether one does so as usual. */
export interface MomentFace {
  name: "attack-declared" | "dice-rolled" | "spell-declared" | "zone-left" | "zone-entered" | "begins-to-act" | "has-acted" | "due-next";
  label: string;
  usual: boolean;
}
/** Put something elsewhere. */
export interface MoveThing {
  do: "move";
  object: number;
  at: string;
}
/** Moving to an open seat, with its side. */
export interface MoveTo {
  type: "move";
  seat: number;
}
/** A game that is over, as its player's browser keeps it. */
export interface MyGame {
  game: string;
  mode: string;
  mage: string;
  book: string;
  opponents: string[];
  by_computers: boolean;
  outcome: "won" | "lost" | "draw";
}
/** All of one's games, and how they went. */
export interface MyGamesShown {
  games: MyGame[];
  all: ShareShown;
  mages: ShareShown[];
  books: ShareShown[];
  opponents: ShareShown[];
}
/** Seats held, and games kept from earlier. */
export interface MyGamesWish {
  held: HeldGame[];
  earlier: MyGame[];
}
/** Mages at a table with nothing on it. */
export interface NewPosition {
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  mages: string[];
  board?: string | null;
  teams?: boolean;
}
/** One moment of the tree. */
export interface NodeFacts {
  node: number;
  parent: number | null;
  seat: number | null;
  label: string;
  dice: string;
  chances: number[];
  round: number;
  played: boolean;
  quiet: boolean;
  pruned: boolean;
}
/** A number with its reasons. */
export interface Number {
  value: number;
  why?: Contribution[];
}
/** One object on the table, as far as the viewer may know it; a card of None is face down. */
export interface ObjectShown {
  id: number;
  card: string | null;
  name: string;
  short: string;
  kind: string;
  owner: number;
  controller: number;
  zone: string | null;
  border: string | null;
  attached_to: number | string | null;
  attachments: number[];
  hidden: boolean;
  is_ground: boolean;
  is_prize: boolean;
  level: number | null;
  emblem: string;
  school: string | null;
  life: Number | null;
  damage: number;
  armor: Number | null;
  mana: number;
  active: boolean | null;
  guarding: boolean;
  ready: boolean | null;
  conditions: Record<string, number>;
  tokens: TokenShown[];
  bound: string | null;
  has_bound: boolean;
  prepared: PreparedHere | null;
  reveal_cost: number | null;
  location: string | null;
  traits: TraitShown[];
  attacks: AttackShown[];
  defense: DefenseShown[];
  cast_round: number;
  effect: string;
  gives: string;
}
/** A question for the odds of an option, or of one that would be there after another answer. */
export interface OddsMessage {
  type: "odds";
  ref: string;
  answer: unknown[];
  after?: unknown[] | null;
}
/** Odds, as asked. */
export interface OddsReply {
  type: "odds";
  ref: string;
  odds: OddsShown | null;
}
/** Exact odds of an attack before it is made. */
export interface OddsShown {
  attack: string;
  target: string;
  dice: Number;
  armor: Number;
  strikes: number;
  damage: DamageChance[];
  average: number;
  destroy_chance: number;
  deter_chance: number;
  miss_chance: number;
  avoid_chance: number;
  effects: EffectChance[];
  consequences: string[];
  comes_back: ComesBack[];
  hidden_not_counted: number;
  follow_ups: FollowUp[];
}
/** Somebody wants something that needs everybody's word. */
export interface Offer {
  type: "offer";
  kind: "undo" | "draw" | "rematch" | "replace";
  seat: number;
  agreed: number[];
  missing: number[];
  about?: number | null;
  level?: string | null;
}
/** An offer to call it a draw. */
export interface OfferDraw {
  type: "offer_draw";
}
/** What was asked for is off the table: somebody did not agree, or the game went on. */
export interface OfferOver {
  type: "offer_over";
  kind: "undo" | "draw" | "rematch" | "replace";
}
/** A game in the list of open games. */
export interface OpenGame {
  kind: "game" | "lobby" | "running";
  id: string;
  mode: "arena" | "apprentice" | "free-for-all" | "academy" | "domination";
  board: string | null;
  clock: ClockTerms | null;
  seats: OpenSeat[];
  challenge: boolean;
  round: number;
  watching: number;
}
/** Games that wait for somebody, then those to be watched; and how many people are at tables and in lobbies. */
export interface OpenGames {
  games: OpenGame[];
  people: number;
  link: LinkFacts;
}
/** A seat of a game in the list. */
export interface OpenSeat {
  side: number;
  name: string;
  mage: string | null;
  computer: boolean;
}
/** One possible answer. */
export interface OptionShown {
  answer: unknown[];
  kind: string;
  label: string;
  detail: string;
  elements: string[];
  group: string;
  icon: string;
  speed: string;
  key: string | null;
  path: PathPart[];
  declines?: boolean;
  harmful?: boolean;
}
/** Who else sits at the table, or is to. */
export interface OtherFacts {
  seat: number;
  side: number;
  is_friend: boolean;
  name: string;
  mage: string | null;
  life: number | null;
  channeling: number | null;
  book: BookListed | null;
}
/** One stage of choosing an option. */
export interface PathPart {
  label: string;
  element: string | null;
}
/** A phrase there is to say. */
export interface PhraseFace {
  phrase: "greetings" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "good-game" | "yes" | "no" | "attack-together" | "defend" | "save-mana" | "you-first" | "me-first" | "need-help" | "leave-it-to-me";
  words: string;
  to: "all" | "side";
}
/** Somebody of one's own side points at something, oneself included. */
export interface Pinged {
  type: "pinged";
  seat: number;
  sign: "strike" | "guard" | "come" | "danger" | "wait" | "well-done";
  words: string;
  aim: "object" | "zone" | "border";
  target: number | string;
}
/** A seat of a lobby, as far as the viewer may know it. */
export interface PlaceShown {
  seat: number;
  side: number | null;
  kind: "person" | "computer" | "open";
  person: number | null;
  name: string;
  is_host: boolean;
  is_own: boolean;
  is_connected: boolean;
  is_ready: boolean;
  level: string | null;
  mage: string | null;
  has_book: boolean;
  book: string | null;
  open_book: BookListed | null;
}
/** A seat of a lobby to be opened: the host's own, a computer's, or one left open. */
export interface PlaceWish {
  kind: "person" | "computer" | "open";
  side?: number | null;
  level?: string | null;
  mage?: string | null;
  book?: string | null;
}
/** A card that fits a slot. */
export interface PlanCard {
  card: string;
  count: number;
  cost_now: Number | null;
  payable: boolean;
  reason: string | null;
}
/** The question of the Planning Phase; slot 0 is the mage's own. */
export interface PlanForm {
  slots: PlanSlot[];
  mana: number;
  weighed: PlanWeighed;
}
/** Another plan that mends what a warning is about. */
export interface PlanRemedy {
  label: string;
  answer: unknown[];
}
/** A slot to fill in the Planning Phase. */
export interface PlanSlot {
  slot: number;
  count: number;
  label: string;
  mana: number;
  cards: PlanCard[];
}
/** Something that speaks against a plan, and forbids nothing. */
export interface PlanWarning {
  code: string;
  title: string;
  sentence: string;
  remedies: PlanRemedy[];
}
/** A plan in numbers: mana now, what each spell takes, what is left, what is short, and what reveals would need. */
export interface PlanWeighed {
  mana: number;
  ledger: LedgerLine[];
  left: number;
  short: number;
  owed: number;
  warnings: PlanWarning[];
}
/** A real game from a moment of the board: who sits where. */
export interface PlayOnWish {
  seat: number;
  against?: string;
}
/** A real game from a position: who sits where. */
export interface PlayWish {
  position: string | Record<string, unknown>;
  seat?: number;
  against?: string;
}
/** One player's area. */
export interface PlayerShown {
  seat: number;
  name: string;
  side: number;
  is_own: boolean;
  is_friend: boolean;
  mage: string;
  called: string;
  object: number;
  start: string;
  alive: boolean;
  conceded: boolean;
  score: number | null;
  mana: number;
  channeling: Number;
  life: Number;
  damage: number;
  armor: Number;
  active: boolean;
  quickcast: boolean;
  book_count: number;
  book: CardCount[] | null;
  discard: string[];
  prepared: PreparedShown[];
  hidden: number[];
  threats: number[];
}
/** A finger on the board, for one's own side. */
export interface PointAt {
  type: "ping";
  sign: "strike" | "guard" | "come" | "danger" | "wait" | "well-done";
  aim: "object" | "zone" | "border";
  target: number | string;
}
/** What an adept would do. */
export interface PositionAdvice {
  seat: number;
  prompt: string;
  hint: HintShown;
}
/** A position in one word. */
export interface PositionLink {
  link: string;
}
/** A position that can be, in the one form it is written in, and how it looks. */
export interface PositionShown {
  data: Record<string, unknown>;
  numbers: number[];
  link: string | null;
  notes: string[];
  view: ViewShown;
  borders: string[];
  made?: number | null;
}
/** A position to look at. */
export interface PositionWish {
  position: string | Record<string, unknown>;
}
/** A spell prepared for an object; its card only for its own player. */
export interface PreparedHere {
  card: string | null;
}
/** A spell prepared for the mage; its card only for its own player. */
export interface PreparedShown {
  slot: number;
  card: string | null;
}
/** Whether somebody sits at a seat. */
export interface Presence {
  seat: number;
  connected: boolean;
  thinking: boolean;
  invited: boolean;
  stand_in: string | null;
  replaceable_in: number | null;
  counted_out_in: number | null;
}
/** An error in one line. */
export interface Problem {
  message: string;
}
/** A branch is cut off, or put back. */
export interface PruneWish {
  pruned: boolean;
}
/** Lay a card on the table. */
export interface PutCard {
  do: "put";
  card: string;
  seat: number;
  at: string;
  hidden?: boolean;
}
/** A puzzle in the list. */
export interface PuzzleFace {
  number: number;
  name: string;
  kind: string;
  horizon: string;
  grade: number;
  mode: string;
  title: string;
  task: string;
  about: string;
  target: string;
  mages: string[];
  limits: number[];
}
/** What came of it: a puzzle, or why it is none. */
export interface PuzzleMade {
  puzzle: PuzzleFace | null;
  sentence: string;
  steps: LineStep[];
}
/** What a player is being asked. */
export interface QuestionShown {
  id: number;
  kind: string;
  seat: number;
  prompt: string;
  context: string;
  simultaneous: boolean;
  options: OptionShown[];
  refusals: RefusedShown[];
  plan: PlanForm | null;
  window: WindowShown | null;
  asks: boolean;
  why_code: string;
  why: string;
}
/** A game written down, as it is downloaded and uploaded. */
export interface RecordFile {
  format: "mageduel-record";
  rules: string;
  setup: Record<string, unknown>;
  seed: number | string;
  answers: unknown[];
  digest: string;
  course?: string;
  ending?: RecordedEnding | null;
}
/** How players ended a game themselves: the seat that gave up or was out of time, or a draw. */
export interface RecordedEnding {
  conceded?: number | null;
  time?: boolean | null;
  draw?: boolean | null;
}
/** Why something cannot be done. */
export interface RefusalShown {
  code: string;
  sentence: string;
  rule: RuleShown;
}
/** The answer is not possible; nothing has changed. */
export interface Refused {
  type: "refused";
  request: number;
  refusal: RefusalShown;
}
/** Something a player might try, and why it is not possible; the last element is what it cannot be done to. */
export interface RefusedShown {
  label: string;
  kind: string;
  elements: string[];
  group: string;
  code: string;
  sentence: string;
  rule: RuleShown;
  is_likely: boolean;
}
/** A wish to play again. */
export interface Rematch {
  type: "rematch";
}
/** The next game is set up; the token is for this seat alone. */
export interface RematchReady {
  type: "rematch";
  game: string;
  seat: number;
  token: string;
}
/** One press that mends an issue: this card to that many copies. */
export interface Remedy {
  label: string;
  name: string;
  count: number;
}
/** The host sends a person away, whose seat is open again. */
export interface RemovePerson {
  type: "remove";
  person: number;
}
/** Take something off the table, with what lies on it. */
export interface RemoveThing {
  do: "remove";
  object: number;
}
/** A wish to have the computer play for somebody who has left, or has been away for a while. Without a level nobody plays for them: they lose on time, unless they come back before that has run out. */
export interface Replace {
  type: "replace";
  seat: number;
  level?: string | null;
}
/** Yes or no to the computer playing for somebody at this seat, or to nobody waiting for them any longer. */
export interface ReplaceReply {
  type: "replace_reply";
  seat: number;
  agree: boolean;
}
/** An uploaded record, ready to watch. */
export interface ReplayAdded {
  replay: string;
}
/** What a replay viewer needs to draw its bar and to say how it ended. */
export interface ReplayFacts {
  frames: number;
  rounds: number[];
  markers: ReplayMarker[];
  life: ([number, number[]])[];
  seats: SeatFacts[];
  decisions: number;
  result: ResultShown | null;
  note: string | null;
}
/** One moment of a replay. */
export interface ReplayFrame {
  view: ViewShown;
  events: EventShown[];
}
/** A point of interest in a replay. */
export interface ReplayMarker {
  frame: number;
  kind: "destroyed" | "round";
  name: string;
  seat: number | null;
}
/** A report, as the player gets it and as it is opened again. */
export interface ReportFile {
  format: "mageduel-report";
  report: string;
  game: string;
  rules: string;
  seat: number;
  answers: number;
  note: string;
  client: string;
  seen: Record<string, unknown>;
  sealed: boolean;
  record: Record<string, unknown> | null;
}
/** What was wrong, in the player's own words, and what the player's program knows of itself. */
export interface ReportWish {
  note?: string;
  client?: string;
}
/** How it ended. */
export interface ResultShown {
  side: number | null;
  seats: number[];
  outcome: "won" | "lost" | "draw" | null;
  code: string;
  how: string;
}
/** All that is known of a game so far; more comes while the state is thinking. */
export interface ReviewShown {
  state: "waiting" | "thinking" | "done" | "failed";
  judged: number;
  decisions: number;
  teams: number[];
  standings: Standing[];
  throws: Throw[];
  luck: number[];
  turning_points: TurningPoint[];
  earnings: EarningShown[];
  counts: DecisionsCounted[];
  worst: DecisionShown[];
}
/** Dice that have to be set before an answer is played out. */
export interface RollAsked {
  count: number;
  sides: number;
  faces: string[];
  is_effect?: boolean;
  label?: string;
}
/** The rule behind a refusal. */
export interface RuleShown {
  document: string;
  section: string;
  text: string;
  entry?: string;
  word?: string;
  card?: string;
}
/** A word of the codex that says more about a rule. */
export interface RuleWord {
  name: string;
  word: string;
}
/** The rules of a way to play in short, page by page. */
export interface RulesFace {
  mode: string;
  title: string;
  pages: RulesSection[][];
}
/** A few rules, with the picture that goes with them. */
export interface RulesSection {
  name: string;
  title: string;
  text: string;
  picture: string;
  shows: string[];
  words: RuleWord[];
}
/** A card or mage that is in situations. */
export interface RulingCard {
  name: string;
  count: number;
}
/** A situation in the list. */
export interface RulingFace {
  key: string;
  number: number;
  title: string;
  about: string;
  mode: string;
  cards: string[];
  words: RulingWord[];
  places: RulingPlace[];
}
/** A situation that was opened. */
export interface RulingFacts {
  face: RulingFace;
  steps: RulingStep[];
  is_made: boolean;
  previous: string | null;
  next: string | null;
}
/** One moment of a situation. */
export interface RulingFrame {
  view: ViewShown;
  events: EventShown[];
  claims: string[];
  rule: RuleShown | null;
  link: string | null;
}
/** What situations can be found by. */
export interface RulingIndex {
  total: number;
  words: RulingWord[];
  cards: RulingCard[];
  places: RulingPlace[];
}
/** Situations that were found. */
export interface RulingList {
  total: number;
  rulings: RulingFace[];
}
/** A section of the documents whose statements situations show. */
export interface RulingPlace {
  rule: string;
  label: string;
  count: number;
}
/** One step of a situation, as it stands in the list of steps. */
export interface RulingStep {
  kind: string;
  label: string;
  seat: number | null;
  answer: string;
}
/** A word of the codex that situations are about. */
export interface RulingWord {
  name: string;
  form: string;
  count: number;
}
/** The attack, spell or move under way. */
export interface RunningShown {
  kind: string;
  title: string;
  steps: StepShown[];
  source: number | null;
  target: number | string | null;
  dice: DiceShown | null;
}
/** Somebody said something, oneself included. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "greetings" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "good-game" | "yes" | "no" | "attack-together" | "defend" | "save-mana" | "you-first" | "me-first" | "need-help" | "leave-it-to-me";
  words: string;
  to: "all" | "side";
}
/** A phrase: a courtesy goes to everybody, counsel to one's own side. */
export interface SayPhrase {
  type: "say";
  phrase: "greetings" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "good-game" | "yes" | "no" | "attack-together" | "defend" | "save-mana" | "you-first" | "me-first" | "need-help" | "leave-it-to-me";
}
/** Points spent on a school, and what the mage pays a level; None where that depends on the spell. */
export interface SchoolPoints {
  school: string;
  points: number;
  multiplier: number | null;
}
/** The host has the computer play an open seat, or another level play its own; a book left out is drawn by lot. */
export interface SeatComputer {
  type: "computer";
  seat: number;
  level: string;
  mage?: string | null;
  book?: string | null;
}
/** What everybody may know of a seat. */
export interface SeatFacts {
  seat: number;
  side: number;
  name: string;
  mage: string;
  kind: "human" | "computer" | "friend" | "bot";
  invited?: boolean;
  undecided?: boolean;
  book?: BookListed | null;
}
/** A seat of a new game: a token for one's own and for a bot's, an invitation for a friend's. */
export interface SeatGiven {
  seat: number;
  side: number;
  token?: string | null;
  invite?: string | null;
}
/** The seat taken. */
export interface SeatJoined {
  game: string;
  seat: number;
  token: string;
}
/** The host leaves a computer player's seat open to people. */
export interface SeatOpen {
  type: "open";
  seat: number;
}
/** Who sits where, with which mage and book; a friend's may be left to the friend. */
export interface SeatSetup {
  kind: "human" | "computer" | "friend" | "bot";
  name?: string | null;
  mage?: string | null;
  book?: string | null;
  side?: number | null;
  fixed?: boolean;
  level?: string | null;
}
/** Every message the server sends over the WebSocket, for the client's types. */
export interface ServerMessages {
  message: StateMessage | ChangeMessage | Accepted | Refused | Trouble | OddsReply | AheadReply | WeighedReply | HintReply | Offer | OfferOver | RematchReady | Said | Pinged;
}
/** A set of cards: its code and its name. */
export interface SetFace {
  code: string;
  name: string;
}
/** Another round, phase or turn, or somebody else with the initiative. */
export interface SetMoment {
  do: "moment";
  key: string;
  value?: number | string | null;
}
/** From now on, interrupt me so. */
export interface SetStops {
  type: "stops";
  stops: StopsWanted;
}
/** How somebody fared with or against something, and the 95 % interval of that. */
export interface ShareShown {
  name: string;
  by_computers: boolean;
  games: number;
  wins: number;
  losses: number;
  draws: number;
  share: number;
  low: number;
  high: number;
}
/** A wish to have the coach give the next answer of a lesson, which can be taken back. */
export interface ShowMe {
  type: "show_me";
}
/** A side: one player, or a team. */
export interface SideShown {
  side: number;
  seats: number[];
  is_own: boolean;
  is_standing: boolean;
}
/** What a finger on the board can mean. */
export interface SignFace {
  sign: "strike" | "guard" | "come" | "danger" | "wait" | "well-done";
  words: string;
}
/** The line that reaches the best chance. */
export interface Solution {
  answers: unknown[][];
}
/** One spell in the hands of one mage. */
export interface SpellFor {
  name: string;
  points: number;
  parts: SpellPart[];
  copies: number;
  refusal: SpellRefusal | null;
}
/** A school of a spell: so many Levels at so many points each, and how that comes about. */
export interface SpellPart {
  school: string;
  levels: number;
  factor: number;
  footing: "trained" | "untrained" | "opposed" | "novice" | "fixed";
  why: string;
}
/** Why a spell cannot be in a book of this mage, in a sentence and in a few words. */
export interface SpellRefusal {
  code: string;
  sentence: string;
  short: string;
}
/** How likely each side was to win after so many answers. */
export interface Standing {
  frame: number;
  round: number;
  chances: number[];
}
/** The host begins the game that was arranged under these terms. */
export interface StartGame {
  type: "start";
  terms: number;
}
/** The table as it stands, what is asked, and what has happened since the last one. */
export interface StateMessage {
  version: number;
  events: EventShown[];
  whole: boolean;
  waiting_for: number[];
  presence: Presence[];
  can_undo: boolean;
  no_undo: string | null;
  stopped: string | null;
  clock: ClockShown | null;
  attention: AttentionShown | null;
  coach: CoachShown | null;
  type: "state";
  view: ViewShown;
  request: QuestionShown | null;
}
/** One step of what is running. */
export interface StepShown {
  name: string;
  state: string;
}
/** Stop at the next chance to reveal, whatever the settings say. */
export interface StopNext {
  type: "stop_next";
  on: boolean;
}
/** When a person wants to be interrupted, and what is answered ahead; what is left out is as usual. */
export interface StopsWanted {
  at?: ("attack-declared" | "dice-rolled" | "spell-declared" | "zone-left" | "zone-entered" | "begins-to-act" | "has-acted" | "due-next")[] | null;
  cards?: Record<string, "never" | "usual" | "always">;
  everywhere?: boolean;
  ahead?: Record<string, "ask" | "pass" | "choice">;
}
/** How a computer player likes to win; its name follows a level after a plus. */
export interface StyleFace {
  name: string;
  label: string;
  text: string;
}
/** Something face down is to be a card; without one, all that the seat cannot see is drawn anew. */
export interface SupposeWish {
  seat: number;
  object?: number | null;
  card?: string | null;
}
/** All there is to say: counsel and signs only where one's side has more than one seat. */
export interface TalkFaces {
  phrases: PhraseFace[];
  signs: SignFace[];
}
/** A roll of attack dice against what was to be expected of it. */
export interface Throw {
  frame: number;
  seat: number;
  who: string;
  target: string;
  dice: number;
  damage: number;
  average: number;
  rank: number;
  swing: number;
}
/** Tokens or markers of one kind: the code it is drawn by, its name, and how many there are. */
export interface TokenShown {
  code: string;
  name: string;
  count: number;
}
/** A trait in words, with where it comes from. */
export interface TraitShown {
  code: string;
  text: string;
  why: Contribution[];
}
/** An answer to try. */
export interface Trial {
  seat: number;
  answer: unknown[];
  dice?: "roll" | "average" | "best" | "worst" | "hand";
  sides?: number[][];
}
/** Something is wrong with a message. */
export interface Trouble {
  type: "error";
  code: string;
  message: string;
}
/** A turn that changed much by what was chosen in it. */
export interface TurningPoint {
  frame: number;
  end: number;
  seat: number;
  round: number;
  before: number;
  after: number;
  by_dice: number;
  label: string;
  elements: string[];
}
/** A wish to take the last answer back. */
export interface Undo {
  type: "undo";
}
/** Yes or no to somebody's wish to take back. */
export interface UndoReply {
  type: "undo_reply";
  agree: boolean;
}
/** What is otherwise in a view than in an earlier one of the same viewer. */
export interface ViewChanges {
  rest: Record<string, unknown>;
  players: Record<string, PlayerShown>;
  zones: Record<string, ZoneShown>;
  objects: Record<string, ObjectShown | null>;
}
/** Everything one viewer may see. */
export interface ViewShown {
  mode: string;
  board: string | null;
  goal: number | null;
  rows: number;
  cols: number;
  round: number;
  peaceful_rounds: number;
  spells_from: "planned" | "book";
  phases: string[];
  stage: "ready" | "action";
  phase: "initiative" | "reset" | "channel" | "upkeep" | "planning" | "deployment" | "first quickcast" | "actions" | "final quickcast";
  initiative: number;
  acting: number | null;
  acting_object: number | null;
  turns: number[];
  you: number | null;
  result: ResultShown | null;
  sides: SideShown[];
  players: PlayerShown[];
  zones: ZoneShown[];
  walls: WallShown[];
  objects: Record<string, ObjectShown>;
  running: RunningShown | null;
}
/** A wall on its border. */
export interface WallShown {
  border: string;
  object: number;
  look: "stone" | "earth" | "steel" | "bones" | "thorns" | "pikes" | "coral" | "flames" | "force" | "mist" | "gas";
  blocks_sight: boolean;
  passage: string;
  faces: string;
}
/** One of the ways there were, with the chance it leads to. */
export interface WayShown {
  label: string;
  chance: number;
  answer: unknown[];
}
/** A question for what a plan would cost and could not do, which commits to nothing. */
export interface WeighPlan {
  type: "weigh";
  ref: string;
  answer: unknown[];
}
/** A plan weighed, as asked; None if it was no plan. */
export interface WeighedReply {
  type: "weighed";
  ref: string;
  weighed: PlanWeighed | null;
}
/** The moment of a reveal window. */
export interface WindowShown {
  what: string;
  step: string;
}
/** Write down anew all that is said of a mage or an object. */
export interface WriteThing {
  do: "write";
  object: number;
  row: Record<string, unknown>;
}
/** A zone, its objects in display order, the enchantments on it, and the creatures that wait there. */
export interface ZoneShown {
  zone: string;
  row: number;
  col: number;
  ground: GroundShown[];
  passage: string | null;
  objects: number[];
  enchantments: number[];
  arrivals: ArrivalShown[];
}
/** Every message of the server over the WebSocket. */
export type ServerMessage = ServerMessages["message"];
/** Every message of the client over the WebSocket. */
export type ClientMessage = ClientMessages["message"];
/** Every message of the server over the WebSocket of a lobby. */
export type LobbyServerMessage = LobbyServerMessages["message"];
/** Every message of the client over the WebSocket of a lobby. */
export type LobbyClientMessage = LobbyClientMessages["message"];
