import type { SimulatedFault } from "./simulated-sign-ins.ts";
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

type SquareError = { status: number; category: string; code: string; detail: string };

function squareError({ status, ...error }: SquareError): SimulatedResponse {
  return { status, body: { errors: [error] } };
}

export const unauthorized = (code: "ACCESS_TOKEN_EXPIRED" | "ACCESS_TOKEN_REVOKED" | "UNAUTHORIZED", detail: string) =>
  squareError({ status: 401, category: "AUTHENTICATION_ERROR", code, detail });

export const badRequest = (code: string, detail: string) =>
  squareError({ status: 400, category: "INVALID_REQUEST_ERROR", code, detail });

export const notFound = (detail: string) =>
  squareError({ status: 404, category: "INVALID_REQUEST_ERROR", code: "NOT_FOUND", detail });

export function faultResponse(fault: SimulatedFault): SimulatedResponse {
  switch (fault) {
    case "rate-limited":
      return squareError({
        status: 429,
        category: "RATE_LIMIT_ERROR",
        code: "RATE_LIMITED",
        detail: "Too many requests",
      });
    case "internal":
      return squareError({
        ...{ status: 500, category: "API_ERROR", code: "INTERNAL_SERVER_ERROR" },
        detail: "An internal error has occurred.",
      });
    case "expired":
      return unauthorized("ACCESS_TOKEN_EXPIRED", "The access token has expired.");
    case "lost":
      return { status: 200, body: {}, isLost: true };
  }
}
