import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

export const returnRules = ["void", "flag"] as const;
const onReturn = z.enum(returnRules);

export type BouncebackSettings = {
  earnsOnRedemption: boolean;
  mostPerSale: number;
  /** What happens to an unused coupon whose sale came back. */
  onReturn: (typeof returnRules)[number];
};

const defaults: BouncebackSettings = {
  earnsOnRedemption: true,
  mostPerSale: 10,
  onReturn: "void",
};

export async function getBouncebackSettings(sql: Sql, storeId: number): Promise<BouncebackSettings> {
  const row = await sql
    .selectFrom("bouncebackSettings")
    .select(["earnsOnRedemption", "mostPerSale", "onReturn"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row === undefined ? defaults : { ...row, onReturn: onReturn.parse(row.onReturn) };
}

export async function saveBouncebackSettings(sql: Sql, storeId: number, settings: BouncebackSettings): Promise<void> {
  await sql
    .insertInto("bouncebackSettings")
    .values({ storeId, ...settings })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(settings))
    .execute();
}
