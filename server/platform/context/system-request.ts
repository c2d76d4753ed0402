import { v7 as uuidv7 } from "uuid";
import { platformAt } from "./platform-at.ts";
import type { ActingStore, Platform, Request, StoreRequest } from "./context.ts";

/** A request of the program itself for one store, such as a job or a feed. The history keeps the reason. */
export function systemRequest(
  platform: Platform,
  options: { store: ActingStore; reason: string; requestId: string; deviceId?: string; address?: string },
): StoreRequest {
  return {
    platform: platformAt(platform, options.store),
    requestId: options.requestId,
    user: null,
    employee: null,
    deviceId: options.deviceId ?? null,
    store: options.store,
    scope: { accountIds: [options.store.accountId], storeIds: [options.store.id] },
    address: options.address ?? "system",
    idempotencyKey: null,
    appVersion: null,
    system: options.reason,
  };
}

/** A request of the program itself without a store, such as a job over all accounts. */
export function programRequest(platform: Platform, reason: string): Request {
  const nobody = { user: null, employee: null, deviceId: null, store: null, idempotencyKey: null, appVersion: null };
  return { ...nobody, platform, requestId: uuidv7(), scope: "system", address: "system", system: reason };
}
