/** From nothing to points each night: a service or our own book, what a point costs, the first date. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { loyaltyFields } from "#common/loyalty/loyalty-fields.ts";
import { hasPointValues } from "#common/loyalty/points.ts";
import type { LoyaltyPlace } from "#server/adapters/loyalty/loyalty.ts";
import {
  activateIntegration,
  cardOf,
  choosePlace,
  disconnectIntegration,
  finishPageSignIn,
  integrationId,
  keepConnection,
  listIntegrations,
  noteFailure,
  openConnection,
  setConnecting,
} from "#server/areas/automations/automations.ts";
import { loyaltyRatesSaved } from "#server/events/loyalty.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { asRefusal } from "#server/platform/providers/fault-refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { collectAwards } from "./collect.ts";
import { bookAwards, noPlace, outsideService, refreshScreens, serviceOf, withLoyalty } from "./loyalty-service.ts";
import { checkProgram, connectingMs } from "./program.ts";
import * as db from "./settings.db.ts";
import type { LoyaltySettings } from "./settings.db.ts";

const permission = "automations:manage" as const;

/** So far back points may begin; who did not join within a day of a sale gets none for it anyway. */
const mostDaysBack = 30;
/** What may be planned ahead. */
const mostDaysAhead = 366;

/** Keeps the sign-in that a person came back from, and looks whether the account has a program yet. */
export async function finishLoyaltySignIn(
  request: Request,
  { id, returned }: { id: string; returned: Readonly<Record<string, string>> },
): Promise<void> {
  outsideService(request.platform, id);
  await finishPageSignIn(request, { id, returned });
  const steps = { ...request, idempotencyKey: null };
  await beginConnecting(steps, { id });
  await checkProgram(steps, { id });
}

/** A store that gave points there before goes on at once. */
const beginConnecting = operation({
  name: "loyalty.beginConnecting",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await setConnecting(context, { id, until: new Date(context.now.getTime() + connectingMs) });
    await bookAwards(context);
    await refreshScreens(context);
  },
});

/** A person looks again after making a program there, however long it took. */
export async function lookForProgram(request: Request, { id }: { id: string }): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  outsideService(request.platform, id);
  await beginConnecting(steps, { id });
  await checkProgram(steps, { id });
}

/** The places of the account, as the service lists them now. */
export async function listLoyaltyPlaces(request: Request, { id }: { id: string }): Promise<LoyaltyPlace[]> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  try {
    return await withLoyalty(steps, id, (credentials, service) => service.listPlaces(credentials));
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(steps, { id, kind: "setup", code, text: text || code, retryAfterMs });
    throw asRefusal(error);
  }
}

/** Asked before anything goes to the service for a person who may not set it up. */
const allowSetup = operation({
  name: "loyalty.allowSetup",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    cardOf(context, id);
  },
});

/** In whose name the points are given. */
export async function chooseLoyaltyPlace(
  request: Request,
  { id, placeId }: { id: string; placeId: string },
): Promise<void> {
  const place = (await listLoyaltyPlaces(request, { id })).find((each) => each.id === placeId);
  if (place === undefined) {
    throw notFound("Location");
  }
  if (!place.isActive) {
    throw new Refusal("no-place", { message: `${place.name} can't be used. Closed there.` });
  }
  await savePlace(request, { id, place });
}

const savePlace = operation({
  name: "loyalty.savePlace",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, place: z.object({ id: inputText.min(1).max(100), name: foreignText(200) }) }),
  async run(context, { id, place }): Promise<void> {
    await choosePlace(context, { id, placeId: place.id, placeName: place.name });
    await refreshScreens(context);
  },
});

const ratesInput = z.object({
  id: integrationId,
  salesCentsPerPoint: loyaltyFields.salesCentsPerPoint,
  buysCentsPerPoint: loyaltyFields.buysCentsPerPoint,
  startOn: businessDate,
});

/** Switches it on, with what a point costs. Nothing starts without a value, or before the account is ready. */
export const startLoyalty = operation({
  name: "loyalty.start",
  kind: "write",
  permission,
  on: "store",
  input: ratesInput,
  async run(context, { id, ...settings }): Promise<void> {
    requirePointValues(settings);
    await requireDate(context, settings.startOn);
    await prepare(context, id);
    await activateIntegration(context, { id });
    await save(context, settings);
  },
});

/** Changes what a point costs from the next run on; what was awarded stays. */
export const saveLoyaltyRates = operation({
  name: "loyalty.saveRates",
  kind: "write",
  permission,
  on: "store",
  input: ratesInput,
  async run(context, { id, ...settings }): Promise<void> {
    serviceOf(context.platform, id);
    requirePointValues(settings);
    const before = await db.findSettings(context.sql, context.store.id);
    if (settings.startOn !== before?.startOn) {
      await requireDate(context, settings.startOn);
    }
    await save(context, settings);
  },
});

function requirePointValues(settings: LoyaltySettings): void {
  if (!hasPointValues(settings)) {
    const text = "Enter dollars per point for sales, buys, or both";
    throw invalidInput({ salesCentsPerPoint: [text] });
  }
}

async function requireDate(context: StoreContext, startOn: string): Promise<void> {
  const today = await runningDate(context);
  if (startOn < addDays(today, -mostDaysBack) || startOn > addDays(today, mostDaysAhead)) {
    throw invalidInput({ startOn: [`Start at most ${mostDaysBack} days back and a year ahead`] });
  }
}

/** Our own book needs nothing; a service needs a sign-in, a location and a program. */
async function prepare(context: StoreContext, id: string): Promise<void> {
  const { name } = cardOf(context, id);
  if (serviceOf(context.platform, id).kind === "house") {
    if ((await openConnection(context, { id })) === null) {
      const connection = { credentials: {}, accountName: context.store.name, expiresAt: null };
      await keepConnection(context, { id, ...connection });
      await choosePlace(context, { id, placeId: noPlace, placeName: "" });
    }
    return;
  }
  const card = (await listIntegrations(context, {})).find((each) => each.id === id);
  if (card?.connectingUntil !== null) {
    throw new Refusal("not-connected", { message: `${name} is still connecting. It can take up to a day.` });
  }
}

async function save(context: StoreContext, settings: LoyaltySettings): Promise<void> {
  const { sql, store, now } = context;
  const before = await db.findSettings(sql, store.id);
  await db.saveSettings(sql, { storeId: store.id, ...settings, at: now });
  await context.emit(
    loyaltyRatesSaved,
    { before: toEvent(before), after: toEvent(settings) },
    { kind: "Integration", id: "loyalty" },
  );
  await refreshScreens(context);
}

function toEvent(settings: LoyaltySettings | null) {
  return {
    salesPerPoint: settings?.salesCentsPerPoint ?? null,
    buysPerPoint: settings?.buysCentsPerPoint ?? null,
    startOn: settings?.startOn ?? null,
  };
}

/** What the night does, now: also for today, whose sales may still come back. */
export const runLoyaltyNow = operation({
  name: "loyalty.runNow",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    await collectAwards(context, { date: await runningDate(context), cause: "person" });
  },
});

/** Gives the sign-in back and stops. Points that were given stay, and so does what was chosen here. */
export async function disconnectLoyalty(request: Request, { id }: { id: string }): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  const held = await openConnection(steps, { id });
  await endLoyalty(request, { id });
  const service = serviceOf(request.platform, id);
  if (held === null || service.kind === "house") {
    return;
  }
  try {
    // Other stores may be signed in to the same account; each has tokens of its own, and those stay.
    await service.revoke(held.credentials, { keepsOthers: true });
  } catch (error) {
    // We have forgotten the tokens either way; the service ends them in time.
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
  }
}

const endLoyalty = operation({
  name: "loyalty.end",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await disconnectIntegration(context, { id });
    await refreshScreens(context);
  },
});
