import type { BusinessDate } from "#common/business-date.ts";
import type { DayGoal, GoalDefault, StandingGoal } from "#common/goals/goal-plan.ts";
import type { Cents } from "#common/money.ts";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function listClosedDays(
  sql: Sql,
  filter: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<BusinessDate[]> {
  const rows = await shutDays(sql, filter);
  return rows.map((row) => row.businessDate);
}

const shutDays = builtOnce((sql, filter: { storeId: number; from: BusinessDate; to: BusinessDate }) => {
  const byGoal = sql
    .selectFrom("dayGoals")
    .select("businessDate")
    .where("storeId", "=", filter.storeId)
    .where("isClosed", "=", true)
    .where("businessDate", ">=", filter.from)
    .where("businessDate", "<=", filter.to);
  const byHours = sql
    .selectFrom("storeHourExceptions")
    .select("businessDate")
    .where("storeId", "=", filter.storeId)
    .where("opensMinutes", "is", null)
    .where("businessDate", ">=", filter.from)
    .where("businessDate", "<=", filter.to);
  return byGoal.union(byHours).orderBy("businessDate");
});

export async function saveDefaults(
  sql: Sql,
  row: { storeId: number; id: string; savedAt: Date } & GoalDefault,
): Promise<void> {
  const { id, ...values } = row;
  // Versions that would start later are replaced: saving sets all goals from its start on.
  await sql
    .deleteFrom("goalDefaults")
    .where("storeId", "=", row.storeId)
    .where("startsOn", ">", row.startsOn)
    .execute();
  await sql
    .insertInto("goalDefaults")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "startsOn"]).doUpdateSet(values))
    .execute();
}

/** Replaces all versions by these. */
export async function replaceDefaults(
  sql: Sql,
  change: { storeId: number; savedAt: Date; rows: readonly (GoalDefault & { id: string })[] },
): Promise<void> {
  await sql.deleteFrom("goalDefaults").where("storeId", "=", change.storeId).execute();
  for (const row of change.rows) {
    await saveDefaults(sql, { storeId: change.storeId, savedAt: change.savedAt, ...row });
  }
}

export async function saveMonthGoal(
  sql: Sql,
  row: { storeId: number; month: BusinessDate; amountCents: Cents; savedAt: Date },
): Promise<void> {
  await sql
    .insertInto("monthGoals")
    .values(row)
    .onConflict((conflict) => conflict.columns(["storeId", "month"]).doUpdateSet(row))
    .execute();
}

export async function deleteMonthGoal(sql: Sql, key: { storeId: number; month: BusinessDate }): Promise<void> {
  await sql.deleteFrom("monthGoals").where("storeId", "=", key.storeId).where("month", "=", key.month).execute();
}

export async function saveDayGoal(
  sql: Sql,
  { date, ...goal }: { storeId: number; savedAt: Date } & DayGoal,
): Promise<void> {
  const row = { ...goal, businessDate: date };
  await sql
    .insertInto("dayGoals")
    .values(row)
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doUpdateSet(row))
    .execute();
}

export async function deleteDayGoal(sql: Sql, key: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql.deleteFrom("dayGoals").where("storeId", "=", key.storeId).where("businessDate", "=", key.date).execute();
}

export async function deleteDayGoals(
  sql: Sql,
  key: { storeId: number; dates: readonly BusinessDate[] },
): Promise<void> {
  if (key.dates.length > 0) {
    await sql
      .deleteFrom("dayGoals")
      .where("storeId", "=", key.storeId)
      .where("businessDate", "in", key.dates)
      .execute();
  }
}

/** The goals of days keep what stood first: a second change finds them kept already. */
export async function keepGoals(
  sql: Sql,
  change: { storeId: number; goals: readonly StandingGoal[]; keptAt: Date },
): Promise<void> {
  const rows = change.goals.flatMap(({ date, salesCents, rule, compDate }) =>
    salesCents === null
      ? []
      : [{ storeId: change.storeId, businessDate: date, salesCents, goalRule: rule, compOn: compDate }],
  );
  if (rows.length > 0) {
    await sql
      .insertInto("keptGoals")
      .values(rows.map((row) => ({ ...row, keptAt: change.keptAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Lets the goals from a day on follow the rules again, because a person is changing these. */
export async function releaseGoals(
  sql: Sql,
  change: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<void> {
  await sql
    .deleteFrom("keptGoals")
    .where("storeId", "=", change.storeId)
    .where("businessDate", ">=", change.from)
    .where("businessDate", "<=", change.to)
    .execute();
}

/** Two people who change goals of one month at once are served one after the other, so that the sum stays checked. */
export async function lockGoals(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("storeId", "=", storeId).forNoKeyUpdate().execute();
}

/** Returns false where employees see only shares of the goal, no dollars. */
export async function showsSalesToEmployees(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("storeSettings")
    .select("showSalesToEmployees")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.showSalesToEmployees ?? true;
}
