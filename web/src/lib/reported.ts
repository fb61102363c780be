/** What was said to be wrong in a report, by the replay it was opened as; kept while this window is open. */
const KEY = "mageduel.reported.";

export function keepReported(replay: string, note: string): void {
  if (note) sessionStorage.setItem(KEY + replay, note);
}

export function reportedIn(replay: string): string {
  return sessionStorage.getItem(KEY + replay) ?? "";
}
