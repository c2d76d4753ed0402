/** All stores of a person side by side, as they stand now. */
import { z } from "zod";
import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { localTimeAt } from "#common/store-time.ts";
import { goalsOfStores, standingNow } from "#server/areas/goals/goals.ts";
import type { GoalOfStore, Pace } from "#server/areas/goals/goals.ts";
import { missingDayCloses } from "#server/areas/reports/missing-day-closes.rules.ts";
import { comparedPercent } from "#server/areas/reports/daily-report.rules.ts";
import { shownStores, usualStores } from "#server/areas/reports/over-stores/shown-stores.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listOpenAlerts } from "#server/areas/reports/alerts/alerts.db.ts";
import * as db from "./all-stores.db.ts";
import type { StoreNow } from "./store-now.ts";
import { totalsOf } from "./all-stores-totals.ts";
import type { Totals } from "./all-stores-totals.ts";
import { byUrgency, comparableUntil, isMissing, isSilent, urgencyOf } from "./store-now.rules.ts";
import type { StoreNeed } from "./store-now.rules.ts";

export type AllStores = Totals & {
  /** The first of those that match, the stores that need a person on top. */
  stores: StoreNow[];
  matchCount: number;
  /** Of those that match, how many need a person. */
  attentionCount: number;
};

/** Matches by a part of the name, or by how the number begins. */
const listedStores = z.object({
  search: inputText.max(100).nullish().transform(orNull),
  first: shownStores,
});

/**
 * For those who reach several stores by their role; one statement for each kind of figure, however many stores. Sums and
 * order are of all stores; the list is their beginning, and not a page from anywhere, because its order lives.
 */
export const allStores = operation({
  name: "reports.allStores",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  mayLag: true,
  input: listedStores,
  run: async (context, { search, first }): Promise<AllStores> => {
    const { stores: loaded, numbers } = await loadStores(context);
    const stores = byUrgency(loaded);
    const words = (search ?? "").trim().toLowerCase();
    const matches = stores.filter(
      ({ name, storeId }) => name.toLowerCase().includes(words) || (numbers.get(storeId)?.startsWith(words) ?? false),
    );
    return {
      ...totalsOf(stores),
      stores: matches.slice(0, first ?? usualStores),
      matchCount: matches.length,
      attentionCount: matches.filter(({ urgency }) => urgency !== "NONE").length,
    };
  },
});

async function loadStores(
  context: StoreContext,
): Promise<{ stores: StoreNow[]; numbers: ReadonlyMap<number, string> }> {
  const { sql } = context;
  const reachable = reachableStores(context);
  const companyStores = await listCompanyStores(sql, { accountId: context.store.accountId, storeIds: reachable });
  const storeIds = companyStores.map(({ id }) => id);
  const now = { storeIds, now: context.now };
  const [rows, goals, closes, waits, alerts] = await Promise.all([
    db.listStoreRows(sql, now),
    goalsOfStores(context, storeIds),
    db.listCloses(sql, now),
    db.listWaits(sql, now),
    listOpenAlerts(sql, now),
  ]);
  const dated = rows.map(({ storeId, today }) => ({
    storeId,
    today,
    compDate: goals.get(storeId)?.goal.comparison.date ?? null,
  }));
  const [days, people, clockOuts] = await Promise.all([
    db.listStoreDays(sql, dated),
    db.listStorePeople(sql, { stores: dated, now: context.now }),
    db.listForgottenClockOuts(sql, dated),
  ]);
  const byStore = {
    days: new Map(days.map((store) => [store.storeId, store])),
    people: Map.groupBy(people, ({ storeId }) => storeId),
    closes: new Map(closes.map((store) => [store.storeId, store])),
    waits: new Map(waits.map((store) => [store.storeId, store])),
    clockOuts: new Map(clockOuts.map((store) => [store.storeId, store.count])),
    alerts: new Map(alerts.map(({ storeId, kinds }) => [storeId, kinds.length])),
    names: new Map(companyStores.map(({ id, name }) => [id, name])),
  };
  const stores = rows.map((row) =>
    storeNow({
      row,
      now: context.now,
      name: byStore.names.get(row.storeId) ?? "",
      goal: goals.get(row.storeId) ?? null,
      days: byStore.days.get(row.storeId) ?? noDays,
      people: byStore.people.get(row.storeId) ?? [],
      closes: byStore.closes.get(row.storeId) ?? null,
      wait: byStore.waits.get(row.storeId) ?? null,
      clockOuts: byStore.clockOuts.get(row.storeId) ?? 0,
      alerts: byStore.alerts.get(row.storeId) ?? 0,
    }),
  );
  return { stores, numbers: new Map(companyStores.map(({ id, number }) => [id, number])) };
}

type Days = Pick<db.StoreDays, "sales" | "hours">;

const noDays: Days = { sales: new Map(), hours: new Map() };

type StoreParts = {
  row: db.StoreRow;
  now: Date;
  name: string;
  goal: GoalOfStore | null;
  days: Days;
  people: readonly db.StorePerson[];
  closes: db.StoreCloses | null;
  wait: { count: number; firstAt: Date } | null;
  clockOuts: number;
  /** Alerts that wait for an answer. */
  alerts: number;
};

function storeNow(parts: StoreParts): StoreNow {
  const { row, now, name, people, wait } = parts;
  const missing = people.flatMap((person) =>
    person.startsAt !== null && isMissing(person, now) ? [{ name: person.name, since: person.startsAt }] : [],
  );
  const here = people.filter(({ isIn }) => isIn).length;
  const longestWaitMinutes = wait === null ? null : Math.floor((now.getTime() - wait.firstAt.getTime()) / 60_000);
  const figures = figuresOf(parts);
  const needs = needsOf(parts);
  return {
    storeId: row.storeId,
    name,
    date: row.today,
    timeZone: row.timeZone,
    isShut: row.opensMinutes === null,
    ...figures,
    here,
    expected: here + missing.length,
    missing,
    waiting: wait?.count ?? 0,
    longestWaitMinutes,
    needs,
    urgency: urgencyOf({ ...figures, name, longestWaitMinutes, missing, needs }),
    ...madeDays(parts),
  };
}

type StoreFigures = Pick<
  StoreNow,
  "salesCents" | "goalCents" | "goalTenths" | "usualTenths" | "aheadCents" | "compCents" | "compTenths"
>;

function figuresOf(parts: StoreParts): StoreFigures {
  const { row, now, goal, days } = parts;
  const local = localTimeAt(now, row.timeZone);
  // After midnight the business day before still runs: all its hours are past.
  const nowMinutes = local.date === row.today ? local.minutes : null;
  const salesCents = days.sales.get(row.today) ?? null;
  const goalCents = goal?.goal.salesCents ?? null;
  const pace = paceNow(parts, { goalCents, nowMinutes });
  const comparedHours = days.hours.get(goal?.goal.comparison.date ?? "") ?? null;
  const compCents = comparedHours && comparableUntil(comparedHours, nowMinutes ?? 24 * 60);
  return {
    salesCents,
    goalCents,
    goalTenths: percentOf(salesCents, goalCents),
    usualTenths: pace && Math.round(pace.usualShare * 1000),
    aheadCents: pace && pace.aheadCents,
    compCents,
    compTenths: comparedPercent(salesCents, compCents),
  };
}

/** Null on a day on which the store is shut. */
function paceNow(
  { row, days }: StoreParts,
  { goalCents, nowMinutes }: { goalCents: Cents | null; nowMinutes: number | null },
): Pick<Pace, "aheadCents" | "usualShare"> | null {
  const { opensMinutes, closesMinutes } = row;
  if (opensMinutes === null || closesMinutes === null) {
    return null;
  }
  return standingNow({
    goalCents,
    today: days.hours.get(row.today) ?? null,
    similarDays: [...days.hours].flatMap(([date, hours]) => (isSameWeekday(date, row.today) ? [hours] : [])),
    hours: { opensMinutes, closesMinutes },
    nowMinutes,
  });
}

/** Of the eight weeks before. */
function isSameWeekday(date: BusinessDate, today: BusinessDate): boolean {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000);
  return days > 0 && days <= 56 && days % 7 === 0;
}

function needsOf({ row, now, goal, closes, clockOuts, alerts }: StoreParts): StoreNeed[] {
  const local = localTimeAt(now, row.timeZone);
  const unclosed =
    closes === null
      ? []
      : missingDayCloses({
          now: local,
          closedOn: new Set(closes.closedOn),
          firstClose: closes.firstClose,
          shutWeekdays: new Set(closes.shutWeekdays),
          shutDates: goal?.shutDates ?? new Set(),
        });
  const oldest = unclosed.at(-1);
  return [
    ...(isSilent(row, { at: now, minutes: local.minutes })
      ? [{ kind: "REGISTER" as const, count: 1, date: null }]
      : []),
    ...(row.stoppedExports === 0 ? [] : [{ kind: "EXPORT" as const, count: row.stoppedExports, date: null }]),
    ...(oldest === undefined ? [] : [{ kind: "DAY_CLOSE" as const, count: unclosed.length, date: oldest }]),
    ...(alerts === 0 ? [] : [{ kind: "ALERT" as const, count: alerts, date: null }]),
    ...(clockOuts === 0 ? [] : [{ kind: "CLOCK_OUT" as const, count: clockOuts, date: null }]),
  ];
}

function madeDays({ row, goal, days }: StoreParts): Pick<StoreNow, "judgedTenths" | "daysMade"> {
  const judged = datesBetween(addDays(row.today, -14), addDays(row.today, -1)).flatMap((date) => {
    const sales = days.sales.get(date) ?? null;
    const goalCents = goal?.salesByDate.get(date) ?? 0;
    return sales === null || goalCents <= 0 ? [] : [{ sales, goalCents }];
  });
  return {
    judgedTenths: judged.map(({ sales, goalCents }) => percentOf(sales, goalCents) ?? 0),
    daysMade: judged.filter(({ sales, goalCents }) => sales >= goalCents).length,
  };
}
