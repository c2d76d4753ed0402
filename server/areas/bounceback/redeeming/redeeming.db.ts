import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Visit } from "./block.rules.ts";

type VisitQuery = {
  accountId: number;
  storeId: number;
  date: BusinessDate;
  coupon: Pick<Coupon, "id" | "storeId" | "customerId" | "cellphone" | "posCustomerId">;
  transactionId: string | null;
};

/** The coupon that the same customer or ticket used at the store on the business date, if there is one. */
export async function findVisit(sql: Sql, { accountId, storeId, date, coupon, transactionId }: VisitQuery) {
  const result = await raw<Visit>`
    /* bounceback.findVisit */
    select other.redeemed_at, other.redeemed_by_name, other.redeem_terminal, other.name
    from coupons as other
    where other.account_id = ${accountId} and other.redeem_store_id = ${storeId} and other.redeemed_on = ${date}
      and other.redeemed_at is not null and other.id <> ${coupon.id}
      and (other.customer_id = ${coupon.customerId}::uuid or other.cellphone = ${coupon.cellphone}
        or (other.store_id = ${coupon.storeId} and other.pos_customer_id = ${coupon.posCustomerId})
        or other.redeem_transaction_id = ${transactionId})
    order by other.redeemed_at desc
    limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

export type Redemption = {
  accountId: number;
  coupon: { storeId: number; id: string };
  storeId: number;
  date: BusinessDate;
  at: Date;
  details: {
    storeName: string;
    deviceId: string | null;
    terminal: string | null;
    employeeId: number;
    employeeName: string;
    transactionId: string | null;
    transactionNumber: string | null;
    purchaseCents: number | null;
    overrideReason: string | null;
    isExpiredAllowed: boolean;
    isVisitAllowed: boolean;
  };
};

/** Uses the coupon, unless anything has changed meanwhile. */
export async function redeemOnce(sql: Sql, { accountId, coupon, storeId, date, at, details }: Redemption) {
  const result = await raw<{ isRedeemed: boolean }>`
    /* bounceback.redeemOnce */
    select hangtag.redeem_coupon(${accountId}, ${coupon.storeId}, ${coupon.id}, ${storeId}, ${date}, ${at},
      ${JSON.stringify(details)}::jsonb) as is_redeemed`.execute(sql);
  return result.rows[0]?.isRedeemed === true;
}

const notRedeemed = {
  redeemedAt: null,
  redeemedOn: null,
  redeemStoreId: null,
  redeemStoreName: null,
  redeemDeviceId: null,
  redeemTerminal: null,
  redeemEmployeeId: null,
  redeemedByName: null,
  redeemTransactionId: null,
  redeemTransactionNumber: null,
  purchaseAmountCents: null,
  overrideReason: null,
  isGoodwill: false,
  isVisitOverride: false,
} as const;

/** False when it is not used, or was used on another day or at another store. */
export async function undoOnce(
  sql: Sql,
  key: { accountId: number; coupon: { storeId: number; id: string }; storeId: number; date: BusinessDate },
): Promise<boolean> {
  const row = await sql
    .updateTable("coupons")
    .set({ ...notRedeemed, version: raw<number>`version + 1` })
    .where("accountId", "=", key.accountId)
    .where("storeId", "=", key.coupon.storeId)
    .where("id", "=", key.coupon.id)
    .where("redeemStoreId", "=", key.storeId)
    .where("redeemedOn", "=", key.date)
    .where("redeemedAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What the register that stands at a device calls itself. */
export async function findTerminal(sql: Sql, key: { storeId: number; deviceId: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("devices")
    .select(["terminalNumber", "name"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.deviceId)
    .executeTakeFirst();
  return row === undefined ? null : (row.terminalNumber ?? row.name);
}

/** The number that people read of a ticket of the point of sale. */
export async function findTicketNumber(
  sql: Sql,
  key: { storeId: number; transactionId: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("posTransactionsReportView")
    .select("number")
    .where("storeId", "=", key.storeId)
    .where("externalId", "=", key.transactionId)
    .executeTakeFirst();
  return row?.number ?? null;
}
