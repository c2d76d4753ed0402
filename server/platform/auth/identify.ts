import { randomUUID } from "node:crypto";
import { isUuid } from "#common/inputs/uuid.ts";
import type { ActingEmployee, ActingStore, Caller, Platform } from "#server/platform/context/context.ts";
import { Refusal, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import type { Confirmation, Principal } from "./principal.ts";
import { findPrincipal, findSessionPrincipal } from "./principals.ts";

/** The unverified claims from the headers and query of a request. */
export type RequestClaims = {
  email: string | null;
  token: string | null;
  employeeId: string | null;
  storeId: string | null;
  deviceId: string | null;
  deviceToken: string | null;
  appVersion: string | null;
  idempotencyKey: string | null;
  address: string;
  requestId: string;
};

/** A manager's PIN at a register gives manager rights for this long, however busy the register is. */
const managerPinMs = 10 * 60_000;
/** A confirmation outlasts no working day; the screen lock ends it much earlier. */
const confirmationMs = 14 * 3_600_000;

/** Checked by hand instead of by the schema library, because this runs first for every request. */
const idPattern = /^[1-9]\d{0,9}$/;
const largestId = 2_147_483_647;

/**
 * Identifies the caller, the device and the store of a request. An anonymous caller is a valid result.
 *
 * @throws Refusal 401 for wrong, old or revoked credentials, 404 for a store that this person does not reach (whether
 *   it exists or not), 400 for headers that cannot be what they should be
 */
export async function identify(platform: Platform, claims: RequestClaims): Promise<Caller> {
  const principal = await authenticate(platform, claims);
  const deviceId = parseUuid(claims.deviceId, "X-Device-Id");
  const common = {
    requestId: claims.requestId,
    address: claims.address,
    idempotencyKey: parseUuid(claims.idempotencyKey, "Idempotency-Key"),
    appVersion: claims.appVersion === null ? null : claims.appVersion.slice(0, 40),
    system: null,
  };
  if (!principal) {
    return { ...common, user: null, employee: null, store: null, deviceId, scope: { accountIds: [], storeIds: [] } };
  }
  const store = selectStore(principal, claims);
  return {
    ...common,
    user: principal.user,
    store,
    employee: selectEmployee(principal, { claims, store, now: platform.clock() }),
    deviceId: principal.deviceId ?? deviceId,
    ...scopesAt(principal, store),
  };
}

/** Real rows and made-up ones are never in one reach: neither in a training store nor outside of it. */
function scopesAt(principal: Principal, store: ActingStore | null): Pick<Caller, "scope" | "ownScope"> {
  const { scope, ownScope } = principal;
  const isTraining = store?.isTraining === true;
  return {
    scope: isTraining ? { accountIds: [store.accountId], storeIds: [store.id] } : scope,
    ...(ownScope !== undefined && { ownScope }),
  };
}

/** What is stored about a caller in order to run something for them again later. */
export type RememberedCaller = { sessionId: string; storeId: number; employeeId: number | null };

/** Resolves to the caller with their current rights; null when the session is over or the store is out of reach. */
export async function identifyAgain(
  platform: Platform,
  { sessionId, storeId, employeeId }: RememberedCaller,
): Promise<Caller | null> {
  const principal = await findSessionPrincipal(platform, sessionId);
  const store = principal?.stores.get(storeId);
  if (!principal || !store) {
    return null;
  }
  return {
    requestId: randomUUID(),
    address: "again",
    idempotencyKey: null,
    appVersion: null,
    system: null,
    user: principal.user,
    store,
    employee: findEmployee(principal, { employeeId, store, now: platform.clock() }),
    deviceId: principal.deviceId,
    ...scopesAt(principal, store),
  };
}

async function authenticate(platform: Platform, claims: RequestClaims): Promise<Principal | null> {
  if (claims.deviceToken !== null) {
    return (await findPrincipal(platform, { kind: "device", token: claims.deviceToken })) ?? refuse();
  }
  if (claims.token === null && claims.email === null) {
    return null;
  }
  if (claims.token === null || claims.email === null) {
    throw new Refusal("not-signed-in", { message: "X-User-Email and X-User-Token belong together", status: 401 });
  }
  const principal = await findPrincipal(platform, { kind: "session", token: claims.token });
  return principal?.user.email.toLowerCase() === claims.email.trim().toLowerCase() ? principal : refuse();
}

function refuse(): never {
  throw notSignedIn();
}

function selectStore(principal: Principal, claims: RequestClaims): ActingStore | null {
  const storeId = parseId(claims.storeId, "X-User-Store must be the number of a store");
  if (storeId === null) {
    const [only] = principal.user.type === "PosUser" ? principal.stores.values() : [];
    return only ?? null;
  }
  const store = principal.stores.get(storeId);
  if (!store) {
    throw notFound("Store");
  }
  return store;
}

/** Returns the claimed employee only if a PIN confirmed them at this session's screen, else the login's own. */
function selectEmployee(
  principal: Principal,
  { claims, store, now }: { claims: RequestClaims; store: ActingStore | null; now: Date },
): ActingEmployee | null {
  const employeeId = parseId(claims.employeeId, "X-User-Employee must be the number of an employee");
  return store && findEmployee(principal, { employeeId, store, now });
}

function findEmployee(
  principal: Principal,
  { employeeId, store, now }: { employeeId: number | null; store: ActingStore; now: Date },
): ActingEmployee | null {
  const own = principal.ownEmployees.get(store.id) ?? null;
  if (employeeId === null || employeeId === own?.id) {
    return own;
  }
  const confirmation = principal.confirmations.find(
    (candidate) => candidate.storeId === store.id && candidate.id === employeeId,
  );
  return confirmation ? limitConfirmation(confirmation, now) : null;
}

function limitConfirmation(confirmation: Confirmation, now: Date): ActingEmployee | null {
  const ageMs = now.getTime() - confirmation.confirmedAt.getTime();
  if (ageMs >= confirmationMs) {
    return null;
  }
  const { confirmedAt: _confirmedAt, ...employee } = confirmation;
  return { ...employee, isManager: employee.isManager && ageMs < managerPinMs };
}

function parseUuid(value: string | null, header: string): string | null {
  if (value === null || value === "") {
    return null;
  }
  return isUuid(value) ? value.toLowerCase() : refuseHeader(`${header} must be a UUID`);
}

function parseId(value: string | null, otherwise: string): number | null {
  if (value === null || value === "") {
    return null;
  }
  const isId = idPattern.test(value) && Number(value) <= largestId;
  return isId ? Number(value) : refuseHeader(otherwise);
}

function refuseHeader(message: string): never {
  throw new Refusal("bad-header", { message, status: 400 });
}
