import { describe, expect, test } from "vitest";
import { choiceOf, CLOCKS, clockChoices, hurryOf, secondsLeft, termsText, timeText } from "./clock";
import type { ClockShown } from "./wire";

const shown = (more: Partial<ClockShown> = {}): ClockShown => ({ kind: "game", seconds: 1800, increment: 60, left: [100, 50], running: [1], ...more });

describe("clocks", () => {
  test("only what runs goes on, and not below nothing", () => {
    const heard = { clock: shown(), at: 1000 };
    expect([secondsLeft(heard, 0, 11_000), secondsLeft(heard, 1, 11_000), secondsLeft(heard, 1, 90_000)]).toEqual([100, 40, 0]);
    expect(secondsLeft(heard, 1, 0)).toBe(50);
  });

  test("time is told as one reads a clock, with tenths in the last minute", () => {
    expect([3725, 125, 60, 59.96, 9.25, 0].map((seconds) => timeText("game", seconds))).toEqual(["1:02:05", "2:05", "1:00", "0:59.9", "0:09.2", "0:00.0"]);
    expect([3 * 86400, 7800, 600].map((seconds) => timeText("days", seconds))).toEqual(["3 d 0 h left", "2 h 10 left", "10 min left"]);
    expect([600, 59, 9].map((seconds) => hurryOf("decision", seconds))).toEqual(["calm", "short", "last"]);
    expect([7200, 59].map((seconds) => hurryOf("days", seconds))).toEqual(["calm", "short"]);
  });

  test("every choice is found again in its terms, and has words", () => {
    for (const { value } of clockChoices()) expect(choiceOf(CLOCKS[value])).toBe(value);
    expect(choiceOf({ kind: "game", seconds: 77, increment: 0 })).toBe("");
    expect(Object.values(CLOCKS).map(termsText)).toEqual(["no clock", "30 min + 1 min a round", "45 min + 1 min a round", "2 min a decision", "a day a decision", "3 days a decision"]);
    expect(termsText({ kind: "game", seconds: 90, increment: 0 })).toBe("90 s");
  });
});
