import { z } from "zod";
import { inputText, recordNumberText } from "#common/input-types.ts";
import { addDays, businessDate, daysBetween } from "#common/business-date.ts";
import { binNumberMax } from "#common/backstock/bin-number.ts";
import { orNull } from "#common/or-null.ts";
import type { Context } from "#server/platform/operations/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/operations/refusal.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { HistoryFilter, HistoryPlace, HistoryRow, HistoryTotals } from "./history.db.ts";
import * as db from "./history.db.ts";
import { historyActions, historyCsv } from "./history.rules.ts";

/** Days that are shown when none are named, today among them. */
const usualDays = 7;
/** As many entries as a busy shop makes in a few years; more are asked for in parts. */
const mostExported = 100_000;

/** Instant and id of the event at the edge of a page. */
const cursor = inputText.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_[0-9a-f-]{36}$/, "This is not a place in the list");
const pageSize = z.int().min(1).max(100).nullish().transform(orNull);

const filterFields = {
  from: businessDate.nullish().transform(orNull),
  to: businessDate.nullish().transform(orNull),
  employeeId: recordNumberText.nullish().transform(orNull),
  action: z.enum(historyActions).nullish().transform(orNull),
  binNumber: z.int().min(1).max(binNumberMax).nullish().transform(orNull),
  categoryId: z.uuid().nullish().transform(orNull),
  locationId: z.uuid().nullish().transform(orNull),
};
const filterInput = z.object(filterFields);

export type BackstockHistory = {
  from: string;
  to: string;
  rows: HistoryRow[];
  totals: HistoryTotals;
  hasNext: boolean;
  hasPrevious: boolean;
};

/** Every move of every bin, newest first: `first` and `after` forward, `last` and `before` back. */
export const viewBackstockHistory = operation({
  name: "backstock.viewHistory",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: filterInput.extend({
    first: pageSize,
    after: cursor.nullish().transform(orNull),
    last: pageSize,
    before: cursor.nullish().transform(orNull),
  }),
  async run(context, { first, after, last, before, ...input }): Promise<BackstockHistory> {
    const of = { storeId: storeOf(context).id, filter: await filterOf(context, input) };
    const count = (before === null ? first : last) ?? 25;
    const places = { after: placeOf(after), before: placeOf(before) };
    const [found, totals] = await Promise.all([
      db.listHistory(context.sql, { ...of, ...places, limit: count + 1 }),
      db.sumHistory(context.sql, of),
    ]);
    const rows = found.slice(0, count);
    const hasMore = found.length > count;
    const { from, to } = of.filter;
    return before === null
      ? { from, to, totals, rows, hasNext: hasMore, hasPrevious: after !== null }
      : { from, to, totals, rows: rows.toReversed(), hasNext: true, hasPrevious: hasMore };
  },
});

/** The same as lines for a spreadsheet, all of them. */
export const exportBackstockHistory = operation({
  name: "backstock.exportHistory",
  kind: "read",
  permission: "reports:export",
  on: "store",
  input: filterInput,
  async run(context, input): Promise<string> {
    const store = storeOf(context);
    const filter = await filterOf(context, input);
    const rows = await db.listHistory(context.sql, {
      storeId: store.id,
      filter,
      after: null,
      before: null,
      limit: mostExported,
    });
    return historyCsv(rows, store.timeZone);
  },
});

export function historyCursor({ at, id }: Pick<HistoryRow, "at" | "id">): string {
  return `${at.toISOString()}_${id}`;
}

function placeOf(text: string | null): HistoryPlace | null {
  const [at, id] = text?.split("_") ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(at), id };
}

async function filterOf(context: Context, input: z.output<typeof filterInput>): Promise<HistoryFilter> {
  const to = input.to ?? (await findBusinessDate(context.sql, { storeId: storeOf(context).id, at: context.now }));
  const from = input.from ?? addDays(to, 1 - usualDays);
  if (daysBetween(from, to) < 0) {
    throw invalidInput({ to: ["The last day comes after the first one"] });
  }
  return { ...input, from, to };
}
