import { createHash } from "node:crypto";
import type { SimulatedFault } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

/** Errors are a list: https://developer.constantcontact.com/api_guide/glossary_responses.html */
export function problem(status: number, key: string, message: string): SimulatedResponse {
  return { status, body: [{ error_key: key, error_message: message }] };
}

/** The way in refuses with one error that is no list. */
function refusedAtGate(status: number, key: string, message: string): SimulatedResponse {
  return { status, body: { error_key: key, error_message: message } };
}

export const unauthorized = () => refusedAtGate(401, "unauthorized", "Unauthorized");
export const throttled = () => refusedAtGate(429, "throttled", "Too Many Requests");
export const notThere = () => problem(404, "contacts.api.not_found", "The requested resource was not found.");

export function faultResponse(fault: SimulatedFault): SimulatedResponse {
  switch (fault) {
    case "rate-limited":
      return throttled();
    case "over-quota":
      return refusedAtGate(429, "quota_exceeded", "Limit Exceeded");
    case "internal":
      return problem(500, "contacts.api.server_error", "There was a problem with our internal service.");
    case "lost":
      return { status: 200, body: {}, isLost: true };
  }
}

/** The same text has the same id. */
export function idOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
