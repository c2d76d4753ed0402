import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { addDays, firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { HourlyDay } from "#server/areas/goals/goals.ts";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { PanelFigures } from "./goal-panel.rules.ts";

export type PanelSettings = {
  showsSalesToEmployees: boolean;
  tradeBasis: "amount" | "count";
  /** Opening hours of the day in minutes after midnight; null if the store is shut on it or has none. */
  hours: { opensMinutes: number; closesMinutes: number } | null;
  /** The date is before the Grand Opening: the store buys and does not sell yet. */
  isOpenToBuy: boolean;
  grandOpeningOn: BusinessDate | null;
};

/** One statement: every screen reads the panel after each sale. */
export async function getPanelSettings(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<PanelSettings> {
  const result = await raw<{
    showsSales: boolean | null;
    tradeBasis: string | null;
    opens: number | null;
    closes: number | null;
    isOpenToBuy: boolean;
    grandOpeningOn: BusinessDate | null;
  }>`
    /* daybook.getPanelSettings */
    select settings.show_sales_to_employees as shows_sales, settings.trade_pct_basis as trade_basis,
      hours.opens_minutes as opens, hours.closes_minutes as closes,
      coalesce(stores.grand_opening_on > ${filter.date}::date, stores.open_to_buy_on is not null) as is_open_to_buy,
      stores.grand_opening_on
    from stores
    left join store_settings as settings on settings.store_id = stores.store_id
    left join hangtag.hours_on(stores.store_id, ${filter.date}::date) as hours on true
    where stores.store_id = ${filter.storeId}`.execute(sql);
  const row = result.rows[0] ?? unknownStore;
  const { opens, closes } = row;
  return {
    showsSalesToEmployees: row.showsSales ?? true,
    tradeBasis: row.tradeBasis === "count" ? "count" : "amount",
    hours: opens === null || closes === null ? null : { opensMinutes: opens, closesMinutes: closes },
    isOpenToBuy: row.isOpenToBuy,
    grandOpeningOn: row.grandOpeningOn,
  };
}

const unknownStore = {
  showsSales: null,
  tradeBasis: null,
  opens: null,
  closes: null,
  isOpenToBuy: false,
  grandOpeningOn: null,
};

export type FiguresOfDay = PanelFigures & {
  date: BusinessDate;
  closedAt: Date | null;
  /** Also without a Day Close: imported days are. */
  isFinal: boolean;
  itemsBought: number | null;
  salesByHour: readonly Cents[] | null;
  /** Null for a day from before they were kept. */
  byHour: HourlyDay | null;
};

/**
 * The month up to the date, and the eight same weekdays before it, whose shape is the shape of the pace. Only these and
 * the date itself come with their hours: for a whole month they would be most of what is read.
 */
export async function listPanelFigures(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<FiguresOfDay[]> {
  const withHours = Array.from({ length: 9 }, (_, week) => addDays(filter.date, -7 * week));
  const rows = await panelFigures(sql, { ...filter, monthStart: firstOfMonth(filter.date), withHours });
  return rows.map(({ status, hours, ...figures }) => ({
    ...figures,
    date: figures.date ?? "",
    isFinal: status !== "provisional",
    salesByHour: hours?.sales ?? null,
    byHour: hourlyDay(hours),
  }));
}

type FigureRange = {
  storeId: number;
  date: BusinessDate;
  monthStart: BusinessDate;
  withHours: readonly BusinessDate[];
};

const panelFigures = builtOnce((sql, filter: FigureRange) =>
  sql
    .selectFrom("dailyFiguresView")
    .select(["businessDate as date", "closedAt", "status", "salesCents", "customers", "itemsBought"])
    .select(["buys", "buysWithTrade", "buyCashCents", "buyTradeCents"])
    .select(hoursOf(filter.withHours).as("hours"))
    .where("storeId", "=", filter.storeId)
    .where((where) =>
      where.or([
        where.and([where("businessDate", ">=", filter.monthStart), where("businessDate", "<=", filter.date)]),
        where("businessDate", "=", raw<string>`any(${filter.withHours}::date[])`),
      ]),
    )
    .orderBy("businessDate"),
);

type Hours = { [Figure in keyof HourlyDay]: readonly number[] | null };

/** As JSON: the driver reads arrays of large numbers slowly, and as text. */
function hoursOf(dates: readonly BusinessDate[]): RawBuilder<Hours | null> {
  return raw`case when business_date = any(${dates}::date[]) then json_build_object(
    'sales', sales_by_hour_cents, 'customers', customers_by_hour,
    'items', items_by_hour, 'discounts', discounts_by_hour_cents) end`;
}

function hourlyDay(hours: Hours | null): HourlyDay | null {
  const { sales, customers, items, discounts } = hours ?? noHours;
  return sales && customers && discounts ? { sales, customers, items, discounts } : null;
}

const noHours = { sales: null, customers: null, items: null, discounts: null };

/** `paidCents` is null where only managers see dollars. */
export type BuyTotals = { buys: number; itemsBought: number; paidCents: Cents | null };

/** Everything bought up to a date: what a store that does not sell yet watches. */
export async function getBuyTotals(sql: Sql, filter: { storeId: number; date: BusinessDate }): Promise<BuyTotals> {
  const row = await sql
    .selectFrom("dailyFiguresView")
    .select(({ fn }) => [
      fn.sum<number | null>("buys").as("buys"),
      fn.sum<string | null>("buyCashCents").as("cash"),
      fn.sum<string | null>("buyTradeCents").as("trade"),
      fn.sum<number | null>("itemsBought").as("items"),
    ])
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "<=", filter.date)
    .executeTakeFirstOrThrow();
  return {
    buys: row.buys ?? 0,
    itemsBought: row.items ?? 0,
    paidCents: Number(row.cash ?? 0) + Number(row.trade ?? 0),
  };
}

export async function findPosContact(
  sql: Sql,
  storeId: number,
): Promise<{ at: Date | null; posName: string | null } | null> {
  const [row] = await posContact(sql, { storeId });
  return row ? { at: row.lastSeenAt, posName: row.posName } : null;
}

const posContact = builtOnce((sql, filter: { storeId: number }) =>
  sql.selectFrom("posContactView").select(["lastSeenAt", "posName"]).where("storeId", "=", filter.storeId),
);
