/** Runs low-priority work when the browser is idle, after 1.5 seconds at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) {
    window.requestIdleCallback(work, { timeout: 1500 });
  } else {
    setTimeout(work, 300);
  }
}
