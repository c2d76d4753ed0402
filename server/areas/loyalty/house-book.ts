/** House points: a book of points in our own database, with the customers of the company as its accounts. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { PointsBook } from "#server/adapters/loyalty/loyalty.ts";
import type { Request } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./house-points.db.ts";

const permission = "automations:manage" as const;

/** The customers of the company, found by phone. */
export function houseBook(request: Request): PointsBook {
  return {
    findAccount: (phone) => findHouseAccount(request, { phone }),
    addPoints: (change) => writeHousePoints(request, change),
    reversePoints: (change) => writeHousePoints(request, { ...change, points: -change.points }),
  };
}

const findHouseAccount = operation({
  name: "loyalty.findHouseAccount",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ phone: inputText.max(20) }),
  run: (context, { phone }): Promise<string | null> =>
    db.findCustomerByPhone(context.sql, { accountId: context.store.accountId, phone }),
});

const writeHousePoints = operation({
  name: "loyalty.writeHousePoints",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    account: z.uuid(),
    points: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine((points) => points !== 0, "Use points above or below 0"),
    reason: inputText.max(200),
    idempotencyKey: inputText.min(1).max(128),
  }),
  run(context, { account, ...change }): Promise<string> {
    const { id: storeId, accountId } = context.store;
    return db.insertPoints(context.sql, { ...change, storeId, accountId, customerId: account, at: context.now });
  },
});
