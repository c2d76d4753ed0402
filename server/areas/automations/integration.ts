import { z } from "zod";
import { integrationNames } from "#common/integration-names.ts";
import type { IntegrationId } from "#common/integration-names.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { Context } from "#server/platform/operations/context.ts";
import { Refusal } from "#server/platform/operations/refusal.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import { findIntegration } from "./integrations.db.ts";
import type { IntegrationRow } from "./integrations.db.ts";
import { cardState } from "./integrations.rules.ts";
import type { CardState } from "./integrations.rules.ts";

export const integrationId = z.enum(["when-i-work", "homebase"]);

/** A card as a manager sees it: everything but the key. */
export type Integration = Omit<IntegrationRow, "provider" | "secret" | "renewedAt" | "expiresAt" | "retryAt"> & {
  id: IntegrationId;
  name: string;
  state: CardState;
};

export function integrationOf(id: IntegrationId, row: IntegrationRow | null): Integration {
  const {
    secret,
    renewedAt: _given,
    expiresAt: _ends,
    retryAt: _next,
    provider: _id,
    ...shown
  } = row ?? neverConnected;
  const state = cardState({ isConnected: secret !== null, ...shown });
  return { id, name: integrationNames[id], state, ...shown };
}

/** What a store that has never connected a service has of it. */
const neverConnected: IntegrationRow = {
  provider: "",
  secret: null,
  renewedAt: null,
  expiresAt: null,
  accountName: "",
  placeId: null,
  placeName: "",
  connectedAt: null,
  activatedAt: null,
  lastOkAt: null,
  lastError: null,
  needsAction: null,
  failures: 0,
  retryAt: null,
};

/** @throws Refusal when the store has not connected it */
export async function lockConnected(context: Context, provider: IntegrationId): Promise<IntegrationRow> {
  const row = await findIntegration(context.sql, { storeId: storeOf(context).id, provider, isLocked: true });
  if (row === null || row.secret === null) {
    throw new Refusal("not-connected", { message: `${integrationNames[provider]} is not connected` });
  }
  return row;
}

/** Cards and pages of every screen of the store ask again. */
export async function tellScreens(context: Context, provider: IntegrationId): Promise<void> {
  await sendNotice(context, { name: "integration.changed", recordKind: "Integration", recordId: provider });
}
