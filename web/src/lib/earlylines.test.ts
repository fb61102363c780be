import { beforeEach, describe, expect, it, vi } from "vitest";

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const made: FakeSocket[] = [];
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
const { closeEarly, openEarly } = await import("./earlylines");
const { Line } = await import("./socket");

describe("a line that was opened early", () => {
  const heard: unknown[] = [];
  const states: string[] = [];
  const line = (token: string) => new Line<unknown, unknown>("/socket", () => ({ token }), (message) => heard.push(message), (state) => states.push(state));

  beforeEach(() => {
    closeEarly();
    for (const kept of [made, heard, states]) kept.length = 0;
  });

  it("is taken with all that was heard on it, and says hello once", async () => {
    const told = openEarly("/socket", { token: "a" });
    made[0]!.open();
    made[0]!.onmessage?.({ data: '{"first":1}' });
    await told;
    line("a");
    made[0]!.onmessage?.({ data: '{"second":2}' });
    expect(made.map(({ url, sent }) => [url, sent])).toEqual([["wss://table.example/socket", ['{"token":"a"}']]]);
    expect(heard).toEqual([{ first: 1 }, { second: 2 }]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("may still be on its way when it is taken", () => {
    void openEarly("/socket", { token: "a" });
    line("a");
    made[0]!.open();
    expect(made).toHaveLength(1);
    expect(made[0]!.sent).toEqual(['{"token":"a"}']);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("is nobody else's", () => {
    void openEarly("/socket", { token: "a" });
    line("b");
    line("a");
    line("a");
    expect(made).toHaveLength(3);
  });

  it("is not taken when it has broken, and is closed when nobody took it", async () => {
    const told = openEarly("/socket", { token: "a" });
    made[0]!.close();
    await told;
    line("a");
    expect(made).toHaveLength(2);
    void openEarly("/socket", { token: "b" });
    closeEarly();
    expect(made.map(({ readyState }) => readyState)).toEqual([3, 0, 3]);
  });
});
