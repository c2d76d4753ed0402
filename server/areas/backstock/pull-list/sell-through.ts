import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./sell-through.db.ts";

/** A piece has to have had all these days to sell in before it is counted. */
const sellDays = 30;

/** How well goods sell: recalculated each night, so that the pull list need not look at a month of pieces. */
export const countSellThrough = operation({
  name: "backstock.countSellThrough",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { id: storeId, timeZone } = context.store;
    const today = localTimeAt(context.now, timeZone).date;
    await db.recountSellThrough(context.sql, {
      storeId,
      from: addDays(today, -2 * sellDays),
      to: addDays(today, -sellDays - 1),
      withinDays: sellDays,
      at: context.now,
    });
  },
});
