import { inputText } from "#common/inputs/input-ranges.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { Platform, StoreContext } from "#server/platform/context/context.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import type { ProviderCard } from "#server/platform/providers/provider.ts";
import { findIntegration } from "./integrations.db.ts";
import type { IntegrationRow } from "./integrations.db.ts";
import { cardState } from "./integrations.rules.ts";
import type { CardState } from "./integrations.rules.ts";

/** The form of what registers by name; the database's checks have the same. */
export const registeredName = inputText.regex(/^[a-z][a-z-]{1,39}$/);

/** Which service, by the id that it registered with. */
export const integrationId = inputText.min(1).max(40);

/** A card as a manager sees it: everything but the key. */
export type Integration = Omit<
  IntegrationRow,
  "provider" | "secret" | "renewedAt" | "expiresAt" | "retryAt" | "failingSince"
> & {
  id: string;
  name: string;
  need: string;
  about: string;
  exchange: ProviderCard["exchange"];
  credentials: ProviderCard["credentials"];
  isSignedInThere: boolean;
  state: CardState;
  /** While tries fail one after the other and no person has to do anything. */
  outage: Outage | null;
};

export type Outage = { tries: number; since: Date | null; nextTryAt: Date };

/** @throws Refusal when this program has no such service */
export function cardOf({ platform }: { platform: Pick<Platform, "services"> }, id: string): ProviderCard {
  const card = platform.services.findCard(id);
  if (card === null) {
    throw notFound("Integration");
  }
  return card;
}

export function integrationOf(card: ProviderCard, row: IntegrationRow | null): Integration {
  const {
    secret,
    renewedAt: _given,
    expiresAt: _ends,
    retryAt,
    failingSince,
    provider: _id,
    ...shown
  } = row ?? neverConnected;
  const state = cardState({ isConnected: secret !== null, ...shown });
  const outage =
    state === "error" && shown.needsAction === null && retryAt !== null
      ? { tries: shown.failures, since: failingSince, nextTryAt: retryAt }
      : null;
  const { id, name, about, exchange, credentials, isSignedInThere, need } = card;
  return { id, name, about, exchange, credentials, isSignedInThere, need: need.id, state, outage, ...shown };
}

/** The row of a service that the store has never connected. */
const neverConnected: IntegrationRow = {
  provider: "",
  secret: null,
  renewedAt: null,
  expiresAt: null,
  accountName: "",
  placeId: null,
  placeName: "",
  connectedAt: null,
  connectedBy: "",
  signInEndsAt: null,
  connectingUntil: null,
  activatedAt: null,
  lastOkAt: null,
  lastError: null,
  needsAction: null,
  failures: 0,
  failingSince: null,
  retryAt: null,
};

/** @throws Refusal when the store has not connected it */
export async function lockConnected(context: StoreContext, provider: string): Promise<IntegrationRow> {
  const row = await findIntegration(context.sql, { storeId: context.store.id, provider, isLocked: true });
  if (row === null || row.secret === null) {
    throw new Refusal("not-connected", { message: `${cardOf(context, provider).name} is not connected` });
  }
  return row;
}

/** Sends a notice, so that every screen of the store refetches the card and the page. */
export async function refreshScreens(context: StoreContext, provider: string): Promise<void> {
  await sendNotice(context, { name: "integration.changed", recordKind: "Integration", recordId: provider });
}
