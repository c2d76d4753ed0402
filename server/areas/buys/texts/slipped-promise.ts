/** A seller who waits is texted when the wait takes longer than was promised: twice at most. */
import { z } from "zod";
import { watchPromiseJob } from "#server/areas/buys/buys.jobs.ts";
import { expectReady } from "#server/areas/buys/desk/estimate.ts";
import { lockedBuy } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./buy-texts.db.ts";
import { sendAutomaticText } from "./send-buy-text.ts";
import { isSlip, looksAt, mostSlips } from "./slipped-promise.rules.ts";

const roundMs = 5 * 60_000;

/** From check-in on; a drop-off waits for nobody. */
export async function watchPromise(context: StoreContext, buy: BuyWithCustomer): Promise<void> {
  if (buy.promisedAt !== null && !buy.isDropOff) {
    await lookAgain(context, { buyId: buy.id, slip: 1, look: 0, promisedAt: buy.promisedAt });
  }
}

export const lookAtPromise = operation({
  name: "buys.lookAtPromise",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: z.object({ buyId: z.uuid(), slip: z.int().min(1).max(mostSlips), look: z.int().min(0).max(1) }),
  async run(context, { buyId, slip, look }): Promise<void> {
    const buy = await lockedBuy(context, buyId);
    const key = { storeId: context.store.id, buyId };
    const promisedAt = (await db.findLaterPromise(context.sql, key)) ?? buy.promisedAt;
    const expected = promisedAt && (await expectReady(context, buy));
    if (promisedAt === null || expected === null) {
      return;
    }
    const expectedAt = expected.to;
    if (!isSlip({ promisedAt, expectedAt })) {
      if (look === 0) {
        await lookAgain(context, { buyId, slip, look: 1, promisedAt });
      }
      return;
    }
    const later = new Date(Math.ceil(expectedAt.getTime() / roundMs) * roundMs);
    const text = { kind: "later", which: `later ${slip}`, notAfter: later, promisedAt: later } as const;
    if ((await sendAutomaticText(context, buy, text)) && slip < mostSlips) {
      await lookAgain(context, { buyId, slip: slip + 1, look: 0, promisedAt: later });
    }
  },
});

async function lookAgain(
  context: StoreContext,
  { promisedAt, ...look }: { buyId: string; slip: number; look: number; promisedAt: Date },
): Promise<void> {
  const runAt = looksAt(promisedAt, look.look);
  const isPast = runAt <= context.now;
  // A promise of less than ten minutes is looked at when it has surely not held.
  const next = isPast ? { ...look, look: 1 } : look;
  await context.addJob(
    watchPromiseJob,
    { storeId: context.store.id, ...next },
    { runAt: isPast ? looksAt(promisedAt, 1) : runAt },
  );
}
