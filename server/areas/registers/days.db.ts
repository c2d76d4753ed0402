import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { insertRows } from "#server/platform/db/insert-rows.ts";

type Device = { storeId: number; deviceId: string };

export type Drawer = {
  id: string;
  businessDate: BusinessDate;
  openedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  openingFloatCents: number;
  paidInCents: number;
  paidOutCents: number;
  overShortCents: number | null;
};

export async function saveDrawers(sql: Sql, device: Device, drawers: readonly Drawer[]): Promise<void> {
  const ending = raw`
    on conflict (store_id, device_id, id) do update
    set business_date = excluded.business_date, opened_at = excluded.opened_at, closed_at = excluded.closed_at,
      closed_by = excluded.closed_by, opening_float_cents = excluded.opening_float_cents,
      paid_in_cents = excluded.paid_in_cents, paid_out_cents = excluded.paid_out_cents,
      over_short_cents = excluded.over_short_cents`;
  const rows = drawers.map((drawer) => ({ ...device, ...drawer }));
  await insertRows(sql, { name: "registers.saveDrawers", table: "registerDrawers", rows, ending });
}

export async function listDrawers(
  sql: Sql,
  { storeId, deviceId }: Device,
  dates: readonly BusinessDate[],
): Promise<Drawer[]> {
  return sql
    .selectFrom("registerDrawers")
    .select(["id", "businessDate", "openedAt", "closedAt", "closedBy", "openingFloatCents"])
    .select(["paidInCents", "paidOutCents", "overShortCents"])
    .where("storeId", "=", storeId)
    .where("deviceId", "=", deviceId)
    .where("businessDate", "=", raw<string>`any (${[...dates]}::date[])`)
    .orderBy("openedAt")
    .orderBy("id")
    .execute();
}

/** The dates' Day Closes are to be made, or made again. */
export async function markDays(sql: Sql, device: Device, dates: readonly BusinessDate[]): Promise<void> {
  if (dates.length > 0) {
    await sql
      .insertInto("registerDays")
      .values([...new Set(dates)].map((businessDate) => ({ ...device, businessDate })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The newest first: people look at them. */
export async function listMarkedDays(sql: Sql, device: Device, most: number): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("registerDays")
    .select("businessDate")
    .where("storeId", "=", device.storeId)
    .where("deviceId", "=", device.deviceId)
    .orderBy("businessDate", "desc")
    .limit(most)
    .execute();
  return rows.map(({ businessDate }) => businessDate);
}

export async function unmarkDays(sql: Sql, device: Device, dates: readonly BusinessDate[]): Promise<void> {
  await sql
    .deleteFrom("registerDays")
    .where("storeId", "=", device.storeId)
    .where("deviceId", "=", device.deviceId)
    .where("businessDate", "=", raw<string>`any (${[...dates]}::date[])`)
    .execute();
}
