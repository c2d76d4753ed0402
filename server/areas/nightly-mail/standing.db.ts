import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type StandingRow = {
  closeArrivedAt: Date | null;
  /** Hours are there, or need not be waited for because they are punched here. */
  hasLabor: boolean;
  isShutByHours: boolean;
  hasRegister: boolean;
  sales: number | null;
  /** All totals that a Day Close can change, as one text. */
  figures: string;
};

export async function findStanding(
  sql: Sql,
  { storeId, date }: { storeId: number; date: BusinessDate },
): Promise<StandingRow> {
  const result = await raw<StandingRow>`
    /* nightly-mail.findStanding */
    select arrival.received_at as close_arrived_at, day.sales_cents as sales,
      coalesce(settings.clock_source, 'app') <> 'provider' or labor.labor_minutes is not null as has_labor,
      exists (
        select from hangtag.hours_on(stores.id, ${date}::date) as hours where hours.opens_minutes is null
      ) as is_shut_by_hours,
      exists (select from pos_contact_view as contact where contact.store_id = stores.id) as has_register,
      concat_ws('/', coalesce(day.sales_cents::text, '-'), day.customers, day.buys, day.buy_cash_cents, day.buy_trade_cents,
        arrival.net_sales_cents) as figures
    from stores
    left join store_settings as settings on settings.store_id = stores.id
    left join day_close_arrivals_view as arrival
      on arrival.store_id = stores.id and arrival.business_date = ${date}::date
    left join daily_figures_view as day on day.store_id = stores.id and day.business_date = ${date}::date
    left join labor_figures_view as labor on labor.store_id = stores.id and labor.business_date = ${date}::date
    where stores.id = ${storeId}`.execute(sql);
  const [row] = result.rows;
  if (row === undefined) {
    throw new Error(`There is no store ${storeId} in this scope`);
  }
  return row;
}
