/** Preloads what is likely to be opened next. A failure is silent, because opening it retries and reports. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
