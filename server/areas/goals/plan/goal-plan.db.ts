import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { BorrowedSeason } from "#common/goals/borrowed-season.ts";
import { goalRules } from "#common/goals/goal-plan.ts";
import type { DayGoal, GoalDefault, StandingGoal } from "#common/goals/goal-plan.ts";
import { fairRuleDays } from "#common/goals/fair-rule.ts";
import { countries } from "#common/goals/holidays.ts";
import type { Country, StoreEvent } from "#common/goals/holidays.ts";
import type { SeasonDay } from "#common/goals/sister-season.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** What the fair rule looks back from the day before a month: a year and a half, more than any comparison needs. */
const historyDays = fairRuleDays + 1;

export type PlanDates = {
  now: Date;
  /** The running business date where the caller knows it. */
  today?: BusinessDate;
  from: BusinessDate;
  to: BusinessDate;
};

export type PlanRange = PlanDates & { storeId: number };

export type SavedEvent = StoreEvent & { id: string };
export type Exclusion = { date: BusinessDate; reason: string };

/** Everything that the goals of a range of days are made of. */
export type PlanParts = {
  today: BusinessDate;
  country: Country;
  shutWeekdays: readonly number[];
  sellsFrom: BusinessDate | null;
  defaults: readonly GoalDefault[];
  monthGoals: ReadonlyMap<BusinessDate, Cents>;
  dayGoals: readonly DayGoal[];
  shutDates: readonly BusinessDate[];
  /** Days with their own hours on which the store is not shut. */
  openDates: readonly BusinessDate[];
  exclusions: readonly Exclusion[];
  events: readonly SavedEvent[];
  sales: ReadonlyMap<BusinessDate, Cents>;
  /** The first and the last day that the sales are read of. */
  salesFrom: BusinessDate;
  salesTo: BusinessDate;
  /** Days among them that still wait for their Day Close. */
  provisional: ReadonlySet<BusinessDate>;
  frozenGoals: readonly StandingGoal[];
  keptGoals: readonly StandingGoal[];
  /** Of sister stores; null for a store with a year of its own, or that has sold nothing yet. */
  season: BorrowedSeason | null;
};

/** Days since the first that is read, and what each sold: hundreds for each store, so a date has no text here. */
type PlanSales = { days: number[]; cents: Cents[]; provisional: number[] };

type SpecialHours = { date: BusinessDate; name: string; isShut: boolean };
type ReadGoal = Omit<StandingGoal, "rule"> & { rule: string };

type PlanRow = {
  storeId: number;
  today: BusinessDate;
  country: string;
  opensOn: BusinessDate | null;
  buysFrom: BusinessDate | null;
  shutWeekdays: number[];
  defaults: GoalDefault[];
  monthGoals: Record<BusinessDate, Cents> | null;
  dayGoals: DayGoal[];
  hours: SpecialHours[];
  exclusions: Exclusion[];
  events: SavedEvent[];
  frozenGoals: ReadGoal[];
  keptGoals: ReadGoal[];
  season: { sisters: number; until: BusinessDate; days: SeasonDay[] } | null;
};

/**
 * One statement: a day's screen asks for it whenever a sale comes in, and ten cost more on their way than in the
 * database. Beside the goals of the range's own days it reads all shut days, which serve as no comparison either.
 */
export async function getPlanParts(sql: Sql, { storeId, ...dates }: PlanRange): Promise<PlanParts> {
  const plan = (await listPlanParts(sql, { storeIds: [storeId], ...dates })).get(storeId);
  if (plan === undefined) {
    throw new Error(`There is no store ${storeId} in this scope`);
  }
  return plan;
}

type PlansOfStores = PlanDates & {
  storeIds: readonly number[];
  /** Leaves out what the running day has sold, which no goal is made of: a sale then changes none. */
  untilToday?: boolean;
};

type ReadPlan = { storeId: number; plan: PlanRow; sales: PlanSales };

/** The parts of several stores, also in one statement. */
export async function listPlanParts(
  sql: Sql,
  { storeIds, now, today, from, to, untilToday = false }: PlansOfStores,
): Promise<ReadonlyMap<number, PlanParts>> {
  const salesFrom = salesStart({ now, from });
  const salesTo = untilToday ? salesUntilYesterday(to) : raw`${to}::date`;
  const result = await raw<ReadPlan>`
    /* goals.getPlanParts */
    select store_id, row_to_json(plan) as plan, ${salesOfPlan({ salesFrom, salesTo })} as sales
    from (
      select store_id, dates.today, country, grand_opening_on as "opensOn",
        open_to_buy_on as "buysFrom",
        array(
          select weekday::integer from store_hours
          where store_hours.store_id = stores.store_id and opens_minutes is null order by weekday
        ) as "shutWeekdays",
        (
          select coalesce(json_agg(json_build_object(
            'startsOn', starts_on, 'growthTenths', growth_tenths, 'averageTransactionCents', average_transaction_cents,
            'tradeTenths', trade_tenths, 'minSalesCents', min_sales_cents, 'alignsHolidays', aligns_holidays,
            'holdsMonthTotal', holds_month_total, 'salesRule', sales_rule) order by starts_on), '[]')
          from goal_defaults where goal_defaults.store_id = stores.store_id
        ) as defaults,
        (
          select json_object_agg(month, amount_cents) from month_goals
          where month_goals.store_id = stores.store_id and month between ${from} and ${to}
        ) as "monthGoals",
        (
          select coalesce(json_agg(json_build_object(
            'date', business_date, 'salesCents', sales_cents, 'averageTransactionCents', average_transaction_cents,
            'tradeTenths', trade_tenths, 'compDate', comp_date, 'isClosed', is_closed, 'note', note)
            order by business_date), '[]')
          from day_goals
          where day_goals.store_id = stores.store_id and (business_date between ${from} and ${to} or is_closed)
        ) as "dayGoals",
        (
          select coalesce(json_agg(json_build_object(
            'date', business_date, 'name', name, 'isShut', opens_minutes is null)), '[]')
          from store_hour_exceptions where store_hour_exceptions.store_id = stores.store_id
        ) as hours,
        (
          select coalesce(json_agg(json_build_object('date', business_date, 'reason', reason)
            order by business_date desc), '[]')
          from comp_exclusions where comp_exclusions.store_id = stores.store_id
        ) as exclusions,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'name', name, 'startsOn', starts_on, 'endsOn', ends_on, 'isPromotion', is_promotion)
            order by starts_on desc, id), '[]')
          from calendar_events where calendar_events.store_id = stores.store_id
        ) as events,
        (
          select coalesce(json_agg(json_build_object(
            'date', business_date, 'salesCents', goal_cents, 'rule', goal_rule, 'compDate', comp_on)), '[]')
          from daily_figures_view as figures
          where figures.store_id = stores.store_id and business_date between ${from} and ${to}
            and status <> 'provisional' and goal_rule is not null
        ) as "frozenGoals",
        (
          select coalesce(json_agg(json_build_object(
            'date', business_date, 'salesCents', sales_cents, 'rule', goal_rule, 'compDate', comp_on)), '[]')
          from kept_goals where kept_goals.store_id = stores.store_id and business_date between ${from} and ${to}
        ) as "keptGoals",
        (
          select json_build_object('sisters', sisters, 'until', until_on, 'days', days)
          from borrowed_seasons where borrowed_seasons.store_id = stores.store_id
        ) as season
      from stores
      cross join lateral (
        select coalesce(${today ?? null}::date, running.business_date) as today
        from hangtag.business_dates_at(${now}) as running where running.store_id = stores.id
        offset 0) as dates
      where stores.id = any(${[...storeIds]}::integer[])
    ) as plan`.execute(sql);
  return new Map(result.rows.map((row) => [row.storeId, partsOf(row, { from, to, salesFrom, untilToday })]));
}

/** Of each `plan`, as `PlanSales` has them. */
function salesOfPlan({ salesFrom, salesTo }: { salesFrom: BusinessDate; salesTo: RawBuilder<unknown> }) {
  return raw`(
    select json_build_object('days', array_to_json(coalesce(array_agg(business_date - ${salesFrom}::date), '{}')),
      'cents', array_to_json(coalesce(array_agg(sales_cents), '{}')),
      'provisional', array_to_json(
        coalesce(array_agg(business_date - ${salesFrom}::date) filter (where status = 'provisional'), '{}')))
    from daily_figures_view as figures
    where figures.store_id = plan.store_id and sales_cents is not null
      and business_date between ${salesFrom}::date and ${salesTo})`;
}

/** The last day of a range whose sales are read where the running day's are none, in a statement that knows `today`. */
export function salesUntilYesterday(to: BusinessDate) {
  return raw`least(${to}::date, today - 1)`;
}

/** The sales that the goals stand on: a month to come knows no more than one that begins tomorrow. */
function salesStart({ now, from }: Pick<PlanDates, "now" | "from">): BusinessDate {
  const yesterday = addDays(now.toISOString().slice(0, 10), -1);
  return addDays(from < yesterday ? from : yesterday, -historyDays);
}

type PlanSpan = Pick<PlanDates, "from" | "to"> & Pick<PlanParts, "salesFrom"> & { untilToday: boolean };

function partsOf({ plan: row, sales }: ReadPlan, { from, to, salesFrom, untilToday }: PlanSpan): PlanParts {
  const { today, shutWeekdays, opensOn, buysFrom, hours, defaults, exclusions, events } = row;
  const dates = datesBetween(salesFrom, to);
  const yesterday = addDays(today, -1);
  const fixedDates = new Set(row.dayGoals.map(({ date }) => date));
  const daysShutByHours = hours.filter(({ isShut }) => isShut).map(shutByHours);
  // A day set by a person goes before the store's hours.
  const dayGoals = [...row.dayGoals, ...daysShutByHours.filter(({ date }) => !fixedDates.has(date))];
  return {
    today,
    country: countries.find((country) => country === row.country) ?? "US",
    shutWeekdays,
    // A store that buys but has no opening day yet sells on no day that could be named.
    sellsFrom: opensOn ?? (buysFrom === null ? null : "9999-12-31"),
    defaults,
    monthGoals: new Map(Object.entries(row.monthGoals ?? {})),
    dayGoals: dayGoals.filter(({ date }) => date >= from && date <= to),
    shutDates: dayGoals.filter((goal) => goal.isClosed).map((goal) => goal.date),
    openDates: hours.filter(({ isShut }) => !isShut).map(({ date }) => date),
    exclusions,
    events,
    sales: new Map(sales.days.map((day, at) => [dates[day] ?? "", sales.cents[at] ?? 0])),
    salesFrom,
    salesTo: untilToday && yesterday < to ? yesterday : to,
    provisional: new Set(sales.provisional.map((day) => dates[day] ?? "")),
    frozenGoals: row.frozenGoals.flatMap(standingGoal),
    keptGoals: row.keptGoals.flatMap(standingGoal),
    season: row.season && { ...row.season, days: new Map(row.season.days.map((day) => [day.date, day])) },
  };
}

/** Returns a day that is shut by the store's hours as if a person had shut it in the goals. */
function shutByHours({ date, name }: SpecialHours): DayGoal {
  const nothing = { salesCents: null, averageTransactionCents: null, tradeTenths: null, compDate: null };
  return { ...nothing, date, isClosed: true, note: name };
}

function standingGoal(goal: ReadGoal): StandingGoal[] {
  const rule = goalRules.find((goalRule) => goalRule === goal.rule);
  return rule === undefined ? [] : [{ ...goal, rule }];
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
  return rows.map((row) => ({ ...row, salesRule: row.salesRule === "fair" ? "fair" : "lastYear" }));
}

/** Returns unusual days that a manager kept as comparisons. */
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
  const result = await raw<{ savedAt: Date | null }>`
    /* goals.findFirstSaved */
    select least(
      (select min(saved_at) from goal_defaults where store_id = ${storeId}),
      (select min(saved_at) from month_goals where store_id = ${storeId}),
      (select min(saved_at) from day_goals where store_id = ${storeId})) as saved_at`.execute(sql);
  return result.rows[0]?.savedAt ?? null;
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
