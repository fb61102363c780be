/** The first lines that run: what the address needs begins to come while the rest of the script is still on its way. */
import { askEarly } from "./lib/early";
import { pageOf } from "./lib/pages";
import { parse } from "./lib/route";
import { code } from "./words/code";

/** What a page asks the server before anything of it can be seen. */
const QUESTIONS: Record<string, (id: string) => string[]> = {
  play: () => ["/front"],
  table: (id) => ["/library", `/games/${encodeURIComponent(id)}`, "/stops"],
};

const route = parse(location.hash);
for (const path of QUESTIONS[route.page]?.(route.id) ?? []) askEarly(path, code);
const page = pageOf(route);
/** What is made before there is a page to show would be laid out for nothing; whether it came is seen by whoever shows it. */
const come = typeof page === "function" ? page().catch(() => undefined) : undefined;

/** What is measured on the page is measured in its style, and there has to be a page. */
async function stands(): Promise<void> {
  if (document.readyState === "loading") await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!sheet.sheet) await new Promise((done) => ["load", "error"].forEach((kind) => sheet.addEventListener(kind, done, { once: true })));
  }
}

void Promise.all([import("./start"), stands(), come]).then(([{ start }]) => start());
