import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import type { Comparison, SalesHistory } from "./comparison.ts";
import type { FairGoal } from "./fair-rule.ts";
import type { HolidayCalendar } from "./holidays.ts";

/** What a magic goal is made of: the mix of handbook G11, or last year's same weekday alone. */
export const salesRules = ["fair", "lastYear"] as const;
export type SalesRule = (typeof salesRules)[number];

export type GoalDefault = {
  startsOn: BusinessDate;
  growthTenths: PercentTenths;
  averageTransactionCents: Cents;
  tradeTenths: PercentTenths;
  /** 0 is no minimum. */
  minSalesCents: Cents;
  /** Compares holidays, and the store's own events, with those of last year instead of with the weekday. */
  alignsHolidays: boolean;
  /**
   * Takes what the minimum adds to weak days from the others, so that the month keeps last year's total with the
   * growth.
   */
  holdsMonthTotal: boolean;
  salesRule: SalesRule;
};

/** What a person has fixed for a day; null overrides nothing. */
export type DayGoal = {
  date: BusinessDate;
  salesCents: Cents | null;
  averageTransactionCents: Cents | null;
  tradeTenths: PercentTenths | null;
  compDate: BusinessDate | null;
  isClosed: boolean;
  note: string;
};

/** A goal that a day keeps, whatever is changed around it. */
export type StandingGoal = {
  date: BusinessDate;
  salesCents: Cents | null;
  rule: GoalRule;
  compDate: BusinessDate | null;
};

export const goalRules = ["day", "month", "magic", "none", "closed"] as const;
export type GoalRule = (typeof goalRules)[number];

export type ResolvedGoal = {
  date: BusinessDate;
  /** Null if there is no goal; 0 on a day on which the store is shut. */
  salesCents: Cents | null;
  averageTransactionCents: Cents | null;
  tradeTenths: PercentTenths | null;
  customers: number | null;
  rule: GoalRule;
  comparison: Comparison;
  /** The comparison with the growth, before a minimum or a held total; null where nothing can be grown. */
  grownCents: Cents | null;
  /** The part of a magic goal that only the minimum adds. */
  fromMinimumCents: Cents;
  isFrozen: boolean;
  /** What the fair rule has made the goal of, before the store's own growth; null where another rule has. */
  fair: FairGoal | null;
  /** The same holiday last year, on which nothing was sold; it makes the day count as shut until a person decides. */
  shutLikeOn: BusinessDate | null;
};

export type MonthPlan = {
  month: BusinessDate;
  defaults: readonly GoalDefault[];
  monthGoalCents: Cents | null;
  dayGoals: readonly DayGoal[];
  /** Goals that a Day Close has frozen. */
  frozenGoals: readonly StandingGoal[];
  /** Goals kept on a day while a person changed others of its month. */
  keptGoals: readonly StandingGoal[];
  /** Weekdays (0 Sunday) on which the store is not open. */
  shutWeekdays: ReadonlySet<number>;
  /** Days for which the store's hours say that it opens. */
  openDates: ReadonlySet<BusinessDate>;
  /** First selling day; before it there is no goal. Null when the store has no such date. */
  sellsFrom: BusinessDate | null;
  calendar: HolidayCalendar;
  history: SalesHistory;
};
