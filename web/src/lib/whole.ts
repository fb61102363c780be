/** Keeps the text of a card whole where the card's height is given: the picture gives way, then the letters, then the text as a whole. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

/** The closest a card is set; from the fourth step on its text is left to where cards are read. */
const CLOSEST = 7;

interface Card {
  node: HTMLElement;
  body: HTMLElement;
}

const cards = new WeakMap<Element, Card>();
/** Sizes come when all cards lie where they will, and before any of them has been seen. */
const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver((entries) => setAll(entries.flatMap(({ target }) => cards.get(target) ?? [])));
const changed = new Set<Card>();

/** All are measured before any is set closer: the page is laid out once a step, not once a card and step. */
function setAll(given: readonly Card[]): void {
  // What stands as it is printed stays untouched: every change is a new style for the whole card.
  for (const { node } of given) if (node.dataset.fit !== "0") node.dataset.fit = "0";
  let rest = given;
  for (let step = 1; step <= CLOSEST && rest.length > 0; step += 1) {
    rest = rest.filter(({ body }) => body.scrollHeight > body.clientHeight + 1);
    for (const { node } of rest) node.dataset.fit = String(step);
  }
}

/** What cards say has changed: they are set together, when all of it stands there. */
function setSoon(card: Card): void {
  if (changed.size === 0) {
    void tick().then(() => {
      const given = [...changed];
      changed.clear();
      setAll(given);
    });
  }
  changed.add(card);
}

export const whole: Action<HTMLElement, { brief: boolean; text: string }> = (node, given) => {
  const body = node.querySelector<HTMLElement>(".body");
  if (!body) return;
  const card = { node, body };
  cards.set(node, card);
  if (given.brief) observer?.observe(node);
  return {
    update: ({ brief }) => {
      if (brief) {
        observer?.observe(node);
        setSoon(card);
      } else observer?.unobserve(node);
    },
    destroy: () => {
      changed.delete(card);
      observer?.unobserve(node);
    },
  };
};
