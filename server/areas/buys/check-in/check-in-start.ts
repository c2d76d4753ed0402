import { z } from "zod";
import { estimateNow } from "#server/areas/buys/desk/estimate.ts";
import type { Estimate } from "#server/areas/buys/desk/estimate.ts";
import { isLinked, posNameOf } from "#server/areas/buys/pos-link.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findCheckInRegisters } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";

export type CheckInStart = {
  posName: string;
  /** False: the acting person is no employee of the point of sale, and can neither check in nor sort. */
  isLinked: boolean;
  /** False: no register takes check-ins, so the buy is opened there by hand, from its slip. */
  takesCheckIns: boolean;
  /** Registers that take none, though another one may. */
  slipDeviceIds: readonly string[];
  /** For ages and expiry dates. */
  today: string;
};

/** What has to be known before a check-in begins. */
export const checkInStart = operation({
  name: "buys.checkInStart",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<CheckInStart> {
    const [posName, linked, today, registers] = await Promise.all([
      posNameOf(context),
      isLinked(context),
      findBusinessDate(context.sql, { storeId: context.store.id, at: context.now }),
      findCheckInRegisters(context.sql, context.store.id),
    ]);
    return { posName, isLinked: linked, today, ...registers };
  },
});

/** How long a pile of so many containers would wait if it came now. */
export const checkInEstimate = operation({
  name: "buys.checkInEstimate",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ containers: z.int().min(1).max(396) }),
  run: (context, { containers }): Promise<Estimate> => estimateNow(context, containers),
});
