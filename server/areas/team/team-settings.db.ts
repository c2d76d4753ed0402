import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** The switches of a store that team mode goes by. */
export type TeamSettings = {
  idleSeconds: number;
  anyoneMayResetPin: boolean;
  allowSelfFirstPin: boolean;
  /** A new PIN has at least so many digits. */
  pinDigitsMin: number;
  wagesVisibleTo: "managers" | "owners";
};

const defaults: TeamSettings = {
  idleSeconds: 90,
  anyoneMayResetPin: false,
  allowSelfFirstPin: true,
  pinDigitsMin: 4,
  wagesVisibleTo: "managers",
};

export async function getTeamSettings(sql: Sql, storeId: number): Promise<TeamSettings> {
  const [row] = await teamSettings(sql, { storeId });
  return row ? { ...row, wagesVisibleTo: row.wagesVisibleTo === "owners" ? "owners" : "managers" } : defaults;
}

const teamSettings = builtOnce((sql, { storeId }: { storeId: number }) =>
  sql
    .selectFrom("storeSettings")
    .select(["idleSeconds", "anyoneMayResetPin", "allowSelfFirstPin", "pinDigitsMin", "wagesVisibleTo"])
    .where("storeId", "=", storeId),
);
