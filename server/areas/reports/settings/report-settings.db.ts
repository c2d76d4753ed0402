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
  const result = await sql
    .selectFrom("storeSettings")
    .leftJoin("reportSettings", "reportSettings.storeId", "storeSettings.storeId")
    .select(["tradePctBasis", "showSalesToEmployees", "wagesVisibleTo", "reportSettings.columns"])
    .where("storeSettings.storeId", "=", storeId)
    .executeTakeFirst();
  return {
    columns: columnsFrom(result?.columns ?? []),
    tradePctBasis: result?.tradePctBasis === "count" ? "count" : "amount",
    showSalesToEmployees: result?.showSalesToEmployees ?? true,
    wagesVisibleTo: result?.wagesVisibleTo ?? "managers",
  };
}

/** The row of the store is locked first, so that two managers come one after the other. */
export async function lockReportSettings(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("storeId", "=", storeId).forNoKeyUpdate().execute();
}

export async function saveReportColumns(
  sql: Sql,
  filter: { storeId: number; columns: readonly ReportColumn[]; savedAt: Date },
): Promise<void> {
  const values = { columns: [...filter.columns], savedAt: filter.savedAt };
  await sql
    .insertInto("reportSettings")
    .values({ storeId: filter.storeId, ...values })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(values))
    .execute();
}
