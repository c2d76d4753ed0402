import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./day-sums.db.ts";

/** Puts the rows together that the coupons of a day left in the kept sums. Changes no sum. */
export const gatherDaySums = operation({
  name: "bounceback.gatherDaySums",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  input: z.object({}),
  run: (context): Promise<void> => db.gatherRows(context.sql, context.store.id),
});
