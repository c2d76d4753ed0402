import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { addDays, firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { HourlyDay } from "#server/areas/goals/goals.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { PanelFigures } from "./goal-panel.rules.ts";

export type PanelSettings = {
  showsSalesToEmployees: boolean;
  tradeBasis: "amount" | "count";
  /** Opening hours of the day in minutes after midnight; null when the store is closed on it or has none. */
  hours: { opensMinutes: number; closesMinutes: number } | null;
  /** The date is before the Grand Opening: the store buys and does not sell yet. */
  isOpenToBuy: boolean;
};

/** One statement: the panel is asked for by every screen whenever a sale comes in. */
export async function getPanelSettings(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<PanelSettings> {
  const found = await raw<{
    showsSales: boolean | null;
    tradeBasis: string | null;
    opens: number | null;
    closes: number | null;
    isOpenToBuy: boolean;
  }>`
    /* daybook.getPanelSettings */
    select settings.show_sales_to_employees as "showsSales", settings.trade_pct_basis as "tradeBasis",
      hours.opens_minutes as opens, hours.closes_minutes as closes,
      coalesce(stores.grand_opening_on > ${of.date}::date, stores.open_to_buy_on is not null) as "isOpenToBuy"
    from stores
    left join store_settings as settings on settings.store_id = stores.store_id
    left join hangtag.hours_on(stores.store_id, ${of.date}::date) as hours on true
    where stores.store_id = ${of.storeId}`.execute(sql);
  const row = found.rows[0] ?? unknownStore;
  const { opens, closes } = row;
  return {
    showsSalesToEmployees: row.showsSales ?? true,
    tradeBasis: row.tradeBasis === "count" ? "count" : "amount",
    hours: opens === null || closes === null ? null : { opensMinutes: opens, closesMinutes: closes },
    isOpenToBuy: row.isOpenToBuy,
  };
}

const unknownStore = { showsSales: null, tradeBasis: null, opens: null, closes: null, isOpenToBuy: false };

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
export async function listPanelFigures(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<FiguresOfDay[]> {
  const withHours = Array.from({ length: 9 }, (_, week) => addDays(of.date, -7 * week));
  const rows = await sql
    .selectFrom("daily_figures_view")
    .select(["business_date", "closed_at", "status", "sales_cents", "customers", "items_bought"])
    .select(["buys", "buys_with_trade", "buy_cash_cents", "buy_trade_cents"])
    .select(hoursOf(withHours).as("hours"))
    .where("store_id", "=", of.storeId)
    .where((where) =>
      where.or([
        where.and([where("business_date", ">=", firstOfMonth(of.date)), where("business_date", "<=", of.date)]),
        where("business_date", "=", raw<string>`any(${withHours}::date[])`),
      ]),
    )
    .orderBy("business_date")
    .execute();
  return rows.map((row) => ({
    date: row.business_date ?? "",
    closedAt: row.closed_at,
    isFinal: row.status !== "provisional",
    salesCents: row.sales_cents,
    customers: row.customers,
    buys: row.buys,
    buysWithTrade: row.buys_with_trade,
    buyCashCents: row.buy_cash_cents,
    buyTradeCents: row.buy_trade_cents,
    itemsBought: row.items_bought,
    salesByHour: row.hours?.sales ?? null,
    byHour: hourlyDay(row.hours),
  }));
}

type Hours = { [Figure in keyof HourlyDay]: readonly number[] | null };

/** As JSON: the driver reads arrays of large numbers slowly, and as text. */
function hoursOf(dates: readonly BusinessDate[]): RawBuilder<Hours | null> {
  return raw`case when business_date = any(${dates}::date[]) then json_build_object(
    'sales', sales_by_hour_cents, 'customers', customers_by_hour,
    'items', items_by_hour, 'discounts', discounts_by_hour_cents) end`;
}

function hourlyDay(hours: Hours | null): HourlyDay | null {
  const { sales, customers, items, discounts } = hours ?? noHours;
  return sales && customers && items && discounts ? { sales, customers, items, discounts } : null;
}

const noHours = { sales: null, customers: null, items: null, discounts: null };

/** What was paid is null where the store keeps dollars to managers. */
export type BuyTotals = { buys: number; itemsBought: number; paidCents: Cents | null };

/** Everything bought up to a date: what a store that does not sell yet watches. */
export async function getBuyTotals(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<BuyTotals> {
  const row = await sql
    .selectFrom("daily_figures_view")
    .select(({ fn }) => [
      fn.sum<number | null>("buys").as("buys"),
      fn.sum<string | null>("buy_cash_cents").as("cash"),
      fn.sum<string | null>("buy_trade_cents").as("trade"),
      fn.sum<number | null>("items_bought").as("items"),
    ])
    .where("store_id", "=", of.storeId)
    .where("business_date", "<=", of.date)
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
  const row = await sql
    .selectFrom("pos_contact_view")
    .select(["last_seen_at", "pos_name"])
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return row ? { at: row.last_seen_at, posName: row.pos_name } : null;
}
