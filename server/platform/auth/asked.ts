import type { FastifyRequest } from "fastify";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { Asked } from "./identify.ts";

/**
 * Reads the contract's headers and the query's `store_id`. A till's own program sends its device token as a bearer.
 *
 * @throws Refusal 400 when X-User-Store and `store_id` name different stores
 */
export function askedOf(request: FastifyRequest): Asked {
  return {
    email: header(request, "x-user-email"),
    token: header(request, "x-user-token"),
    employeeId: header(request, "x-user-employee"),
    storeId: storeId(request),
    deviceId: header(request, "x-device-id"),
    deviceToken: bearer(request) ?? header(request, "x-device-token"),
    appVersion: header(request, "x-app-version"),
    idempotencyKey: header(request, "idempotency-key"),
    address: request.ip,
    requestId: request.id,
  };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text.trim() === "" ? null : text.trim();
}

function bearer(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(header(request, "authorization") ?? "")?.[1] ?? null;
}

function storeId(request: FastifyRequest): string | null {
  const named = header(request, "x-user-store");
  const { query } = request;
  const asked = typeof query === "object" && query !== null && "store_id" in query ? query.store_id : undefined;
  const inQuery = typeof asked === "string" && asked !== "" ? asked : null;
  if (Array.isArray(asked) || (named !== null && inQuery !== null && named !== inQuery)) {
    throw new Refusal("store-mismatch", { message: "X-User-Store and store_id must name the same store", status: 400 });
  }
  return named ?? inQuery;
}
