/** Reading a card where it lies: hovering shows it while the pointer stays, holding a finger or the other button pins it. */
import type { Action } from "svelte/action";
import type { Table } from "./table.svelte";

/** An object on the table by its number, or a card by its name. */
export type Subject = number | string;

const HOVER = 350;
const HOLD = 480;

/** Where the pointer is, and whether it has just come there: what slides under a resting pointer is not pointed at. */
let resting = { x: -1, y: -1 };
let stirred = false;

function isElsewhere({ clientX, clientY }: PointerEvent): boolean {
  return clientX !== resting.x || clientY !== resting.y;
}

addEventListener(
  "pointermove",
  (event) => {
    stirred = isElsewhere(event);
    resting = { x: event.clientX, y: event.clientY };
  },
  { capture: true, passive: true },
);

export const glance: Action<HTMLElement, { table: Table; at: Subject | null }> = (node, given) => {
  let { table, at } = given;
  let timer = 0;
  let held = false;
  let met = false;

  /** On the board the same gesture points something out, where there is somebody to see it. */
  function pointing(): boolean {
    return table.mayPoint && node.closest("[data-part=arena]") !== null;
  }

  function wait(time: number, show: (subject: Subject) => void): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => at !== null && show(at), time);
  }

  function meet(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || met) return;
    met = true;
    wait(HOVER, (subject) => (table.glanced = subject));
  }

  function enter(event: PointerEvent): void {
    if (isElsewhere(event)) meet(event);
  }

  function move(event: PointerEvent): void {
    if (stirred) meet(event);
  }

  function leave(): void {
    met = false;
    clearTimeout(timer);
    if (table.glanced === at) table.glanced = null;
  }

  function down(event: PointerEvent): void {
    leave();
    met = true;
    held = false;
    if (event.pointerType === "mouse") return;
    wait(HOLD, (subject) => {
      held = true;
      if (!pointing()) table.inspected = subject;
    });
  }

  function up(): void {
    clearTimeout(timer);
  }

  /** The press that ends a hold is no press. */
  function click(event: MouseEvent): void {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    held = false;
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    if (at !== null && !pointing()) table.inspected = at;
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener("pointerenter", enter, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerleave", leave, { signal });
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("contextmenu", menu, { signal });
  return {
    update(next) {
      ({ table, at } = next);
    },
    destroy() {
      leave();
      stop.abort();
    },
  };
};
