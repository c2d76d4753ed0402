import { z } from "zod";
import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { faultOfStatus } from "#server/platform/providers/call-provider.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";

const error = z.object({ error_key: z.string().default(""), error_message: z.string().default("") });
const errors = z.union([z.array(error), error.transform((single) => [single])]);

/** Statuses that mean something else here than usual. What two changed at once is worth another try. */
const codes: Readonly<Record<number, ProviderFaultCode>> = { 403: "sign-in", 404: "location-gone", 409: "unavailable" };

export const throttledKey = "throttled";
/** A second later there is room again: https://developer.constantcontact.com/api_guide/rate_limits.html */
const throttledMs = 1000;
const dayMs = 86_400_000;

/** Errors are a list, or one alone where the way in refuses: `{error_key, error_message}`. No header says when to come again. */
export function readConstantContactFault(body: unknown, status: number): FaultInBody | null {
  if (status < 400) {
    return null;
  }
  const read = errors.safeParse(body).data ?? [];
  const serviceCode = read[0]?.error_key ?? null;
  const text = read
    .map(({ error_message: message }) => message)
    .filter((message) => message !== "")
    .join(" ");
  return {
    code: codeOf(status, text),
    text: text === "" ? `Answered ${status}` : text,
    serviceCode,
    retryAfterMs: status === 429 ? waitOf(serviceCode, Date.now()) : null,
  };
}

/** A list that is gone is named in a refusal of what was to be added to it. */
function codeOf(status: number, text: string): ProviderFaultCode {
  if (status === 400 && /\blist(_id|_memberships)?\b.*\b(not found|does not exist|invalid)\b/i.test(text)) {
    return "location-gone";
  }
  return codes[status] ?? faultOfStatus(status);
}

/** The day's requests of the installation are counted until midnight UTC. */
function waitOf(errorKey: string | null, now: number): number {
  return errorKey === "quota_exceeded" ? dayMs - (now % dayMs) : throttledMs;
}
