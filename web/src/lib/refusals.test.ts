import { describe, expect, it } from "vitest";
import { Walk } from "./walk.svelte";
import type { Option, RefusedOption, Request } from "./wire";

const rule = { document: "core", section: "Counting Distances", text: "" };
const strike = (target: number): Option => ({
  answer: ["attack", 3, 0, target], kind: "attack", label: "", detail: "", elements: ["o3", `o${target}`], group: "attacks", icon: "melee", speed: "quick", key: null, declines: false,
  path: [{ label: "Claws", element: "o3" }, { label: `${target}`, element: `o${target}` }],
});
const refused = (element: string, is_likely: boolean, sentence: string): RefusedOption => ({
  label: "Claws", kind: "attack", elements: ["o3", element], group: "Claws", code: "out-of-range", sentence, rule, is_likely,
});
const request = {
  id: 1, kind: "action", seat: 0, prompt: "", context: "", simultaneous: false, plan: null, window: null, options: [strike(10), strike(11)],
  refusals: [refused("o2", true, "Guards stand here."), refused("o12", false, "Out of reach: 5 zones away, Claws reaches only its own zone.")],
} as unknown as Request;

function begun(): Walk {
  const walk = new Walk();
  walk.begin(request);
  return walk;
}

describe("refusals", () => {
  it("lock nothing before an action is chosen", () => {
    expect(begun().refused.size).toBe(0);
  });

  it("lock only what might well be tried once one is chosen", () => {
    const walk = begun();
    walk.take(walk.list[0]!);
    expect([...walk.refused.keys()]).toEqual(["o2"]);
  });

  it("answer every press on something refused, near or far, chosen or not", () => {
    const walk = begun();
    expect(walk.press("o12")).toBe("refused");
    expect(walk.refusal?.sentence).toContain("5 zones away");
    walk.clear();
    walk.take(walk.list[0]!);
    expect(walk.press("o12")).toBe("refused");
    expect(walk.refusal?.sentence).toContain("5 zones away");
    expect(walk.press("o2")).toBe("refused");
    expect(walk.refusal?.sentence).toBe("Guards stand here.");
  });

  it("leave with the next press that is possible", () => {
    const walk = begun();
    walk.press("o12");
    expect(walk.press("o10")).toBe("moved");
    expect(walk.refusal).toBeNull();
  });
});
