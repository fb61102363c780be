import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { words as de } from "./de";
import { words as en, type Words } from "./en";
import { LANGUAGES, liked, named, pieces, said, strong, w } from "./words";

const KEYS = Object.keys(en) as (keyof Words)[];
const root = join(__dirname, "..");

function places(word: unknown): unknown {
  return typeof word === "string" ? [...word.matchAll(/\{\d\}/g)].map((found) => found[0]).sort() : (word as () => string).length;
}

describe("words", () => {
  test("every folder is a language, English first", () => {
    expect(Object.entries(LANGUAGES)).toEqual([["en", "English"], ["de", "Deutsch"]]);
  });

  test("every language has every label, with the same places", () => {
    expect(Object.keys(de).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) expect(typeof de[key], key).toEqual(typeof en[key]);
    for (const key of KEYS) if (typeof en[key] === "string") expect(places(de[key]), key).toEqual(places(en[key]));
    for (const key of KEYS) if (typeof en[key] === "function") expect(places(de[key]), key).toBeLessThanOrEqual(places(en[key]) as number);
  });

  test("no label is empty", () => {
    for (const table of [en, de]) expect(Object.entries(table).filter(([, text]) => typeof text === "string" && text.trim() === "")).toEqual([]);
  });

  test("every label is asked for", () => {
    const code = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^words\/(en|de)\//.test(name))
      .map((name) => readFileSync(join(root, name), "utf8"))
      .join("\n");
    const made = ["quickcast", ...[...code.matchAll(/named\("([a-z]+)"/g)].map((found) => found[1]!)];
    expect(KEYS.filter((key) => !code.includes(`"${key}"`) && !made.some((group) => key.startsWith(`${group}-`)))).toEqual([]);
  });

  test("places are filled one after the other", () => {
    expect(w("left-to-act", 2, 3)).toBe("2 of yours, 3 of theirs left");
  });

  test("sentences count, and put their words in the order of their language", () => {
    const both = (key: keyof Words, ...parts: unknown[]) => [said(en, key, parts), said(de, key, parts)];
    expect(both("count-spells", 1)).toEqual(["1 spell", "1 Spruch"]);
    expect(both("count-spells", 3)).toEqual(["3 spells", "3 Sprüche"]);
    expect(both("hidden-not-counted", 1)).toEqual(["1 hidden card is not counted.", "1 verdeckte Karte ist nicht mitgezählt."]);
    expect(both("hidden-not-counted", 2)).toEqual(["2 hidden cards are not counted.", "2 verdeckte Karten sind nicht mitgezählt."]);
    expect(both("are-choosing-spells", ["Ash", "Rowan"])).toEqual(["Ash and Rowan are choosing spells", "Ash und Rowan wählen Sprüche"]);
    expect(both("delete-book-for-good", "Fire")).toEqual(["Delete Fire for good", "Fire endgültig löschen"]);
    expect(both("agree", ["Ash"])).toEqual(["Ash agrees.", "Ash stimmt zu."]);
  });

  test("what stands out in a sentence is found wherever the language puts it", () => {
    expect(pieces(said(en, "points-of", [strong(12), 120]))).toEqual([{ text: "12", strong: true }, { text: " of 120 points", strong: false }]);
    expect(pieces(said(de, "wants-undo", [strong("Ash")])).filter((piece) => piece.strong)).toEqual([{ text: "Ash", strong: true }]);
  });

  test("what the server tells by a code has a name, and a word nobody knows stays as it is", () => {
    expect(named("types", "creature")).toBe("Creatures");
    expect(named("phase", "first quickcast")).toBe("First quickcast");
    expect(named("condition", "Ichthellid Larva")).toBe("Ichthellid Larva");
    expect(named("school", "moon")).toBe("moon");
  });

  test("the browser's wishes find a language, the first before the others", () => {
    expect(liked(["de-AT", "en"])).toBe("de");
    expect(liked(["fr", "en-GB", "de"])).toBe("en");
    expect(liked(["fr"])).toBe("en");
  });
});
