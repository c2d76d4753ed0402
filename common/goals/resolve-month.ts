import { datesBetween, firstOfMonth, lastOfMonth, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { customerEstimate } from "#common/customer-estimate.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { comparisonFor } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";
import { shutHoliday } from "./shut-holidays.ts";
import { fairGoals } from "./fair-month.ts";
import type { FairDate } from "./fair-month.ts";
import type { FairGoal } from "./fair-rule.ts";
import type { DayGoal, GoalDefault, GoalRule, MonthPlan, ResolvedGoal, StandingGoal } from "./goal-plan.ts";
import { heldGoals } from "./held-month.ts";
import { spreadMonth } from "./month-spread.ts";

/** The comparison day grown, half dollars up, but never below the minimum. Whole dollars. */
export function magicGoal(compSalesCents: Cents, growthTenths: PercentTenths, minSalesCents: Cents): Cents {
  return Math.max(minSalesCents, grownSales(compSalesCents, growthTenths));
}

/** All days of a month, resolved: a day's own goal, else its share of the month's, else the magic goal. */
export function resolveMonth(plan: MonthPlan): ResolvedGoal[] {
  const days = prepareDays(plan);
  const shares = monthShares(days, plan);
  const held = shares === null ? heldShares(days) : new Map<PreparedDay, Cents>();
  return days.map((day, index) =>
    resolveDay(day, { monthShareCents: shares?.[index] ?? null, heldCents: held.get(day) ?? null }),
  );
}

/** By how much the days' own goals exceed the month's, else those with the ones that days keep; null when they fit. */
export function exceededMonth(plan: MonthPlan): Cents | null {
  return exceededBy({ ...plan, keptGoals: [] }) ?? exceededBy(plan);
}

function exceededBy(plan: MonthPlan): Cents | null {
  if (plan.monthGoalCents === null) {
    return null;
  }
  const days = prepareDays(plan);
  const spread = spreadMonth(plan.monthGoalCents, days.filter((day) => day.isOpen).map(spreadDay));
  return spread.isPossible ? null : spread.exceededByCents;
}

/** Sales still needed today to be where the goals of the month want us. Null without any goal so far. */
export function neededToday(goalsToToday: readonly (Cents | null)[], salesToYesterdayCents: Cents): Cents | null {
  const goals = goalsToToday.filter((goal) => goal !== null);
  if (goals.length === 0) {
    return null;
  }
  return Math.max(0, goals.reduce((sum, goal) => sum + goal, 0) - salesToYesterdayCents);
}

/** Sum of the days' goals; null without any. */
export function totalOf(days: readonly ResolvedGoal[]): Cents | null {
  const goals = days.flatMap((day) => (day.salesCents === null ? [] : [day.salesCents]));
  return goals.length === 0 ? null : goals.reduce((sum, goal) => sum + goal, 0);
}

/** The specification's rule in whole numbers: the estimate is the smallest that reaches the sales. */
export function matchesEstimate(salesCents: Cents, averageTransactionCents: Cents, customers: number): boolean {
  return customerEstimate(salesCents, averageTransactionCents) === customers;
}

type PreparedDay = {
  date: BusinessDate;
  isOpen: boolean;
  isSelling: boolean;
  /** Kept or frozen. */
  standing: StandingGoal | undefined;
  isFrozen: boolean;
  shutLikeOn: BusinessDate | null;
  override: DayGoal | undefined;
  settings: GoalDefault | undefined;
  comparison: Comparison;
  magic: Magic | null;
};

/** A day's goal of the fair rule; null if its preferences use another rule or the history is too short. */
type FairOn = (day: FairDate) => FairGoal | null;

type Magic = {
  goalCents: Cents;
  grownCents: Cents;
  /** Not rounded to dollars: a held total is rounded once, over the month. */
  exactCents: number;
  fromMinimumCents: Cents;
  fair: FairGoal | null;
};

function prepareDays(plan: MonthPlan): PreparedDay[] {
  const fairOn = fairGoals(plan);
  return datesOf(plan.month).map((date) => prepareDay(date, plan, fairOn));
}

function prepareDay(date: BusinessDate, plan: MonthPlan, fairOn: FairOn): PreparedDay {
  const isOfDay = (goal: { date: BusinessDate }): boolean => goal.date === date;
  const override = plan.dayGoals.find(isOfDay);
  const frozen = plan.frozenGoals.find(isOfDay);
  const standing = frozen ?? plan.keptGoals.find(isOfDay);
  const settings = settingsOn(date, plan.defaults);
  const isSelling = plan.sellsFrom === null || date >= plan.sellsFrom;
  const compared = comparisonOf(date, { plan, settings, standingDate: standing?.compDate ?? null, override });
  const comparison = isSelling ? compared : { ...compared, salesCents: null, source: "none" as const };
  const shutness = isSelling ? shutnessOf(date, { plan, standing, override }) : { isShut: true, shutLikeOn: null };
  // The fair rule of a store without a year knows no season; a borrowed one does.
  const isFair = isSelling && settings?.salesRule === "fair" && comparison.source !== "borrowed";
  const fair = isFair && settings !== undefined ? fairOn({ date, comparison, ...settings }) : null;
  return {
    ...{ date, isSelling, isOpen: !shutness.isShut, shutLikeOn: shutness.shutLikeOn },
    ...{ standing, isFrozen: frozen !== undefined, override, settings, comparison },
    magic: magicOf({ comparison, fair, settings }),
  };
}

type ShutnessParts = { plan: MonthPlan; standing: StandingGoal | undefined; override: DayGoal | undefined };

/** Returns whether the store is shut on a day; a day that was shut when its goal was frozen stays so. */
function shutnessOf(
  date: BusinessDate,
  { plan, standing, override }: ShutnessParts,
): { isShut: boolean; shutLikeOn: BusinessDate | null } {
  if (standing !== undefined) {
    return { isShut: standing.rule === "closed", shutLikeOn: null };
  }
  const shutLikeOn = shutHoliday(date, plan);
  return { isShut: shutLikeOn !== null || isShutDay(date, override, plan), shutLikeOn };
}

/** A day whose goal stands keeps the day that it was compared with, also when it would be another one now. */
function comparisonOf(
  date: BusinessDate,
  basis: {
    plan: MonthPlan;
    settings: GoalDefault | undefined;
    override: DayGoal | undefined;
    standingDate: BusinessDate | null;
  },
): Comparison {
  const isAligned = basis.settings?.alignsHolidays === true || basis.settings?.salesRule === "fair";
  const calendar = isAligned ? basis.plan.calendar : null;
  const chosenDate = basis.override?.compDate ?? null;
  const natural = comparisonFor(date, basis.plan.history, { chosenDate, calendar });
  return basis.standingDate === null || basis.standingDate === natural.date
    ? natural
    : comparisonFor(date, basis.plan.history, { chosenDate: basis.standingDate });
}

function settingsOn(date: BusinessDate, defaults: readonly GoalDefault[]): GoalDefault | undefined {
  const started = defaults.filter((version) => version.startsOn <= date);
  return started.toSorted((left, right) => (left.startsOn < right.startsOn ? 1 : -1))[0];
}

type MagicParts = { comparison: Comparison; fair: FairGoal | null; settings: GoalDefault | undefined };

/** Where the fair rule knows too little, the comparison stands in for it. */
function magicOf({ comparison, fair, settings }: MagicParts): Magic | null {
  const baseCents = fair === null ? comparison.salesCents : Math.round(fair.amount);
  if (baseCents === null || !settings) {
    return null;
  }
  const grown = grownSales(baseCents, settings.growthTenths);
  return {
    goalCents: Math.max(settings.minSalesCents, grown),
    grownCents: grown,
    exactCents: (baseCents * (1000 + settings.growthTenths)) / 1000,
    fromMinimumCents: Math.max(0, settings.minSalesCents - grown),
    fair,
  };
}

function isShutDay(
  date: BusinessDate,
  override: DayGoal | undefined,
  { shutWeekdays }: Pick<MonthPlan, "shutWeekdays">,
): boolean {
  if (override?.isClosed) {
    return true;
  }
  // A goal on a weekday that is usually shut says that the store opens this once.
  return shutWeekdays.has(weekdayOf(date)) && (override?.salesCents ?? null) === null;
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

function fixedOf({ standing, override }: PreparedDay): Cents | null {
  return standing?.salesCents ?? override?.salesCents ?? null;
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
    isFrozen: day.isFrozen,
    fair: rule === "magic" ? fairOf(day) : null,
    shutLikeOn: day.shutLikeOn,
  };
}

function fairOf({ magic }: PreparedDay): FairGoal | null {
  return magic === null ? null : magic.fair;
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
  if (day.standing) {
    return { salesCents: day.standing.salesCents, rule: day.standing.rule };
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
