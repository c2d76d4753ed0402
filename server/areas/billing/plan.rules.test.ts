import { expect, test } from "vitest";
import type { StoreSubscription } from "#common/billing/subscription.ts";
import { planBilling } from "./plan.rules.ts";
import type { PlannedStore } from "./plan.rules.ts";

const now = new Date("2026-06-01T12:00:00Z");
const opening = new Date("2026-06-11T04:00:00Z");
const july = new Date("2026-07-01T04:00:00Z");

function aStore(storeId: number, changes: Partial<PlannedStore> = {}): PlannedStore {
  const store = { storeId, name: `Store ${storeId}`, timeZone: "America/New_York", grandOpeningOn: "2020-05-01" };
  return { ...store, afterAttempt: 0, ...changes };
}

function aSubscription(storeId: number, changes: Partial<StoreSubscription> = {}): StoreSubscription {
  return {
    ...{ id: `sub_${storeId}`, storeId, attempt: 1, status: "active", priceCents: 10_000, createdAt: now },
    ...{ freeUntil: null, periodEndsAt: july, endsWithPeriod: false, waitsForOpening: false },
    ...{ isDiscounted: false, endedAt: null },
    ...changes,
  };
}

const plan = (stores: PlannedStore[], subscriptions: StoreSubscription[] = [], canPay = true) =>
  planBilling({ stores, subscriptions, canPay, now });

test("[ONB-06] a store is subscribed with free time until the day after its Grand Opening", () => {
  const store = aStore(1, { grandOpeningOn: "2026-06-10" });
  expect(plan([store])).toEqual([
    {
      kind: "subscribe",
      order: {
        ...{ storeId: 1, storeName: "Store 1", attempt: 1, isDiscounted: false },
        ...{ freeUntil: opening, chargeDay: july, waitsForOpening: false },
      },
    },
  ]);
  expect(plan([store], [], false)).toEqual([]);
  expect(plan([{ ...store, afterAttempt: null }])).toEqual([]);
});

test("a store that is open already is charged from the next midnight on", () => {
  expect(plan([aStore(1)])).toMatchObject([
    { order: { freeUntil: new Date("2026-06-02T04:00:00Z"), chargeDay: july } },
  ]);
});

test("[ONB-06] a moved Grand Opening replaces the free subscription, and leaves one that was charged", () => {
  const free = aSubscription(1, { status: "trialing", freeUntil: opening, periodEndsAt: opening });
  const moved = aStore(1, { grandOpeningOn: "2026-06-20" });
  expect(plan([aStore(1, { grandOpeningOn: "2026-06-10" })], [free])).toEqual([]);
  expect(plan([moved], [free])).toMatchObject([
    { kind: "subscribe", order: { attempt: 2, freeUntil: new Date("2026-06-21T04:00:00Z") } },
    { kind: "drop", subscriptionId: "sub_1" },
  ]);
  expect(plan([moved], [aSubscription(1)])).toEqual([]);
  // A run that was killed in between left both.
  const replaced = aSubscription(1, { ...free, id: "sub_2", attempt: 2, freeUntil: new Date("2026-06-21T04:00:00Z") });
  expect(plan([moved], [free, replaced])).toEqual([{ kind: "drop", subscriptionId: "sub_1" }]);
});

test("without a Grand Opening it waits, ends without a charge, and starts again when the date is there", () => {
  const unknown = aStore(1, { grandOpeningOn: null });
  const until = new Date("2026-11-28T05:00:00Z");
  expect(plan([unknown])).toMatchObject([{ order: { freeUntil: until, waitsForOpening: true, chargeDay: null } }]);
  expect(plan([aStore(1, { grandOpeningOn: "2099-01-01" })])).toMatchObject([{ order: { waitsForOpening: true } }]);
  const waiting = { status: "trialing", waitsForOpening: true, endsWithPeriod: true, freeUntil: until } as const;
  expect(plan([unknown], [aSubscription(1, waiting)])).toEqual([]);
  const ended = aSubscription(1, { ...waiting, status: "canceled" });
  expect(plan([unknown], [ended])).toEqual([]);
  expect(plan([aStore(1, { grandOpeningOn: "2026-06-10" })], [ended])).toMatchObject([{ order: { attempt: 2 } }]);
});

test("what a person canceled is not started again before the owner says so", () => {
  const canceled = aSubscription(1, { status: "canceled", attempt: 3 });
  expect(plan([aStore(1, { afterAttempt: 2 })], [canceled])).toEqual([]);
  expect(plan([aStore(1, { afterAttempt: 3 })], [canceled])).toMatchObject([{ order: { attempt: 4 } }]);
  const ending = aSubscription(1, { status: "trialing", freeUntil: opening, endsWithPeriod: true });
  expect(plan([aStore(1)], [ending])).toEqual([]);
});

test("[ONB-05] the discount comes with the first charge for which two stores are billable", () => {
  const opens = aSubscription(2, { status: "trialing", freeUntil: opening, periodEndsAt: opening });
  const stores = [aStore(1), aStore(2, { grandOpeningOn: "2026-06-10" })];
  expect(plan(stores, [aSubscription(1), opens])).toEqual([
    { kind: "discount", subscriptionId: "sub_1", isDiscounted: true },
    { kind: "discount", subscriptionId: "sub_2", isDiscounted: true },
  ]);
  // The first one's charge comes before the second opens.
  const sooner = aSubscription(1, { periodEndsAt: new Date("2026-06-05T04:00:00Z") });
  expect(plan(stores, [sooner, opens])).toEqual([{ kind: "discount", subscriptionId: "sub_2", isDiscounted: true }]);
});

test("[ONB-05] it goes with the next invoice after one of two has ended, and not before", () => {
  const stores = [aStore(1), aStore(2)];
  const reduced = aSubscription(1, { isDiscounted: true, periodEndsAt: new Date("2026-06-20T04:00:00Z") });
  expect(plan(stores, [reduced, aSubscription(2, { isDiscounted: true, endsWithPeriod: true })])).toEqual([]);
  const sooner = aSubscription(2, { isDiscounted: true, endsWithPeriod: true, periodEndsAt: opening });
  expect(plan(stores, [reduced, sooner])).toEqual([{ kind: "discount", subscriptionId: "sub_1", isDiscounted: false }]);
});

test("[ONB-05] a store in Open to Buy or without a date is not counted", () => {
  const waiting = aSubscription(2, {
    status: "trialing",
    waitsForOpening: true,
    endsWithPeriod: true,
    freeUntil: opening,
  });
  expect(plan([aStore(1), aStore(2, { grandOpeningOn: null })], [aSubscription(1), waiting])).toEqual([]);
});

test("a store that is no longer there ends with its month, once", () => {
  expect(plan([], [aSubscription(9)])).toEqual([{ kind: "end", subscriptionId: "sub_9" }]);
  expect(plan([], [aSubscription(9, { endsWithPeriod: true })])).toEqual([]);
});
