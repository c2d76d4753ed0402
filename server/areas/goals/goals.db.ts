import type { BusinessDate } from "#common/business-date.ts";
import type { DayGoal, GoalDefault, StandingGoal } from "#common/goals/goal-plan.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function listClosedDays(
  sql: Sql,
  of: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<BusinessDate[]> {
  const byGoal = sql
    .selectFrom("day_goals")
    .select("business_date")
    .where("store_id", "=", of.storeId)
    .where("is_closed", "=", true)
    .where("business_date", ">=", of.from)
    .where("business_date", "<=", of.to);
  const byHours = sql
    .selectFrom("store_hour_exceptions")
    .select("business_date")
    .where("store_id", "=", of.storeId)
    .where("opens_minutes", "is", null)
    .where("business_date", ">=", of.from)
    .where("business_date", "<=", of.to);
  const rows = await byGoal.union(byHours).orderBy("business_date").execute();
  return rows.map((row) => row.business_date);
}

export async function saveDefaults(
  sql: Sql,
  row: { storeId: number; id: string; savedAt: Date } & GoalDefault,
): Promise<void> {
  const values = {
    growth_tenths: row.growthTenths,
    average_transaction_cents: row.averageTransactionCents,
    trade_tenths: row.tradeTenths,
    min_sales_cents: row.minSalesCents,
    aligns_holidays: row.alignsHolidays,
    holds_month_total: row.holdsMonthTotal,
    sales_rule: row.salesRule,
    saved_at: row.savedAt,
  };
  // Versions that would start later are replaced: saving sets all goals from its start on.
  await sql
    .deleteFrom("goal_defaults")
    .where("store_id", "=", row.storeId)
    .where("starts_on", ">", row.startsOn)
    .execute();
  await sql
    .insertInto("goal_defaults")
    .values({ store_id: row.storeId, id: row.id, starts_on: row.startsOn, ...values })
    .onConflict((conflict) => conflict.columns(["store_id", "starts_on"]).doUpdateSet(values))
    .execute();
}

/** Takes all versions away and puts these in their place. */
export async function replaceDefaults(
  sql: Sql,
  of: { storeId: number; savedAt: Date; rows: readonly (GoalDefault & { id: string })[] },
): Promise<void> {
  await sql.deleteFrom("goal_defaults").where("store_id", "=", of.storeId).execute();
  for (const row of of.rows) {
    await saveDefaults(sql, { storeId: of.storeId, savedAt: of.savedAt, ...row });
  }
}

export async function saveMonthGoal(
  sql: Sql,
  row: { storeId: number; month: BusinessDate; amountCents: Cents; savedAt: Date },
): Promise<void> {
  const values = { amount_cents: row.amountCents, saved_at: row.savedAt };
  await sql
    .insertInto("month_goals")
    .values({ store_id: row.storeId, month: row.month, ...values })
    .onConflict((conflict) => conflict.columns(["store_id", "month"]).doUpdateSet(values))
    .execute();
}

export async function deleteMonthGoal(sql: Sql, of: { storeId: number; month: BusinessDate }): Promise<void> {
  await sql.deleteFrom("month_goals").where("store_id", "=", of.storeId).where("month", "=", of.month).execute();
}

export async function saveDayGoal(sql: Sql, row: { storeId: number; savedAt: Date } & DayGoal): Promise<void> {
  const values = {
    sales_cents: row.salesCents,
    average_transaction_cents: row.averageTransactionCents,
    trade_tenths: row.tradeTenths,
    comp_date: row.compDate,
    is_closed: row.isClosed,
    note: row.note,
    saved_at: row.savedAt,
  };
  await sql
    .insertInto("day_goals")
    .values({ store_id: row.storeId, business_date: row.date, ...values })
    .onConflict((conflict) => conflict.columns(["store_id", "business_date"]).doUpdateSet(values))
    .execute();
}

export async function deleteDayGoal(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql.deleteFrom("day_goals").where("store_id", "=", of.storeId).where("business_date", "=", of.date).execute();
}

export async function deleteDayGoals(sql: Sql, of: { storeId: number; dates: readonly BusinessDate[] }): Promise<void> {
  if (of.dates.length > 0) {
    await sql
      .deleteFrom("day_goals")
      .where("store_id", "=", of.storeId)
      .where("business_date", "in", of.dates)
      .execute();
  }
}

/** The goals of days keep what stood first: a second change finds them kept already. */
export async function keepGoals(
  sql: Sql,
  of: { storeId: number; goals: readonly StandingGoal[]; keptAt: Date },
): Promise<void> {
  const rows = of.goals.flatMap(({ date, salesCents, rule, compDate }) =>
    salesCents === null
      ? []
      : [{ store_id: of.storeId, business_date: date, sales_cents: salesCents, goal_rule: rule, comp_on: compDate }],
  );
  if (rows.length > 0) {
    await sql
      .insertInto("kept_goals")
      .values(rows.map((row) => ({ ...row, kept_at: of.keptAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Lets the goals from a day on follow the rules again: somebody changes just these. */
export async function releaseGoals(
  sql: Sql,
  of: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<void> {
  await sql
    .deleteFrom("kept_goals")
    .where("store_id", "=", of.storeId)
    .where("business_date", ">=", of.from)
    .where("business_date", "<=", of.to)
    .execute();
}

/** Two people who change goals of one month at once are served one after the other, so that the sum stays checked. */
export async function lockGoals(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("store_id", "=", storeId).forNoKeyUpdate().execute();
}

/** Off: employees see shares of the goal and no dollars. */
export async function showsSalesToEmployees(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("store_settings")
    .select("show_sales_to_employees")
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return row?.show_sales_to_employees ?? true;
}
