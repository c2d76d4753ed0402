import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { reportColumns } from "#common/reports/columns.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { reportColumnsChosen } from "#server/events/reports.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./report-settings.db.ts";

export type ChosenColumns = {
  /** What reports show, in their order. */
  columns: readonly ReportColumn[];
};

/** Which figures the weekly and the monthly report of the store show. */
export const viewReportSettings = operation({
  name: "reports.viewReportSettings",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  async run(context): Promise<ChosenColumns> {
    const { columns } = await db.findReportSettings(context.sql, context.store.id);
    return { columns };
  },
});

/** Chooses them and their order, for everybody of the store. */
export const chooseReportColumns = operation({
  name: "reports.chooseReportColumns",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    columns: z
      .array(inputText.max(60).pipe(z.enum(reportColumns)))
      .max(100)
      .min(1, "A report shows at least one figure")
      .refine((columns) => new Set(columns).size === columns.length, "Choose each figure once"),
  }),
  async run(context, { columns }): Promise<ChosenColumns> {
    const { id: storeId } = context.store;
    await db.lockReportSettings(context.sql, storeId);
    const before = await db.findReportSettings(context.sql, storeId);
    if (before.columns.join() !== columns.join()) {
      await db.saveReportColumns(context.sql, { storeId, columns, savedAt: context.now });
      const change = { before: { columns: before.columns.join() }, after: { columns: columns.join() } };
      await context.emit(reportColumnsChosen, change, { kind: "ReportSettings", id: storeId });
    }
    return { columns };
  },
});
