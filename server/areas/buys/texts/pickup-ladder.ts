/** Texts to sellers who have not come for their offer. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { localTimeAt } from "#common/store-time.ts";
import { chaseSellerJob } from "#server/areas/buys/buys.jobs.ts";
import { lockedBuy } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./buy-texts.db.ts";
import { pickupLadder } from "./pickup-ladder.rules.ts";
import type { LadderStep, OpenDay } from "./pickup-ladder.rules.ts";
import { sendAutomaticText } from "./send-buy-text.ts";

/** Where a store has entered no hours, as the guard of texting takes them. */
const usualHours = [{ opensMinutes: 8 * 60, closesMinutes: 21 * 60 }];

/** Queues every text that a seller gets who does not come; each looks again when its time has come. */
export async function planLadder(context: StoreContext, buy: BuyWithCustomer): Promise<void> {
  const storeId = context.store.id;
  for (const { kind, date, at } of await ladderOf(context, { buy, notifiedAt: context.now })) {
    await context.addJob(chaseSellerJob, { storeId, buyId: buy.id, kind, date }, { runAt: at });
  }
}

/** Sends one of them, if the seller has still not come. */
export const chaseSeller = operation({
  name: "buys.chaseSeller",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: z.object({ buyId: z.uuid(), kind: z.enum(["reminder", "last_call"]), date: businessDate }),
  async run(context, { buyId, kind, date }): Promise<boolean> {
    const buy = await lockedBuy(context, buyId);
    if (buy.stage !== "notified" || buy.firstNotifiedAt === null) {
      return false;
    }
    const steps = await ladderOf(context, { buy, notifiedAt: buy.firstNotifiedAt });
    const step = steps.find((candidate) => candidate.kind === kind && candidate.date === date);
    if (step === undefined || step.notAfter <= context.now) {
      return false;
    }
    return sendAutomaticText(context, buy, { kind, which: `${kind} ${date}`, notAfter: step.notAfter });
  },
});

async function ladderOf(
  { sql, store }: StoreContext,
  { buy, notifiedAt }: { buy: BuyWithCustomer; notifiedAt: Date },
): Promise<LadderStep[]> {
  const { abandonAfterDays } = await getBuySettings(sql, store.id);
  const { date } = localTimeAt(notifiedAt, store.timeZone);
  const lastDate = addDays(buy.businessDate, abandonAfterDays);
  const openDays: OpenDay[] = [];
  for (const day of new Set([date, addDays(date, 1), lastDate])) {
    const periods = (await db.findHours(sql, { storeId: store.id, date: day })) ?? usualHours;
    const [first, last] = [periods[0], periods.at(-1)];
    if (first !== undefined && last !== undefined) {
      openDays.push({ date: day, opensMinutes: first.opensMinutes, closesMinutes: last.closesMinutes });
    }
  }
  return pickupLadder({ notifiedAt, date, lastDate }, { timeZone: store.timeZone, openDays });
}
