/** One seat that this browser holds: its line to the server, and what came over it. */
import type { Heard } from "./clock";
import { Line, type LineState } from "./socket";
import type { ClientMessage, GameEvent, Seat, ServerMessage } from "./wire";

export type StateMessage = Extract<ServerMessage, { type: "state" }>;

export class SeatLink {
  message = $state.raw<StateMessage | null>(null);
  /** Everybody's time, as it was last told. */
  clock = $state.raw<Heard | null>(null);
  /** When this browser last heard how everybody fares. */
  heardAt = $state(Date.now());
  status = $state<LineState>("connecting");
  chronicle = $state.raw<GameEvent[]>([]);
  /** What came before the table knew its cards; null from then on. */
  early: ServerMessage[] | null = [];
  waiting: StateMessage[] = [];
  /** The state that came last, shown or not: changes are changes to it. */
  heard: StateMessage | null = null;
  busy = false;
  /** Whether the question it has got is answered by itself. */
  quiet = $state(false);
  line: Line<ServerMessage, ClientMessage> | null = null;

  constructor(readonly seat: Seat | null, readonly token: string | null) {}
}
