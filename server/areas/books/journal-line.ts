import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { Cents } from "#common/money.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { listClosedDays } from "./closed-days.db.ts";
import { listEntries, listRevisions, listTemplateLines } from "./entries.db.ts";
import { lineParts, rowSource } from "./journal-line.rules.ts";
import type { LinePart } from "./journal-line.rules.ts";
import { journalKinds } from "./journal.rules.ts";
import * as db from "./line-rows.db.ts";
import type { LineRow } from "./line-rows.db.ts";

export type { LinePart } from "./journal-line.rules.ts";
export type { LineRow } from "./line-rows.db.ts";

export type LineDetail = {
  key: string;
  name: string;
  definition: string;
  date: BusinessDate;
  debit: Cents;
  credit: Cents;
  /** What adds up to the amount; the last one, if any, is what no row explains. */
  parts: LinePart[];
  /** The tickets or buys behind it, by time; each with what it adds to the line. */
  rows: LineRow[];
};

/** One line of an entry, with the tickets or buys that it is made of. */
export const viewJournalLine = operation({
  name: "books.viewJournalLine",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate, kind: z.enum(journalKinds), line: inputText.trim().min(1).max(60) }),
  async run(context, { date, kind, line }): Promise<LineDetail> {
    const { sql, store } = context;
    const key = { storeId: store.id, dates: [date] };
    const [template, [day], holding, revisions] = await Promise.all([
      listTemplateLines(sql),
      listClosedDays(sql, key),
      listEntries(sql, { storeId: store.id, from: date, to: date }),
      listRevisions(sql, { ...key, newestOnly: true }),
    ]);
    const templateLine = template.find((each) => each.kind === kind && each.key === line);
    const entry = revisions.find((each) => each.kind === kind);
    if (templateLine === undefined || day === undefined || entry === undefined || holding.length === 0) {
      throw notFound("Line");
    }
    const source = rowSource(templateLine.source);
    const rows = source === null ? [] : await db.listLineRows(sql, { storeId: store.id, date, source });
    const { debit = 0, credit = 0 } = entry.lines.find((each) => each.key === line) ?? {};
    const { name, definition, side } = templateLine;
    const amount = side === "debit" ? debit - credit : credit - debit;
    const parts = lineParts({ source: templateLine.source, amount, rounded: entry.rounded, close: day.close, rows });
    return { key: line, name, definition, date, debit, credit, parts, rows };
  },
});
