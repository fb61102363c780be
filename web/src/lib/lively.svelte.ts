/** Whether somebody is at the page: what moves for its own sake rests after a while, and where nobody looks. */
const PATIENCE = 6000;

class Lively {
  on = $state(true);
  private timer = 0;

  constructor() {
    for (const kind of ["pointermove", "pointerdown", "keydown"]) addEventListener(kind, this.stir, { passive: true });
    document.addEventListener("visibilitychange", this.stir);
    this.stir();
  }

  private stir = (): void => {
    clearTimeout(this.timer);
    this.on = !document.hidden;
    this.timer = window.setTimeout(() => (this.on = false), PATIENCE);
  };
}

export const lively = new Lively();
