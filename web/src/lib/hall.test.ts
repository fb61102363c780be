import { describe, expect, it } from "vitest";
import { abreast, ranks, share, step } from "./hall";

const thing = (id: number, controller: number, kind = "creature") => ({ id, controller, kind });
const ids = (things: { id: number }[]) => things.map((one) => one.id);

describe("ranks", () => {
  it("put the mage in the middle and newcomers at either end", () => {
    const first = [thing(1, 0, "mage"), thing(2, 0), thing(3, 0)];
    expect(ids(abreast(first))).toEqual([3, 1, 2]);
    expect(ids(abreast([...first, thing(4, 0), thing(5, 0)]))).toEqual([5, 3, 1, 2, 4]);
  });

  it("are one for each side, the viewer's last; what is nobody's stands with the first", () => {
    const made = ranks([thing(1, 0), thing(2, 1), thing(3, 2), thing(4, 9)], [1, 2, 0], (seat) => (seat < 3 ? seat : null));
    expect(made.map((rank) => ids(rank.things))).toEqual([[2, 4], [3], [1]]);
    expect(made.map((rank) => rank.own)).toEqual([false, false, true]);
  });

  it("keep what belongs to team-mates apart", () => {
    const made = ranks([thing(1, 0, "mage"), thing(2, 2, "mage"), thing(3, 0), thing(4, 2), thing(5, 1)], [1, 0], (seat) => seat % 2);
    expect(made.map((rank) => ids(rank.things))).toEqual([[5], [1, 3, 2, 4]]);
  });

  it("share the hall", () => {
    expect(share(900, 360, 1, 3, 60)).toEqual({ across: 1, lines: 1, width: 900, far: 150, near: 150 });
    expect(share(900, 360, 5, 3, 60)).toEqual({ across: 3, lines: 2, width: 300, far: 100, near: 100 });
  });
});

describe("arrow keys", () => {
  const places = [{ rank: 0, x: 10 }, { rank: 0, x: 50 }, { rank: 1, x: 14 }, { rank: 1, x: 48 }];

  it("walk along a rank and no further", () => {
    expect(step(places, 0, "ArrowRight")).toBe(1);
    expect(step(places, 1, "ArrowRight")).toBe(1);
  });

  it("cross to the nearest", () => {
    expect(step(places, 1, "ArrowDown")).toBe(3);
    expect(step(places, 2, "ArrowUp")).toBe(0);
    expect(step(places, 0, "ArrowUp")).toBe(0);
  });
});
