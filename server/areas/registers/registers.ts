/** The front door: how a store's register service stands, as its page shows it. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { integrationId, listIntegrations } from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { listDaySums } from "#server/platform/pos/service-feed/day-sums.db.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { daysDoneOf } from "./backfill.ts";
import { findBackfill, listBackfillMonths } from "./backfills.db.ts";
import type { Backfill, BackfillMonth } from "./backfills.db.ts";
import { findConnection, listBookmarks } from "./connections.db.ts";
import type { RegisterConnection } from "./connections.db.ts";
import { paceOf } from "./reading.rules.ts";

export { registerWebhooks } from "./register-webhooks.ts";

export type RunningBackfill = Omit<Backfill, "workingMs" | "provider"> & {
  months: BackfillMonth[];
  sales: number;
  daysDone: number;
  daysLeft: number;
  salesPerMinute: number | null;
  minutesLeft: number | null;
};

export type RegisterView = {
  integration: Integration;
  today: BusinessDate;
  connection: RegisterConnection | null;
  /** When sales were last looked for. */
  lookedAt: Date | null;
  /** Of the whole store today. */
  salesToday: { net: number; tickets: number } | null;
  backfill: RunningBackfill | null;
};

export const viewRegister = operation({
  name: "registers.view",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<RegisterView> {
    const { sql, store } = context;
    const key = { storeId: store.id, provider: id };
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (integration === undefined) {
      throw notFound("Integration");
    }
    const today = await runningDate(context);
    const sums = (await listDaySums(sql, { storeId: store.id, dates: [today] })).get(today);
    const bookmarks = await listBookmarks(sql, key);
    return {
      integration,
      today,
      connection: await findConnection(sql, key),
      lookedAt: bookmarks.find(({ part }) => part === "sales")?.lookedAt ?? null,
      salesToday: sums === undefined ? null : { net: sums.netSales, tickets: sums.tickets },
      backfill: await runningBackfill(await findBackfill(sql, key), (run) =>
        listBackfillMonths(sql, { storeId: store.id, id: run.id }),
      ),
    };
  },
});

async function runningBackfill(
  run: Backfill | null,
  listMonths: (run: Backfill) => Promise<BackfillMonth[]>,
): Promise<RunningBackfill | null> {
  if (run === null) {
    return null;
  }
  const { workingMs, provider: _provider, ...shown } = run;
  const months = await listMonths(run);
  const days = daysDoneOf(months);
  const sales = months.reduce((sum, month) => sum + month.sales, 0);
  return { ...shown, months, sales, ...days, ...paceOf({ ...days, sales, workingMs }) };
}
