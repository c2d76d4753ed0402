/** Does what nobody waits for once the browser has nothing else to do, after a second and a half at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) {
    window.requestIdleCallback(work, { timeout: 1500 });
  } else {
    setTimeout(work, 300);
  }
}
