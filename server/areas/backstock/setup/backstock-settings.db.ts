import { defaultAgeBands, defaultAgeLimitDays } from "#common/backstock/age.ts";
import { defaultSeasons } from "#common/backstock/seasons.ts";
import type { SeasonCalendar } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** A store's choices for its bins. */
export type BackstockSettings = {
  /** Shown and printed before each number. */
  binPrefix: string;
  /** Last day of each age band, rising. */
  ageBands: number[];
  ageLimitDays: number;
  /** The same bin scanned again within 5 s confirms its move. */
  isScanFast: boolean;
  seasons: SeasonCalendar;
  /** Days of trade that the pull list looks back on. */
  pullWindowDays: number;
};

const defaults: BackstockSettings = {
  binPrefix: "",
  ageBands: [...defaultAgeBands],
  ageLimitDays: defaultAgeLimitDays,
  isScanFast: false,
  seasons: defaultSeasons,
  pullWindowDays: 14,
};

/** A store that has chosen nothing has the defaults. */
export async function getBackstockSettings(sql: Sql, storeId: number): Promise<BackstockSettings> {
  const row = await sql
    .selectFrom("backstock_settings")
    .select(["bin_prefix", "age_bands", "age_limit_days", "is_scan_fast", "pull_window_days"])
    .select(["ss_starts", "ss_ends", "fw_starts", "fw_ends", "holiday_starts", "holiday_ends"])
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return row
    ? {
        binPrefix: row.bin_prefix,
        ageBands: row.age_bands,
        ageLimitDays: row.age_limit_days,
        isScanFast: row.is_scan_fast,
        seasons: {
          SS: { starts: row.ss_starts, ends: row.ss_ends },
          FW: { starts: row.fw_starts, ends: row.fw_ends },
          holiday: { starts: row.holiday_starts, ends: row.holiday_ends },
        },
        pullWindowDays: row.pull_window_days,
      }
    : defaults;
}

export async function saveBackstockSettings(sql: Sql, storeId: number, settings: BackstockSettings): Promise<void> {
  const { SS, FW, holiday } = settings.seasons;
  const columns = {
    bin_prefix: settings.binPrefix,
    age_bands: settings.ageBands,
    age_limit_days: settings.ageLimitDays,
    is_scan_fast: settings.isScanFast,
    pull_window_days: settings.pullWindowDays,
    ss_starts: SS.starts,
    ss_ends: SS.ends,
    fw_starts: FW.starts,
    fw_ends: FW.ends,
    holiday_starts: holiday.starts,
    holiday_ends: holiday.ends,
  };
  await sql
    .insertInto("backstock_settings")
    .values({ store_id: storeId, ...columns })
    .onConflict((conflict) => conflict.column("store_id").doUpdateSet(columns))
    .execute();
}
