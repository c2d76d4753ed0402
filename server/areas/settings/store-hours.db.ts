import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DayHours } from "#common/store-hours.ts";

export type Weekday = DayHours & { weekday: number };
export type HoursException = DayHours & { date: BusinessDate; name: string };

/** All seven, Sunday first; a day that nobody has told is closed. */
export async function listWeek(sql: Sql, storeId: number): Promise<Weekday[]> {
  const rows = await sql
    .selectFrom("store_hours")
    .select(["weekday", "opens_minutes", "closes_minutes", "buying_closes_minutes"])
    .where("store_id", "=", storeId)
    .execute();
  return Array.from({ length: 7 }, (_, weekday) => {
    const row = rows.find((one) => one.weekday === weekday);
    return {
      weekday,
      opensMinutes: row?.opens_minutes ?? null,
      closesMinutes: row?.closes_minutes ?? null,
      buyingClosesMinutes: row?.buying_closes_minutes ?? null,
    };
  });
}

export async function saveWeek(sql: Sql, storeId: number, week: readonly Weekday[]): Promise<void> {
  const rows = week.map((day) => ({
    store_id: storeId,
    weekday: day.weekday,
    opens_minutes: day.opensMinutes,
    closes_minutes: day.closesMinutes,
    buying_closes_minutes: day.buyingClosesMinutes,
  }));
  await sql
    .insertInto("store_hours")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["store_id", "weekday"]).doUpdateSet((set) => ({
        opens_minutes: set.ref("excluded.opens_minutes"),
        closes_minutes: set.ref("excluded.closes_minutes"),
        buying_closes_minutes: set.ref("excluded.buying_closes_minutes"),
      })),
    )
    .execute();
}

/** Days with hours of their own from `from` on, the next first. */
export async function listExceptions(sql: Sql, of: { storeId: number; from: BusinessDate }): Promise<HoursException[]> {
  return exceptionsOf(sql, of.storeId).where("business_date", ">=", of.from).orderBy("business_date").execute();
}

export async function findException(
  sql: Sql,
  of: { storeId: number; date: BusinessDate },
): Promise<HoursException | undefined> {
  return exceptionsOf(sql, of.storeId).where("business_date", "=", of.date).executeTakeFirst();
}

export async function saveException(sql: Sql, storeId: number, exception: HoursException): Promise<void> {
  const hours = {
    name: exception.name,
    opens_minutes: exception.opensMinutes,
    closes_minutes: exception.closesMinutes,
    buying_closes_minutes: exception.buyingClosesMinutes,
  };
  await sql
    .insertInto("store_hour_exceptions")
    .values({ store_id: storeId, business_date: exception.date, ...hours })
    .onConflict((conflict) => conflict.columns(["store_id", "business_date"]).doUpdateSet(hours))
    .execute();
}

export async function deleteException(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql
    .deleteFrom("store_hour_exceptions")
    .where("store_id", "=", of.storeId)
    .where("business_date", "=", of.date)
    .execute();
}

function exceptionsOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("store_hour_exceptions")
    .select(["business_date as date", "name", "opens_minutes as opensMinutes", "closes_minutes as closesMinutes"])
    .select("buying_closes_minutes as buyingClosesMinutes")
    .where("store_id", "=", storeId);
}
