import { expect, test } from "vitest";
import { placed, placeOf } from "./places";

test("an address names a replay and a place in it", () => {
  expect(placeOf(placed("a-b_C", 12))).toEqual({ id: "a-b_C", place: 12 });
  expect(placeOf("abc")).toEqual({ id: "abc", place: 0 });
  expect(placeOf("abc~x", 3)).toEqual({ id: "abc", place: 3 });
});
