/** The register of a training store: it sells what a simulated point of sale plans, and speaks with nobody. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { instantOf } from "#common/store-time.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";
import { findFeedPlace } from "#server/platform/pos/service-feed/feed-place.db.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { newestFacts, planDay } from "#till/pos/simulator/day-plan.ts";
import { finishedDay } from "#till/pos/simulator/history.ts";
import { employeeFacts } from "#till/pos/simulator/people/employees.ts";
import { practiceDeviceId, saveClosedDay, saveDevice } from "./practice-register.db.ts";
import { practiceShop } from "./practice-shop.ts";
import { tradeInTrainingJob } from "./training.jobs.ts";

/** Pieces in stock are sent for so many days back. */
const itemDays = 7;
/** How often the register of an open day says what it sold. */
const everyMs = 10 * 60_000;

export const openRegister = operation({
  name: "training.openRegister",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { sql, store, now } = practiceContext(context);
    await saveDevice(sql, { storeId: store.id, now });
    const shop = await practiceShop(context);
    await sendFacts(context, employeeFacts(shop, { date: dateOf(now), at: now }));
  },
});

function dateOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** A whole day that is over. Sent again it changes nothing. */
export const sendDay = operation({
  name: "training.sendDay",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<void> {
    const { sql, store, now } = practiceContext(context);
    const shop = await practiceShop(context);
    const facts = finishedDay({ shop, itemDays, today: dateOf(now) }, date);
    if (facts.length === 0) {
      // Nobody is to look for a Day Close that never was.
      await saveClosedDay(sql, { storeId: store.id, date });
    }
    await sendFacts(context, facts);
  },
});

/** What was sold today until now, yesterday's last sales and its Day Close; again after some minutes, while the day lasts. */
export async function tradeInTraining(request: StoreRequest, { date }: { date: string }): Promise<void> {
  if (request.store.isTraining !== true) {
    return;
  }
  await sendDay(request, { date: addDays(date, -1) });
  await sendUntilNow(request, { date });
}

const sendUntilNow = operation({
  name: "training.sendUntilNow",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<void> {
    const { sql, store, now } = practiceContext(context);
    await saveDevice(sql, { storeId: store.id, now });
    const { events } = planDay(await practiceShop(context), date);
    await sendFacts(context, newestFacts(events.filter(({ at }) => at <= now).flatMap(({ facts }) => facts)));
    const next = new Date(now.getTime() + everyMs);
    if (next < instantOf(addDays(date, 1), 0, store.timeZone)) {
      const key = `${tradeInTrainingJob.name}:${store.id}`;
      await context.addJob(tradeInTrainingJob, { storeId: store.id, date }, { runAt: next, key });
    }
  },
});

/** As batches of the made-up register, like a till's. */
export async function sendFacts(context: StoreContext, facts: readonly PosFact[]): Promise<void> {
  const { sql, store, now } = context;
  const device = { storeId: store.id, deviceId: practiceDeviceId(store.id) };
  const asDevice = contextFor({ ...context, deviceId: device.deviceId }, sql);
  await lockFeed(sql, store.id);
  for (let at = 0; at < facts.length; at += maxBatchRows) {
    const { nextSeq, nextBatch } = await findFeedPlace(sql, device);
    const rows: PosRowInput[] = facts
      .slice(at, at + maxBatchRows)
      .map((fact, index) => ({ ...fact, seq: nextSeq + index }));
    await takeBatch(asDevice, { batch: nextBatch, sentAt: now.toISOString(), rows });
  }
}

/** Made-up sales in a real store's figures would be the worst that could happen here. */
export function practiceContext(context: StoreContext): StoreContext {
  if (context.store.isTraining !== true) {
    throw notFound("Training store");
  }
  return context;
}
