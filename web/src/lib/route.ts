/** Addresses live behind the hash, so that codes in them never reach a server log. */
export interface Route {
  page: string;
  id: string;
}

export function parse(hash: string): Route {
  const [page = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  return { page: page || "play", id: decoded(id) };
}

/** An address that was cut off in the middle of a sign stays as it is: nothing is found there, and that is said. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export function address(page: string, id = ""): string {
  return id ? `#/${page}/${encodeURIComponent(id)}` : `#/${page}`;
}

/** A position that was sent to somebody has its link in the path, where those who look at links before people do see it. */
const sent = /^\/p\/(mp1\.[A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];
if (sent) history.replaceState(null, "", `/${address("position", sent)}`);
