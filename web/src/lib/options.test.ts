import { describe, expect, it } from "vitest";
import { branches, complete, isIdle, letterOf, lit, numbered, passOption, reach, settle, stepKey, under } from "./options";
import type { Option, Request } from "./wire";

function option(name: string, path: [string, string | null][], kind = "attack"): Option {
  return { answer: [name], kind, label: name, detail: "", elements: [], group: kind, icon: "act", speed: "", key: null, declines: kind === "pass", harmful: false, path: path.map(([label, element]) => ({ label, element })) };
}

const options = [
  option("claws slayer", [["Claws", null], ["Slayer", "o10"]]),
  option("claws hellion", [["Claws", null], ["Hellion", "o11"]]),
  option("strike slayer", [["Strike", null], ["Slayer", "o10"]]),
  option("push north", [["Push", "c:Push"], ["Wolf", "o5"], ["North", "zA1"]], "cast"),
  option("push south", [["Push", "c:Push"], ["Wolf", "o5"], ["South", "zC1"]], "cast"),
  option("guard", [["Guard", null]], "guard"),
  option("pass", [], "pass"),
];
const key = (label: string, element: string | null = null) => stepKey({ label, element });

describe("the option tree", () => {
  it("lists each first step once, in order", () => {
    expect(branches(options, []).map((branch) => branch.label)).toEqual(["Claws", "Strike", "Push", "Guard", "pass"]);
  });

  it("numbers what has no letter of its own", () => {
    const lettered = options.map((one) => (one.kind === "guard" ? { ...one, key: "G" } : one));
    const first = branches(lettered, []);
    expect(numbered(first).map((branch) => branch.label)).toEqual(["Claws", "Strike", "Push"]);
    expect(first.map((branch) => letterOf(branch))).toEqual([null, null, null, "G", null]);
  });

  it("gives a letter to the first of several, and numbers to the others", () => {
    const spells = branches([option("push", [["Push", "c:Push"]], "cast"), option("heal", [["Heal", "c:Heal"]], "cast")].map((one) => ({ ...one, key: "Q" })), []);
    expect(spells.map((branch) => letterOf(branch, spells))).toEqual(["Q", null]);
    expect(numbered(spells).map((branch) => branch.label)).toEqual(["Heal"]);
  });

  it("knows which steps are complete answers", () => {
    const first = branches(options, []);
    expect(first.find((branch) => branch.label === "Guard")?.leaf?.answer).toEqual(["guard"]);
    expect(first.find((branch) => branch.label === "Claws")?.leaf).toBeNull();
    expect(complete(options, [key("Claws"), key("Hellion", "o11")])?.answer).toEqual(["claws hellion"]);
    expect(complete(options, [key("Claws")])).toBeNull();
    expect(complete(options, [])).toBeNull();
  });

  it("lights what comes next, or what an action could hit", () => {
    expect([...lit(options, [key("Claws")])]).toEqual(["o10", "o11"]);
    const attacks = options.filter((one) => one.kind === "attack");
    expect([...lit(attacks, [])]).toEqual(["o10", "o11"]);
    expect([...lit(options, [])]).toEqual(["c:Push", "o10", "o11"]);
  });

  it("finds the way to a pressed element", () => {
    expect(reach(options, [], "o11")).toEqual([key("Claws"), key("Hellion", "o11")]);
    expect(reach(options, [key("Strike")], "o10")).toEqual([key("Strike"), key("Slayer", "o10")]);
    expect(reach(options, [], "o99")).toBeNull();
  });

  it("means an action rather than a spell by what both could hit", () => {
    const list = [option("flower", [["Flower", "c:Flower"], ["B1", "zB1"]], "cast"), option("walk", [["Move", null], ["B1", "zB1"]], "move")];
    expect(reach(list, [], "zB1")).toEqual([key("Move"), key("B1", "zB1")]);
  });

  it("prefers the nearest step for an element", () => {
    const list = [option("far", [["A", null], ["B", null], ["X", "o1"]]), option("near", [["C", null], ["X", "o1"]])];
    expect(reach(list, [], "o1")).toEqual([key("C"), key("X", "o1")]);
  });

  it("walks through steps without a choice and stops at the next real one", () => {
    expect(settle(options, [key("Push", "c:Push")])).toEqual([key("Push", "c:Push"), key("Wolf", "o5")]);
    expect(settle(options, [key("Strike")])).toEqual([key("Strike"), key("Slayer", "o10")]);
    expect(settle(options, [key("Claws")])).toEqual([key("Claws")]);
  });

  it("keeps options under a prefix and finds the pass", () => {
    expect(under(options, [key("Claws")])).toHaveLength(2);
    expect(passOption(options)?.answer).toEqual(["pass"]);
  });
});

describe("a quickcast nobody would make", () => {
  const asked = (kind: string, ...options: Option[]) => ({ kind, options }) as Request;
  const pass = option("pass", [], "pass");
  const harm = { ...option("rot", [["Ghoul Rot", null]], "cast"), harmful: true };

  it("is one that could only harm one's own side", () => {
    expect(isIdle(asked("quickcast", pass, harm))).toBe(true);
    expect(isIdle(asked("after", pass))).toBe(true);
    expect(isIdle(asked("before", pass))).toBe(true);
  });

  it("is none with a sensible target, and no other question is", () => {
    expect(isIdle(asked("quickcast", pass, harm, option("heal", [["Heal", null]], "cast")))).toBe(false);
    expect(isIdle(asked("activate", pass, harm))).toBe(false);
    expect(isIdle(asked("quickcast", harm))).toBe(false);
  });
});
