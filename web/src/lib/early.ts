/** Questions to the server that are asked while the page's script is still on its way; each is answered once. */
const asked = new Map<string, Promise<Response>>();

export function askEarly(path: string, language: string): void {
  const answer = fetch(`/api${path}`, { headers: { "Accept-Language": language } });
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
