import { z } from "zod";
import { dateRange } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./misuse.db.ts";
import { misuseFindings } from "./misuse.rules.ts";
import type { MisuseFinding } from "./misuse.rules.ts";

export type { MisuseFinding } from "./misuse.rules.ts";

/** Coupons of a range that are worth a look, each with its evidence; a normal week has none. */
export const couponMisuse = operation({
  name: "bounceback.couponMisuse",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ range: dateRange }),
  async run(context, { range }): Promise<MisuseFinding[]> {
    const filter = { ...range, storeId: context.store.id };
    const [coupons, newestSaleAt] = await Promise.all([
      db.listWatched(context.sql, filter),
      db.findNewestSale(context.sql, filter),
    ]);
    return misuseFindings(coupons, { now: context.now, newestSaleAt });
  },
});
