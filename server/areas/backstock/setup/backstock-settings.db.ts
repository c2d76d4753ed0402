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
    .selectFrom("backstockSettings")
    .select(["binPrefix", "ageBands", "ageLimitDays", "isScanFast", "pullWindowDays"])
    .select(["ssStarts", "ssEnds", "fwStarts", "fwEnds", "holidayStarts", "holidayEnds"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row
    ? {
        binPrefix: row.binPrefix,
        ageBands: row.ageBands,
        ageLimitDays: row.ageLimitDays,
        isScanFast: row.isScanFast,
        seasons: {
          SS: { starts: row.ssStarts, ends: row.ssEnds },
          FW: { starts: row.fwStarts, ends: row.fwEnds },
          holiday: { starts: row.holidayStarts, ends: row.holidayEnds },
        },
        pullWindowDays: row.pullWindowDays,
      }
    : defaults;
}

export async function saveBackstockSettings(sql: Sql, storeId: number, settings: BackstockSettings): Promise<void> {
  const { SS, FW, holiday } = settings.seasons;
  const columns = {
    binPrefix: settings.binPrefix,
    ageBands: settings.ageBands,
    ageLimitDays: settings.ageLimitDays,
    isScanFast: settings.isScanFast,
    pullWindowDays: settings.pullWindowDays,
    ssStarts: SS.starts,
    ssEnds: SS.ends,
    fwStarts: FW.starts,
    fwEnds: FW.ends,
    holidayStarts: holiday.starts,
    holidayEnds: holiday.ends,
  };
  await sql
    .insertInto("backstockSettings")
    .values({ storeId, ...columns })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(columns))
    .execute();
}
