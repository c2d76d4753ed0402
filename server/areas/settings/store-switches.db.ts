import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

const columns = [
  "showSalesToEmployees",
  "idleSeconds",
  "anyoneMayResetPin",
  "allowSelfFirstPin",
  "pinDigitsMin",
  "breaksPaid",
  "tradePctBasis",
  "weekStart",
  "wagesVisibleTo",
  "businessDayBoundaryMinutes",
  "historyYears",
] as const;

type Row = Pick<Selectable<DB["storeSettings"]>, (typeof columns)[number]>;

/**
 * How a store wants the program to behave. The week starts on 0, Sunday, or 1, Monday. The history is kept for
 * `historyYears` after the end of each year; 0 for ever.
 */
export type StoreSwitches = Omit<Row, "tradePctBasis" | "wagesVisibleTo"> & {
  tradePctBasis: "amount" | "count";
  wagesVisibleTo: "managers" | "owners";
};

export async function findSwitches(sql: Sql, storeId: number): Promise<StoreSwitches | undefined> {
  const row = await sql.selectFrom("storeSettings").select(columns).where("storeId", "=", storeId).executeTakeFirst();
  return (
    row && {
      ...row,
      tradePctBasis: row.tradePctBasis === "count" ? "count" : "amount",
      wagesVisibleTo: row.wagesVisibleTo === "owners" ? "owners" : "managers",
    }
  );
}

export async function saveSwitches(sql: Sql, storeId: number, switches: StoreSwitches): Promise<void> {
  await sql.updateTable("storeSettings").set(switches).where("storeId", "=", storeId).execute();
}
