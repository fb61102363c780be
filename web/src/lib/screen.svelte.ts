/** The window's size as layouts need it. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get phone(): boolean {
    return this.width < 600;
  }

  /** Too small for full strips: a phone, also lying on its side. */
  get small(): boolean {
    return this.phone || this.height < 500;
  }

  get narrow(): boolean {
    return this.width < 1024;
  }

  get wide(): boolean {
    return this.width >= 1600;
  }

  get railed(): boolean {
    return this.width >= 1024 || (this.width >= 600 && this.height < 500);
  }
}

export const screen = new Screen();
