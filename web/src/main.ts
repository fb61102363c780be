/** The first lines that run: what the address needs begins to come while the rest of the script is still on its way. */
import { askEarly } from "./lib/early";
import { pageOf } from "./lib/pages";
import { parse } from "./lib/route";
import { code } from "./words/code";

/** What a page asks the server before anything of it can be seen. */
const QUESTIONS: Record<string, (id: string) => string[]> = {
  play: () => ["/mages", "/books", "/levels", "/modes"],
  table: (id) => ["/library", `/games/${encodeURIComponent(id)}`, "/stops"],
};

const route = parse(location.hash);
for (const path of QUESTIONS[route.page]?.(route.id) ?? []) askEarly(path, code);
const page = pageOf(route);
// Whether it came is seen by whoever shows it.
if (typeof page === "function") page().catch(() => undefined);
void import("./start");
