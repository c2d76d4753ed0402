/** What a training store's made-up register does with a check-in: the buy is there, looked through, and paid in its time. */
import { z } from "zod";
import { posRow } from "#common/pos/pos-rows.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { checkedInBuy } from "#till/pos/simulator/extra-trade.ts";
import { findCheckIn } from "./practice-check-ins.db.ts";
import { practiceContext, sendFacts } from "./practice-register.ts";
import { practiceShop } from "./practice-shop.ts";
import { sendPracticeFactsJob } from "./training.jobs.ts";

/** Slow enough that a trainee does every step before the register does. */
const storyMs = 90 * 60_000;
/** Beside the numbers of the day's plan. */
const firstNumber = 500;

export const takeCheckIn = operation({
  name: "training.takeCheckIn",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const { sql, store, now } = practiceContext(context);
    const checkIn = await findCheckIn(sql, { storeId: store.id, id });
    if (checkIn === null) {
      return;
    }
    const { number, name, phone, email } = checkIn;
    const customer = { externalId: null, name, phone, email, customerCode: null };
    const date = await findBusinessDate(sql, { storeId: store.id, at: now });
    const closesAt = new Date(now.getTime() + storyMs);
    const entries = checkedInBuy(
      await practiceShop(context),
      { buy: { clientRef: id, number: String(number) }, customer },
      { date, number: firstNumber + number, at: now, closesAt },
    );
    for (const { at, facts } of entries) {
      if (at <= now) {
        await sendFacts(context, facts);
      } else {
        await context.addJob(sendPracticeFactsJob, { storeId: store.id, facts }, { runAt: at });
      }
    }
  },
});

export async function sendPracticeFacts(
  request: StoreRequest,
  { facts }: { facts: readonly unknown[] },
): Promise<void> {
  const rows: PosFact[] = facts.map((fact) => {
    const { seq: _seq, ...row } = posRow.parse({ ...z.looseObject({}).parse(fact), seq: 1 });
    return row;
  });
  await request.platform.database.transaction(request.scope, (sql) =>
    sendFacts(practiceContext({ ...contextFor(request, sql), store: request.store }), rows),
  );
}
