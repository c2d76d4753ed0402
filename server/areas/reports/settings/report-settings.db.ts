import { sql as raw } from "kysely";
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
  const result = await selectSettings(sql).where("storeSettings.storeId", "=", storeId).executeTakeFirst();
  return settingsFrom(result);
}

/** Of each of the stores, in one statement. */
export async function listReportSettings(
  sql: Sql,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, ReportSettings>> {
  const isOne = raw<boolean>`store_settings.store_id = any(${[...storeIds]}::integer[])`;
  const rows = await selectSettings(sql).where(isOne).execute();
  const found = new Map(rows.map((row) => [row.storeId, row]));
  return new Map(storeIds.map((storeId) => [storeId, settingsFrom(found.get(storeId))]));
}

function selectSettings(sql: Sql) {
  return sql
    .selectFrom("storeSettings")
    .leftJoin("reportSettings", "reportSettings.storeId", "storeSettings.storeId")
    .select(["storeSettings.storeId", "tradePctBasis", "showSalesToEmployees", "wagesVisibleTo"])
    .select("reportSettings.columns");
}

type SettingsRow = {
  columns: string[] | null;
  tradePctBasis: string;
  showSalesToEmployees: boolean;
  wagesVisibleTo: string;
};

function settingsFrom(row: SettingsRow | undefined): ReportSettings {
  return {
    columns: columnsFrom(row?.columns ?? []),
    tradePctBasis: row?.tradePctBasis === "count" ? "count" : "amount",
    showSalesToEmployees: row?.showSalesToEmployees ?? true,
    wagesVisibleTo: row?.wagesVisibleTo ?? "managers",
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
