import type { Sql } from "#server/platform/db/db.ts";

/** The switches of a store that team mode goes by. */
export type TeamSettings = {
  idleSeconds: number;
  anyoneMayResetPin: boolean;
  allowSelfFirstPin: boolean;
  /** A new PIN has at least so many digits. */
  pinDigitsMin: number;
  breaksPaid: boolean;
  clockSource: "app" | "provider";
  wagesVisibleTo: "managers" | "owners";
};

const defaults: TeamSettings = {
  idleSeconds: 90,
  anyoneMayResetPin: false,
  allowSelfFirstPin: true,
  pinDigitsMin: 4,
  breaksPaid: false,
  clockSource: "app",
  wagesVisibleTo: "managers",
};

export async function getTeamSettings(sql: Sql, storeId: number): Promise<TeamSettings> {
  const row = await sql
    .selectFrom("store_settings")
    .select(["idle_seconds", "anyone_may_reset_pin", "allow_self_first_pin", "breaks_paid", "clock_source"])
    .select(["wages_visible_to", "pin_digits_min"])
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  if (!row) {
    return defaults;
  }
  return {
    idleSeconds: row.idle_seconds,
    anyoneMayResetPin: row.anyone_may_reset_pin,
    allowSelfFirstPin: row.allow_self_first_pin,
    pinDigitsMin: row.pin_digits_min,
    breaksPaid: row.breaks_paid,
    clockSource: row.clock_source === "provider" ? "provider" : "app",
    wagesVisibleTo: row.wages_visible_to === "owners" ? "owners" : "managers",
  };
}

export async function saveClockSource(
  sql: Sql,
  { storeId, clockSource }: { storeId: number; clockSource: TeamSettings["clockSource"] },
): Promise<void> {
  await sql.updateTable("store_settings").set({ clock_source: clockSource }).where("store_id", "=", storeId).execute();
}
