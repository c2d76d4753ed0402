import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { Credentials, ScheduleLocation } from "#server/adapters/scheduling/scheduling.ts";
import {
  activateIntegration,
  cardOf,
  choosePlace,
  disconnectIntegration,
  integrationId,
  keepConnection,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { changeClockSource, dropProviderTimes } from "#server/areas/clock/clock.ts";
import type { Request } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { asRefusal, orRefusal } from "#server/platform/providers/fault-refusal.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { providerOf } from "./provider-of.ts";
import { dropWaiting } from "./punch-sendings.db.ts";
import { forgetSyncs } from "./schedule-syncs.db.ts";
import { syncSchedule } from "./sync.ts";
import { syncParts } from "./sync.rules.ts";
import { bookSync } from "./syncing.ts";

/** Asked before anything goes to a service, so that nobody's key is tried for a person who may not connect. */
const allowConnecting = operation({
  name: "scheduling.allowConnecting",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, credentials: z.record(inputText.max(100), inputText.max(400)) }),
  async run(context, { id, credentials }): Promise<void> {
    const empty = cardOf(context, id).credentials.filter(({ name }) => (credentials[name] ?? "").trim() === "");
    if (empty.length > 0) {
      throw invalidInput(Object.fromEntries(empty.map(({ name }) => [name, ["Enter what the service gave you"]])));
    }
  },
});

/** Tries what was typed; an earlier connection is replaced only when the service took it. */
export async function connectSchedule(
  request: Request,
  { id, credentials }: { id: string; credentials: Credentials },
): Promise<void> {
  const provider = providerOf(request.platform, id);
  await allowConnecting(request, { id, credentials: { ...credentials } });
  const connected = await orRefusal(provider.connect(credentials, request.platform.clock()));
  await keepConnection(request, { id, ...connected });
}

/** The account's places, as the service has them now. */
export async function scheduleLocations(request: Request, id: string): Promise<ScheduleLocation[]> {
  const connection = await openConnection(request, { id });
  if (connection === null) {
    throw new Refusal("not-connected", { message: `${cardOf(request, id).name} is not connected` });
  }
  return orRefusal(providerOf(request.platform, id).listLocations(connection.credentials));
}

/** Chooses the service's location for this store, and fetches its people so that they can be matched. */
export async function chooseScheduleLocation(
  request: Request,
  { id, locationId }: { id: string; locationId: string },
): Promise<void> {
  const location = (await scheduleLocations(request, id)).find((candidate) => candidate.id === locationId);
  if (!location) {
    throw notFound("Location");
  }
  await choosePlace(request, { id, placeId: location.id, placeName: location.name });
  const fault = await syncSchedule(request, { id, parts: ["people"] });
  if (fault !== null) {
    throw asRefusal(fault);
  }
}

/** Syncs everything now, because a person requested it. */
export async function syncScheduleNow(request: Request, id: string): Promise<void> {
  const connection = await openConnection(request, { id });
  if (connection?.isActive !== true) {
    throw notActive(cardOf(request, id).name);
  }
  const fault = await syncSchedule(request, { id, parts: syncParts });
  if (fault !== null) {
    throw asRefusal(fault);
  }
}

/** From now on people, shifts and times come automatically, and punches go out. */
export const activateSchedule = operation({
  name: "scheduling.activate",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const activated = await activateIntegration(context, { id });
    await bookSync(context, { id, isFromTheStart: true });
    return activated;
  },
});

/** Ends all work with the service. Who is who stays, should it be connected again; so do hours that were worked. */
export const disconnectSchedule = operation({
  name: "scheduling.disconnect",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const storeId = context.store.id;
    const disconnected = await disconnectIntegration(context, { id });
    await dropWaiting(context.sql, { storeId, provider: id });
    await forgetSyncs(context.sql, { storeId, provider: id });
    await dropProviderTimes(context, { provider: id });
    await changeClockSource(context, { clockSource: "app" });
    return disconnected;
  },
});

/** Whether people punch here or by the service's clock, where it takes no punches from us. */
export const chooseClockSource = operation({
  name: "scheduling.chooseClockSource",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, clockSource: z.enum(["app", "provider"]) }),
  async run(context, { id, clockSource }): Promise<void> {
    const connection = await openConnection(context, { id });
    if (clockSource === "provider" && connection?.isActive !== true) {
      throw notActive(cardOf(context, id).name);
    }
    if (clockSource === "provider" && providerOf(context.platform, id).sendPunch !== null) {
      throw new Refusal("takes-punches", { message: `${cardOf(context, id).name} gets the punches of this clock` });
    }
    await changeClockSource(context, { clockSource });
  },
});

function notActive(name: string): Refusal {
  return new Refusal("not-active", { message: `${name} is not active` });
}
