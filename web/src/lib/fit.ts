/** Keeps a name whole where there is little room for it: it is set narrower, and cut off only if that is not enough. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

const NARROWEST = 0.62;

/** Names to be set, and their room. */
const wanted = new Map<HTMLElement, number>();

/** All are measured before any is set: the page is laid out once for all of them. */
function setAll(): void {
  const given = [...wanted];
  wanted.clear();
  for (const [node] of given) {
    node.style.maxWidth = "none";
    node.style.transform = "";
  }
  const widths = given.map(([node]) => node.offsetWidth);
  for (const [at, [node, room]] of given.entries()) {
    const width = widths[at]!;
    if (width <= room || width === 0) continue;
    const share = Math.max(NARROWEST, room / width);
    node.style.transform = `scaleX(${share.toFixed(3)})`;
    if (share === NARROWEST) node.style.maxWidth = `${Math.floor(room / share)}px`;
  }
}

export const fit: Action<HTMLElement, { text: string; room: number }> = (node, given) => {
  function set({ room }: { room: number }): void {
    if (wanted.size === 0) void tick().then(setAll);
    wanted.set(node, room);
  }
  set(given);
  return { update: set, destroy: () => void wanted.delete(node) };
};
