/** From a sign-in to live sales: which place of the account the store is, and what it sells. */
import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { checkedElsewhere, foreignText } from "#common/inputs/input-ranges.ts";
import type { RegisterPlace } from "#server/adapters/registers/registers.ts";
import {
  activateIntegration,
  cardOf,
  choosePlace,
  disconnectIntegration,
  finishPageSignIn,
  forgetPlace,
  integrationId,
  noteFailure,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { readingChanged } from "#server/platform/pos/devices.ts";
import { asRefusal } from "#server/platform/providers/fault-refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./connections.db.ts";
import { endRegisterDevice, noteSeen, saveRegisterDevice } from "./device.db.ts";
import { bookPast, bookReading, serviceOf, withRegister } from "./register-service.ts";

const permission = "automations:manage" as const;

/** The UUID namespace of the devices that stand for register services: the same place goes on as the same device. */
const deviceNames = "5a0f3f0e-7c1c-4f0b-9e0e-6a6c0a3d5b11";

/** The only currencies whose hundredths are the cents of this program's reports. */
const currencies: ReadonlySet<string> = new Set(["USD", "CAD"]);

export type ChoosablePlace = RegisterPlace & {
  /** Why it cannot be chosen, for people; null when it can. */
  problem: string | null;
};

/** Keeps the sign-in that a person came back from. A store that sold there before goes on at once. */
export async function finishRegisterSignIn(
  request: Request,
  { id, returned }: { id: string; returned: Readonly<Record<string, string>> },
): Promise<void> {
  serviceOf(request.platform, id);
  await finishPageSignIn(request, { id, returned });
  await goOn({ ...request, idempotencyKey: null }, { id });
}

/**
 * After another sign-in. One to another account is another shop: nothing of it comes in before a person has said which
 * place this store is.
 */
const goOn = operation({
  name: "registers.goOn",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const { sql, store, now } = context;
    const connection = await db.findConnection(sql, { storeId: store.id, provider: id, isLocked: true });
    const held = await openConnection(context, { id });
    if (connection === null || held === null) {
      return;
    }
    if (serviceOf(context.platform, id).accountIdOf(held.credentials) !== connection.accountId) {
      await db.endConnection(sql, { storeId: store.id, provider: id, at: now });
      await endRegisterDevice(sql, { storeId: store.id, id: connection.deviceId, now });
      await forgetPlace(context, { id });
      return;
    }
    await noteSeen(sql, { storeId: store.id, id: connection.deviceId, now });
    await sendNotice(context, { name: readingChanged, recordKind: "device", recordId: connection.deviceId });
    await bookReading(context, { id });
    await bookPast(context, { id });
  },
});

/** The places of the account, as the service lists them now. */
export async function listPlaces(request: Request, { id }: { id: string }): Promise<ChoosablePlace[]> {
  const steps = { ...request, idempotencyKey: null };
  const storeId = await allowSetup(steps, { id });
  try {
    const places = await withRegister(steps, id, (credentials, service) => service.listPlaces(credentials));
    const taken = await request.platform.database.read("system", async (sql) =>
      Promise.all(places.map((place) => db.isPlaceTaken(sql, { storeId, provider: id, placeId: place.id }))),
    );
    return places.map((place, at) => ({ ...place, problem: problemOf(place, taken[at] === true) }));
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(steps, { id, kind: "setup", code, text, retryAfterMs });
    throw asRefusal(error);
  }
}

function problemOf({ isActive, currency }: RegisterPlace, isTaken: boolean): string | null {
  if (isTaken) {
    return "Another store uses it";
  }
  if (!isActive) {
    return "Closed there";
  }
  return currencies.has(currency) ? null : `Sells in ${currency}`;
}

/** Asked before anything goes to the service for a person who may not set it up. Resolves to the store. */
const allowSetup = operation({
  name: "registers.allowSetup",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<number> {
    cardOf(context, id);
    return context.store.id;
  },
});

/** From now on the place's sales are the store's. */
export async function connectPlace(
  request: Request,
  { id, placeId, goods }: { id: string; placeId: string; goods: "used" | "new" },
): Promise<void> {
  const place = (await listPlaces(request, { id })).find((each) => each.id === placeId);
  if (place === undefined) {
    throw notFound("Location");
  }
  if (place.problem !== null) {
    throw new Refusal("no-place", { message: `${place.name} can't be used. ${place.problem}.` });
  }
  await saveChoice(request, { id, place, goods });
}

const saveChoice = operation({
  name: "registers.saveChoice",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, place: checkedElsewhere<RegisterPlace>(), goods: z.enum(["used", "new"]) }),
  async run(context, { id, place, goods }): Promise<void> {
    const { sql, store, now, platform } = context;
    const storeId = store.id;
    const held = await openConnection(context, { id });
    if (held === null) {
      throw new Refusal("not-connected", { message: `${cardOf(context, id).name} is not connected` });
    }
    const before = await db.findConnection(sql, { storeId, provider: id, isLocked: true });
    const isSame = before?.placeId === place.id;
    const deviceId = uuidv5(`${storeId} ${id} ${place.id}`, deviceNames);
    if (before !== null && !isSame) {
      await db.endConnection(sql, { storeId, provider: id, at: now });
      await endRegisterDevice(sql, { storeId, id: before.deviceId, now });
    }
    const { name } = cardOf(context, id);
    await saveRegisterDevice(sql, { storeId, id: deviceId, name, provider: id, posName: name, now });
    await db.saveConnection(sql, storeId, {
      provider: id,
      accountId: serviceOf(platform, id).accountIdOf(held.credentials),
      placeId: place.id,
      placeName: foreignText(200).parse(place.name),
      deviceId,
      goods,
      liveSince: isSame ? before.liveSince : await runningDate(context),
      connectedAt: isSame ? before.connectedAt : now,
    });
    await choosePlace(context, { id, placeId: place.id, placeName: foreignText(200).parse(place.name) });
    await activateIntegration(context, { id });
    await bookReading(context, { id });
    await refreshScreens(context, deviceId);
  },
});

/** Gives the sign-in back and stops. What came in stays. */
export async function disconnectRegister(request: Request, { id }: { id: string }): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  const storeId = await allowSetup(steps, { id });
  const held = await openConnection(steps, { id });
  await endReading(request, { id });
  if (held === null) {
    return;
  }
  const service = serviceOf(request.platform, id);
  const accountId = service.accountIdOf(held.credentials);
  try {
    const keepsOthers = await request.platform.database.read("system", (sql) =>
      db.isAccountShared(sql, { storeId, provider: id, accountId }),
    );
    await service.revoke(held.credentials, { keepsOthers });
  } catch (error) {
    // We have forgotten the tokens either way; the service ends them in time.
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
  }
}

const endReading = operation({
  name: "registers.endReading",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const { sql, store, now } = context;
    const connection = await db.findConnection(sql, { storeId: store.id, provider: id, isLocked: true });
    if (connection !== null) {
      await db.endConnection(sql, { storeId: store.id, provider: id, at: now });
      await endRegisterDevice(sql, { storeId: store.id, id: connection.deviceId, now });
      await refreshScreens(context, connection.deviceId);
    }
    await disconnectIntegration(context, { id });
  },
});

async function refreshScreens(context: StoreContext, deviceId: string): Promise<void> {
  await sendNotice(context, { name: readingChanged, recordKind: "device", recordId: deviceId });
}
