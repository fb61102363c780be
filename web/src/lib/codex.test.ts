import { expect, test } from "vitest";
import { explain } from "./codex";

const entry = (word: string) => ({ name: word, word, kind: "trait", text: `about ${word}`, academy: "", spellings: [word], see: [], source: "", related: [] });
const entries = ["Melee +X", "Flying", "Tough -X", "Immunity", "Flame", "Mage Only", "Poison Immunity"].map(entry);

test("a trait with a number is found under its word", () => {
  expect(explain(entries, "Melee +2")?.word).toBe("Melee +X");
  expect(explain(entries, "Tough −3")?.word).toBe("Tough -X");
  expect(explain(entries, "Flame −2")?.word).toBe("Flame");
  expect(explain(entries, "Melee +1 on attacks")?.word).toBe("Melee +X");
});

test("a kind of immunity is found by itself, else under the common word", () => {
  expect(explain(entries, "Poison Immunity")?.word).toBe("Poison Immunity");
  expect(explain(entries, "Hydro Immunity")?.word).toBe("Immunity");
  expect(explain(entries, "Warlock only")?.word).toBe("Mage Only");
});

test("what the codex does not know has no explanation", () => {
  expect(explain(entries, "Slow")).toBeNull();
});
