import { beforeEach, expect, test, vi } from "vitest";
import { keepLesson, keptLessons, nextLesson } from "./learning";

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
