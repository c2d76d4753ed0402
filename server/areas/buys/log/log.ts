/** The daily buy log, handbook R6: who brought what, how long they waited, what was taken and paid. No ID numbers. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { firstPlace, pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./log.db.ts";
import type { LogPerson } from "./log.db.ts";
import { logCsv, logEndings, logSources, logStages } from "./log.rules.ts";
import type { LogBuy, LogPiece, LogTotals } from "./log.rules.ts";

const logFilter = z.strictObject({
  person: inputText.trim().min(1).max(80).nullish().transform(orNull),
  status: enumName(logEndings).nullish().transform(orNull),
  stage: enumName(logStages).nullish().transform(orNull),
  source: enumName(logSources).nullish().transform(orNull),
  text: inputText.trim().max(100).nullish().transform(orNull),
});

const dayInput = z.object({ date: businessDate.nullish(), filter: listFilter(logFilter) });
const mostOnFile = 10_000;

export type BuyLog = {
  date: BusinessDate;
  today: BusinessDate;
  page: Page<LogBuy>;
  totals: LogTotals;
  people: LogPerson[];
};

/** The buys of a business date, by check-in where no other order is chosen. */
export const viewBuyLog = operation({
  name: "buys.viewBuyLog",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: dayInput.extend(pageFields),
  async run(context, { date, filter, ...request }): Promise<BuyLog> {
    const place = readPlace(request, db.logOrder);
    const { today, ...day } = await dayOf(context, date);
    const query = { ...day, filter: filterOf(filter) };
    const [page, totals, people] = await Promise.all([
      db.listLog(context.sql, { ...query, place }),
      db.sumLog(context.sql, query),
      db.listLogPeople(context.sql, day),
    ]);
    return { date: day.date, today, page, totals, people };
  },
});

/** The same as lines for a spreadsheet, all of them. */
export const exportBuyLog = operation({
  name: "buys.exportBuyLog",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: dayInput,
  async run(context, { date, filter }): Promise<string> {
    const { today: _today, ...day } = await dayOf(context, date);
    const query = { ...day, filter: filterOf(filter) };
    const place = { ...firstPlace(db.logOrder), count: mostOnFile };
    const [{ rows }, totals] = await Promise.all([
      db.listLog(context.sql, { ...query, place }),
      db.sumLog(context.sql, query),
    ]);
    return logCsv(
      rows.map(({ row }) => row),
      totals,
      context.store.timeZone,
    );
  },
});

export type LogEntry = { buy: LogBuy; pieces: LogPiece[] };

/** One buy of the log with its pieces, also one that only the register knows. */
export const viewLogBuy = operation({
  name: "buys.viewLogBuy",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({ id: inputText.min(1).max(120) }),
  async run(context, { id }): Promise<LogEntry> {
    const key = { storeId: context.store.id, id };
    const date = await db.findLogDate(context.sql, key);
    const buy = date === null ? null : await db.findLogBuy(context.sql, { ...key, date });
    if (buy === null) {
      throw notFound("Buy");
    }
    const { posBuyId } = buy;
    const pieces = posBuyId === null ? [] : await db.listPieces(context.sql, { storeId: key.storeId, posBuyId });
    return { buy, pieces };
  },
});

async function dayOf(context: StoreContext, date: BusinessDate | null | undefined) {
  const storeId = context.store.id;
  const today = await findBusinessDate(context.sql, { storeId, at: context.now });
  return { storeId, date: date ?? today, today };
}

function filterOf({ status, text, ...filter }: z.output<typeof logFilter>) {
  return { ...filter, ending: status, text: text === "" ? null : text };
}
