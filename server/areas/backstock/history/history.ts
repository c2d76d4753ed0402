import { z } from "zod";
import { inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import { binNumberMax } from "#common/backstock/bin-number.ts";
import { orNull } from "#common/or-null.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { firstPlace, pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { HistoryFilter, HistoryRow, HistoryTotals } from "./history.db.ts";
import * as db from "./history.db.ts";
import { historyActions, historyCsv } from "./history.rules.ts";

/** Days that are shown when none are named, today among them. */
const usualDays = 7;
/** As many entries as a busy store makes in a few years; more need several requests. */
const mostExported = 100_000;

const historyFilter = z.strictObject({
  from: businessDate.nullish().transform(orNull),
  to: businessDate.nullish().transform(orNull),
  employeeId: recordNumberText.nullish().transform(orNull),
  action: enumName(historyActions).nullish().transform(orNull),
  binNumber: z.int().min(1).max(binNumberMax).nullish().transform(orNull),
  categoryId: z.uuid().nullish().transform(orNull),
  locationId: z.uuid().nullish().transform(orNull),
  text: inputText.trim().max(100).nullish().transform(orNull),
});

export type { HistoryRow } from "./history.db.ts";

export type BackstockHistory = {
  from: string;
  to: string;
  page: Page<HistoryRow>;
  totals: HistoryTotals;
};

/** Every move of every bin, the newest first where no other order is chosen. */
export const viewBackstockHistory = operation({
  name: "backstock.viewHistory",
  kind: "read",
  permission: "reports:view",
  on: "store",
  mayLag: true,
  input: z.object({ ...pageFields, filter: listFilter(historyFilter) }),
  async run(context, { filter, ...request }): Promise<BackstockHistory> {
    const place = readPlace(request, db.historyOrder);
    const query = { storeId: context.store.id, filter: await filterOf(context, filter) };
    const [page, totals] = await Promise.all([
      db.listHistory(context.sql, { ...query, place }),
      db.sumHistory(context.sql, query),
    ]);
    return { from: query.filter.from, to: query.filter.to, totals, page };
  },
});

/** The same as lines for a spreadsheet, all of them. */
export const exportBackstockHistory = operation({
  name: "backstock.exportHistory",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: z.object({ filter: listFilter(historyFilter) }),
  async run(context, input): Promise<string> {
    const store = context.store;
    const filter = await filterOf(context, input.filter);
    const place = { ...firstPlace(db.historyOrder), count: mostExported };
    const { rows } = await db.listHistory(context.sql, { storeId: store.id, filter, place });
    return historyCsv(
      rows.map(({ row }) => row),
      store.timeZone,
    );
  },
});

async function filterOf(context: StoreContext, input: z.output<typeof historyFilter>): Promise<HistoryFilter> {
  const to = input.to ?? (await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now }));
  const from = input.from ?? addDays(to, 1 - usualDays);
  if (daysBetween(from, to) < 0) {
    throw invalidInput({ to: ["Choose a last day on or after the first"] });
  }
  return { ...input, from, to };
}
