/** The front door: what a store has connected, and how that goes. */
import { z } from "zod";
import { foreignText, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { integrationNames } from "#common/integration-names.ts";
import type { IntegrationId } from "#common/integration-names.ts";
import {
  integrationActivated,
  integrationConnected,
  integrationDisconnected,
  integrationPlaceChosen,
} from "#server/events/automations.ts";
import type { Context } from "#server/platform/operations/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/operations/refusal.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import { sealText } from "#server/platform/secrets/sealed-text.ts";
import { sealingOf, writeLog } from "./integration-health.ts";
import { listLogLines, logKinds } from "./integration-log.db.ts";
import type { LogLine } from "./integration-log.db.ts";
import { integrationId, integrationOf, lockConnected } from "./integration.ts";
import type { Integration } from "./integration.ts";
import * as db from "./integrations.db.ts";

export { claimTry, noteFailure, noteSuccess, openConnection } from "./integration-health.ts";
export type { Connection } from "./integration-health.ts";
export { IntegrationIdType, IntegrationType } from "./integration.graphql.ts";
export { integrationId } from "./integration.ts";
export type { Integration } from "./integration.ts";
export type { LogLine } from "./integration-log.db.ts";
export { isCircuitOpen } from "./integrations.rules.ts";

/** A card for each service there is to connect. */
export const listIntegrations = operation({
  name: "automations.listIntegrations",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Integration[]> {
    const rows = await db.listIntegrations(context.sql, storeOf(context).id);
    const offered = integrationId.options.filter(() => context.platform.scheduling !== undefined);
    return offered.map((id) => integrationOf(id, rows.find(({ provider }) => provider === id) ?? null));
  },
});

/** The newest 200 lines, the newest first. */
export const viewIntegrationLog = operation({
  name: "automations.viewIntegrationLog",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    kind: z.enum(logKinds).nullish(),
    onlyErrors: z.boolean().default(false),
  }),
  run: (context, { id, kind, onlyErrors }): Promise<LogLine[]> =>
    listLogLines(context.sql, { storeId: storeOf(context).id, provider: id, kind: kind ?? null, onlyErrors }),
});

/** Keeps what a service gave, after it was tried; an earlier connection is replaced only now. */
export const keepConnection = operation({
  name: "automations.keepConnection",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    credentials: z.record(inputText.max(100), inputText.max(2000)),
    accountName: foreignText(200),
    expiresAt: instantDate.nullable(),
    /** A token that was only renewed is no news. */
    isRenewal: z.boolean().default(false),
  }),
  async run(context, { id, credentials, accountName, expiresAt, isRenewal }): Promise<void> {
    const storeId = storeOf(context).id;
    const before = await db.findIntegration(context.sql, { storeId, provider: id, isLocked: true });
    if (isRenewal && before?.secret === undefined) {
      return;
    }
    const secret = sealText(JSON.stringify(credentials), sealingOf(context, id));
    const connection = { storeId, provider: id, need: "scheduling", secret, accountName, expiresAt };
    await db.saveConnection(context.sql, { ...connection, at: context.now });
    const text = isRenewal ? "Signed in again before the login ran out" : `Connected to ${accountName}`;
    await writeLog(context, { id, kind: isRenewal ? "token" : "setup", level: "info", text });
    if (!isRenewal) {
      const told = { name: integrationNames[id], before: { account: before?.accountName ?? null } };
      await context.emit(
        integrationConnected,
        { ...told, after: { service: integrationNames[id], account: accountName } },
        subject(id),
      );
    }
  },
});

/** Says which of the account's places this store is. */
export const choosePlace = operation({
  name: "automations.choosePlace",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, placeId: inputText.min(1).max(100), placeName: inputText.max(200) }),
  async run(context, { id, placeId, placeName }): Promise<void> {
    const before = await lockConnected(context, id);
    await db.savePlace(context.sql, { storeId: storeOf(context).id, provider: id, id: placeId, name: placeName });
    await writeLog(context, { id, kind: "setup", level: "info", text: `Location chosen: ${placeName}` });
    const change = {
      before: { place: before.placeName || null },
      after: { service: integrationNames[id], place: placeName },
    };
    await context.emit(integrationPlaceChosen, { name: integrationNames[id], ...change }, subject(id));
  },
});

/** Lets it run. Of several services for one need only one does. */
export const activateIntegration = operation({
  name: "automations.activate",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const before = await lockConnected(context, id);
    const storeId = storeOf(context).id;
    if (before.placeId === null) {
      throw new Refusal("no-place", { message: "Choose a location first" });
    }
    const other = (await db.listIntegrations(context.sql, storeId)).find(
      (one) => one.provider !== id && one.activatedAt !== null,
    );
    if (other !== undefined) {
      const name = integrationId.options.map((one) => (one === other.provider ? integrationNames[one] : "")).join("");
      throw new Refusal("other-is-active", { message: `Disconnect ${name} first: a store has one scheduling service` });
    }
    if (before.activatedAt === null) {
      await db.saveActive(context.sql, { storeId, provider: id, at: context.now });
      await writeLog(context, { id, kind: "setup", level: "info", text: "Activated" });
      const change = { before: { active: false }, after: { service: integrationNames[id], active: true } };
      await context.emit(integrationActivated, { name: integrationNames[id], ...change }, subject(id));
    }
    return loadIntegration(context, id);
  },
});

/** Forgets the key and stops all work; what was received stays. */
export const disconnectIntegration = operation({
  name: "automations.disconnect",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const before = await lockConnected(context, id);
    await db.forgetConnection(context.sql, { storeId: storeOf(context).id, provider: id });
    await writeLog(context, { id, kind: "setup", level: "info", text: "Disconnected" });
    const was = { account: before.accountName, place: before.placeName || null };
    const change = { before: was, after: { service: integrationNames[id], account: null, place: null } };
    await context.emit(integrationDisconnected, { name: integrationNames[id], ...change }, subject(id));
    return loadIntegration(context, id);
  },
});

/** The store's scheduling service; null when none is active. */
export async function findActiveSchedule(context: Context): Promise<IntegrationId | null> {
  const active = await db.findActive(context.sql, { storeId: storeOf(context).id, need: "scheduling" });
  return integrationId.options.find((id) => id === active) ?? null;
}

async function loadIntegration(context: Context, id: IntegrationId): Promise<Integration> {
  if (context.platform.scheduling === undefined) {
    throw notFound("Integration");
  }
  return integrationOf(id, await db.findIntegration(context.sql, { storeId: storeOf(context).id, provider: id }));
}

function subject(id: IntegrationId): { kind: string; id: string } {
  return { kind: "Integration", id };
}
