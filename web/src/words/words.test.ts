import { describe, expect, test } from "vitest";
import { de } from "./de";
import { en } from "./en";
import { w } from "./words";

const places = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map((found) => found[0]).sort();

describe("words", () => {
  test("every language has every label, with the same places", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(places(de[key]), key).toEqual(places(en[key]));
  });

  test("no label is empty", () => {
    for (const table of [en, de]) expect(Object.values(table).every((text) => text.trim() !== "")).toBe(true);
  });

  test("places are filled one after the other", () => {
    expect(w("left-to-act", 2, 3)).toBe("2 of yours, 3 of theirs left");
  });
});
