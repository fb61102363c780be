/** Where the reader is, and the ways from there. */
import { address, parse, type Route } from "./route";

export { address };

class Router {
  route = $state<Route>(parse(location.hash));
  /** The table last looked at, to go back to from the pages around it. */
  table = $state("");
  /** A table that turned out not to be there: nobody goes back to it. */
  nowhere = "";
  /** A game that is over, to be played again as soon as its table is there. */
  again = "";

  constructor() {
    addEventListener("hashchange", () => {
      if (this.route.page === "table" && this.route.id !== this.nowhere) this.table = this.route.id;
      this.route = parse(location.hash);
    });
  }

  go(page: string, id = ""): void {
    location.hash = address(page, id);
  }
}

export const router = new Router();
