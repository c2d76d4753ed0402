import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { neededToday } from "#common/goals/resolve-month.ts";
import { sinceFirstGoal } from "#common/goals/since-first-goal.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { localTimeAt } from "#common/store-time.ts";
import { missingDayCloses } from "#server/areas/reports/reports.ts";
import { monthGoals, paceOf, whatMoved } from "#server/areas/goals/goals.ts";
import type { Pace, WhatMoved } from "#server/areas/goals/goals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import * as db from "./goal-panel.db.ts";
import type { BuyTotals, FiguresOfDay, PanelSettings } from "./goal-panel.db.ts";
import { dayStatusOf, measure, measuresOf, posStateOf, withoutDollars } from "./goal-panel.rules.ts";
import type { DayStatus, Measure, PosState } from "./goal-panel.rules.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";

export type { BuyTotals } from "./goal-panel.db.ts";

/** What a store that does not sell yet watches: what it buys, and the day on which it opens. */
export type OpenToBuy = {
  today: BuyTotals;
  total: BuyTotals;
  /** Null while nobody has set it. */
  grandOpeningOn: BusinessDate | null;
};

export type PanelPoint = {
  minutes: number;
  soldCents: Cents | null;
  expectedCents: Cents | null;
  soldTenths: number | null;
  expectedTenths: number | null;
};

export type GoalPanel = {
  storeId: number;
  date: BusinessDate;
  status: DayStatus | null;
  closedAt: Date | null;
  /** When a register last reported. */
  asOf: Date | null;
  posName: string | null;
  /** Null on other days than today. */
  posState: PosState | null;
  posAgeMinutes: number | null;
  showsDollars: boolean;
  goal: ResolvedGoal;
  sales: Measure;
  averageTransaction: Measure;
  customers: Measure;
  trade: Measure;
  /** Against all goals of the month. */
  monthToDate: Measure;
  /** The first day that `monthToDate` counts, where the store had sold in the month before it had goals. */
  goalsFrom: BusinessDate | null;
  neededTodayCents: Cents | null;
  pace: PanelPoint[];
  aheadCents: Cents | null;
  aheadTenths: number | null;
  /** Share of a day's sales that is usual by now; null where there is no pace. */
  usualTenths: number | null;
  neededPerHourCents: Cents | null;
  /** Against the same weekdays before; null if dollars are not shown or the history is too short. */
  whatMoved: WhatMoved | null;
  /** Days without their Day Close, for managers only. */
  missingDayCloses: BusinessDate[];
  /** Only before the Grand Opening. */
  openToBuy: OpenToBuy | null;
};

/**
 * The figures of a day beside its goal. Dollars are left out, not hidden, for those whom the store does not show them.
 */
export const goalPanel = operation({
  name: "daybook.goalPanel",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<GoalPanel> {
    const storeId = context.store.id;
    const [today, settings, figures, contact, month, missing] = await Promise.all([
      runningDate(context),
      db.getPanelSettings(context.sql, { storeId, date }),
      db.listPanelFigures(context.sql, { storeId, date }),
      db.findPosContact(context.sql, storeId),
      monthGoals(context, { month: date }),
      seesManagerContent(context) ? missingDayCloses(context, {}) : Promise.resolve([]),
    ]);
    const total = settings.isOpenToBuy ? await db.getBuyTotals(context.sql, { storeId, date }) : null;
    const parts = { context, date, today, settings, figures, goals: month.days };
    const openToBuy = openToBuyPart(parts, total);
    // A store that does not sell yet has nothing to close.
    const missingCloses = openToBuy === null && date === today ? missing : [];
    const whole = { ...wholePanel(parts), ...posPart(parts, contact), openToBuy, missingDayCloses: missingCloses };
    return whole.showsDollars ? whole : dollarless(whole);
  },
});

type Parts = {
  context: StoreContext;
  date: BusinessDate;
  today: BusinessDate;
  settings: PanelSettings;
  figures: FiguresOfDay[];
  goals: ResolvedGoal[];
};

type PosPart = Pick<GoalPanel, "asOf" | "posName" | "posState" | "posAgeMinutes">;

function wholePanel(parts: Parts): Omit<GoalPanel, keyof PosPart | "openToBuy" | "missingDayCloses"> {
  const { context, date, today, settings, goals } = parts;
  const figures = figuresOn(date, parts);
  const goal = goals.find((day) => day.date === date);
  if (!goal) {
    throw new Error(`The month of ${date} has no such day`);
  }
  const month = monthPart(parts);
  const isShut = goal.rule === "closed";
  // The $0 of a day on which the store stays closed is no goal to reach.
  const toReach = isShut ? { ...goal, salesCents: null, customers: null } : goal;
  const pace = pacePart(parts, { figures, goalCents: toReach.salesCents });
  return {
    storeId: context.store.id,
    date,
    status: dayStatusOf({ date, today, isFinal: figures.isFinal, hasFigures: figures.salesCents !== null }),
    closedAt: figures.closedAt,
    showsDollars: settings.showsSalesToEmployees || seesManagerContent(context),
    goal,
    ...measuresOf(figures, toReach, settings),
    monthToDate: month.toDate,
    goalsFrom: month.goalsFrom,
    neededTodayCents: isShut ? null : neededToday(goalsToMeet(parts), month.soldBeforeCents),
    pace: pace.points.map((point) => ({
      ...point,
      soldTenths: percentOf(point.soldCents, goal.salesCents),
      expectedTenths: percentOf(point.expectedCents, goal.salesCents),
    })),
    usualTenths: pace.points.length === 0 ? null : Math.round(pace.usualShare * 1000),
    neededPerHourCents: pace.neededPerHourCents,
    whatMoved: movedPart(parts, figures),
    aheadCents: pace.aheadCents,
    aheadTenths: percentOf(pace.aheadCents, goal.salesCents),
  };
}

function monthPart({ date, goals, figures }: Parts): {
  toDate: Measure;
  goalsFrom: BusinessDate | null;
  soldBeforeCents: Cents;
} {
  const soldOn = new Map(figures.map((day) => [day.date, day.salesCents]));
  const days = goals.map((day) => ({
    date: day.date,
    goal: day.salesCents,
    soldCents: soldOn.get(day.date) ?? null,
  }));
  const counted = sinceFirstGoal(days);
  const uncounted = days.slice(0, days.length - counted.length);
  const before = counted.map((day) => (day.date < date ? day.soldCents : null));
  return {
    toDate: measure(
      sumOfPresent(counted.map(({ soldCents }) => soldCents)),
      sumOfPresent(counted.map(({ goal }) => goal)),
    ),
    goalsFrom: uncounted.some(({ soldCents }) => soldCents !== null) ? (counted[0]?.date ?? null) : null,
    soldBeforeCents: sumOfPresent(before) ?? 0,
  };
}

/** The goals up to the date, without days that are over and have no figures: unknown is not a day of $0 (decision 39). */
function goalsToMeet({ date, goals, figures }: Parts): (Cents | null)[] {
  const datesWithSales = new Set(figures.flatMap((day) => (day.salesCents === null ? [] : [day.date])));
  return goals
    .filter((day) => day.date === date || (day.date < date && datesWithSales.has(day.date)))
    .map((day) => day.salesCents);
}

function pacePart(
  { context, date, today, settings, figures: all }: Parts,
  { figures, goalCents }: { figures: FiguresOfDay; goalCents: Cents | null },
): Pace {
  if (!settings.hours || date > today) {
    return { points: [], aheadCents: null, usualShare: 0, neededPerHourCents: null };
  }
  const similarDays = all.flatMap((day) => (isSimilar(day, date) && day.salesByHour ? [day.salesByHour] : []));
  const nowMinutes = minutesOf(context, date);
  return paceOf({ goalCents, today: figures.salesByHour, similarDays, hours: settings.hours, nowMinutes });
}

function movedPart({ context, date, figures: all }: Parts, { byHour }: FiguresOfDay): WhatMoved | null {
  const similarDays = all.flatMap((day) => (isSimilar(day, date) && day.byHour ? [day.byHour] : []));
  return byHour && whatMoved({ today: byHour, similarDays, nowMinutes: minutesOf(context, date) });
}

/** Null for a day that is over. After midnight the business day before is still open: all its hours are past. */
function minutesOf(context: StoreContext, date: BusinessDate): number | null {
  const local = localTimeAt(context.now, context.store.timeZone);
  return date === local.date ? local.minutes : null;
}

function isSimilar(day: FiguresOfDay, date: BusinessDate): boolean {
  return day.date < date && isSameWeekday(day.date, date);
}

function posPart(
  { context, date, today }: Parts,
  contact: { at: Date | null; posName: string | null } | null,
): PosPart {
  const at = contact?.at ?? null;
  const contactFields = { asOf: at, posName: contact?.posName ?? null };
  if (date !== today) {
    return { ...contactFields, posState: null, posAgeMinutes: null };
  }
  const { timeZone } = context.store;
  const { state, ageMinutes } = posStateOf(at && { at, date: localTimeAt(at, timeZone).date }, {
    now: context.now,
    date: localTimeAt(context.now, timeZone).date,
  });
  return { ...contactFields, posState: state, posAgeMinutes: ageMinutes };
}

function openToBuyPart(parts: Parts, total: BuyTotals | null): OpenToBuy | null {
  if (!total) {
    return null;
  }
  const day = figuresOn(parts.date, parts);
  return {
    total,
    grandOpeningOn: parts.settings.grandOpeningOn,
    today: {
      buys: day.buys ?? 0,
      itemsBought: day.itemsBought ?? 0,
      paidCents: (day.buyCashCents ?? 0) + (day.buyTradeCents ?? 0),
    },
  };
}

function dollarless(panel: GoalPanel): GoalPanel {
  const { goal } = panel;
  return {
    ...panel,
    goal: {
      ...goal,
      salesCents: null,
      averageTransactionCents: null,
      fromMinimumCents: 0,
      fair: null,
      comparison: { ...goal.comparison, salesCents: null },
    },
    sales: withoutDollars(panel.sales),
    averageTransaction: withoutDollars(panel.averageTransaction),
    monthToDate: withoutDollars(panel.monthToDate),
    neededTodayCents: null,
    pace: panel.pace.map((point) => ({ ...point, soldCents: null, expectedCents: null })),
    aheadCents: null,
    neededPerHourCents: null,
    whatMoved: null,
    openToBuy: panel.openToBuy && {
      ...panel.openToBuy,
      today: { ...panel.openToBuy.today, paidCents: null },
      total: { ...panel.openToBuy.total, paidCents: null },
    },
  };
}

function figuresOn(date: BusinessDate, { figures }: Parts): FiguresOfDay {
  return figures.find((day) => day.date === date) ?? { ...unknownDay, date };
}

const unknownDay = {
  closedAt: null,
  isFinal: false,
  salesCents: null,
  customers: null,
  buys: null,
  buysWithTrade: null,
  buyCashCents: null,
  buyTradeCents: null,
  itemsBought: null,
  salesByHour: null,
  byHour: null,
};

function isSameWeekday(left: BusinessDate, right: BusinessDate): boolean {
  return Math.round((Date.parse(right) - Date.parse(left)) / 86_400_000) % 7 === 0;
}

function sumOfPresent(amounts: readonly (Cents | null)[]): Cents | null {
  const present = amounts.filter((amount) => amount !== null);
  return present.length === 0 ? null : present.reduce((sum, amount) => sum + amount, 0);
}
