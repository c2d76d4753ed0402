import { sql as raw } from "kysely";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { goalRules } from "#common/goals/goal-plan.ts";
import type { DayGoal, GoalDefault, GoalRule, StandingGoal } from "#common/goals/goal-plan.ts";
import { fairRuleDays } from "#common/goals/fair-rule.ts";
import { countries } from "#common/goals/holidays.ts";
import type { Country, StoreEvent } from "#common/goals/holidays.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** What the fair rule looks back from the day before a month: a year and a half, more than any comparison needs. */
const historyDays = fairRuleDays + 1;

export type PlanRange = { storeId: number; now: Date; from: BusinessDate; to: BusinessDate };

export type KnownEvent = StoreEvent & { id: string };
export type Exclusion = { date: BusinessDate; reason: string };

/** Everything that the goals of a range of days are made of. */
export type PlanParts = {
  today: BusinessDate;
  country: Country;
  closedWeekdays: readonly number[];
  sellsFrom: BusinessDate | null;
  defaults: readonly GoalDefault[];
  monthGoals: ReadonlyMap<BusinessDate, Cents>;
  dayGoals: readonly DayGoal[];
  closedDates: readonly BusinessDate[];
  /** Days for which the store has hours of their own that are not closed. */
  openDates: readonly BusinessDate[];
  exclusions: readonly Exclusion[];
  events: readonly KnownEvent[];
  sales: ReadonlyMap<BusinessDate, Cents>;
  frozenGoals: readonly StandingGoal[];
  keptGoals: readonly StandingGoal[];
};

/** Asked for in one trip: the statements travel together on one connection. */
export async function getPlanParts(sql: Sql, range: PlanRange): Promise<PlanParts> {
  const [store, defaults, monthGoals, ownDayGoals, hours, exclusions, events, sales, frozenGoals, keptGoals] =
    await Promise.all([
      getStore(sql, range),
      listDefaults(sql, range.storeId),
      listMonthGoals(sql, range),
      listDayGoals(sql, range),
      listSpecialHours(sql, range.storeId),
      listExclusions(sql, range.storeId),
      listEvents(sql, range.storeId),
      getSales(sql, range),
      listFrozenGoals(sql, range),
      listKeptGoals(sql, range),
    ]);
  const fixedDates = new Set(ownDayGoals.map(({ date }) => date));
  const hoursClosed = hours.filter(({ isClosed }) => isClosed).map(closedByHours);
  // What a person has said of a day goes before the store's hours.
  const dayGoals = [...ownDayGoals, ...hoursClosed.filter(({ date }) => !fixedDates.has(date))];
  const isInRange = ({ date }: { date: BusinessDate }): boolean => date >= range.from && date <= range.to;
  return {
    ...store,
    defaults,
    monthGoals,
    dayGoals: dayGoals.filter(isInRange),
    closedDates: dayGoals.filter((goal) => goal.isClosed).map((goal) => goal.date),
    openDates: hours.filter(({ isClosed }) => !isClosed).map(({ date }) => date),
    exclusions,
    events,
    sales,
    frozenGoals,
    keptGoals,
  };
}

type StoreParts = Pick<PlanParts, "today" | "country" | "closedWeekdays" | "sellsFrom">;

async function getStore(sql: Sql, { storeId, now }: PlanRange): Promise<StoreParts> {
  const found = await raw<{
    today: string;
    country: string;
    opensOn: string | null;
    buysFrom: string | null;
    closedWeekdays: number[];
  }>`
    /* goals.getStore */
    select hangtag.business_date_at(store_id, ${now}) as today, country, grand_opening_on as opens_on,
      open_to_buy_on as buys_from,
      array(
        select weekday::integer from store_hours
        where store_hours.store_id = stores.store_id and opens_minutes is null order by weekday
      ) as closed_weekdays
    from stores where store_id = ${storeId}`.execute(sql);
  const [store] = found.rows;
  if (!store) {
    throw new Error(`There is no store ${storeId} in this scope`);
  }
  const { today, closedWeekdays, opensOn, buysFrom } = store;
  const country = countries.find((one) => one === store.country) ?? "US";
  // A store that buys but has no opening day yet sells on no day that could be named.
  return { today, country, closedWeekdays, sellsFrom: opensOn ?? (buysFrom === null ? null : "9999-12-31") };
}

/** Versions of the magic goal, the oldest first. */
export async function listDefaults(sql: Sql, storeId: number): Promise<GoalDefault[]> {
  const rows = await sql
    .selectFrom("goalDefaults")
    .select(["startsOn", "growthTenths", "averageTransactionCents", "tradeTenths", "minSalesCents"])
    .select(["alignsHolidays", "holdsMonthTotal", "salesRule"])
    .where("storeId", "=", storeId)
    .orderBy("startsOn")
    .execute();
  return rows.map((row) => ({
    startsOn: row.startsOn,
    growthTenths: row.growthTenths,
    averageTransactionCents: row.averageTransactionCents,
    tradeTenths: row.tradeTenths,
    minSalesCents: row.minSalesCents,
    alignsHolidays: row.alignsHolidays,
    holdsMonthTotal: row.holdsMonthTotal,
    salesRule: row.salesRule === "fair" ? "fair" : "lastYear",
  }));
}

async function listMonthGoals(sql: Sql, range: PlanRange): Promise<Map<BusinessDate, Cents>> {
  const rows = await sql
    .selectFrom("monthGoals")
    .select(["month", "amountCents"])
    .where("storeId", "=", range.storeId)
    .where("month", ">=", range.from)
    .where("month", "<=", range.to)
    .execute();
  return new Map(rows.map((row) => [row.month, row.amountCents]));
}

/** Those of the range, and all closed days: a closed day serves as no comparison either. */
async function listDayGoals(sql: Sql, range: PlanRange): Promise<DayGoal[]> {
  const rows = await sql
    .selectFrom("dayGoals")
    .select(["businessDate", "salesCents", "averageTransactionCents", "tradeTenths", "compDate"])
    .select(["isClosed", "note"])
    .where("storeId", "=", range.storeId)
    .where((where) =>
      where.or([
        where.and([where("businessDate", ">=", range.from), where("businessDate", "<=", range.to)]),
        where("isClosed", "=", true),
      ]),
    )
    .orderBy("businessDate")
    .execute();
  return rows.map((row) => ({
    date: row.businessDate,
    salesCents: row.salesCents,
    averageTransactionCents: row.averageTransactionCents,
    tradeTenths: row.tradeTenths,
    compDate: row.compDate,
    isClosed: row.isClosed,
    note: row.note,
  }));
}

type SpecialHours = { date: BusinessDate; name: string; isClosed: boolean };

async function listSpecialHours(sql: Sql, storeId: number): Promise<SpecialHours[]> {
  const rows = await sql
    .selectFrom("storeHourExceptions")
    .select(["businessDate", "name", "opensMinutes"])
    .where("storeId", "=", storeId)
    .execute();
  return rows.map((row) => ({ date: row.businessDate, name: row.name, isClosed: row.opensMinutes === null }));
}

/** A day that the store's hours close, as if somebody had closed its goal. */
function closedByHours({ date, name }: SpecialHours): DayGoal {
  const nothing = { salesCents: null, averageTransactionCents: null, tradeTenths: null, compDate: null };
  return { ...nothing, date, isClosed: true, note: name };
}

async function listExclusions(sql: Sql, storeId: number): Promise<Exclusion[]> {
  const rows = await sql
    .selectFrom("compExclusions")
    .select(["businessDate", "reason"])
    .where("storeId", "=", storeId)
    .orderBy("businessDate", "desc")
    .execute();
  return rows.map((row) => ({ date: row.businessDate, reason: row.reason }));
}

async function listEvents(sql: Sql, storeId: number): Promise<KnownEvent[]> {
  const rows = await sql
    .selectFrom("calendarEvents")
    .select(["id", "name", "startsOn", "endsOn", "isPromotion"])
    .where("storeId", "=", storeId)
    .orderBy("startsOn", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    isPromotion: row.isPromotion,
  }));
}

/** Days that stood out and that a manager let stand. */
export async function listConfirmations(sql: Sql, storeId: number): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("compConfirmations")
    .select("businessDate")
    .where("storeId", "=", storeId)
    .execute();
  return rows.map((row) => row.businessDate);
}

/** When the first goal that is still there was saved; null for a store in which nobody has set any. */
export async function findFirstSaved(sql: Sql, storeId: number): Promise<Date | null> {
  const found = await raw<{ savedAt: Date | null }>`
    /* goals.findFirstSaved */
    select least(
      (select min(saved_at) from goal_defaults where store_id = ${storeId}),
      (select min(saved_at) from month_goals where store_id = ${storeId}),
      (select min(saved_at) from day_goals where store_id = ${storeId})) as saved_at`.execute(sql);
  return found.rows[0]?.savedAt ?? null;
}

/** The sales that the goals of a range stand on: a month to come knows no more than one that begins tomorrow. */
function getSales(sql: Sql, { storeId, now, from, to }: PlanRange): Promise<Map<BusinessDate, Cents>> {
  const yesterday = addDays(now.toISOString().slice(0, 10), -1);
  return getSalesBetween(sql, { storeId, from: addDays(from < yesterday ? from : yesterday, -historyDays), to });
}

/** In one value: as rows of their own they would be most of what a day's screen reads. */
export async function getSalesBetween(
  sql: Sql,
  range: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<Map<BusinessDate, Cents>> {
  const row = await sql
    .selectFrom("dailyFiguresView")
    .select(raw<Record<BusinessDate, Cents> | null>`json_object_agg(business_date, sales_cents)`.as("sales"))
    .where("storeId", "=", range.storeId)
    .where("businessDate", ">=", range.from)
    .where("businessDate", "<=", range.to)
    .where("salesCents", "is not", null)
    .executeTakeFirst();
  return new Map(Object.entries(row?.sales ?? {}));
}

/** Goals that a Day Close has frozen. */
async function listFrozenGoals(sql: Sql, range: PlanRange): Promise<StandingGoal[]> {
  const rows = await sql
    .selectFrom("dailyFiguresView")
    .select(["businessDate", "goalCents", "goalRule", "compOn"])
    .where("storeId", "=", range.storeId)
    .where("businessDate", ">=", range.from)
    .where("businessDate", "<=", range.to)
    .where("status", "!=", "provisional")
    .where("goalRule", "is not", null)
    .execute();
  return rows.flatMap((row) => {
    const rule = goalRuleOf(row.goalRule);
    return row.businessDate === null || rule === null
      ? []
      : [{ date: row.businessDate, salesCents: row.goalCents, rule, compDate: row.compOn }];
  });
}

/** Goals that stood on days of the range when others of their month were changed. */
async function listKeptGoals(sql: Sql, range: PlanRange): Promise<StandingGoal[]> {
  const rows = await sql
    .selectFrom("keptGoals")
    .select(["businessDate", "salesCents", "goalRule", "compOn"])
    .where("storeId", "=", range.storeId)
    .where("businessDate", ">=", range.from)
    .where("businessDate", "<=", range.to)
    .execute();
  return rows.flatMap((row) => {
    const rule = goalRuleOf(row.goalRule);
    return rule === null ? [] : [{ date: row.businessDate, salesCents: row.salesCents, rule, compDate: row.compOn }];
  });
}

function goalRuleOf(text: string | null): GoalRule | null {
  return goalRules.find((rule) => rule === text) ?? null;
}
