/** When a reveal window is answered with a pass for the player. */
import type { RevealAsking } from "./settings.svelte";
import type { Request, View } from "./wire";

export type Quiet = { until: "step" | "turn" | "phase"; mark: string } | null;

/**
 * The pause before a pass for the player when somebody else waits for it. Whether one is asked follows from what
 * everybody sees, never from the card, so a short one tells nothing either.
 */
export const QUIET_DELAY = 250;

export function markOf(until: "step" | "turn" | "phase", view: View): string {
  if (until === "step") return view.running ? `${view.running.title}/${view.running.source}/${view.running.target}` : "";
  if (until === "phase") return `${view.round}/${view.phase}`;
  return String(view.round);
}

/** Whether something of the viewer's takes part in what is going on, or begins to act. */
export function concerned(view: View, window: Request["window"]): boolean {
  if (view.you === null) return true;
  const running = view.running;
  const own = (id: number | null) => id !== null && view.objects[String(id)]?.controller === view.you;
  const here = (zone: string | null | undefined) => view.zones.find((other) => other.zone === zone)?.objects.some(own) ?? false;
  if (!running) return window?.step === "activation" && own(view.acting_object);
  const mine = own(running.source);
  const struck = typeof running.target === "number" ? own(running.target) : here(running.target);
  if (running.kind === "move") return !mine && (struck || here(view.objects[String(running.source)]?.zone));
  if (running.kind === "spell" && mine && !struck) return running.steps.at(-1)?.state === "now";
  return mine || struck;
}

export function staysQuiet(view: View, request: Request, asking: RevealAsking, quiet: Quiet, passedPhase: string): boolean {
  if (request.kind !== "reveal") return false;
  if (!request.options.some((option) => option.kind === "pass")) return false;
  if (quiet && markOf(quiet.until, view) === quiet.mark) return true;
  if (asking === "concerned") return !concerned(view, request.window);
  if (asking === "phase") return passedPhase === markOf("phase", view);
  return false;
}

/** A quiet spell ends with what it was for, or when the player is asked to act. */
export function stillQuiet(quiet: Quiet, view: View, request: Request | null): Quiet {
  if (quiet?.until === "turn" && request && request.kind !== "reveal") return null;
  return quiet && markOf(quiet.until, view) === quiet.mark ? quiet : null;
}
