/** When a reveal window is answered with a pass for the player. */
import type { RevealAsking } from "./settings.svelte";
import type { Request, View } from "./wire";

export type Quiet = { until: "step" | "turn" | "phase"; mark: string } | null;

/** Long enough that a pass by itself tells no more than a pass by hand. */
export const QUIET_DELAY = 900;

export function markOf(until: "step" | "turn" | "phase", view: View): string {
  if (until === "step") return view.running ? `${view.running.title}/${view.running.source}/${view.running.target}` : "";
  if (until === "phase") return `${view.round}/${view.phase}`;
  return String(view.round);
}

/** Whether something of the viewer's takes part in what is going on. */
export function concerned(view: View): boolean {
  const running = view.running;
  if (!running || view.you === null) return true;
  for (const place of [running.source, running.target]) {
    if (place === null) continue;
    if (typeof place === "number") {
      if (view.objects[String(place)]?.controller === view.you) return true;
    } else {
      const zone = view.zones.find((other) => other.zone === place);
      if (zone?.objects.some((id) => view.objects[String(id)]?.controller === view.you)) return true;
    }
  }
  return false;
}

export function staysQuiet(view: View, request: Request, asking: RevealAsking, quiet: Quiet, passedPhase: string): boolean {
  if (request.kind !== "reveal") return false;
  if (!request.options.some((option) => option.kind === "pass")) return false;
  if (quiet && markOf(quiet.until, view) === quiet.mark) return true;
  if (asking === "concerned") return !concerned(view);
  if (asking === "phase") return passedPhase === markOf("phase", view);
  return false;
}

/** A quiet spell until the player's own turn ends when that player is asked to act. */
export function stillQuiet(quiet: Quiet, request: Request | null): Quiet {
  if (quiet?.until === "turn" && request && request.kind !== "reveal") return null;
  return quiet;
}
