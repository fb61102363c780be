/** Every message and record that travels between the server and this client. */

export type Seat = number;
export type ObjectId = number;
export type ElementRef = string;
export type Mode = "apprentice" | "arena";
export type Phase =
  | "initiative"
  | "reset"
  | "channel"
  | "upkeep"
  | "planning"
  | "deployment"
  | "first quickcast"
  | "actions"
  | "final quickcast";

export interface Contribution {
  amount: number;
  label: string;
  source: ObjectId | null;
}

export interface Num {
  value: number;
  why: Contribution[];
}

export interface Rule {
  document: string;
  section: string;
  text: string;
}

export interface Refusal {
  code: string;
  sentence: string;
  rule: Rule | null;
}

export interface Prepared {
  slot: number;
  card: string | null;
}

export interface BookLine {
  name: string;
  count: number;
}

export interface PlayerView {
  seat: Seat;
  name: string;
  mage: string;
  object: ObjectId;
  mana: number;
  channeling: Num;
  life: Num;
  damage: number;
  armor: Num;
  active: boolean;
  quickcast: boolean;
  book_count: number;
  discard: string[];
  prepared: Prepared[];
  book: BookLine[] | null;
  hidden: ObjectId[];
  threats: ObjectId[];
}

export interface ZoneView {
  zone: string;
  objects: ObjectId[];
  enchantments: ObjectId[];
}

export interface WallView {
  border: string;
  object: ObjectId;
  blocks_sight: boolean;
  passage: "free" | "blocked" | "attacks";
}

export type ObjectKind = "mage" | "creature" | "conjuration" | "wall" | "enchantment" | "equipment" | "marker";

export interface AttackLine {
  name: string;
  action: string | null;
  kind: string;
  range: [number, number] | null;
  dice: Num | null;
  text: string;
}

export interface Obj {
  id: ObjectId;
  card: string | null;
  name: string;
  short: string;
  kind: ObjectKind;
  owner: Seat;
  controller: Seat;
  zone: string | null;
  border: string | null;
  attached_to: ObjectId | string | null;
  attachments: ObjectId[];
  hidden: boolean;
  level: number | null;
  emblem: string;
  school: string | null;
  life: Num | null;
  damage: number;
  armor: Num | null;
  mana: number;
  active: boolean | null;
  guarding: boolean;
  ready: boolean | null;
  conditions: Record<string, number>;
  tokens: Record<string, number>;
  bound: string | null;
  has_bound: boolean;
  prepared: { card: string | null } | null;
  reveal_cost: number | null;
  location: string | null;
  traits: { text: string; why: Contribution[] }[];
  attacks: AttackLine[];
  defense: { roll: number; text: string; ready: boolean }[];
  cast_round: number | null;
}

export interface Die {
  value: number;
  critical: boolean;
}

export interface EffectRoll {
  roll: number;
  modifiers: Contribution[];
  total: number;
}

export interface DiceShown {
  dice: Die[];
  effect?: EffectRoll | null;
}

export interface RunningStep {
  name: string;
  state: "done" | "now" | "next" | "skipped";
}

export interface Running {
  kind: "attack" | "spell" | "move";
  title: string;
  steps: RunningStep[];
  source: ObjectId | null;
  target: ObjectId | string | null;
  dice?: DiceShown | null;
}

export interface Result {
  winner: Seat | null;
  draw: boolean;
  how: string;
}

export interface View {
  mode: Mode;
  rows: number;
  cols: number;
  round: number;
  stage: "ready" | "action";
  phase: Phase;
  initiative: Seat;
  acting: Seat | null;
  acting_object: ObjectId | null;
  you: Seat | null;
  result: Result | null;
  players: PlayerView[];
  zones: ZoneView[];
  walls: WallView[];
  objects: Record<string, Obj>;
  running: Running | null;
}

export type Answer = unknown[];

export interface PathStep {
  label: string;
  element: ElementRef | null;
}

export interface Option {
  answer: Answer;
  kind: string;
  label: string;
  detail: string;
  elements: ElementRef[];
  group: string;
  key: string | null;
  path: PathStep[];
}

export interface RefusedOption {
  label: string;
  kind: string;
  elements: ElementRef[];
  group: string;
  code: string;
  sentence: string;
  rule: Rule | null;
}

export interface PlanCard {
  card: string;
  count: number;
  cost_now: Num | null;
  payable: boolean;
  reason: string | null;
}

export interface PlanSlot {
  slot: number;
  count: number;
  label: string;
  cards: PlanCard[];
}

export interface PlanForm {
  slots: PlanSlot[];
  mana: number;
  ledger: { label: string; amount: number }[];
}

export interface Request {
  id: number;
  kind: string;
  prompt: string;
  context: string;
  seat: Seat;
  simultaneous: boolean;
  options: Option[];
  refusals: RefusedOption[];
  plan?: PlanForm | null;
  window?: { what: string; step: string } | null;
}

export interface GameEvent {
  index: number;
  kind: string;
  sentence: string;
  round: number;
  seat: Seat | null;
  objects: ObjectId[];
  start: string | null;
  end: string | null;
  amount?: number | null;
  dice?: Die[] | null;
  effect?: EffectRoll | null;
}

export interface DamageChance {
  damage: number;
  chance: number;
}

export interface EffectChance {
  name: string;
  chance: number;
}

export interface ComesBack {
  kind: string;
  name: string;
  damage: DamageChance[];
  average: number;
  effects: EffectChance[];
  chance: number;
}

export interface Odds {
  attack: string;
  target: string;
  strikes: number;
  dice: Num;
  armor: Num;
  damage: DamageChance[];
  average: number;
  destroy_chance: number;
  miss_chance: number;
  avoid_chance: number;
  effects: EffectChance[];
  consequences: string[];
  comes_back: ComesBack[];
  hidden_not_counted: number;
}

export interface Presence {
  seat: Seat;
  connected: boolean;
  thinking: boolean;
  invited: boolean;
}

export type ServerMessage =
  | {
      type: "state";
      version: number;
      view: View;
      request: Request | null;
      events: GameEvent[];
      whole: boolean;
      waiting_for: Seat[];
      presence: Presence[];
      can_undo: boolean;
    }
  | { type: "accepted"; request: Request["id"] }
  | { type: "refused"; request: Request["id"]; refusal: Refusal }
  | { type: "error"; code: string; message: string }
  | { type: "odds"; ref: string; odds: Odds | null }
  | { type: "offer"; kind: "undo" | "draw" | "rematch"; seat: Seat }
  | { type: "rematch"; game: string; seat: Seat; token: string };

export type ClientMessage =
  | { type: "hello"; token: string }
  | { type: "hello"; spectate: true }
  | { type: "answer"; request: Request["id"]; answer: Answer }
  | { type: "odds"; ref: string; answer: Answer }
  | { type: "undo" }
  | { type: "undo_reply"; agree: boolean }
  | { type: "concede" }
  | { type: "offer_draw" }
  | { type: "draw_reply"; agree: boolean }
  | { type: "rematch" };

export interface CardAttack {
  name: string;
  action: string | null;
  kind: string;
  range: [number, number] | null;
  dice: number | null;
  text: string;
}

export interface CardFace {
  name: string;
  type: string;
  subtypes: string[];
  schools: Record<string, number>;
  school_mode: string;
  level: number;
  cost: number | "X";
  reveal: number | null;
  action: string | null;
  range: [number, number] | null;
  target: string | null;
  armor: number | null;
  life: number | null;
  channeling: number | null;
  location: string | null;
  defense: string | null;
  traits: string[];
  attacks: CardAttack[];
  text: string;
  short: string;
  emblem: string;
  only: string[];
  sets: string[];
}

export interface CodexEntry {
  word: string;
  kind: string;
  text: string;
  source: string;
  related: string[];
}

export interface MageFace {
  name: string;
  life: number;
  channeling: number;
  trained: string[];
  opposed: string[];
  abilities: { name: string; text: string }[];
}

export interface BookIssue {
  code: string;
  sentence: string;
  rule: string;
  remedy: { label: string; name: string; count: number } | null;
}

export interface Book {
  id: string;
  name: string;
  mage: string;
  mode: Mode;
  cards: BookLine[];
  points: number;
  legal: boolean;
  issues: BookIssue[];
  built_in: boolean;
}

export interface BookDraft {
  name: string;
  mage: string;
  mode: Mode;
  cards: Record<string, number>;
}

export interface BookCheck {
  points: number;
  limit: number;
  legal: boolean;
  issues: BookIssue[];
  by_school: { school: string; points: number; multiplier: number }[];
  share: string;
}

export interface SeatSetup {
  kind: "human" | "computer" | "friend";
  name?: string;
  mage: string;
  book: string;
  level?: string;
}

export interface GameSetup {
  mode: Mode;
  seats: SeatSetup[];
  seed?: number;
  same_screen?: boolean;
}

export interface LevelFace {
  name: string;
  text: string;
}

export interface GameCreated {
  game: string;
  seats: { seat: Seat; token?: string | null; invite?: string | null }[];
}

export interface SeatJoined {
  game: string;
  seat: Seat;
  token: string;
}

export interface GameFacts {
  mode: Mode;
  seats: { seat: Seat; name: string; mage: string }[];
  round: number;
  over: boolean;
}

export interface ReplayFacts {
  frames: number;
  rounds: number[];
  markers: { frame: number; kind: "destroyed" | "round"; text: string; seat?: Seat | null }[];
  life: [number, number[]][];
  seats: { seat: Seat; name: string; mage: string }[];
}

export interface ReplayFrame {
  view: View;
  events: GameEvent[];
}
