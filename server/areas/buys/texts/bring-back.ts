/** Pieces that were out of season: the day from which they are welcome, and the text on that day. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { nextSeasonStart } from "#server/areas/backstock/backstock.ts";
import { bringBackJob } from "#server/areas/buys/buys.jobs.ts";
import { listReasonCounts } from "#server/areas/buys/desk/change-buy.db.ts";
import type { NamedCount } from "#server/areas/buys/desk/change-buy.db.ts";
import { lockedBuy } from "#server/areas/buys/desk/get-buy.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { sendAutomaticText } from "./send-buy-text.ts";

const textsAtMinutes = 10 * 60;
const dayMs = 86_400_000;
/** A program that was down this long says nothing any more: the season has begun without it. */
const mostLateDays = 7;

type Sorted = { businessDate: BusinessDate; reasons: readonly Pick<NamedCount, "isSeasonal" | "count">[] };

/** The day from which the pieces of a buy that were out of season are welcome; null when there are none. */
export async function bringBackOn(
  context: StoreContext,
  { businessDate: date, reasons }: Sorted,
): Promise<BusinessDate | null> {
  return reasons.some(({ isSeasonal, count }) => isSeasonal && count > 0) ? nextSeasonStart(context, date) : null;
}

async function bringBackOf(
  context: StoreContext,
  { id, businessDate: date }: { id: string; businessDate: BusinessDate },
): Promise<BusinessDate | null> {
  const reasons = await listReasonCounts(context.sql, { storeId: context.store.id, id });
  return bringBackOn(context, { businessDate: date, reasons });
}

/** Queues the text of that day; counting again moves it. */
export async function planBringBack(
  context: StoreContext,
  buy: { id: string; businessDate: BusinessDate },
): Promise<void> {
  const date = await bringBackOf(context, buy);
  if (date !== null) {
    const runAt = instantOf(date, textsAtMinutes, context.store.timeZone);
    const payload = { storeId: context.store.id, buyId: buy.id, date };
    await context.addJob(bringBackJob, payload, { runAt, key: `${bringBackJob.name} ${buy.id}` });
  }
}

/** Sends it to a seller who agreed to news; the guard of texting decides. */
export const askToBringBack = operation({
  name: "buys.askToBringBack",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: z.object({ buyId: z.uuid(), date: businessDate }),
  async run(context, { buyId, date }): Promise<boolean> {
    const buy = await lockedBuy(context, buyId);
    const isOver = buy.stage === "complete" && buy.outcome !== "cancelled";
    const today = localTimeAt(context.now, context.store.timeZone).date;
    if (!isOver || today < date || (await bringBackOf(context, buy)) !== date) {
      return false;
    }
    const due = instantOf(date, textsAtMinutes, context.store.timeZone);
    const notAfter = new Date(due.getTime() + mostLateDays * dayMs);
    return (
      notAfter > context.now && sendAutomaticText(context, buy, { kind: "bring_back", which: "bring back", notAfter })
    );
  },
});
