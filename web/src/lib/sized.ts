/** Tells how large something stands on the page: at first when all of the page has been made, later when it has been laid out anew. Who reads sizes while a page is being made has it laid out each time. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

type Told = (width: number, height: number) => void;

const listeners = new WeakMap<Element, Told>();
const fresh = new Set<Element>();
const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver((entries) => tellAll(entries.map(({ target }) => target)));

/** All are read before anybody is told, and nothing of it has been seen yet. */
function tellAll(targets: readonly Element[]): void {
  const sizes = targets.map((target) => ({ target, width: target.clientWidth, height: target.clientHeight }));
  for (const { target, width, height } of sizes) listeners.get(target)?.(width, height);
}

/** What depends on a size is made in one go with what it depends on, and not a frame later. */
function tellSoon(node: Element): void {
  if (fresh.size === 0) {
    void tick().then(() => {
      const given = [...fresh];
      fresh.clear();
      tellAll(given);
    });
  }
  fresh.add(node);
}

export const sized: Action<HTMLElement, Told> = (node, told) => {
  listeners.set(node, told);
  tellSoon(node);
  observer?.observe(node);
  return {
    destroy: () => {
      fresh.delete(node);
      observer?.unobserve(node);
    },
  };
};
