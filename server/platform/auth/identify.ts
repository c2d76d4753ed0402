import { randomUUID } from "node:crypto";
import type { ActingEmployee, ActingStore, Caller, Platform } from "#server/platform/context/context.ts";
import { Refusal, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import type { Confirmation, Principal } from "./principal.ts";
import { principalOf, principalOfSession } from "./principals.ts";

/** What a request says of itself in its headers and query, as it came: nothing of it is believed yet. */
export type Asked = {
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
/** Nobody stands at a register longer than a working day; the screen's own lock ends it much earlier. */
const confirmationMs = 14 * 3_600_000;

/** By hand and not by the schema library: this runs for every request, before anything else. */
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idPattern = /^[1-9]\d{0,9}$/;
const largestId = 2_147_483_647;

/**
 * Finds out who is asking, from where and about which store. Nobody is a valid answer.
 *
 * @throws Refusal 401 for wrong, old or revoked credentials, 404 for a store that this person does not reach (whether
 *   it exists or not), 400 for headers that cannot be what they should be
 */
export async function identify(platform: Platform, asked: Asked): Promise<Caller> {
  const principal = await believedPrincipal(platform, asked);
  const deviceId = uuidIn(asked.deviceId, "X-Device-Id");
  const common = {
    requestId: asked.requestId,
    address: asked.address,
    idempotencyKey: uuidIn(asked.idempotencyKey, "Idempotency-Key"),
    appVersion: asked.appVersion === null ? null : asked.appVersion.slice(0, 40),
    system: null,
  };
  if (!principal) {
    return { ...common, user: null, employee: null, store: null, deviceId, scope: { accountIds: [], storeIds: [] } };
  }
  const store = storeAsked(principal, asked);
  return {
    ...common,
    user: principal.user,
    store,
    employee: employeeAsked(principal, { asked, store, now: platform.clock() }),
    deviceId: principal.deviceId ?? deviceId,
    scope: principal.scope,
  };
}

/** What is kept of a caller for whom something shall be done again later. */
export type RememberedCaller = { sessionId: string; storeId: number; employeeId: number | null };

/** The same caller with the rights of this moment; null when the session is over or the store is out of reach. */
export async function identifyAgain(
  platform: Platform,
  { sessionId, storeId, employeeId }: RememberedCaller,
): Promise<Caller | null> {
  const principal = await principalOfSession(platform, sessionId);
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
    employee: employeeIn(principal, { employeeId, store, now: platform.clock() }),
    deviceId: principal.deviceId,
    scope: principal.scope,
  };
}

async function believedPrincipal(platform: Platform, asked: Asked): Promise<Principal | null> {
  if (asked.deviceToken !== null) {
    return (await principalOf(platform, { kind: "device", token: asked.deviceToken })) ?? refuse();
  }
  if (asked.token === null && asked.email === null) {
    return null;
  }
  if (asked.token === null || asked.email === null) {
    throw new Refusal("not-signed-in", { message: "X-User-Email and X-User-Token belong together", status: 401 });
  }
  const principal = await principalOf(platform, { kind: "session", token: asked.token });
  return principal?.user.email.toLowerCase() === asked.email.trim().toLowerCase() ? principal : refuse();
}

function refuse(): never {
  throw notSignedIn();
}

function storeAsked(principal: Principal, asked: Asked): ActingStore | null {
  const storeId = idIn(asked.storeId, "X-User-Store must be the number of a store");
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

/** The named employee if a PIN was given at this session's screen, else the login's own; a mere claim counts for nobody. */
function employeeAsked(
  principal: Principal,
  { asked, store, now }: { asked: Asked; store: ActingStore | null; now: Date },
): ActingEmployee | null {
  const employeeId = idIn(asked.employeeId, "X-User-Employee must be the number of an employee");
  return store && employeeIn(principal, { employeeId, store, now });
}

function employeeIn(
  principal: Principal,
  { employeeId, store, now }: { employeeId: number | null; store: ActingStore; now: Date },
): ActingEmployee | null {
  const own = principal.ownEmployees.get(store.id) ?? null;
  if (employeeId === null || employeeId === own?.id) {
    return own;
  }
  const confirmation = principal.confirmations.find((one) => one.storeId === store.id && one.id === employeeId);
  return confirmation ? confirmedEmployee(confirmation, now) : null;
}

function confirmedEmployee(confirmation: Confirmation, now: Date): ActingEmployee | null {
  const ageMs = now.getTime() - confirmation.confirmedAt.getTime();
  if (ageMs >= confirmationMs) {
    return null;
  }
  const { confirmedAt: _confirmedAt, ...employee } = confirmation;
  return { ...employee, isManager: employee.isManager && ageMs < managerPinMs };
}

function uuidIn(value: string | null, header: string): string | null {
  if (value === null || value === "") {
    return null;
  }
  return uuidPattern.test(value) ? value.toLowerCase() : refuseHeader(`${header} must be a UUID`);
}

function idIn(value: string | null, otherwise: string): number | null {
  if (value === null || value === "") {
    return null;
  }
  const isId = idPattern.test(value) && Number(value) <= largestId;
  return isId ? Number(value) : refuseHeader(otherwise);
}

function refuseHeader(message: string): never {
  throw new Refusal("bad-header", { message, status: 400 });
}
