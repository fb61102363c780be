/** Enter presses the gold button wherever the focus is, unless keys have brought it to another button or a text field. */

let walked = false;
const WALKS = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** Remembers whether the focus was moved by keys or by the pointer; returns how to stop. */
export function watchFocus(): () => void {
  const key = (event: KeyboardEvent) => {
    if (WALKS.has(event.key)) walked = true;
  };
  const pointer = () => (walked = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

/** The button that says Enter, if one is shown and can be pressed. */
export function goldButton(): HTMLButtonElement | null {
  const shown = [...document.querySelectorAll<HTMLButtonElement>("button[data-enter]:not(:disabled)")];
  return shown.find((button) => button.getClientRects().length > 0) ?? null;
}

/** Where Enter would go if no gold button took it. */
function button(event: KeyboardEvent): Element | null {
  return (event.target as HTMLElement).closest("button, a, summary, [role=gridcell], [role=radio]");
}

/** Whether this key is meant for the gold button. */
export function isForGold(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select") && !(walked && button(event));
}

/** Presses it for this key; false when the key means something else. */
export function pressGold(event: KeyboardEvent): boolean {
  const gold = goldButton();
  if (!gold || button(event) === gold || !isForGold(event)) return false;
  event.preventDefault();
  gold.click();
  return true;
}
