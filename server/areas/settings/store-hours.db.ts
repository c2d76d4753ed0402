import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DayHours } from "#common/store-hours.ts";

export type Weekday = DayHours & { weekday: number };
export type HoursException = DayHours & { date: BusinessDate; name: string };

/** All seven, Sunday first; the store is shut on a day without hours. */
export async function listWeek(sql: Sql, storeId: number): Promise<Weekday[]> {
  const rows = await sql
    .selectFrom("storeHours")
    .select(["weekday", "opensMinutes", "closesMinutes", "buyingClosesMinutes"])
    .where("storeId", "=", storeId)
    .execute();
  return Array.from({ length: 7 }, (_, weekday) => {
    const row = rows.find((day) => day.weekday === weekday);
    return {
      weekday,
      opensMinutes: row?.opensMinutes ?? null,
      closesMinutes: row?.closesMinutes ?? null,
      buyingClosesMinutes: row?.buyingClosesMinutes ?? null,
    };
  });
}

export async function saveWeek(sql: Sql, storeId: number, week: readonly Weekday[]): Promise<void> {
  await sql
    .insertInto("storeHours")
    .values(week.map((day) => ({ storeId, ...day })))
    .onConflict((conflict) =>
      conflict.columns(["storeId", "weekday"]).doUpdateSet((set) => ({
        opensMinutes: set.ref("excluded.opensMinutes"),
        closesMinutes: set.ref("excluded.closesMinutes"),
        buyingClosesMinutes: set.ref("excluded.buyingClosesMinutes"),
      })),
    )
    .execute();
}

/** Days with hours of their own from `from` on, the next first. */
export async function listExceptions(
  sql: Sql,
  query: { storeId: number; from: BusinessDate },
): Promise<HoursException[]> {
  return exceptionsOf(sql, query.storeId).where("businessDate", ">=", query.from).orderBy("businessDate").execute();
}

export async function findException(
  sql: Sql,
  key: { storeId: number; date: BusinessDate },
): Promise<HoursException | undefined> {
  return exceptionsOf(sql, key.storeId).where("businessDate", "=", key.date).executeTakeFirst();
}

export async function saveException(sql: Sql, storeId: number, exception: HoursException): Promise<void> {
  const { date, ...hours } = exception;
  await sql
    .insertInto("storeHourExceptions")
    .values({ storeId, businessDate: date, ...hours })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doUpdateSet(hours))
    .execute();
}

export async function deleteException(sql: Sql, key: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql
    .deleteFrom("storeHourExceptions")
    .where("storeId", "=", key.storeId)
    .where("businessDate", "=", key.date)
    .execute();
}

function exceptionsOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("storeHourExceptions")
    .select(["businessDate as date", "name", "opensMinutes", "closesMinutes"])
    .select("buyingClosesMinutes")
    .where("storeId", "=", storeId);
}
