/** Tells how large something stands on the page, once it has been laid out: who reads sizes while a page is being made has it laid out each time. */
import type { Action } from "svelte/action";

type Told = (width: number, height: number) => void;

const listeners = new WeakMap<Element, Told>();
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        // All are read before anybody is told, and nothing of it has been seen yet.
        const sizes = entries.map(({ target }) => ({ target, width: target.clientWidth, height: target.clientHeight }));
        for (const { target, width, height } of sizes) listeners.get(target)?.(width, height);
      });

export const sized: Action<HTMLElement, Told> = (node, told) => {
  listeners.set(node, told);
  observer?.observe(node);
  return { destroy: () => observer?.unobserve(node) };
};
