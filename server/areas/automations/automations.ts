/** The front door: what a store has connected, and how that goes. */
import { z } from "zod";
import { inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { integrationActivated, integrationDisconnected, integrationPlaceChosen } from "#server/events/automations.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { Need } from "#server/platform/providers/provider.ts";
import { logKind, writeLog } from "./integration-health.ts";
import { listLogLines } from "./integration-log.db.ts";
import type { LogLine } from "./integration-log.db.ts";
import { cardOf, integrationId, integrationOf, lockConnected } from "./integration.ts";
import type { Integration } from "./integration.ts";
import * as db from "./integrations.db.ts";

export { keepConnection } from "./keep-connection.ts";
export { freshConnection, withConnection } from "./renewal.ts";
export { beginPageSignIn, finishPageSignIn } from "./page-sign-in.ts";
export { claimTry, noteFailure, noteSuccess, onTriedNow, openConnection, writeLog } from "./integration-health.ts";
export type { Connection } from "./integration-health.ts";
export { CredentialInput, IntegrationType } from "./integration.graphql.ts";
export { cardOf, integrationId } from "./integration.ts";
export type { Integration } from "./integration.ts";
export type { LogLine } from "./integration-log.db.ts";
export { isCircuitOpen } from "./integrations.rules.ts";

/** Kinds of log lines that every service has. */
const logKindsOfAll = { setup: "Setup", token: "Login" } as const;

/** A card for each service there is to connect. */
export const listIntegrations = operation({
  name: "automations.listIntegrations",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Integration[]> {
    const rows = await db.listIntegrations(context.sql, context.store.id);
    return context.platform.services.cards.map((card) =>
      integrationOf(card, rows.find(({ provider }) => provider === card.id) ?? null),
    );
  },
});

export type IntegrationLog = { name: string; need: string; kinds: { id: string; label: string }[]; lines: LogLine[] };

/** The newest 200 lines, the newest first. */
export const viewIntegrationLog = operation({
  name: "automations.viewIntegrationLog",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    kind: logKind.nullish(),
    onlyErrors: z.boolean().default(false),
  }),
  async run(context, { id, kind, onlyErrors }): Promise<IntegrationLog> {
    const { need, name } = cardOf(context, id);
    const filter = { storeId: context.store.id, provider: id, kind: kind ?? null, onlyErrors };
    const lines = await listLogLines(context.sql, filter);
    const kinds = Object.entries({ ...logKindsOfAll, ...need.logKinds });
    return { name, need: need.id, kinds: kinds.map(([kindId, label]) => ({ id: kindId, label })), lines };
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
    await db.savePlace(context.sql, { storeId: context.store.id, provider: id, id: placeId, name: placeName });
    const { name, need } = cardOf(context, id);
    const { placeNoun = "Location" } = need;
    await writeLog(context, { id, kind: "setup", level: "info", text: `${placeNoun} chosen: ${placeName}` });
    const change = { before: { place: before.placeName || null }, after: { service: name, place: placeName } };
    await context.emit(integrationPlaceChosen, { name, ...change }, subject(id));
  },
});

/** The other company's books have other places: nothing runs before a person has chosen again. */
export const forgetPlace = operation({
  name: "automations.forgetPlace",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await db.forgetPlace(context.sql, { storeId: context.store.id, provider: id });
  },
});

/** The service is setting the account up, until then at the latest; null when it is ready. */
export const setConnecting = operation({
  name: "automations.setConnecting",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, until: instantDate.nullable() }),
  async run(context, { id, until }): Promise<void> {
    await lockConnected(context, id);
    await db.saveConnecting(context.sql, { storeId: context.store.id, provider: id, until });
    const text = until === null ? "The account is ready" : "The service is setting the account up";
    await writeLog(context, { id, kind: "setup", level: "info", text });
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
    const storeId = context.store.id;
    if (before.placeId === null) {
      throw new Refusal("no-place", { message: "Choose a location first" });
    }
    const { name } = cardOf(context, id);
    await requireOnlyActive(context, { id });
    if (before.activatedAt === null) {
      await db.saveActive(context.sql, { storeId, provider: id, at: context.now });
      await writeLog(context, { id, kind: "setup", level: "info", text: "Activated" });
      const change = { before: { active: false }, after: { service: name, active: true } };
      await context.emit(integrationActivated, { name, ...change }, subject(id));
    }
    return loadIntegration(context, id);
  },
});

/** @throws Refusal when another service for the same need is active; asked before anything is set up there */
export async function requireOnlyActive(context: StoreContext, { id }: { id: string }): Promise<void> {
  const { need } = cardOf(context, id);
  const active = await db.findActive(context.sql, { storeId: context.store.id, need: need.id });
  if (active !== null && active !== id) {
    const other = cardOf(context, active).name;
    throw new Refusal("other-is-active", { message: `Disconnect ${other} first: a store has one ${need.noun}` });
  }
}

/** Forgets the key and stops all work; what was received stays. */
export const disconnectIntegration = operation({
  name: "automations.disconnect",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const before = await lockConnected(context, id);
    await db.forgetConnection(context.sql, { storeId: context.store.id, provider: id });
    await writeLog(context, { id, kind: "setup", level: "info", text: "Disconnected" });
    const { name } = cardOf(context, id);
    const connected = { account: before.accountName, place: before.placeName || null };
    const change = { before: connected, after: { service: name, account: null, place: null } };
    await context.emit(integrationDisconnected, { name, ...change }, subject(id));
    return loadIntegration(context, id);
  },
});

/** Id of the store's active service for a need; null when none is active, or this program does not have it. */
export async function findActiveService(context: StoreContext, need: Need): Promise<string | null> {
  const active = await db.findActive(context.sql, { storeId: context.store.id, need: need.id });
  return active !== null && context.platform.services.findCard(active)?.need === need ? active : null;
}

/** Whether a service of the store takes nothing until a person does something about it. */
export async function isServiceStopped(context: StoreContext, { id }: { id: string }): Promise<boolean> {
  const row = await db.findIntegration(context.sql, { storeId: context.store.id, provider: id });
  return row !== null && row.needsAction !== null;
}

async function loadIntegration(context: StoreContext, id: string): Promise<Integration> {
  return integrationOf(
    cardOf(context, id),
    await db.findIntegration(context.sql, { storeId: context.store.id, provider: id }),
  );
}

function subject(id: string): EventSubject {
  return { kind: "Integration", id };
}
