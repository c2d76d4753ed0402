import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { shutDays } from "#server/areas/goals/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { findStanding } from "./standing.db.ts";
import type { StandingRow } from "./standing.db.ts";

export type Standing = Omit<StandingRow, "hasRegister"> & {
  /** Nobody was to sell or to close a register. */
  isShut: boolean;
  /** A Day Close is there or can still come: not without a register, nor from registers that give none. */
  needsClose: boolean;
};

/** How far a store's date is, for who plans the mails about it. */
export const viewStanding = operation({
  name: "nightlyMail.viewStanding",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<Standing> {
    const { id: storeId } = context.store;
    const [{ hasRegister, ...row }, shut, { givesDayCloses }] = await Promise.all([
      findStanding(context.sql, { storeId, date }),
      shutDays(context, { from: date, to: date }),
      findStoreCapabilities(context.sql, storeId),
    ]);
    const isClosed = row.closeArrivedAt !== null;
    const isPlannedShut = row.isShutByHours || shut.includes(date);
    const isShut = isPlannedShut && !isClosed && row.sales === null;
    return { ...row, isShut, needsClose: !isShut && (isClosed || (hasRegister && givesDayCloses)) };
  },
});
