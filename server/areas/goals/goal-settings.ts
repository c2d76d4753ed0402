import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { shutHoliday } from "#common/goals/shut-holidays.ts";
import { freakDays } from "#common/goals/freak-days.ts";
import type { FreakDay } from "#common/goals/freak-days.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { holidayHints } from "#common/goals/holiday-hints.ts";
import type { HolidayHint } from "#common/goals/holiday-hints.ts";
import { specialDay } from "#common/goals/holidays.ts";
import type { SpecialDay } from "#common/goals/holidays.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { ruleErrors, ruleTestDays } from "#common/goals/rule-errors.ts";
import type { RuleErrors } from "#common/goals/rule-errors.ts";
import type { Cents } from "#common/money.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { getPlanParts, getSalesBetween, listConfirmations } from "./plan/goal-plan.db.ts";
import type { Exclusion, SavedEvent, PlanParts } from "./plan/goal-plan.db.ts";
import { setupStates } from "./goal-settings.rules.ts";
import type { SetupState } from "./goal-settings.rules.ts";
import { monthPlan } from "./plan/month-plan.ts";

/** Days ahead for which holidays are looked at. */
const hintDays = 90;
/** Days ahead in which a goal has to show up. */
const comingDays = 30;
/** Days back in which a freak day is proposed while people still know what it was. */
const recentDays = 45;
const yearDays = 364;

export type GoalSettings = {
  storeId: number;
  today: BusinessDate;
  weekStart: 0 | 1;
  plan: MonthPlan;
  events: readonly SavedEvent[];
  exclusions: readonly Exclusion[];
  defaultsState: SetupState;
  monthState: SetupState;
  hints: HolidayHint[];
  freakDays: FreakDay[];
  /** Days left out in this month last year that are not left out in it this year. */
  copyableExclusions: number;
  shutHolidays: ShutHoliday[];
  ruleErrors: RuleErrors | null;
};

export type ShutHoliday = { date: BusinessDate; special: SpecialDay | null; lastYear: BusinessDate };

/** All that the settings page shows of a month; the page makes the days of it by the same rules as we do. */
export const goalSettings = operation({
  name: "goals.goalSettings",
  kind: "read",
  permission: "goals:edit",
  on: "store",
  input: z.object({ month: businessDate.nullish() }),
  async run(context, input): Promise<GoalSettings> {
    const { id: storeId, weekStart } = context.store;
    const [parts, confirmed, longSales] = await Promise.all([
      getPlanParts(context.sql, { storeId, now: context.now, ...rangeOf(context.now, input.month ?? null) }),
      listConfirmations(context.sql, storeId),
      getSalesBetween(context.sql, { storeId, ...testedRange(context.now) }),
    ]);
    const { today, events, exclusions } = parts;
    const month = firstOfMonth(input.month ?? today);
    const states = setupStates({
      hasDefaults: parts.defaults.length > 0,
      hasMonthGoal: parts.monthGoals.has(firstOfMonth(today)),
      hasFirstSellingDay: sellsSometime(parts),
      comingDays: comingGoals(parts),
    });
    return {
      storeId,
      today,
      weekStart,
      plan: monthPlan(parts, month),
      events,
      exclusions,
      defaultsState: states.defaults,
      monthState: states.month,
      hints: openHints(parts),
      freakDays: proposals(parts, new Set(confirmed)),
      copyableExclusions: copyable(exclusions, month),
      shutHolidays: shutHolidays(parts),
      ruleErrors: errorsOf(parts, longSales),
    };
  },
});

/** The requested month, and the days from today that any part here needs, in any time zone of the store. */
function rangeOf(now: Date, month: BusinessDate | null): { from: BusinessDate; to: BusinessDate } {
  const utc = now.toISOString().slice(0, 10);
  const [from, to] = [firstOfMonth(addDays(utc, -1)), addDays(utc, hintDays + 1)];
  const shownMonth = month ?? utc;
  return {
    from: firstOfMonth(shownMonth) < from ? firstOfMonth(shownMonth) : from,
    to: lastOfMonth(shownMonth) > to ? lastOfMonth(shownMonth) : to,
  };
}

function sellsSometime({ sellsFrom, sales, today }: PlanParts): boolean {
  return sellsFrom === null ? [...sales.values()].some((cents) => cents > 0) : sellsFrom <= today;
}

function comingGoals(parts: PlanParts) {
  const last = addDays(parts.today, comingDays - 1);
  const months = new Set([firstOfMonth(parts.today), firstOfMonth(last)]);
  return [...months]
    .flatMap((month) => resolveMonth(monthPlan(parts, month)))
    .filter(({ date }) => date >= parts.today && date <= last);
}

function testedRange(now: Date): { from: BusinessDate; to: BusinessDate } {
  const utc = now.toISOString().slice(0, 10);
  return { from: addDays(utc, -ruleTestDays), to: utc };
}

function errorsOf(parts: PlanParts, sales: ReadonlyMap<BusinessDate, Cents>): RuleErrors | null {
  const { history, calendar } = monthPlan(parts, firstOfMonth(parts.today));
  const alignsHolidays = parts.defaults.at(-1)?.alignsHolidays ?? true;
  return ruleErrors({ history: { ...history, sales }, calendar, alignsHolidays });
}

/** Those of the next days that nobody has spoken about. */
function shutHolidays(parts: PlanParts): ShutHoliday[] {
  const { today, sellsFrom, dayGoals } = parts;
  const plan = { ...monthPlan(parts, firstOfMonth(today)), dayGoals };
  const dates = Array.from({ length: hintDays }, (_, day) => addDays(today, day));
  return dates.flatMap((date) => {
    const lastYear = sellsFrom !== null && date < sellsFrom ? null : shutHoliday(date, plan);
    return lastYear === null ? [] : [{ date, special: specialDay(date, plan.calendar), lastYear }];
  });
}

/** A day that a manager has chosen or shut needs no hint, and none can help one whose last year has no sales. */
function openHints(parts: PlanParts): HolidayHint[] {
  const { today, sellsFrom, dayGoals, sales } = parts;
  const settled = new Set(dayGoals.filter((day) => day.compDate !== null || day.isClosed).map(({ date }) => date));
  const proposedDates = new Set(shutHolidays(parts).map(({ date }) => date));
  const calendar = { country: parts.country, events: parts.events };
  return holidayHints(calendar, { from: today, to: addDays(today, hintDays - 1) }).filter(
    ({ date, equivalent, better }) =>
      (sales.has(equivalent) || (better !== null && sales.has(better))) &&
      !settled.has(date) &&
      !proposedDates.has(date) &&
      (sellsFrom === null || date >= sellsFrom) &&
      !isUsuallyShut(date, parts),
  );
}

function isUsuallyShut(date: BusinessDate, { shutWeekdays }: PlanParts): boolean {
  return shutWeekdays.includes(weekdayOf(date));
}

/** Those that goals of the coming weeks stand on, and those of the last weeks. */
function proposals(parts: PlanParts, confirmed: ReadonlySet<BusinessDate>): FreakDay[] {
  const { today, sellsFrom } = parts;
  if (sellsFrom !== null && sellsFrom > today) {
    return [];
  }
  const { history, calendar } = monthPlan(parts, firstOfMonth(today));
  const ranges = [
    { from: addDays(today, -yearDays), to: addDays(today, hintDays - yearDays) },
    { from: addDays(today, -recentDays), to: addDays(today, -1) },
  ];
  return ranges
    .flatMap((range) => freakDays({ history, calendar, ...range }))
    .filter(({ date }) => !confirmed.has(date));
}

function copyable(exclusions: readonly Exclusion[], month: BusinessDate): number {
  const excludedDates = new Set(exclusions.map(({ date }) => date));
  return exclusions
    .map(({ date }) => addDays(date, yearDays))
    .filter((date) => firstOfMonth(date) === month && !excludedDates.has(date)).length;
}
