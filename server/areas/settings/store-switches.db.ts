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
    .selectFrom("store_settings")
    .select(["show_sales_to_employees", "idle_seconds", "anyone_may_reset_pin", "allow_self_first_pin"])
    .select(["pin_digits_min", "breaks_paid", "trade_pct_basis", "week_start", "wages_visible_to"])
    .select("business_day_boundary_minutes")
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return (
    row && {
      showSalesToEmployees: row.show_sales_to_employees,
      idleSeconds: row.idle_seconds,
      anyoneMayResetPin: row.anyone_may_reset_pin,
      allowSelfFirstPin: row.allow_self_first_pin,
      pinDigitsMin: row.pin_digits_min,
      breaksPaid: row.breaks_paid,
      tradePctBasis: row.trade_pct_basis === "count" ? "count" : "amount",
      weekStart: row.week_start,
      wagesVisibleTo: row.wages_visible_to === "owners" ? "owners" : "managers",
      businessDayBoundaryMinutes: row.business_day_boundary_minutes,
    }
  );
}

export async function saveSwitches(sql: Sql, storeId: number, switches: StoreSwitches): Promise<void> {
  await sql
    .updateTable("store_settings")
    .set({
      show_sales_to_employees: switches.showSalesToEmployees,
      idle_seconds: switches.idleSeconds,
      anyone_may_reset_pin: switches.anyoneMayResetPin,
      allow_self_first_pin: switches.allowSelfFirstPin,
      pin_digits_min: switches.pinDigitsMin,
      breaks_paid: switches.breaksPaid,
      trade_pct_basis: switches.tradePctBasis,
      week_start: switches.weekStart,
      wages_visible_to: switches.wagesVisibleTo,
      business_day_boundary_minutes: switches.businessDayBoundaryMinutes,
    })
    .where("store_id", "=", storeId)
    .execute();
}
