import type { ReportColumn } from "#common/reports/columns.ts";
import { columnsFrom } from "#common/reports/columns.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Which figures a store shows to whom, in which order, and how it counts trade. */
export type ReportSettings = {
  columns: readonly ReportColumn[];
  tradePctBasis: "amount" | "count";
  showSalesToEmployees: boolean;
  wagesVisibleTo: string;
};

export async function findReportSettings(sql: Sql, storeId: number): Promise<ReportSettings> {
  const found = await sql
    .selectFrom("store_settings")
    .leftJoin("report_settings", "report_settings.store_id", "store_settings.store_id")
    .select(["trade_pct_basis", "show_sales_to_employees", "wages_visible_to", "report_settings.columns"])
    .where("store_settings.store_id", "=", storeId)
    .executeTakeFirst();
  return {
    columns: columnsFrom(found?.columns ?? []),
    tradePctBasis: found?.trade_pct_basis === "count" ? "count" : "amount",
    showSalesToEmployees: found?.show_sales_to_employees ?? true,
    wagesVisibleTo: found?.wages_visible_to ?? "managers",
  };
}

/** The row of the store is locked first, so that two managers come one after the other. */
export async function lockReportSettings(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("store_id", "=", storeId).forNoKeyUpdate().execute();
}

export async function saveReportColumns(
  sql: Sql,
  of: { storeId: number; columns: readonly ReportColumn[]; savedAt: Date },
): Promise<void> {
  const values = { columns: [...of.columns], saved_at: of.savedAt };
  await sql
    .insertInto("report_settings")
    .values({ store_id: of.storeId, ...values })
    .onConflict((conflict) => conflict.column("store_id").doUpdateSet(values))
    .execute();
}
