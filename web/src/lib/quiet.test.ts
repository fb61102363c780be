import { describe, expect, it } from "vitest";
import { markOf, staysQuiet, stillQuiet } from "./quiet";
import type { Request, View } from "./wire";

const pass = { answer: ["pass"], kind: "pass", label: "Keep all hidden", detail: "", elements: [], group: "pass", key: null, path: [] };
const request = { id: 1, kind: "reveal", prompt: "", context: "", seat: 0, simultaneous: false, options: [pass], refusals: [], plan: null, window: { what: "", step: "" } } satisfies Request;

function view(target: number, controller: number): View {
  return {
    you: 0,
    round: 3,
    phase: "actions",
    zones: [],
    objects: { [String(target)]: { controller }, "7": { controller: 1 } },
    running: { kind: "attack", title: "Bite", steps: [], source: 7, target },
  } as unknown as View;
}

describe("quiet reveal windows", () => {
  it("asks always if so wished", () => {
    expect(staysQuiet(view(2, 1), request, "always", null, "")).toBe(false);
  });

  it("asks only when something of the viewer's takes part", () => {
    expect(staysQuiet(view(2, 1), request, "concerned", null, "")).toBe(true);
    expect(staysQuiet(view(2, 0), request, "concerned", null, "")).toBe(false);
  });

  it("asks about a move only where it meets something of the viewer's", () => {
    const move = (zone: string) => ({ ...view(2, 0), zones: [{ zone: "B1", objects: [2], enchantments: [], arrivals: [] }], running: { kind: "move", title: "move", steps: [], source: 7, target: zone, dice: null } }) as View;
    expect(staysQuiet(move("A3"), request, "concerned", null, "")).toBe(true);
    expect(staysQuiet(move("B1"), request, "concerned", null, "")).toBe(false);
  });

  it("asks between actions only when a creature of the viewer's begins to act", () => {
    const between = (acting: number, step: string) => staysQuiet({ ...view(2, 0), running: null, acting_object: acting }, { ...request, window: { what: "phase", step } }, "concerned", null, "");
    expect(between(2, "activation")).toBe(false);
    expect(between(7, "activation")).toBe(true);
    expect(between(2, "Reset Phase")).toBe(true);
  });

  it("asks about an own spell when it has done its work", () => {
    const cast = (state: string) => ({ ...view(3, 1), objects: { ...view(3, 1).objects, "2": { controller: 0 } }, running: { kind: "spell", title: "Bear Strength", steps: [{ name: "Declare Spell", state: "done" }, { name: "Resolve Spell", state }], source: 2, target: 3, dice: null } }) as unknown as View;
    expect(staysQuiet(cast("next"), request, "concerned", null, "")).toBe(true);
    expect(staysQuiet(cast("now"), request, "concerned", null, "")).toBe(false);
  });

  it("keeps quiet for the rest of a phase after one pass", () => {
    expect(staysQuiet(view(2, 0), request, "phase", null, "3/actions")).toBe(true);
    expect(staysQuiet(view(2, 0), request, "phase", null, "2/actions")).toBe(false);
  });

  it("never answers a window without a pass", () => {
    expect(staysQuiet(view(2, 1), { ...request, options: [] }, "concerned", null, "")).toBe(false);
  });

  it("stays quiet until this is over, and until the own turn", () => {
    const here = view(2, 0);
    const quiet = { until: "step" as const, mark: markOf("step", here) };
    expect(staysQuiet(here, request, "always", quiet, "")).toBe(true);
    expect(staysQuiet(view(3, 0), request, "always", quiet, "")).toBe(false);
    expect(stillQuiet(quiet, here, request)).toBe(quiet);
    expect(stillQuiet(quiet, { ...here, running: null }, request)).toBeNull();
    expect(stillQuiet({ until: "turn", mark: "3" }, here, { ...request, kind: "activate" })).toBeNull();
    expect(stillQuiet({ until: "turn", mark: "3" }, here, request)).not.toBeNull();
  });
});
