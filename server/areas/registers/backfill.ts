/** Past sales that a person asks for: month by month, the newest first. `read-past.ts` fetches them. */
import { z } from "zod";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { dayParts, registers } from "#server/adapters/registers/registers.ts";
import { pastSalesDropped, pastSalesGoOn, pastSalesStarted, pastSalesStopped } from "#server/events/registers.ts";
import type { EventDefinition, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { Refusal, invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./backfills.db.ts";
import type { Backfill, BackfillMonth, BackfillState } from "./backfills.db.ts";
import { findConnection } from "./connections.db.ts";
import { monthsOf } from "./reading.rules.ts";
import { bookPast, findActiveRegister } from "./register-service.ts";

const permission = "automations:manage" as const;
/** Longer than any register service exists. */
const mostDays = 20 * 366;
const [firstPart] = dayParts;

export const startPastSales = operation({
  name: "registers.startPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), from: businessDate }),
  async run(context, { id, from }): Promise<void> {
    const { sql, now } = context;
    const storeId = context.store.id;
    const provider = await findActiveRegister(context);
    const connection = provider === null ? null : await findConnection(sql, { storeId, provider });
    if (provider === null || connection === null) {
      throw new Refusal("not-active", { message: "The register service is not active" });
    }
    const to = addDays(await runningDate(context), -1);
    if (from > to || daysBetween(from, to) > mostDays) {
      throw invalidInput({ from: ["Use a date before today"] });
    }
    const open = await db.findBackfill(sql, { storeId, provider, isLocked: true });
    if (open !== null && (open.state === "running" || open.state === "stopped")) {
      throw new Refusal("still-waiting", {
        message: "Past sales are still coming in. Go on, or leave them as they are.",
      });
    }
    const startedBy = context.user?.fullName ?? "";
    const months = monthsOf(from, to);
    await db.insertBackfill(sql, storeId, {
      id,
      provider,
      from,
      to,
      startedBy,
      startedAt: now,
      months,
      part: firstPart,
    });
    await announce(context, pastSalesStarted, { from, to });
    await bookPast(context, { id: provider });
  },
});

/** Keeps its place: a page that was read is there, and nothing more is read. */
export const stopPastSales = operation({
  name: "registers.stopPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "running", to: "stopped", event: pastSalesStopped }),
});

export const resumePastSales = operation({
  name: "registers.resumePastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "running", event: pastSalesGoOn }),
});

/** What came in stays. */
export const dropPastSales = operation({
  name: "registers.dropPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "dropped", event: pastSalesDropped }),
});

type Turn = { from: BackfillState; to: BackfillState; event: EventDefinition<typeof pastSalesStarted.payload> };

async function turn(context: StoreContext, { from, to, event }: Turn): Promise<void> {
  const storeId = context.store.id;
  const provider = await findActiveRegister(context);
  const run = provider === null ? null : await db.findBackfill(context.sql, { storeId, provider, isLocked: true });
  if (provider === null || run?.state !== from) {
    return;
  }
  const endedAt = to === "running" ? null : context.now;
  await db.changeBackfill(context.sql, { storeId, id: run.id }, { state: to, endedAt });
  await announce(context, event, run);
  await bookPast(context, { id: provider });
}

async function announce(
  context: StoreContext,
  event: EventDefinition<typeof pastSalesStarted.payload>,
  { from, to }: Pick<Backfill, "from" | "to">,
): Promise<void> {
  await context.emit(event, { from, to }, { kind: "Integration", id: registers.id });
  await sendNotice(context, { name: "registers.changed", recordKind: "Integration", recordId: registers.id });
}

/** How many days of a run are in: a month that is being read counts by its parts. */
export function daysDoneOf(months: readonly BackfillMonth[]): { daysDone: number; daysLeft: number } {
  const days = ({ from, to }: { from: BusinessDate; to: BusinessDate }) => daysBetween(from, to) + 1;
  const all = months.reduce((sum, month) => sum + days(month), 0);
  const daysDone = months.filter(({ doneAt }) => doneAt !== null).reduce((sum, month) => sum + days(month), 0);
  return { daysDone, daysLeft: all - daysDone };
}
