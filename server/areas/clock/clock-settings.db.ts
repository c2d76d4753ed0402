import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ClockSource = "app" | "provider";
export type ClockSettings = { breaksPaid: boolean; clockSource: ClockSource };

const defaults: ClockSettings = { breaksPaid: false, clockSource: "app" };

/** The switches of a store that its clock goes by. */
export async function getClockSettings(sql: Sql, storeId: number): Promise<ClockSettings> {
  const [row] = await clockSettings(sql, { storeId });
  return row ? { ...row, clockSource: row.clockSource === "provider" ? "provider" : "app" } : defaults;
}

const clockSettings = builtOnce((sql, { storeId }: { storeId: number }) =>
  sql.selectFrom("storeSettings").select(["breaksPaid", "clockSource"]).where("storeId", "=", storeId),
);

export async function saveClockSource(
  sql: Sql,
  { storeId, clockSource }: { storeId: number; clockSource: ClockSource },
): Promise<void> {
  await sql.updateTable("storeSettings").set({ clockSource }).where("storeId", "=", storeId).execute();
}
