/** Keeps the text of a card whole where the card's height is given: the picture gives way, then the letters. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

/** The closest a card is set. */
const CLOSEST = 5;
/** How many pixels of its picture a card gives at the first step, and nothing else: whether they are enough is known without trying. */
export const PICTURE_GIVES = 22;

interface Card {
  node: HTMLElement;
  body: HTMLElement;
  /** How large it was when it was set. */
  width: number;
  height: number;
}

const cards = new WeakMap<Element, Card>();
const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver((entries) => setAll(entries.flatMap(({ target }) => cards.get(target) ?? []).filter(isResized)));
const changed = new Set<Card>();

function isResized({ node, width, height }: Card): boolean {
  return node.clientWidth !== width || node.clientHeight !== height;
}

function over({ body }: Card): number {
  return body.scrollHeight - body.clientHeight;
}

/** All are measured before any is set closer: the page is laid out once a step, not once a card and step. */
function setAll(given: readonly Card[]): void {
  // What stands as it is printed stays untouched: every change is a new style for the whole card.
  for (const { node } of given) if (node.dataset.fit !== "0") node.dataset.fit = "0";
  const tight = given.map((card) => ({ card, by: over(card) })).filter(({ by }) => by > 0);
  for (const card of given) [card.width, card.height] = [card.node.clientWidth, card.node.clientHeight];
  for (const { card, by } of tight) card.node.dataset.fit = by <= PICTURE_GIVES ? "1" : "2";
  let rest = tight.filter(({ by }) => by > PICTURE_GIVES).map(({ card }) => card);
  for (let step = 3; step <= CLOSEST && rest.length > 0; step += 1) {
    rest = rest.filter((card) => over(card) > 0);
    for (const { node } of rest) node.dataset.fit = String(step);
  }
}

/** What cards say is new: they are set together, when all of it stands there. */
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
  const card = { node, body, width: 0, height: 0 };
  cards.set(node, card);
  const set = ({ brief }: { brief: boolean }): void => {
    if (brief) {
      observer?.observe(node);
      setSoon(card);
    } else observer?.unobserve(node);
  };
  set(given);
  return {
    update: set,
    destroy: () => {
      changed.delete(card);
      observer?.unobserve(node);
    },
  };
};
