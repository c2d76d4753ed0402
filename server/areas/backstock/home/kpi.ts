import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./kpi.db.ts";

export type Kpi = { businessDate: BusinessDate; binsAdded: number; binsPulled: number };

const mostDays = 366;

/** Bins added and pulled, one row for each business date of a range; undone ones do not count. */
export const kpi = operation({
  name: "backstock.kpi",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ from: businessDate, to: businessDate }),
  async run(context, { from, to }): Promise<Kpi[]> {
    const length = daysBetween(from, to);
    if (length < 0 || length >= mostDays) {
      throw invalidInput({ to: ["Choose a last day within a year of the first"] });
    }
    const counted = await db.listBinCounts(context.sql, { storeId: context.store.id, from, to });
    const byDate = new Map(counted.map((row) => [row.businessDate, row]));
    return Array.from({ length: length + 1 }, (_, days) => {
      const date = addDays(from, days);
      return byDate.get(date) ?? { businessDate: date, binsAdded: 0, binsPulled: 0 };
    });
  },
});
