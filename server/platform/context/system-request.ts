import { v7 as uuidv7 } from "uuid";
import type { ActingStore, Platform, Request, StoreRequest } from "./context.ts";

/** A request that the program makes by itself for one store: a job, a feed, a schedule. The reason is kept in the history. */
export function systemRequest(
  platform: Platform,
  options: { store: ActingStore; reason: string; requestId: string; deviceId?: string },
): StoreRequest {
  return {
    platform,
    requestId: options.requestId,
    user: null,
    employee: null,
    deviceId: options.deviceId ?? null,
    store: options.store,
    scope: { accountIds: [options.store.accountId], storeIds: [options.store.id] },
    address: "system",
    idempotencyKey: null,
    appVersion: null,
    system: options.reason,
  };
}

/** A request that the program makes by itself for no store: a job over all companies, or before anybody is known. */
export function programRequest(platform: Platform, reason: string): Request {
  const nobody = { user: null, employee: null, deviceId: null, store: null, idempotencyKey: null, appVersion: null };
  return { ...nobody, platform, requestId: uuidv7(), scope: "system", address: "system", system: reason };
}
