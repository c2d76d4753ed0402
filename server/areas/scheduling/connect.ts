import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { IntegrationId } from "#common/integration-names.ts";
import {
  activateIntegration,
  choosePlace,
  disconnectIntegration,
  integrationId,
  keepConnection,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { changeClockSource, dropProviderTimes } from "#server/areas/team/team.ts";
import type { Request } from "#server/platform/operations/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/operations/refusal.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import type { Credentials, ScheduleLocation } from "#server/platform/providers/scheduling.ts";
import { integrationNames } from "#common/integration-names.ts";
import { asRefusal, orRefusal, providerOf } from "./provider-of.ts";
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
  async run(_context, { credentials }): Promise<void> {
    const empty = Object.keys(credentials).filter((name) => credentials[name]?.trim() === "");
    if (empty.length > 0) {
      throw invalidInput(Object.fromEntries(empty.map((name) => [name, ["Type what the service gave you"]])));
    }
  },
});

/** Tries what was typed; an earlier connection is replaced only when the service took it. */
export async function connectSchedule(
  request: Request,
  { id, credentials }: { id: IntegrationId; credentials: Credentials },
): Promise<void> {
  const provider = providerOf(request.platform, id);
  await allowConnecting(request, { id, credentials: { ...credentials } });
  const connected = await orRefusal(provider.connect(credentials, request.platform.clock()));
  await keepConnection(request, { id, ...connected });
}

/** The account's places, as the service has them now. */
export async function scheduleLocations(request: Request, id: IntegrationId): Promise<ScheduleLocation[]> {
  const connection = await openConnection(request, { id });
  if (connection === null) {
    throw new Refusal("not-connected", { message: `${integrationNames[id]} is not connected` });
  }
  return orRefusal(providerOf(request.platform, id).listLocations(connection.credentials));
}

/** Says which place this store is, and asks at once who works there, so that the matching has somebody to match. */
export async function chooseScheduleLocation(
  request: Request,
  { id, locationId }: { id: IntegrationId; locationId: string },
): Promise<void> {
  const location = (await scheduleLocations(request, id)).find((one) => one.id === locationId);
  if (!location) {
    throw notFound("Location");
  }
  await choosePlace(request, { id, placeId: location.id, placeName: location.name });
  const fault = await syncSchedule(request, { id, parts: ["people"] });
  if (fault !== null) {
    throw asRefusal(fault);
  }
}

/** Everything now, because a person asked for it. */
export async function syncScheduleNow(request: Request, id: IntegrationId): Promise<void> {
  const connection = await openConnection(request, { id });
  if (connection?.isActive !== true) {
    throw notActive(id);
  }
  const fault = await syncSchedule(request, { id, parts: syncParts });
  if (fault !== null) {
    throw asRefusal(fault);
  }
}

/** From now on people, shifts and times come by themselves, and punches go out. */
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
    const storeId = storeOf(context).id;
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
      throw notActive(id);
    }
    if (clockSource === "provider" && providerOf(context.platform, id).sendPunch !== null) {
      throw new Refusal("takes-punches", { message: `${integrationNames[id]} gets the punches of this clock` });
    }
    await changeClockSource(context, { clockSource });
  },
});

function notActive(id: IntegrationId): Refusal {
  return new Refusal("not-active", { message: `${integrationNames[id]} is not active` });
}
