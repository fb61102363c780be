/** States put together from what has changed: the server sends the whole table once, then only what is otherwise. */
import type { StateMessage } from "./seatlink.svelte";
import type { ServerMessage } from "./wire";

export type ChangeMessage = Extract<ServerMessage, { type: "change" }>;

/** The list with some of its places taken by others. */
function replaced<One>(list: One[], others: Record<string, One>): One[] {
  return list.map((one, place) => others[place] ?? one);
}

/** The state a change leads to from the one before it, or null where it does not begin there. */
export function applied(before: StateMessage | null, change: ChangeMessage): StateMessage | null {
  if (!before || before.version !== change.since) return null;
  const { since: _since, request_stays, request, view, ...told } = change;
  const objects = { ...before.view.objects };
  for (const [number, thing] of Object.entries(view.objects)) {
    if (thing) objects[number] = thing;
    else delete objects[number];
  }
  return {
    ...told,
    type: "state",
    view: { ...before.view, ...view.rest, players: replaced(before.view.players, view.players), zones: replaced(before.view.zones, view.zones), objects },
    request: request_stays ? before.request : request,
  };
}
