import { beforeEach, describe, expect, it } from "vitest";
import { Walk } from "./walk.svelte";
import type { Option, Request } from "./wire";

function option(answer: unknown[], path: [string, string | null][], harmful = false, kind = String(answer[0])): Option {
  const steps = path.map(([label, element]) => ({ label, element }));
  return { answer, kind, label: path.map(([label]) => label).join(": "), detail: "", elements: steps.flatMap((step) => (step.element ? [step.element] : [])), group: kind, icon: "act", speed: "", key: null, declines: kind === "pass", harmful, path: steps };
}

function question(kind: string, options: Option[], id = 1): Request {
  return { id, kind, seat: 0, prompt: kind, context: "", simultaneous: false, options, refusals: [], plan: null, window: null, asks: true, why_code: "", why: "" };
}

const wolf = option(["activate", 5], [["Act with Wolf", "o5"]]);
const fox = option(["activate", 6], [["Act with Fox", "o6"]]);
const pass = option(["pass"], []);
const bites = [option(["nothing"], [["Do nothing", null]]), option(["attack", 5, 0, 9], [["Bite", "o5"], ["Imp", "o9"]]), option(["attack", 5, 0, 6], [["Bite", "o5"], ["Fox", "o6"]], true)];
let asked: Option[];
let walk: Walk;

beforeEach(() => {
  asked = [];
  walk = new Walk((one) => asked.push(one));
});

describe("choosing a creature", () => {
  it("only looks at it, and another may be taken", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    expect(asked).toEqual([]);
    walk.press("o5");
    expect(asked).toEqual([wolf]);
    expect(walk.chosen).toBeNull();
    walk.foresee(wolf, question("action", bites));
    expect(walk.asked?.kind).toBe("action");
    expect(walk.taken).toContain("o5");
    walk.press("o6");
    expect(asked).toEqual([wolf, fox]);
    expect(walk.taken).toEqual(["o6"]);
    walk.foresee(wolf, question("action", bites));
    expect(walk.ahead?.question).toBeUndefined();
  });

  it("lights whom it can strike and where it can go, and lists the zones at once", () => {
    const moves = [option(["move", "B2"], [["Move", null], ["B2", "zB2"]]), option(["move", "B4"], [["Move", null], ["B4", "zB4"]])];
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    expect(walk.ways).toEqual([]);
    walk.foresee(wolf, question("action", [...bites, ...moves]));
    expect(walk.lit).toEqual(new Set(["o9", "zB2", "zB4"]));
    expect(walk.ways.map((way) => way.element)).toEqual(["zB2", "zB4"]);
    walk.press("zB4");
    expect(walk.chosen?.answer).toEqual(["move", "B4"]);
    expect(walk.ways).toEqual([]);
  });

  it("keeps what is pressed before it is known what the creature can do", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.whenKnown(() => walk.press("o9"));
    expect(walk.chosen).toBeNull();
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.foresee(wolf, question("action", bites));
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
  });

  it("forgets what was pressed for a creature that is not taken after all", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.whenKnown(() => walk.press("o9"));
    walk.press("o6");
    walk.press("o5");
    walk.foresee(wolf, question("action", bites));
    expect(walk.chosen).toBeNull();
  });

  it("knows the creature again when the question is told once more", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", bites));
    walk.begin(question("activate", [{ ...wolf }, { ...fox }, pass]));
    walk.press("o5");
    expect(asked).toEqual([wolf]);
  });

  it("goes back to the creatures step by step", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", bites));
    walk.press("o9");
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
    while (walk.ahead) expect(walk.back()).toBe(true);
    expect(walk.list.map((branch) => branch.label)).toEqual(["Act with Wolf", "Act with Fox", ""]);
    expect(walk.back()).toBe(false);
  });

  it("takes the only creature by itself, and offers to activate one nothing can be told of", () => {
    walk.begin(question("activate", [wolf, pass]));
    expect(asked).toEqual([wolf]);
    walk.foresee(wolf, null);
    expect(walk.chosen).toEqual(wolf);
  });
});

describe("sending a creature to somebody", () => {
  const step = option(["move", "B2"], [["Move", null], ["B2", "zB2"]]);
  const bite = (object: number): Option => option(["attack", 5, 0, object], [["Bite", "o5"], [`Imp ${object}`, `o${object}`]]);

  it("takes it to where that one stands, and aims at that one there", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", [step, option(["guard"], [["Guard", null]])]));
    expect(walk.press("o9")).toBe("nothing");
    expect(walk.sendTo("o9", "zC4")).toBe("nothing");
    expect(walk.sendTo("o9", "zB2")).toBe("moved");
    expect(walk.chosen?.answer).toEqual(["move", "B2"]);
    walk.begin(null);
    walk.begin(question("action", [bite(8), bite(9), option(["nothing"], [["Do nothing", null]])], 2));
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
    expect(walk.press("o9")).toBe("confirm");
  });

  it("is meant when a second press falls into the same zone", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", [step, option(["guard"], [["Guard", null]])]));
    walk.press("zB2");
    expect(walk.press("o9")).toBe("nothing");
    expect(walk.sendTo("o9", "zB2")).toBe("confirm");
    walk.begin(question("action", [bite(8), bite(9)], 2));
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
  });

  it("aims at the first it may strike where only a zone was pressed, and leaves the others open", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", [step, option(["guard"], [["Guard", null]])]));
    walk.press("zB2");
    walk.begin(question("action", [bite(8), bite(9)], 2));
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 8]);
    expect(walk.instead.map((other) => other.answer)).toEqual([["attack", 5, 0, 9]]);
    expect(walk.press("o9")).toBe("moved");
    expect(walk.instead).toEqual([]);
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
  });

  it("is forgotten when another creature is taken", () => {
    walk.begin(question("activate", [wolf, fox, pass]));
    walk.press("o5");
    walk.foresee(wolf, question("action", [step, option(["guard"], [["Guard", null]])]));
    walk.sendTo("o9", "zB2");
    walk.release();
    walk.press("o6");
    walk.begin(question("action", [bite(8), bite(9)], 2));
    expect(walk.chosen).toBeNull();
  });
});

describe("harm to one's own side", () => {
  beforeEach(() => {
    walk.begin(question("action", bites, 2));
  });

  it("is neither listed nor lit, and never aimed at", () => {
    walk.take(walk.list.find((branch) => branch.label === "Bite")!);
    expect(walk.chosen?.answer).toEqual(["attack", 5, 0, 9]);
    expect(walk.press("o9")).toBe("moved");
    expect(walk.press("o9")).toBe("confirm");
    expect(walk.lit.has("o6")).toBe(false);
    expect(walk.press("o6")).toBe("nothing");
    expect(walk.kept).toBe(1);
  });

  it("is possible for whoever asks for it", () => {
    walk.take(walk.list.find((branch) => branch.label === "Bite")!);
    walk.also = true;
    expect(walk.list.map((branch) => branch.label)).toEqual(["Imp", "Fox"]);
    walk.look("o6");
    expect(walk.aimed).not.toBe("o6");
    walk.press("o6");
    expect(walk.chosen?.harmful).toBe(true);
  });

  it("is not aimed at even where there is nothing else", () => {
    walk.begin(question("action", [bites[0]!, bites[2]!], 3));
    expect(walk.list.map((branch) => branch.label)).toEqual(["Do nothing"]);
    walk.also = true;
    walk.take(walk.list.find((branch) => branch.label === "Bite")!);
    expect(walk.chosen).toBeNull();
  });
});
