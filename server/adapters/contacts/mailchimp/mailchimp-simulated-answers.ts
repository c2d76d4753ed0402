import type { SimulatedFault } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

/** Errors as RFC 7807 has them. */
export function problem(status: number, title: string, detail: string): SimulatedResponse {
  const instance = "5c9b3a1e-0000-4000-8000-000000000000";
  return {
    status,
    body: { type: "https://mailchimp.com/developer/marketing/docs/errors/", title, status, detail, instance },
  };
}

export const notThere = () => problem(404, "Resource Not Found", "The requested resource could not be found.");

export function faultResponse(fault: SimulatedFault): SimulatedResponse {
  switch (fault) {
    case "rate-limited":
    case "over-quota":
      return problem(429, "Too Many Requests", "You have exceeded the limit of 10 simultaneous connections.");
    case "internal":
      return problem(500, "Internal Server Error", "A deep internal error has occurred.");
    case "lost":
      return { status: 200, body: {}, isLost: true };
  }
}
