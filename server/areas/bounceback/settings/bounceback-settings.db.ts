import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

export const returnRules = ["void", "flag"] as const;
const onReturn = z.enum(returnRules);

export type BouncebackSettings = {
  earnsOnRedemption: boolean;
  mostPerSale: number;
  /** What happens to an unused coupon whose sale came back. */
  onReturn: (typeof returnRules)[number];
  /** The most that a coupon may take off while there is no connection; null: no coupon is taken then. */
  offlineMostCents: number | null;
};

const defaults: BouncebackSettings = {
  earnsOnRedemption: true,
  mostPerSale: 10,
  onReturn: "void",
  offlineMostCents: null,
};

export async function getBouncebackSettings(sql: Sql, storeId: number): Promise<BouncebackSettings> {
  const row = await sql
    .selectFrom("bouncebackSettings")
    .select(["earnsOnRedemption", "mostPerSale", "onReturn", "offlineMostCents"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row === undefined ? defaults : { ...row, onReturn: onReturn.parse(row.onReturn) };
}

/** Writes what changed alone: a manager and the owner may each change their own part at once. */
export async function saveBouncebackSettings(
  sql: Sql,
  storeId: number,
  changes: Partial<BouncebackSettings>,
): Promise<void> {
  const hasChanges = Object.keys(changes).length > 0;
  await sql
    .insertInto("bouncebackSettings")
    .values({ storeId, ...defaults, ...changes })
    .onConflict((conflict) =>
      hasChanges ? conflict.column("storeId").doUpdateSet(changes) : conflict.column("storeId").doNothing(),
    )
    .execute();
}
