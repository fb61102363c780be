/** Keeps a name whole where there is little room for it: it is set narrower, and cut off only if that is not enough. */
import type { Action } from "svelte/action";

const NARROWEST = 0.62;

export const fit: Action<HTMLElement, { text: string; room: number }> = (node, given) => {
  function set({ room }: { room: number }): void {
    node.style.maxWidth = "none";
    node.style.transform = "";
    const width = node.offsetWidth;
    if (width <= room || width === 0) return;
    const share = Math.max(NARROWEST, room / width);
    node.style.transform = `scaleX(${share.toFixed(3)})`;
    if (share === NARROWEST) node.style.maxWidth = `${Math.floor(room / share)}px`;
  }
  set(given);
  return { update: set };
};
