import type { FastifyRequest } from "fastify";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { RequestClaims } from "./identify.ts";

/**
 * Reads the contract's headers and the query's `store_id`. A till's own program sends its device token as a bearer.
 *
 * @throws Refusal 400 when X-User-Store and `store_id` name different stores
 */
export function readClaims(request: FastifyRequest): RequestClaims {
  return {
    email: readHeader(request, "x-user-email"),
    token: readHeader(request, "x-user-token"),
    employeeId: readHeader(request, "x-user-employee"),
    storeId: readStoreId(request),
    deviceId: readHeader(request, "x-device-id"),
    deviceToken: readBearer(request) ?? readHeader(request, "x-device-token"),
    appVersion: readHeader(request, "x-app-version"),
    idempotencyKey: readHeader(request, "idempotency-key"),
    address: request.ip,
    requestId: request.id,
  };
}

function readHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text.trim() === "" ? null : text.trim();
}

function readBearer(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(readHeader(request, "authorization") ?? "")?.[1] ?? null;
}

function readStoreId(request: FastifyRequest): string | null {
  const headerValue = readHeader(request, "x-user-store");
  const { query } = request;
  const queryValue = typeof query === "object" && query !== null && "store_id" in query ? query.store_id : undefined;
  const inQuery = typeof queryValue === "string" && queryValue !== "" ? queryValue : null;
  if (Array.isArray(queryValue) || (headerValue !== null && inQuery !== null && headerValue !== inQuery)) {
    throw new Refusal("store-mismatch", { message: "X-User-Store and store_id must name the same store", status: 400 });
  }
  return headerValue ?? inQuery;
}
