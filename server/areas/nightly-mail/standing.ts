import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { shutDays } from "#server/areas/goals/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findStanding } from "./standing.db.ts";
import type { StandingRow } from "./standing.db.ts";

export type Standing = StandingRow & {
  /** Nobody was to sell or to close a register. */
  isShut: boolean;
};

/** How far a store's date is, for who plans the mails about it. */
export const viewStanding = operation({
  name: "nightlyMail.viewStanding",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<Standing> {
    const [row, shut] = await Promise.all([
      findStanding(context.sql, { storeId: context.store.id, date }),
      shutDays(context, { from: date, to: date }),
    ]);
    const isPlannedShut = row.isShutByHours || shut.includes(date);
    return { ...row, isShut: isPlannedShut && row.closeArrivedAt === null && row.sales === null };
  },
});
