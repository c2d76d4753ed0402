/** Fetches what is likely to be opened next. When that fails nothing is told: opening it tries again, and tells. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
