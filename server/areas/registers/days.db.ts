import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

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

export async function saveDrawer(sql: Sql, device: Device, drawer: Drawer): Promise<void> {
  const { id, ...values } = drawer;
  await sql
    .insertInto("registerDrawers")
    .values({ ...device, id, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "deviceId", "id"]).doUpdateSet(values))
    .execute();
}

export async function listDrawers(sql: Sql, { storeId, deviceId }: Device, date: BusinessDate): Promise<Drawer[]> {
  return sql
    .selectFrom("registerDrawers")
    .select(["id", "businessDate", "openedAt", "closedAt", "closedBy", "openingFloatCents"])
    .select(["paidInCents", "paidOutCents", "overShortCents"])
    .where("storeId", "=", storeId)
    .where("deviceId", "=", deviceId)
    .where("businessDate", "=", date)
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
