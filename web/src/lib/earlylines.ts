/** Lines to a table that are opened while the page's script is still on its way; whoever would open the same one takes it. */

export interface EarlyLine {
  socket: WebSocket;
  heard: MessageEvent[];
}

const opened = new Map<string, EarlyLine>();

export function openSocket(path: string): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
}

/** Opens a line and says hello on it; settled when something has been heard, or never will be. */
export function openEarly(path: string, hello: unknown): Promise<void> {
  const socket = openSocket(path);
  const said = JSON.stringify(hello);
  const heard: MessageEvent[] = [];
  opened.set(path + said, { socket, heard });
  socket.onopen = () => socket.send(said);
  return new Promise((done) => {
    socket.onclose = () => done();
    socket.onmessage = (event) => {
      heard.push(event);
      done();
    };
  });
}

/** The line on which exactly this has been, or is about to be, said; for the first who asks, if it still lives. */
export function takeOpen(path: string, said: string): EarlyLine | null {
  const line = opened.get(path + said) ?? null;
  opened.delete(path + said);
  return line && line.socket.readyState <= WebSocket.OPEN ? line : null;
}

/** Nobody sits on a line that nobody has taken. */
export function closeEarly(): void {
  for (const { socket } of opened.values()) socket.close();
  opened.clear();
}
