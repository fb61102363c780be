/** One seat that this browser holds: its line to the server, and what came over it. */
import { Line, type LineState } from "./socket";
import type { ClientMessage, GameEvent, Seat, ServerMessage } from "./wire";

export type StateMessage = Extract<ServerMessage, { type: "state" }>;

export class SeatLink {
  message = $state.raw<StateMessage | null>(null);
  status = $state<LineState>("connecting");
  chronicle = $state.raw<GameEvent[]>([]);
  waiting: StateMessage[] = [];
  busy = false;
  /** Whether the question it has got is answered by itself. */
  quiet = $state(false);
  line: Line<ServerMessage, ClientMessage> | null = null;

  constructor(readonly seat: Seat | null, readonly token: string | null) {}
}
