import { builtOnce } from "#server/platform/db/built-once.ts";
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
  const [row] = await teamSettings(sql, { storeId });
  if (!row) {
    return defaults;
  }
  return {
    idleSeconds: row.idleSeconds,
    anyoneMayResetPin: row.anyoneMayResetPin,
    allowSelfFirstPin: row.allowSelfFirstPin,
    pinDigitsMin: row.pinDigitsMin,
    breaksPaid: row.breaksPaid,
    clockSource: row.clockSource === "provider" ? "provider" : "app",
    wagesVisibleTo: row.wagesVisibleTo === "owners" ? "owners" : "managers",
  };
}

const teamSettings = builtOnce((sql, of: { storeId: number }) =>
  sql
    .selectFrom("storeSettings")
    .select(["idleSeconds", "anyoneMayResetPin", "allowSelfFirstPin", "breaksPaid", "clockSource"])
    .select(["wagesVisibleTo", "pinDigitsMin"])
    .where("storeId", "=", of.storeId),
);

export async function saveClockSource(
  sql: Sql,
  { storeId, clockSource }: { storeId: number; clockSource: TeamSettings["clockSource"] },
): Promise<void> {
  await sql.updateTable("storeSettings").set({ clockSource }).where("storeId", "=", storeId).execute();
}
