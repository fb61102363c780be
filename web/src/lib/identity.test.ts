import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { packed, unpacked } = await import("./identity");

test("a key says the same on the other device", () => {
  const key = { key: "k".repeat(32), name: "Bärbel ✦", games: [{ game: "g", mode: "arena" as const, seats: [{ seat: 1, token: "t" }] }] };
  expect(unpacked(` ${packed(key)}\n`)).toEqual(key);
});

test("what is no key is none", () => {
  for (const text of ["", "mageduel:", "mageduel:!!!", `mageduel:${btoa("[1]")}`, `mageduel:${btoa('{"key": 7}')}`, btoa("{}")]) expect(unpacked(text)).toBeNull();
});

test("games that are none do not come along", () => {
  const game = { game: "g", mode: "arena", seats: [{ seat: 0, token: "t" }], mage: "Wizard", rivals: [{ name: "Bren", mage: "Druid" }], round: 4 };
  const nonsense = [null, 7, { game: 5 }, { game: "g", mode: "arena" }, { game: "g", mode: "arena", seats: [null] }];
  expect(unpacked(`mageduel:${btoa(JSON.stringify({ key: "k", name: "", games: [...nonsense, game] }))}`)?.games).toEqual([game]);
});
