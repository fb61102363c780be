/** What can wait until the page has been seen and answers: it begins in the first idle moment after that. */
export function afterwards(run: () => void, longest = 600): void {
  // The timer of a frame runs when that frame has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: longest });
      else setTimeout(run, 50);
    }),
  );
}
