import { textingRegistrationChanged } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./registration.db.ts";
import { isCampaignDue, registrationState } from "./registration.rules.ts";

/** Writes where the guard looks how far the store is, and says so when it has changed. */
export async function refreshState(context: StoreContext): Promise<void> {
  const { sql, store } = context;
  const number = await db.findNumberState(sql, store.id, { isLocked: true });
  if (number === null) {
    return;
  }
  const entity =
    number.entityId === null ? null : await db.findEntity(sql, { accountId: store.accountId, id: number.entityId });
  const { campaignState, campaignRevision } = number;
  const isDue = entity !== null && isCampaignDue({ state: campaignState, revision: campaignRevision }, entity.revision);
  const after = registrationState({
    hasOrderedNumber: number.askedAt !== null,
    brand: entity?.brandState ?? null,
    campaign: isDue ? null : campaignState,
  });
  const before = number.registrationState;
  // Without a company a state beyond the first was set by support.
  const isBySupport = entity === null && before !== "not_started";
  if (before !== after && !isBySupport) {
    await db.changeNumber(sql, store.id, { registrationState: after });
    const subject = { kind: "Store", id: store.id } as const;
    await context.emit(textingRegistrationChanged, { name: store.name, before, after }, subject);
  }
}
