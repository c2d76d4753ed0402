import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { sisterSeason } from "#common/goals/sister-season.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import * as db from "./borrow-season.db.ts";

const yearDays = 364;
/** The weeks that a level is taken from, and those before a month that runs. */
const daysBack = 80;
/** As far ahead as goals are looked at. */
const daysAhead = 120;
/** A curve of three weeks around the oldest day. */
const sisterDays = yearDays + daysBack + 10;

/**
 * Takes the season of the company's older stores for one that has no year of its own, those of its own kind where there
 * are any; drops it when 52 weeks are there. What is kept says how a day stands to an average one, and no amount: a
 * manager may not see the sisters' sales.
 */
export const borrowSeason = operation({
  name: "goals.borrowSeason",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  asSystem: "the season is made of the company's other stores",
  input: z.object({}),
  async run(context): Promise<void> {
    if (context.system === null) {
      throw forbidden();
    }
    const { sql, store, now } = context;
    const { id: storeId, accountId } = store;
    const today = await findBusinessDate(sql, { storeId, at: now });
    const firstSale = await db.findFirstSale(sql, storeId);
    const untilOn = firstSale === null ? null : addDays(firstSale, yearDays);
    if (untilOn === null || untilOn <= today) {
      if (await db.deleteSeason(sql, storeId)) {
        await sendNotice(context, { name: "goal.season-own", recordKind: "Goal", recordId: null });
      }
      return;
    }
    const all = await db.listSisters(sql, { storeId, accountId, from: addDays(today, -sisterDays) });
    const alike = all.filter(({ isSameKind }) => isSameKind);
    const sisters = (alike.length > 0 ? alike : all).map(({ sales }) => new Map(Object.entries(sales)));
    const days = sisterSeason(sisters, { from: addDays(today, -daysBack), to: addDays(today, daysAhead) });
    await db.saveSeason(sql, { storeId, sisters: sisters.length, untilOn, days, borrowedAt: now });
    await sendNotice(context, { name: "goal.season-borrowed", recordKind: "Goal", recordId: null });
  },
});
