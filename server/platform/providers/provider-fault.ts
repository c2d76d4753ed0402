import type { ProviderFaultCode } from "#common/refusal-codes.ts";

/** A provider refused or failed a call. `text` is its own message, which managers see verbatim. */
export class ProviderFault extends Error {
  readonly code: ProviderFaultCode;
  /** The wait that the provider asked for. */
  readonly retryAfterMs: number | null;
  /** The service's own number of the fault, such as Twilio's 21610. */
  readonly serviceCode: string | null;
  /** True when the request never arrived there, so that a write surely did nothing. */
  readonly isUnsent: boolean;

  constructor(
    code: ProviderFaultCode,
    text: string,
    options: { retryAfterMs?: number | null; serviceCode?: string | null; isUnsent?: boolean; cause?: unknown } = {},
  ) {
    super(text, { cause: options.cause });
    this.name = "ProviderFault";
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.serviceCode = options.serviceCode ?? null;
    this.isUnsent = options.isUnsent ?? false;
  }
}
