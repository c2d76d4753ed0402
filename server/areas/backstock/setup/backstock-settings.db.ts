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
  if (row === undefined) {
    return defaults;
  }
  const { ssStarts, ssEnds, fwStarts, fwEnds, holidayStarts, holidayEnds, ...settings } = row;
  const seasons = {
    SS: { starts: ssStarts, ends: ssEnds },
    FW: { starts: fwStarts, ends: fwEnds },
    holiday: { starts: holidayStarts, ends: holidayEnds },
  };
  return { ...settings, seasons };
}

export async function saveBackstockSettings(
  sql: Sql,
  storeId: number,
  { seasons, ...settings }: BackstockSettings,
): Promise<void> {
  const { SS, FW, holiday } = seasons;
  const columns = {
    ...settings,
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
