/** Keeps the text of a card whole where the card's height is given: the picture gives way, then the letters, then the text as a whole. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

/** The closest a card is set; from the fourth step on its text is left to where cards are read. */
const CLOSEST = 7;

export const whole: Action<HTMLElement, { brief: boolean; text: string }> = (node, given) => {
  const body = node.querySelector<HTMLElement>(".body");

  function set({ brief }: { brief: boolean }): void {
    if (!brief || !body) return;
    node.dataset.fit = "0";
    for (let step = 1; step <= CLOSEST && body.scrollHeight > body.clientHeight + 1; step += 1) node.dataset.fit = String(step);
  }

  let now = given;
  const seen = given.brief ? new ResizeObserver(() => set(now)) : null;
  seen?.observe(node);
  // What the card holds has come by then, and it has not been seen yet.
  void tick().then(() => set(now));
  return {
    update(next) {
      now = next;
      set(next);
    },
    destroy: () => seen?.disconnect(),
  };
};
