import type { HoursGap } from "#common/store-hours.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type WeekdayGap = HoursGap & { weekday: number };

/** Those of the usual week, Sunday first. */
export async function listGaps(sql: Sql, storeId: number): Promise<WeekdayGap[]> {
  return sql
    .selectFrom("storeHourGaps")
    .select(["weekday", "startsMinutes", "endsMinutes"])
    .where("storeId", "=", storeId)
    .orderBy("weekday")
    .execute();
}

/** One gap for each of the weekdays, or none any more. */
export async function saveGaps(
  sql: Sql,
  { storeId, weekdays, gap }: { storeId: number; weekdays: readonly number[]; gap: HoursGap | null },
): Promise<void> {
  await sql.deleteFrom("storeHourGaps").where("storeId", "=", storeId).where("weekday", "in", weekdays).execute();
  if (gap !== null) {
    const rows = weekdays.map((weekday) => ({ storeId, weekday, ...gap }));
    await sql.insertInto("storeHourGaps").values(rows).execute();
  }
}
