import { z } from "zod";
import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listTakenNumbers } from "./coupons.db.ts";

/** As many different numbers as a day's export of a register may hold. */
const mostNumbers = 1_000;

/**
 * How many of these numbers, of a register's export, are coupons that the company issued: whether a column holds them. It
 * says no number, and managers alone may count, because they alone say what a register exports.
 */
export const countIssuedNumbers = operation({
  name: "bounceback.countIssuedNumbers",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({ numbers: z.array(inputText.max(200)).max(mostNumbers) }),
  async run({ sql, store: { accountId } }, { numbers }): Promise<number> {
    const read = new Set(numbers.map(readCouponNumber).filter((number) => number !== null));
    return (await listTakenNumbers(sql, { accountId, numbers: [...read] })).size;
  },
});
