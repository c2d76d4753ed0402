import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import { renewMark } from "./daily-report.db.ts";

export type GoalToFreeze = { date: string; goalCents: number | null; rule: string; compDate: string };

/** Days that were closed since an instant and whose goal is not written into their report yet. */
export async function listUnfrozenDays(
  sql: Sql,
  days: { storeId: number; dates: readonly string[]; closedSince: Date },
): Promise<readonly string[]> {
  if (days.dates.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("dailyReports")
    .select("businessDate")
    .where("storeId", "=", days.storeId)
    .where("businessDate", "in", days.dates)
    .where("closedAt", ">=", days.closedSince)
    .where("goalRule", "is", null)
    .orderBy("businessDate")
    .execute();
  return rows.map((row) => row.businessDate);
}

/** Writes goals into reports of closed days. One that is there stays: the first Day Close decides. */
export async function freezeGoals(sql: Sql, storeId: number, goals: readonly GoalToFreeze[]): Promise<void> {
  if (goals.length === 0) {
    return;
  }
  await raw`
    /* reports.freezeGoals */
    update daily_reports as days set goal_cents = goals.goal_cents, goal_rule = goals.rule, comp_on = goals.comp_on
    from unnest(
      ${goals.map((goal) => goal.date)}::date[], ${goals.map((goal) => goal.goalCents)}::bigint[],
      ${goals.map((goal) => goal.rule)}::text[], ${goals.map((goal) => goal.compDate)}::date[]
    ) as goals (business_date, goal_cents, rule, comp_on)
    where days.store_id = ${storeId} and days.business_date = goals.business_date and days.goal_rule is null`.execute(
    sql,
  );
  await renewMark(sql, storeId);
}

export type FrozenGoalRow = { goalCents: number | null; revision: number };

/** Locked, so that two corrections of one day follow each other. Null when nothing is frozen for the day. */
export async function lockFrozenGoal(
  sql: Sql,
  filter: { storeId: number; date: string },
): Promise<FrozenGoalRow | null> {
  const row = await sql
    .selectFrom("dailyReports")
    .select(["goalCents", "revision"])
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "=", filter.date)
    .where("goalRule", "is not", null)
    .where("closedAt", "is not", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { goalCents: row.goalCents, revision: row.revision } : null;
}

export async function correctFrozenGoal(
  sql: Sql,
  filter: { storeId: number; date: string; goalCents: number; revision: number; changedAt: Date },
): Promise<void> {
  await sql
    .updateTable("dailyReports")
    .set({ goalCents: filter.goalCents, goalRule: "day", status: "corrected" })
    .set({ revision: filter.revision, changedAt: filter.changedAt })
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "=", filter.date)
    .execute();
  await renewMark(sql, filter.storeId);
}
