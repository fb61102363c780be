import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { labels } from "./labels";

const root = join(__dirname, "..");

function sources(): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|\.generated\.ts$|^words\//.test(name))
    .sort();
}

test("every label stands in a language", () => {
  const found = sources().flatMap((name) => labels(readFileSync(join(root, name), "utf8"), name.endsWith(".svelte")).map(({ line, text }) => `${name}:${line}: ${text}`));
  expect(found).toEqual([]);
}, 60_000);

test("a label outside of the languages is found, a code is not", () => {
  const found = (source: string) => labels(source, true).map(({ text }) => text);
  expect(found("<p>Your turn</p>")).toEqual(["Your turn"]);
  expect(found('<p title="away">{mine ? "ready" : w("spent")}</p>')).toEqual(["away", "ready"]);
  expect(found('<Notice sentence={gone || "Nothing here."} kind="mage" />')).toEqual(["Nothing here."]);
  expect(found('<script lang="ts">const line = `${count} to go`;</script>')).toEqual(["to go"]);
  expect(found('<script lang="ts">if (option.label === "Do nothing") go("play");</script>')).toEqual(["Do nothing"]);
  expect(found('<p class="two words" data-state={mine ? "mine" : "theirs"}>{w("your-book")} · {count}</p>')).toEqual([]);
  expect(found('<script lang="ts">const at = table.kind === "attack" ? "declared" : "dice-rolled";</script>')).toEqual([]);
});
