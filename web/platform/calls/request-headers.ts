import { appVersion } from "#web/platform/app-version.ts";
import { deviceId } from "#web/platform/browser/device-id.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { activeEmployee } from "#web/platform/employee/active-employee.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";

/**
 * The headers of the specification's section 7. `X-User-Employee` travels on every call once a person is known, not on
 * data-changing ones alone: what a manager at a register may read depends on it as much as what they may change.
 * `otherStoreId` reads from another store than the active one, whose employees are others.
 */
export function requestHeaders(otherStoreId?: number): Record<string, string> {
  const session = currentSession();
  const storeId = otherStoreId ?? activeStoreId();
  const employee = otherStoreId === undefined ? activeEmployee() : null;
  return {
    "content-type": "application/json",
    accept: "application/json",
    "X-Device-Id": deviceId(),
    "X-App-Version": appVersion,
    "X-Middleware": "hangtag",
    ...(session && { "X-User-Email": session.email, "X-User-Token": session.token }),
    ...(storeId !== null && { "X-User-Store": String(storeId) }),
    ...(employee && { "X-User-Employee": String(employee.id) }),
  };
}

/** Adds the active store, or another one, to the address, as every request has it. */
export function withStore(path: string, otherStoreId?: number): string {
  const storeId = otherStoreId ?? activeStoreId();
  if (storeId === null || /[?&]store_id=/.test(path)) {
    return path;
  }
  return `${path}${path.includes("?") ? "&" : "?"}store_id=${storeId}`;
}
