/** Carrying things with the mouse: from where a press began to where it ends. */
const FAR = 6;

export interface Carried<What> {
  /** What a press here would take along, or nothing. */
  take: (target: HTMLElement) => What | null;
  begin: (what: What) => void;
  /** On which element of the board it ended, or null. */
  end: (element: string | null, what: What) => void;
  moved: (at: { x: number; y: number } | null) => void;
}

export function carry<What>(node: HTMLElement, given: Carried<What>): { destroy: () => void } {
  let what: What | null = null;
  let from = { x: 0, y: 0 };
  let carrying = false;
  /** The press that ends a way is no press. */
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    what = given.take(event.target as HTMLElement);
    from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (what === null) return;
    if (!carrying && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!carrying) {
      carrying = true;
      given.begin(what);
    }
    event.preventDefault();
    given.moved({ x: event.clientX, y: event.clientY });
  }

  function up(event: PointerEvent): void {
    const ended = carrying ? what : null;
    what = null;
    carrying = false;
    if (ended === null) return;
    swallow = true;
    given.moved(null);
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-part=arena] [data-element]");
    given.end(below?.dataset.element ?? null, ended);
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("click", click, { signal, capture: true });
  return { destroy: () => stop.abort() };
}
