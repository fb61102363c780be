/** Questions to the server that are asked while the page's script is still on its way; each is answered once. */
const asked = new Map<string, Promise<Response>>();

export function askEarly(path: string, language: string): void {
  // It is read to its end whether or not somebody takes it: what is left unread never ends.
  const answer = fetch(`/api${path}`, { headers: { "Accept-Language": language } }).then(
    async (found) => new Response(await found.blob(), { status: found.status, headers: found.headers }),
  );
  // Whoever takes it hears of it; nobody may.
  answer.catch(() => undefined);
  asked.set(path, answer);
}

/** The answer that is already on its way, for the first who asks. */
export function takeEarly(path: string): Promise<Response> | null {
  const answer = asked.get(path) ?? null;
  asked.delete(path);
  return answer;
}
