import { expect, test } from "vitest";
import { Terms } from "./terms";

const terms = new Terms(
  [
    { name: "Flying", spellings: ["Flying", "flies"] },
    { name: "Fast", spellings: ["Fast"] },
    { name: "Zone", spellings: ["zone", "zones", "Zonen"] },
    { name: "Zone Attack", spellings: ["zone attack", "zone attacks"] },
    { name: "Upkeep", spellings: ["Upkeep"] },
    { name: "Damage", spellings: ["Schaden"] },
    { name: "Poison", spellings: ["Gift"] },
    { name: "Force", spellings: ["Force"] },
    { name: "Line of Sight", spellings: ["line of sight", "sight"] },
  ],
  ["Force Hold", "Cervere, The Fast"],
);
const found = (text: string) => terms.in(text).map((term) => `${text.slice(term.start, term.end)}=${term.name}`);

test("words are found as they are written, small ones also at the beginning", () => {
  expect(found("It flies over two Zones.")).toEqual(["flies=Flying", "Zones=Zone"]);
  expect(found("Fast: it moves fast.")).toEqual(["Fast=Fast"]);
});

test("the longest spelling counts, and each letter once", () => {
  expect(found("A zone attack in line of sight; the zone.")).toEqual(["zone attack=Zone Attack", "line of sight=Line of Sight", "zone=Zone"]);
});

test("parts of a word with a hyphen are found", () => {
  expect(found("In jeder Upkeep-Phase 2 Gift-Schaden.")).toEqual(["Upkeep=Upkeep", "Gift=Poison", "Schaden=Damage"]);
});

test("names of cards are left alone", () => {
  expect(found("Force Hold and Cervere, The Fast; Force.")).toEqual(["Force=Force"]);
});

test("a part of a longer word is none", () => {
  expect(found("Ozone, zoned, reinForce")).toEqual([]);
});
