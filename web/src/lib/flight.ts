/** Something small that flies over the page from one thing to another. */
import { settings } from "./settings.svelte";

const EASE = "cubic-bezier(0.3, 0.6, 0.3, 1)";

/** Flies a copy of a drawing; where nothing may move, or an end is not to be seen, nothing happens. */
export function fly(drawing: Element | null | undefined, from: Element | null | undefined, to: Element | null | undefined, time: number): void {
  if (settings.still || !drawing || !from || !to || settings.pace === "instant") return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return;
  const copy = drawing.cloneNode(true) as HTMLElement;
  const size = Math.max(end.width, 16);
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("width", String(size));
  copy.setAttribute("height", String(size));
  Object.assign(copy.style, { position: "fixed", left: `${end.left + end.width / 2 - size / 2}px`, top: `${end.top + end.height / 2 - size / 2}px`, zIndex: "60", pointerEvents: "none" });
  document.body.append(copy);
  const [x, y] = [start.left + start.width / 2 - end.left - end.width / 2, start.top + start.height / 2 - end.top - end.height / 2];
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0.9 },
      { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.7)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time * (settings.pace === "quick" ? 0.5 : 1), easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
