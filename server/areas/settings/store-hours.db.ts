import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DayHours } from "#common/store-hours.ts";

export type Weekday = DayHours & { weekday: number };
export type HoursException = DayHours & { date: BusinessDate; name: string };

/** All seven, Sunday first; a day that nobody has told is closed. */
export async function listWeek(sql: Sql, storeId: number): Promise<Weekday[]> {
  const rows = await sql
    .selectFrom("storeHours")
    .select(["weekday", "opensMinutes", "closesMinutes", "buyingClosesMinutes"])
    .where("storeId", "=", storeId)
    .execute();
  return Array.from({ length: 7 }, (_, weekday) => {
    const row = rows.find((one) => one.weekday === weekday);
    return {
      weekday,
      opensMinutes: row?.opensMinutes ?? null,
      closesMinutes: row?.closesMinutes ?? null,
      buyingClosesMinutes: row?.buyingClosesMinutes ?? null,
    };
  });
}

export async function saveWeek(sql: Sql, storeId: number, week: readonly Weekday[]): Promise<void> {
  const rows = week.map((day) => ({
    storeId,
    weekday: day.weekday,
    opensMinutes: day.opensMinutes,
    closesMinutes: day.closesMinutes,
    buyingClosesMinutes: day.buyingClosesMinutes,
  }));
  await sql
    .insertInto("storeHours")
    .values(rows)
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
export async function listExceptions(sql: Sql, of: { storeId: number; from: BusinessDate }): Promise<HoursException[]> {
  return exceptionsOf(sql, of.storeId).where("businessDate", ">=", of.from).orderBy("businessDate").execute();
}

export async function findException(
  sql: Sql,
  of: { storeId: number; date: BusinessDate },
): Promise<HoursException | undefined> {
  return exceptionsOf(sql, of.storeId).where("businessDate", "=", of.date).executeTakeFirst();
}

export async function saveException(sql: Sql, storeId: number, exception: HoursException): Promise<void> {
  const hours = {
    name: exception.name,
    opensMinutes: exception.opensMinutes,
    closesMinutes: exception.closesMinutes,
    buyingClosesMinutes: exception.buyingClosesMinutes,
  };
  await sql
    .insertInto("storeHourExceptions")
    .values({ storeId, businessDate: exception.date, ...hours })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doUpdateSet(hours))
    .execute();
}

export async function deleteException(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql
    .deleteFrom("storeHourExceptions")
    .where("storeId", "=", of.storeId)
    .where("businessDate", "=", of.date)
    .execute();
}

function exceptionsOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("storeHourExceptions")
    .select(["businessDate as date", "name", "opensMinutes", "closesMinutes"])
    .select("buyingClosesMinutes")
    .where("storeId", "=", storeId);
}
