/** Arrow keys inside a group of radio buttons: move and choose. */
export function roving(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=radio]")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons[(at + by + buttons.length) % buttons.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}
