/** The pictures of all cards and mages: fetched once, when something with a picture stands on the page and has been seen. */
import sheet from "../../../src/mageduel/data/art/parts.svg?url";
import { afterwards } from "./afterwards";
import { drawn } from "./emblems";
import { svg, type Part, type Picture } from "./picture";

class Pictures {
  private lines = $state.raw<Record<string, Picture>>({});

  private asked = false;

  /** The picture of that card or mage; nothing for what has none, and before they have come. */
  of(name: string | null | undefined): Picture | null {
    if (name && !this.asked) {
      this.asked = true;
      afterwards(() => void import("virtual:pictures").then((found) => (this.lines = found.default), () => (this.asked = false)));
    }
    return (name && this.lines[name]) || null;
  }
}

export const pictures = new Pictures();

/** A part by reference: the signs of the page itself, everything else in the sheet of parts. */
export const shown: Part = (id, size) => svg`<use href="${drawn.has(id) ? "" : sheet}#${id}" width="${size}" height="${size === 96 ? 64 : size}"/>`;
