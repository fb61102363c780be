/** The first lines that run: what the address needs begins to come while the rest of the script is still on its way. */
import { afterwards } from "./lib/afterwards";
import { askEarly } from "./lib/early";
import { closeEarly, openEarly } from "./lib/earlylines";
import { helloTo, seatsAt, tableSocket } from "./lib/hello";
import { pageOf } from "./lib/pages";
import { parse } from "./lib/route";
import { code } from "./words/code";

/** How long a page that could be shown waits for what it is to show. */
const PATIENCE = 250;

const route = parse(location.hash);
const page = pageOf(route);
const answers: Promise<unknown>[] = [];

/** What a page asks the server before anything of it can be seen. */
function ask(...paths: string[]): void {
  for (const path of paths) answers.push(askEarly(path, code));
}

if (route.page === "play") ask("/front");
if (route.page === "table" && page) {
  ask("/library", `/games/${encodeURIComponent(route.id)}`);
  for (const held of seatsAt(route.id)) answers.push(openEarly(tableSocket(route.id), helloTo(route.id, held?.token ?? null)));
}
// Whether it came is seen by whoever shows it.
const come = typeof page === "function" ? page().catch(() => undefined) : undefined;

/** What is measured on the page is measured in its style, and there has to be a page. */
async function stands(): Promise<void> {
  if (document.readyState === "loading") await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!sheet.sheet) await new Promise((done) => ["load", "error"].forEach((kind) => sheet.addEventListener(kind, done, { once: true })));
  }
}

/** What is made without its page and its answers is made twice. */
async function begin(): Promise<void> {
  const [{ start }] = await Promise.all([import("./start"), stands(), come]);
  await Promise.race([Promise.allSettled(answers), new Promise((done) => setTimeout(done, PATIENCE))]);
  start();
  afterwards(closeEarly);
}

void begin();
