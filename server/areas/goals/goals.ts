import { goalFields } from "#common/goals/goal-fields.ts";
import { z } from "zod";
import { count, monthMoney, versionText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { DayGoal, MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { exceededMonth, matchesEstimate, resolveMonth, totalOf } from "#common/goals/resolve-month.ts";
import { raisedMonthGoal, withDayGoal, withMonthGoal } from "#common/goals/standing-goals.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { may, personOf } from "#common/permissions.ts";
import { orNull } from "#common/or-null.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { dayGoalSaved, monthGoalSaved, monthReset } from "#server/events/goals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, Refusal } from "#server/platform/refusals/refusal.ts";
import { seenVersion } from "#server/platform/operations/version-of.ts";
import * as db from "./goals.db.ts";
import { dayGoalVersion, monthGoalVersion } from "./goal-versions.ts";
import { averageTransaction, daySales, monthSales, tradePercent } from "./goal-inputs.ts";
import { keepGoalsOf } from "./keep-goals.ts";
import { planOf } from "./plan/month-plan.ts";

export { GoalDay } from "./goal-day.graphql.ts";
export { saveGoalDefaults } from "./goal-defaults.ts";
export { keepStandingGoals } from "./keep-goals.ts";
export { goalsExistSince, goalsToFreeze } from "./goals-to-freeze.ts";
export { shutDays, rangeGoals, rangeGoalsOfStores } from "./range-goals.ts";
export { goalsOfStores } from "./goals-of-stores.ts";
export type { GoalOfStore } from "./goals-of-stores.ts";
export { paceOf, standingNow } from "./pace.rules.ts";
export type { Pace } from "./pace.rules.ts";
export { whatMoved } from "./what-moved.rules.ts";
export type { HourlyDay, WhatMoved } from "./what-moved.rules.ts";

export type GoalMonth = {
  monthGoalCents: Cents | null;
  days: ResolvedGoal[];
  /** Null without any goal. */
  totalCents: Cents | null;
  fromMinimumCents: Cents;
};

/** All days of a month with their goals, for what is worked out from them. */
export const monthGoals = operation({
  name: "goals.monthGoals",
  kind: "read",
  permission: "goals:view",
  on: "store",
  input: z.object({ month: businessDate }),
  async run(context, { month }): Promise<GoalMonth> {
    const plan = await planOf(context, month);
    const days = resolveMonth(plan);
    return {
      monthGoalCents: plan.monthGoalCents,
      days,
      totalCents: totalOf(days),
      fromMinimumCents: days.reduce((sum, day) => sum + day.fromMinimumCents, 0),
    };
  },
});

/** Returns the same for people: without dollars for employees where only managers see them. */
export const viewMonthGoals = operation({
  name: "goals.viewMonthGoals",
  kind: "read",
  permission: "goals:view",
  on: "store",
  input: z.object({ month: businessDate }),
  async run(context, input): Promise<GoalMonth> {
    const whole = await monthGoals(context, input);
    if (await seesDollars(context)) {
      return whole;
    }
    return { monthGoalCents: null, days: whole.days.map(withoutDollars), totalCents: null, fromMinimumCents: 0 };
  },
});

/** Sets or clears (null) the goal of a month that is not over. `version` is the one that was read. */
export const saveMonthGoal = operation({
  name: "goals.saveMonthGoal",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({
    month: businessDate,
    goalCents: monthSales.refine((cents) => cents > 0, "Use a monthly goal of more than $0").nullable(),
    version: seenVersion,
  }),
  async run(context, { month: anyDay, goalCents: amountCents, version: seen }): Promise<void> {
    const store = context.store;
    const month = firstOfMonth(anyDay);
    await db.lockGoals(context.sql, store.id);
    const plan = await planOf(context, month);
    refusePast({ date: month, today: firstOfMonth(plan.history.today) });
    const before = plan.monthGoalCents;
    const names = [monthGoalSaved.name, monthReset.name];
    await refuseUnseen(context, { kind: "Goal", id: month, names, version: monthGoalVersion(before), seen });
    await keepGoalsOf(context, plan);
    if (amountCents === null) {
      await db.deleteMonthGoal(context.sql, { storeId: store.id, month });
    } else {
      refuseExceeded(withMonthGoal(plan, amountCents));
      await db.saveMonthGoal(context.sql, { storeId: store.id, month, amountCents, savedAt: context.now });
    }
    await context.emit(monthGoalSaved, { month, before, after: amountCents }, { kind: "Goal", id: month });
  },
});

/**
 * Fixes one day. What is null overrides nothing; `reset` takes everything back. `version` is the one that was read,
 * null when nothing was fixed then.
 */
export const saveDayGoal = operation({
  name: "goals.saveDayGoal",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({
    date: businessDate,
    salesCents: daySales.nullable().default(null),
    averageTransactionCents: averageTransaction.nullish().transform(orNull),
    /** What the form showed; refused when sales and average transaction do not mean it. */
    customers: count.nullish().transform(orNull),
    tradeTenths: tradePercent.nullish().transform(orNull),
    compDate: businessDate.nullish().transform(orNull),
    isClosed: z.boolean().default(false),
    note: z._default(goalFields.dayNote, ""),
    reset: z.boolean().default(false),
    version: versionText.nullish(),
    /** Where the difference comes from: the month's goal rises or falls by it, instead of the other days. */
    raisesMonth: z.boolean().default(false),
  }),
  async run(context, { customers, reset, raisesMonth, version: seen, ...goal }): Promise<void> {
    const store = context.store;
    await db.lockGoals(context.sql, store.id);
    const plan = await planOf(context, goal.date);
    refusePast({ date: goal.date, today: plan.history.today });
    refuseFrozen(plan, goal.date);
    const before = plan.dayGoals.find((day) => day.date === goal.date) ?? null;
    const names = [dayGoalSaved.name, monthReset.name];
    await refuseUnseen(context, { kind: "Goal", id: goal.date, names, version: dayGoalVersion(before), seen });
    const after = reset ? null : goal;
    const raised = raisesMonth ? raisedMonthGoal(plan, goal.date, after) : null;
    if (after !== null) {
      refuseUnfitting(after, { customers, plan });
      refuseExceeded({ ...withDayGoal(plan, goal.date, after), monthGoalCents: raised ?? plan.monthGoalCents });
    }
    await keepGoalsOf(context, plan);
    await db.releaseGoals(context.sql, { storeId: store.id, from: goal.date, to: goal.date });
    await (after === null
      ? db.deleteDayGoal(context.sql, { storeId: store.id, date: goal.date })
      : db.saveDayGoal(context.sql, { storeId: store.id, savedAt: context.now, ...after }));
    const monthGoal = await raiseMonth(context, plan, raised);
    await context.emit(dayGoalSaved, { date: goal.date, before, after, monthGoal }, { kind: "Goal", id: goal.date });
  },
});

/** The month's goal beside a day's: what it was and what it became; null where the day alone was changed. */
async function raiseMonth(
  context: StoreContext,
  { month, monthGoalCents: before }: MonthPlan,
  after: Cents | null,
): Promise<{ before: Cents; after: Cents } | null> {
  if (before === null || after === null || after === before) {
    return null;
  }
  const amount = monthMoney.safeParse(after);
  if (!amount.success || after === 0) {
    throw invalidInput({ salesCents: ["Use a monthly goal from $1 to $31,000,000"] });
  }
  await db.saveMonthGoal(context.sql, {
    storeId: context.store.id,
    month,
    amountCents: after,
    savedAt: context.now,
  });
  return { before, after };
}

/** Takes everything back that people fixed in a month: its goal, and the goals of its days that are still to come. */
export const resetMonth = operation({
  name: "goals.resetMonth",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({ month: businessDate }),
  async run(context, { month: anyDay }): Promise<void> {
    const store = context.store;
    const month = firstOfMonth(anyDay);
    await db.lockGoals(context.sql, store.id);
    const plan = await planOf(context, month);
    const { today } = plan.history;
    refusePast({ date: month, today: firstOfMonth(today) });
    const days = plan.dayGoals.filter(
      ({ date }) => date >= today && !plan.frozenGoals.some((frozen) => frozen.date === date),
    );
    await keepGoalsOf(context, plan, days.some(({ date }) => date === today) ? today : undefined);
    await db.deleteMonthGoal(context.sql, { storeId: store.id, month });
    await db.deleteDayGoals(context.sql, { storeId: store.id, dates: days.map(({ date }) => date) });
    await context.emit(monthReset, { month, goal: plan.monthGoalCents, days }, { kind: "Goal", id: month });
  },
});

function refusePast({ date, today }: { date: BusinessDate; today: BusinessDate }): void {
  if (date < today) {
    throw new Refusal("goal-past", { message: "You can't change past goals" });
  }
}

function refuseFrozen(plan: MonthPlan, date: BusinessDate): void {
  if (plan.frozenGoals.some((goal) => goal.date === date)) {
    throw new Refusal("goal-frozen", { message: "This day is closed, so its goal is final" });
  }
}

function refuseExceeded(plan: MonthPlan): void {
  const exceeded = exceededMonth(plan);
  if (exceeded !== null) {
    const message = `Daily goals already exceed the monthly goal by ${formatWholeMoney(exceeded)}`;
    throw new Refusal("goal-exceeds-month", { message, status: 422, details: { exceededByCents: exceeded } });
  }
}

function refuseUnfitting(goal: DayGoal, { customers, plan }: { customers: number | null; plan: MonthPlan }): void {
  if (goal.compDate !== null && goal.compDate >= goal.date) {
    throw invalidInput({ compDate: ["Choose a day before this one"] });
  }
  if (customers === null || goal.salesCents === null) {
    return;
  }
  const resolved = resolveMonth(withDayGoal(plan, goal.date, goal));
  const average = resolved.find((day) => day.date === goal.date)?.averageTransactionCents ?? null;
  if (average === null || !matchesEstimate(goal.salesCents, average, customers)) {
    throw invalidInput({ customers: ["Sales must equal the average transaction times the customers"] });
  }
}

async function seesDollars(context: StoreContext): Promise<boolean> {
  const person = context.user ? personOf({ ...context.user, employee: context.employee }) : "till";
  return (
    context.system !== null ||
    may(person, "goals:edit") ||
    (await db.showsSalesToEmployees(context.sql, context.store.id))
  );
}

function withoutDollars(day: ResolvedGoal): ResolvedGoal {
  const comparison = { ...day.comparison, salesCents: null };
  const amounts = {
    salesCents: null,
    averageTransactionCents: null,
    grownCents: null,
    fromMinimumCents: 0,
    fair: null,
  };
  return { ...day, ...amounts, comparison };
}
