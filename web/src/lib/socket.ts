/** A line to the server, to a table or a lobby; it comes back by itself when it breaks. */
import { openSocket, takeOpen } from "./earlylines";

export type LineState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Line<Heard, Told> {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly hello: () => Told,
    private readonly heard: (message: Heard) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    this.open();
  }

  private open(): void {
    this.changed(this.wait === FIRST_WAIT ? "connecting" : "lost");
    const said = JSON.stringify(this.hello());
    const early = takeOpen(this.path, said);
    const socket = early?.socket ?? openSocket(this.path);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(said);
      this.opened();
    };
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Heard);
    socket.onclose = () => {
      if (this.ended || this.socket !== socket) return;
      this.changed("lost");
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    };
    if (early && socket.readyState === WebSocket.OPEN) this.opened();
    for (const event of early?.heard ?? []) this.heard(JSON.parse(String(event.data)) as Heard);
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.changed("open");
  }

  /** True when the message went out on an open line. */
  send(message: Told): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  retry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.changed("closed");
  }
}
