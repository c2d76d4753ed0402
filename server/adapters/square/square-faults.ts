import { z } from "zod";
import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";

const errors = z.object({
  errors: z.array(z.object({ category: z.string(), code: z.string(), detail: z.string().nullish() })).min(1),
});

/**
 * What Square's own codes mean where the status says less:
 * https://developer.squareup.com/docs/build-basics/handling-errors
 */
const codes: Readonly<Record<string, ProviderFaultCode>> = {
  ACCESS_TOKEN_EXPIRED: "sign-in",
  ACCESS_TOKEN_REVOKED: "sign-in",
  UNAUTHORIZED: "sign-in",
  // The person who signed in left a permission out; another sign-in gives it.
  INSUFFICIENT_SCOPES: "sign-in",
  MERCHANT_SUBSCRIPTION_NOT_FOUND: "plan",
  RATE_LIMITED: "rate-limited",
};

/** Reads the list of errors that Square sends with every status that is none of success. */
export function readSquareFault(body: unknown, status: number): FaultInBody | null {
  const error = errors.safeParse(body).data?.errors[0];
  if (error === undefined || status < 400) {
    return null;
  }
  const code = codes[error.code] ?? ofStatus(status);
  return { code, text: error.detail || wordsOf(error.code), serviceCode: error.code };
}

function ofStatus(status: number): ProviderFaultCode {
  if (status === 429) {
    return "rate-limited";
  }
  if (status >= 500 || status === 408) {
    return "unavailable";
  }
  return status === 401 ? "sign-in" : "refused";
}

/** `INVALID_CURSOR` as people read it. */
function wordsOf(code: string): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Square keeps a cursor for some minutes, and only for the very same question. */
export function isCursorFault({ code, serviceCode }: { code: string; serviceCode: string | null }): boolean {
  return code === "refused" && serviceCode === "INVALID_CURSOR";
}
