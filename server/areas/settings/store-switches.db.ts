import type { Sql } from "#server/platform/db/db.ts";

/** How a store wants the program to behave. */
export type StoreSwitches = {
  showSalesToEmployees: boolean;
  /** Seconds without input until the screen locks. */
  idleSeconds: number;
  anyoneMayResetPin: boolean;
  allowSelfFirstPin: boolean;
  /** A new PIN has at least so many digits. */
  pinDigitsMin: number;
  breaksPaid: boolean;
  tradePctBasis: "amount" | "count";
  /** 0 Sunday, 1 Monday. */
  weekStart: number;
  wagesVisibleTo: "managers" | "owners";
  /** Minutes after midnight until which activity belongs to the day before. */
  businessDayBoundaryMinutes: number;
};

export async function findSwitches(sql: Sql, storeId: number): Promise<StoreSwitches | undefined> {
  const row = await sql
    .selectFrom("storeSettings")
    .select(["showSalesToEmployees", "idleSeconds", "anyoneMayResetPin", "allowSelfFirstPin"])
    .select(["pinDigitsMin", "breaksPaid", "tradePctBasis", "weekStart", "wagesVisibleTo"])
    .select("businessDayBoundaryMinutes")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return (
    row && {
      showSalesToEmployees: row.showSalesToEmployees,
      idleSeconds: row.idleSeconds,
      anyoneMayResetPin: row.anyoneMayResetPin,
      allowSelfFirstPin: row.allowSelfFirstPin,
      pinDigitsMin: row.pinDigitsMin,
      breaksPaid: row.breaksPaid,
      tradePctBasis: row.tradePctBasis === "count" ? "count" : "amount",
      weekStart: row.weekStart,
      wagesVisibleTo: row.wagesVisibleTo === "owners" ? "owners" : "managers",
      businessDayBoundaryMinutes: row.businessDayBoundaryMinutes,
    }
  );
}

export async function saveSwitches(sql: Sql, storeId: number, switches: StoreSwitches): Promise<void> {
  await sql
    .updateTable("storeSettings")
    .set({
      showSalesToEmployees: switches.showSalesToEmployees,
      idleSeconds: switches.idleSeconds,
      anyoneMayResetPin: switches.anyoneMayResetPin,
      allowSelfFirstPin: switches.allowSelfFirstPin,
      pinDigitsMin: switches.pinDigitsMin,
      breaksPaid: switches.breaksPaid,
      tradePctBasis: switches.tradePctBasis,
      weekStart: switches.weekStart,
      wagesVisibleTo: switches.wagesVisibleTo,
      businessDayBoundaryMinutes: switches.businessDayBoundaryMinutes,
    })
    .where("storeId", "=", storeId)
    .execute();
}
