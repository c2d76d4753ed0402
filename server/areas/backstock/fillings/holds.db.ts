import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** A buy whose goods a second-hand rule keeps off the floor. */
export type HeldBuy = { number: number; buyNumber: string; businessDate: BusinessDate; holdUntil: BusinessDate };

const mostHeld = 300;

/** The newest first: what is being put into a bin was bought last. */
export async function listHeldBuys(
  sql: Sql,
  { storeId, today }: { storeId: number; today: BusinessDate },
): Promise<HeldBuy[]> {
  return await sql
    .selectFrom("secondHandHoldsView")
    .select(["number", "buyNumber", "businessDate", "holdUntil"])
    .where("storeId", "=", storeId)
    .where("holdUntil", ">", today)
    .orderBy("number", "desc")
    .limit(mostHeld)
    .$narrowType<HeldBuy>()
    .execute();
}

/** Until when the longest of the buys in a `filling` holds it, over or not. */
export const holdOfFilling = raw<BusinessDate | null>`(
  select max(hold.hold_until) from backstock_filling_holds as part
  join second_hand_holds_view as hold on hold.store_id = part.store_id and hold.number = part.register_number
  where part.store_id = filling.store_id and part.filling_id = filling.id
)`;

type Parts = { storeId: number; fillingId: string; numbers: readonly number[] };

/** Which of the numbers the store's register has. */
export async function countHolds(sql: Sql, { storeId, numbers }: Omit<Parts, "fillingId">): Promise<number> {
  const rows = await sql
    .selectFrom("secondHandHoldsView")
    .select("number")
    .where("storeId", "=", storeId)
    .where("number", "in", numbers)
    .execute();
  return rows.length;
}

export async function insertHolds(sql: Sql, { storeId, fillingId, numbers }: Parts): Promise<void> {
  await sql
    .insertInto("backstockFillingHolds")
    .values(numbers.map((registerNumber) => ({ storeId, fillingId, registerNumber })))
    .execute();
}
