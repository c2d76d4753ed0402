import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { insertPastBuys } from "#server/app/demonstration/counter/regulars.db.ts";
import { nameOf } from "#server/app/demonstration/counter/regulars.rules.ts";
import { collectAwards } from "#server/areas/loyalty/collect.ts";
import { findActiveLoyalty, refreshScreens } from "#server/areas/loyalty/loyalty-service.ts";
import { awardKey, reversalKey } from "#server/areas/loyalty/request-key.ts";
import { findSettings } from "#server/areas/loyalty/settings.db.ts";
import { runLoyaltyNow } from "#server/areas/loyalty/setup.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Platform, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { daysBack, houseService } from "./demonstration-program.ts";
import * as db from "./members.db.ts";
import type { DueAward, RegisterVisitor } from "./members.db.ts";
import { hasJoined, joinedOn, pastPoints, returnedOn, sumNights } from "./members.rules.ts";
import type { NightPart } from "./members.rules.ts";

const [secondMs, minuteMs] = [1000, 60_000];
/** The night's run is at two. */
const nightMinutes = 120;
/** A manager presses Run now at most so often. */
const pressEveryMs = 30 * minuteMs;

/**
 * Makes members of many who shop and sell at the store that keeps its own points, with their buys, and gives what they
 * earned in the nights since points began. Waits until the register has sent those days; what happens later is given as
 * in any store.
 */
export async function fillMembers(platform: Platform, storeId: number): Promise<void> {
  const request = await requestForStore(platform, { storeId, reason: "the demonstration's past" });
  if (request === null) {
    return;
  }
  const { date: today } = localTimeAt(platform.clock(), request.store.timeZone);
  const lastDay = addDays(today, -1);
  await platform.database.transaction(request.scope, async (sql) => {
    const context: StoreContext = { ...contextFor(request, sql), store: request.store };
    const startOn = await startOfPast(context, lastDay);
    if (startOn === null) {
      return;
    }
    await insertMembers(context, { startOn, lastDay });
    // What came back is found by the award of its sale, so it takes a second look.
    await collectAwards(context, { date: lastDay, cause: "night" });
    await collectAwards(context, { date: lastDay, cause: "night" });
    await settleNights(context, lastDay);
    await refreshScreens(context);
  });
}

/** Null where nothing is to be filled in, or not yet. */
async function startOfPast(context: StoreContext, lastDay: BusinessDate): Promise<BusinessDate | null> {
  const { sql, store } = context;
  const storeId = store.id;
  if (!(await db.takeMembers(sql, storeId)) || (await findActiveLoyalty(context)) !== houseService) {
    return null;
  }
  const startOn = (await findSettings(sql, storeId))?.startOn ?? null;
  if (startOn === null || startOn > lastDay || !(await db.hasPast(sql, { storeId, date: startOn }))) {
    return null;
  }
  // What the store gave before the demonstration's own first day, an earlier start has filled in.
  const before = instantOf(addDays(startOn, daysBack), 0, store.timeZone);
  return (await db.hasMembers(sql, { storeId, before })) ? null : startOn;
}

async function insertMembers(
  { sql, store, now }: StoreContext,
  { startOn, lastDay }: { startOn: BusinessDate; lastDay: BusinessDate },
): Promise<void> {
  const { id: storeId, accountId } = store;
  const visitors = await db.listVisitors(sql, { storeId, accountId, from: startOn, to: lastDay });
  const member = ({ posCustomerId, name, mobile, email, knownSince }: RegisterVisitor, place: number) => {
    const createdAt = instantOf(joinedOn(knownSince, { startOn }), 640 + (place % 540), store.timeZone);
    const id = uuidv7({ msecs: createdAt.getTime() });
    return {
      customer: { ...nameOf(name), accountId, homeStoreId: storeId, id, email, mobile: `+1${mobile}`, createdAt },
      link: { storeId, accountId, posCustomerId, customerId: id, linkedAt: createdAt, method: "check-in" },
    };
  };
  const isFirstOfPhone = ({ mobile }: RegisterVisitor, at: number, all: RegisterVisitor[]) =>
    all.findIndex((each) => each.mobile === mobile) === at;
  await db.insertMembers(sql, visitors.filter(hasJoined).filter(isFirstOfPhone).map(member));
  const { date: today } = localTimeAt(now, store.timeZone);
  await insertPastBuys(sql, { storeId, accountId, customerId: null }, { before: today });
}

/** Gives what members earned until a day, as each day's night would have, less what came back. */
async function settleNights(context: StoreContext, lastDay: BusinessDate): Promise<void> {
  const { sql, store } = context;
  const storeId = store.id;
  const due = await db.listDueAwards(sql, { storeId, to: lastDay });
  const parts: NightPart[] = await db.countTransactions(sql, { storeId, to: lastDay });
  for (const award of due) {
    if (award.customerId !== null) {
      parts.push(...(await settle(context, { award, customerId: award.customerId, lastDay })));
    }
  }
  const runs = [...sumNights(parts)].map(([businessDate, sums]) => {
    const startedAt = nightAfter(context, businessDate);
    const endedAt = new Date(startedAt.getTime() + 40 * secondMs);
    const id = uuidv7({ msecs: startedAt.getTime() });
    return { storeId, id, businessDate, cause: "night", startedAt, endedAt, ...sums };
  });
  await db.replaceRuns(sql, { storeId, to: lastDay, runs });
}

type Settling = { award: DueAward; customerId: string; lastDay: BusinessDate };

async function settle(context: StoreContext, { award, customerId, lastDay }: Settling): Promise<NightPart[]> {
  const { sql, store } = context;
  const { kind, transactionId, number, businessDate } = award;
  const key = { storeId: store.id, kind, transactionId };
  const { points, reversed } = pastPoints(award);
  if (points === 0) {
    return [];
  }
  const at = nightAfter(context, businessDate);
  const backOn = returnedOn(businessDate, lastDay);
  const backAt = nightAfter(context, backOn);
  const reason = `${kind === "sale" ? "Ticket" : "Buy"} ${number} at ${store.name}`;
  const entry = { accountId: store.accountId, storeId: store.id, customerId };
  const id = uuidv7({ msecs: at.getTime() });
  await db.insertPoints(sql, [
    { ...entry, id, points, reason, idempotencyKey: awardKey(key), at },
    ...(reversed > 0
      ? [
          {
            ...{ ...entry, id: uuidv7({ msecs: backAt.getTime() }), points: -reversed, at: backAt },
            ...{ reason: `${reason} came back`, idempotencyKey: reversalKey(key, 0) },
          },
        ]
      : []),
  ]);
  await db.updateAward(sql, {
    ...key,
    ...{ points, reversedPoints: reversed, reversedAt: reversed > 0 ? backAt : null },
    ...{ state: reversed === points ? "reversed" : "awarded", reason: returnReason({ points, reversed }) },
    ...{ accountRef: customerId, entryRef: id, sentAt: at, awardedAt: at, tries: 1, nextTryAt: null },
  });
  const back = reversed > 0 ? [{ businessDate: backOn, reversedPoints: reversed }] : [];
  return [{ businessDate, awarded: 1, points }, ...back];
}

function returnReason({ points, reversed }: { points: number; reversed: number }): "returned" | "part_returned" | null {
  if (reversed === 0) {
    return null;
  }
  return reversed === points ? "returned" : "part_returned";
}

/** When the run of a business date was; of the last night it may not be over yet. */
function nightAfter({ store, now }: StoreContext, date: BusinessDate): Date {
  const at = instantOf(addDays(date, 1), nightMinutes, store.timeZone);
  return at < now ? at : new Date(now.getTime() - minuteMs);
}

/** Once members have bought something since the last run, the manager on duty presses Run now: their points land at once. */
export async function pressRunNow(manager: StoreRequest, sql: Sql): Promise<void> {
  const storeId = manager.store.id;
  const last = await db.lastRunAt(sql, storeId);
  const isTime = last !== null && manager.platform.clock().getTime() - last.getTime() >= pressEveryMs;
  if (isTime && (await db.hasEarnedSince(sql, { storeId, at: last }))) {
    await runLoyaltyNow(manager, {});
  }
}
