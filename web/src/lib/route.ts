/** Addresses live behind the hash, so that codes in them never reach a server log. */
export interface Route {
  page: string;
  id: string;
}

export function parse(hash: string): Route {
  const [page = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  return { page: page || "play", id: decodeURIComponent(id) };
}

export function address(page: string, id = ""): string {
  return id ? `#/${page}/${encodeURIComponent(id)}` : `#/${page}`;
}

/** A position that was sent to somebody has its link in the path, where those who look at links before people do see it. */
const sent = /^\/p\/(mp1\.[A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];
if (sent) history.replaceState(null, "", `/${address("position", sent)}`);
