import type { ProviderFaultCode } from "#common/refusal-codes.ts";

/** A provider did not do what we asked. `text` is what it said, shown to managers word for word. */
export class ProviderFault extends Error {
  readonly code: ProviderFaultCode;
  /** How long it asked us to wait. */
  readonly retryAfterMs: number | null;

  constructor(code: ProviderFaultCode, text: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.name = "ProviderFault";
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
