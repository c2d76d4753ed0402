import type { RealtimeAddress } from "#common/pos-device.ts";
import { takeFedBuys } from "#server/areas/buys/buys.ts";
import { goalsExistSince, goalsToFreeze } from "#server/areas/goals/goals.ts";
import { finishImportedDays, freezeGoals, listUnfrozenDays, recomputeDays } from "#server/areas/reports/reports.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Context } from "#server/platform/context/context.ts";
import type { TillParts, ChangedDays } from "#server/platform/context/till-parts.ts";

/** What the feed gets from above the platform: the daily figures, and where a till finds the channels. */
export function tillParts(options: {
  publicUrl: string;
  realtime: { url: string | null; key: string };
}): TillParts<Context> {
  return {
    recomputeDays: recomputeAndFreeze,
    finishImportedDays,
    takeBuys: takeFedBuys,
    realtimeAddress: realtimeAddress(options),
  };
}

/**
 * A Day Close also ends what may happen to the day's goal: it is written beside the figures, in the same transaction.
 * History from before the store had goals is left alone: no goal held on those days.
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

/** The embedded channel server listens where people reach the program; an outside one has an address of its own. */
function realtimeAddress({ publicUrl, realtime }: Parameters<typeof tillParts>[0]): RealtimeAddress {
  const url = new URL(realtime.url ?? publicUrl);
  const tls = url.protocol === "https:";
  return { key: realtime.key, host: url.hostname, port: url.port === "" ? (tls ? 443 : 80) : Number(url.port), tls };
}
