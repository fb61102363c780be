/** Addresses live behind the hash, so that codes in them never reach a server log. */
export interface Route {
  page: string;
  id: string;
}

function parse(hash: string): Route {
  const [page = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  return { page: page || "play", id: decodeURIComponent(id) };
}

class Router {
  route = $state<Route>(parse(location.hash));
  /** The table last looked at, to go back to from the pages around it. */
  table = $state("");

  constructor() {
    addEventListener("hashchange", () => {
      if (this.route.page === "table") this.table = this.route.id;
      this.route = parse(location.hash);
    });
  }

  go(page: string, id = ""): void {
    location.hash = address(page, id);
  }
}

export function address(page: string, id = ""): string {
  return id ? `#/${page}/${encodeURIComponent(id)}` : `#/${page}`;
}

export const router = new Router();
