import { datesBetween, firstOfMonth, lastOfMonth, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { customerEstimate } from "#common/customer-estimate.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { comparisonFor } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";
import type { DayGoal, FrozenGoal, GoalDefault, GoalRule, MonthPlan, ResolvedGoal } from "./goal-plan.ts";
import { heldGoals } from "./held-month.ts";
import { spreadMonth } from "./month-spread.ts";

/** The comparison day grown, half dollars up, but never below the minimum. Whole dollars. */
export function magicGoal(compSalesCents: Cents, growthTenths: PercentTenths, minSalesCents: Cents): Cents {
  return Math.max(minSalesCents, grownSales(compSalesCents, growthTenths));
}

/** All days of a month, resolved: a day's own goal, else its share of the month's, else the magic goal. */
export function resolveMonth(plan: MonthPlan): ResolvedGoal[] {
  const days = datesOf(plan.month).map((date) => prepareDay(date, plan));
  const shares = monthShares(days, plan);
  const held = shares === null ? heldShares(days) : new Map<PreparedDay, Cents>();
  return days.map((day, index) =>
    resolveDay(day, { monthShareCents: shares?.[index] ?? null, heldCents: held.get(day) ?? null }),
  );
}

/** By how much the days' own goals exceed the month's; null when they fit. */
export function exceededMonth(plan: MonthPlan): Cents | null {
  if (plan.monthGoalCents === null) {
    return null;
  }
  const days = datesOf(plan.month).map((date) => prepareDay(date, plan));
  const spread = spreadMonth(plan.monthGoalCents, days.filter((day) => day.isOpen).map(spreadDay));
  return spread.isPossible ? null : spread.exceededByCents;
}

/** Sales still needed today to be where the goals of the month want us. Null without any goal so far. */
export function neededToday(goalsToToday: readonly (Cents | null)[], salesToYesterdayCents: Cents): Cents | null {
  const known = goalsToToday.filter((goal) => goal !== null);
  if (known.length === 0) {
    return null;
  }
  return Math.max(0, known.reduce((sum, goal) => sum + goal, 0) - salesToYesterdayCents);
}

/** Sum of the days' goals; null without any. */
export function totalOf(days: readonly ResolvedGoal[]): Cents | null {
  const known = days.flatMap((day) => (day.salesCents === null ? [] : [day.salesCents]));
  return known.length === 0 ? null : known.reduce((sum, goal) => sum + goal, 0);
}

/** The specification's rule in whole numbers: the estimate is the smallest that reaches the sales. */
export function matchesEstimate(salesCents: Cents, averageTransactionCents: Cents, customers: number): boolean {
  return customerEstimate(salesCents, averageTransactionCents) === customers;
}

type PreparedDay = {
  date: BusinessDate;
  isOpen: boolean;
  isSelling: boolean;
  frozen: FrozenGoal | undefined;
  override: DayGoal | undefined;
  settings: GoalDefault | undefined;
  comparison: Comparison;
  magic: Magic | null;
};

type Magic = {
  goalCents: Cents;
  grownCents: Cents;
  /** Not rounded to dollars: a held total is rounded once, over the month. */
  exactCents: number;
  fromMinimumCents: Cents;
};

function prepareDay(date: BusinessDate, plan: MonthPlan): PreparedDay {
  const override = plan.dayGoals.find((goal) => goal.date === date);
  const frozen = plan.frozenGoals.find((goal) => goal.date === date);
  const settings = settingsOn(date, plan.defaults);
  const isSelling = plan.sellsFrom === null || date >= plan.sellsFrom;
  const found = comparisonOf(date, { plan, settings, frozenDate: frozen?.compDate ?? null, override });
  const comparison = isSelling ? found : { ...found, salesCents: null, source: "none" as const };
  const isOpen = isSelling && !isClosedDay(date, { override, closedWeekdays: plan.closedWeekdays });
  return { date, isSelling, isOpen, frozen, override, settings, comparison, magic: magicOf(comparison, settings) };
}

/** A frozen day keeps the day that it was compared with, also when it would be another one now. */
function comparisonOf(
  date: BusinessDate,
  of: {
    plan: MonthPlan;
    settings: GoalDefault | undefined;
    override: DayGoal | undefined;
    frozenDate: BusinessDate | null;
  },
): Comparison {
  const calendar = of.settings?.alignsHolidays === true ? of.plan.calendar : null;
  const chosenDate = of.override?.compDate ?? null;
  const natural = comparisonFor(date, of.plan.history, { chosenDate, calendar });
  return of.frozenDate === null || of.frozenDate === natural.date
    ? natural
    : comparisonFor(date, of.plan.history, { chosenDate: of.frozenDate });
}

function settingsOn(date: BusinessDate, defaults: readonly GoalDefault[]): GoalDefault | undefined {
  const started = defaults.filter((version) => version.startsOn <= date);
  return started.toSorted((one, other) => (one.startsOn < other.startsOn ? 1 : -1))[0];
}

function magicOf({ salesCents }: Comparison, settings: GoalDefault | undefined): Magic | null {
  if (salesCents === null || !settings) {
    return null;
  }
  const grown = grownSales(salesCents, settings.growthTenths);
  return {
    goalCents: Math.max(settings.minSalesCents, grown),
    grownCents: grown,
    exactCents: (salesCents * (1000 + settings.growthTenths)) / 1000,
    fromMinimumCents: Math.max(0, settings.minSalesCents - grown),
  };
}

function isClosedDay(
  date: BusinessDate,
  { override, closedWeekdays }: { override: DayGoal | undefined; closedWeekdays: ReadonlySet<number> },
): boolean {
  if (override?.isClosed) {
    return true;
  }
  // A goal on a weekday that is usually closed says that the store opens for once.
  return closedWeekdays.has(weekdayOf(date)) && (override?.salesCents ?? null) === null;
}

function monthShares(days: readonly PreparedDay[], plan: MonthPlan): (Cents | null)[] | null {
  if (plan.monthGoalCents === null) {
    return null;
  }
  const open = days.filter((day) => day.isOpen);
  const spread = spreadMonth(plan.monthGoalCents, open.map(spreadDay));
  // Days that together exceed the month were refused when they were saved; frozen ones may still grow past it.
  const goals = spread.isPossible ? spread.goals : open.map((day) => spreadDay(day).fixedCents ?? 0);
  const byDate = new Map(open.map((day, index) => [day.date, goals[index] ?? null]));
  return days.map((day) => byDate.get(day.date) ?? null);
}

/** The goals of days whose settings hold the month's total; empty without any. */
function heldShares(days: readonly PreparedDay[]): Map<PreparedDay, Cents> {
  const held = days.flatMap((day) =>
    day.isOpen && day.magic && day.settings?.holdsMonthTotal === true
      ? [{ day, magic: day.magic, minimumCents: day.settings.minSalesCents }]
      : [],
  );
  const goals = heldGoals(
    held.map(({ day, magic, minimumCents }) => ({
      grownCents: magic.exactCents,
      minimumCents,
      fixedCents: fixedOf(day),
    })),
  );
  return new Map(held.map(({ day }, index) => [day, goals[index] ?? 0]));
}

function fixedOf({ frozen, override }: PreparedDay): Cents | null {
  return frozen?.salesCents ?? override?.salesCents ?? null;
}

function spreadDay(day: PreparedDay): { fixedCents: Cents | null; weight: number | null } {
  return {
    fixedCents: fixedOf(day),
    weight: day.magic?.goalCents ?? day.comparison.salesCents,
  };
}

type Shares = { monthShareCents: Cents | null; heldCents: Cents | null };

function resolveDay(day: PreparedDay, shares: Shares): ResolvedGoal {
  const { salesCents, rule } = salesGoal(day, shares);
  const targets =
    rule === "closed" || !day.isSelling ? { averageTransactionCents: null, tradeTenths: null } : targetsOf(day);
  return {
    date: day.date,
    salesCents,
    ...targets,
    customers: salesCents === 0 ? 0 : customerEstimate(salesCents, targets.averageTransactionCents),
    rule,
    comparison: day.comparison,
    grownCents: day.isOpen ? (day.magic?.grownCents ?? null) : null,
    fromMinimumCents: rule === "magic" ? (day.magic?.fromMinimumCents ?? 0) : 0,
    isFrozen: day.frozen !== undefined,
  };
}

function targetsOf({ override, settings }: PreparedDay): Pick<ResolvedGoal, "averageTransactionCents" | "tradeTenths"> {
  return {
    averageTransactionCents: override?.averageTransactionCents ?? settings?.averageTransactionCents ?? null,
    tradeTenths: override?.tradeTenths ?? settings?.tradeTenths ?? null,
  };
}

function salesGoal(
  day: PreparedDay,
  { monthShareCents, heldCents }: Shares,
): { salesCents: Cents | null; rule: GoalRule } {
  if (day.frozen) {
    return { salesCents: day.frozen.salesCents, rule: day.frozen.rule };
  }
  if (!day.isSelling) {
    return { salesCents: null, rule: "none" };
  }
  if (!day.isOpen) {
    return { salesCents: 0, rule: "closed" };
  }
  if (day.override && day.override.salesCents !== null) {
    return { salesCents: day.override.salesCents, rule: "day" };
  }
  if (monthShareCents !== null) {
    return { salesCents: monthShareCents, rule: "month" };
  }
  return day.magic
    ? { salesCents: heldCents ?? day.magic.goalCents, rule: "magic" }
    : { salesCents: null, rule: "none" };
}

/** In integers throughout: cents times tenths of a percent, rounded once to the dollar. */
function grownSales(compSalesCents: Cents, growthTenths: PercentTenths): Cents {
  return Math.floor((compSalesCents * (1000 + growthTenths) + 50_000) / 100_000) * 100;
}

function datesOf(month: BusinessDate): BusinessDate[] {
  return datesBetween(firstOfMonth(month), lastOfMonth(month));
}
