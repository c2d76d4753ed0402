import type { RealtimeAddress } from "#common/pos/pos-device.ts";
import type { BuyRow, CustomerRow } from "#common/pos/pos-rows.ts";
import { queueEntries } from "#server/areas/books/books.ts";
import { takeFedSales, takeFedTrades } from "#server/areas/bounceback/bounceback.ts";
import { takeFedBuys, voidRemovedBuys } from "#server/areas/buys/buys.ts";
import { linkFedCustomers } from "#server/areas/customers/customers.ts";
import { goalsExistSince, goalsToFreeze } from "#server/areas/goals/goals.ts";
import { finishImportedDays, freezeGoals, listUnfrozenDays, recomputeDays } from "#server/areas/reports/reports.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import type { TillParts, ChangedDays } from "#server/platform/context/till-parts.ts";

/** Provides the feed with the daily figures and the channel address. */
export function tillParts(options: {
  publicUrl: string;
  realtime: { url: string | null; key: string };
}): TillParts<Context> {
  return {
    recomputeDays: recomputeAndFreeze,
    finishImportedDays,
    takeBuys,
    loseBuys: voidRemovedBuys,
    takeCustomers,
    takeSales: takeFedSales,
    queueEntries,
    realtimeAddress: realtimeAddress(options),
  };
}

/** What the feed's buys change here, and what they earn. */
async function takeBuys(context: StoreContext, rows: readonly BuyRow[]): Promise<void> {
  await takeFedBuys(context, rows);
  await takeFedTrades(context, rows);
}

async function takeCustomers(context: StoreContext, rows: readonly CustomerRow[]): Promise<void> {
  await linkFedCustomers(
    context,
    rows.map(({ externalId }) => externalId),
  );
}

/**
 * Recalculates the figures and, after a Day Close, freezes the day's goal in the same transaction. Days before the store
 * had goals stay without one.
 */
async function recomputeAndFreeze(sql: Sql, days: ChangedDays): Promise<readonly string[]> {
  const { storeId, now } = days;
  const changed = await recomputeDays(sql, days);
  const closedSince = await goalsExistSince(sql, storeId);
  if (closedSince === null) {
    return changed;
  }
  const dates = await listUnfrozenDays(sql, { storeId, dates: days.dates, closedSince });
  const goals = await goalsToFreeze(sql, { storeId, dates, now });
  const frozen = goals.map(({ date, salesCents, rule, comparison }) => ({
    date,
    goalCents: salesCents,
    rule,
    compDate: comparison.date,
  }));
  await freezeGoals(sql, storeId, frozen);
  return changed;
}

/** Returns the address of the channel server: the public address when embedded, else its own. */
function realtimeAddress({ publicUrl, realtime }: Parameters<typeof tillParts>[0]): RealtimeAddress {
  const url = new URL(realtime.url ?? publicUrl);
  const tls = url.protocol === "https:";
  return { key: realtime.key, host: url.hostname, port: url.port === "" ? (tls ? 443 : 80) : Number(url.port), tls };
}
