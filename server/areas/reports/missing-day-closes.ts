import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { dayCloseMissing } from "#server/events/reports.ts";
import { shutDays } from "#server/areas/goals/goals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { getCloses } from "./missing-day-closes.db.ts";
import * as rules from "./missing-day-closes.rules.ts";

/** Days of the last week that were open and have no Day Close, newest first. */
export const missingDayCloses = operation({
  name: "reports.missingDayCloses",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  run: (context) => findMissing(context),
});

/** The morning's check, which notifies managers of a missing Day Close. */
export const announceMissingDayClose = operation({
  name: "reports.announceMissingDayClose",
  kind: "write",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BusinessDate | null> {
    const yesterday = addDays(localTimeAt(context.now, context.store.timeZone).date, -1);
    const isMissing = (await findMissing(context)).includes(yesterday);
    if (isMissing) {
      const subject = { kind: "daily-report" as const, id: yesterday };
      await context.emit(dayCloseMissing, { businessDate: yesterday }, subject);
    }
    return isMissing ? yesterday : null;
  },
});

async function findMissing(context: StoreContext): Promise<BusinessDate[]> {
  const { date } = localTimeAt(context.now, context.store.timeZone);
  return rules.missingDayCloses(
    await closeFacts(context, { from: addDays(date, -rules.daysLookedBack - 2), to: date }),
  );
}

/** What decides whether days of a range miss their Day Close. */
export async function closeFacts(
  context: StoreContext,
  { from, to }: { from: BusinessDate; to: BusinessDate },
): Promise<rules.CloseFacts> {
  const { id: storeId, timeZone } = context.store;
  const [closes, shutDates, { givesDayCloses }] = await Promise.all([
    getCloses(context.sql, { storeId, since: from }),
    shutDays(context, { from, to }),
    findStoreCapabilities(context.sql, storeId),
  ]);
  return {
    now: localTimeAt(context.now, timeZone),
    closedOn: new Set(closes.closedOn),
    // A register that gives none leaves none out, though an earlier one gave them.
    firstClose: givesDayCloses ? closes.firstClose : null,
    shutWeekdays: new Set(closes.shutWeekdays),
    shutDates: new Set(shutDates),
  };
}
