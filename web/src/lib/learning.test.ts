import { beforeEach, expect, test, vi } from "vitest";
import { finishLesson, isQuestion, keepLesson, keptLessons, nextLesson, PLACE_QUESTIONS, starsOf } from "./learning";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

const path = [{ name: "cast" }, { name: "strike" }, { name: "guards" }];

test("progress is kept, and the next lesson is the first that is not done", () => {
  expect(nextLesson(path, keptLessons())?.name).toBe("cast");
  keepLesson("cast", { game: "g1" });
  keepLesson("cast", { done: true, game: null });
  expect(keptLessons()).toEqual({ cast: { game: null, done: true } });
  expect(nextLesson(path, keptLessons())?.name).toBe("strike");
  for (const { name } of path) keepLesson(name, { done: true });
  expect(nextLesson(path, keptLessons())?.name).toBe("cast");
});

test("whatever else lies in the storage is no progress", () => {
  store.set("mageduel.lessons", "[1");
  expect(keptLessons()).toEqual({});
  store.set("mageduel.lessons", "[1]");
  expect(keptLessons()).toEqual({});
});

test("help costs two stars, a step back one, and the best of several times counts", () => {
  expect(starsOf({ helped: 1, slips: 0 })).toBe(1);
  keepLesson("cast", { game: "g1", slips: 2 });
  expect(finishLesson("cast")).toBe(2);
  expect(finishLesson("cast")).toBe(2);
  keepLesson("cast", { game: "g2", helped: 0, slips: 0 });
  expect(finishLesson("cast")).toBe(3);
  keepLesson("cast", { game: "g3", helped: 4, slips: 0 });
  expect(finishLesson("cast")).toBe(1);
  expect(keptLessons().cast).toMatchObject({ done: true, game: null, stars: 3 });
});

test("a place is found by at most three questions, whatever is answered", () => {
  const lengths = (question: string): number => (isQuestion(question) ? 1 + Math.max(...Object.values(PLACE_QUESTIONS[question]).map(lengths)) : 0);
  expect(lengths("knows-it")).toBe(3);
});
