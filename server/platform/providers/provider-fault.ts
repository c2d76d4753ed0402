import type { ProviderFaultCode } from "#common/refusal-codes.ts";

/** A provider refused or failed a call. `text` is its own message, which managers see verbatim. */
export class ProviderFault extends Error {
  readonly code: ProviderFaultCode;
  /** The wait that the provider asked for. */
  readonly retryAfterMs: number | null;

  constructor(code: ProviderFaultCode, text: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.name = "ProviderFault";
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
