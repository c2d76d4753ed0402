/**
 * What kind of "no" a provider gave. `sign-in`, `plan` and `location-gone` need a person; the others pass by themselves,
 * or concern one request only (`refused`).
 */
export type FaultCode = "sign-in" | "plan" | "location-gone" | "rate-limited" | "unavailable" | "refused";

/** A provider did not do what we asked. `text` is what it said, shown to managers word for word. */
export class ProviderFault extends Error {
  readonly code: FaultCode;
  /** How long it asked us to wait. */
  readonly retryAfterMs: number | null;

  constructor(code: FaultCode, text: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.name = "ProviderFault";
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
