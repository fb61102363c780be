/** Questions to the server that are asked while the page's script is still on its way; each is answered once. */

/** What came back: read to its end whether or not somebody takes it, since what is left unread never ends. */
export interface Reply {
  ok: boolean;
  status: number;
  data: unknown;
}

const asked = new Map<string, Promise<Reply>>();

export async function ask(path: string, given: RequestInit): Promise<Reply> {
  const found = await fetch(`/api${path}`, given);
  const { ok, status } = found;
  const text = await found.text();
  try {
    return { ok, status, data: text ? JSON.parse(text) : null };
  } catch {
    return { ok, status, data: text };
  }
}

export function askEarly(path: string, language: string): Promise<Reply> {
  const reply = ask(path, { headers: { "Accept-Language": language } });
  // Whoever takes it hears of it; nobody may.
  reply.catch(() => undefined);
  asked.set(path, reply);
  return reply;
}

/** The answer that is already on its way, for the first who asks. */
export function takeEarly(path: string): Promise<Reply> | null {
  const reply = asked.get(path) ?? null;
  asked.delete(path);
  return reply;
}
