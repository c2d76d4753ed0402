import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { makeCustomerDays } from "./customer-days.db.ts";
import * as db from "./day-sums.db.ts";

/** Puts the rows together that the coupons of a day left in the kept sums, and makes its customers' bits. Changes no figure. */
export const gatherDaySums = operation({
  name: "bounceback.gatherDaySums",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<void> {
    await db.gatherRows(sql, store.id);
    await makeCustomerDays(sql, store.id);
  },
});
