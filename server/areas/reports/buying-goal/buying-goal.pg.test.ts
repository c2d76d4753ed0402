import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aBuy, aCustomer } from "#tests/kit/pos-rows.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program);
});
afterAll(() => program.stop());

const today = "2026-11-20";
const question = `{ dayBuying { date bought past { from to } ahead { from to }
  sum { paid sold days costPct aheadDaily dailyNeed weekdayPct goal }
  categories { category averagePrice averageCost sellThroughPct supplyItems neededItems gapItems gapCents supplyWeeks } } }`;

test("the sum is made of eight weeks of the store and of the goals of the days ahead", async () => {
  const manager = await aPerson(program, store, { role: roles.manager });
  expect((await manager.graphql(question)).data?.["dayBuying"]).toMatchObject({ date: today, bought: null, sum: null });
  const bought = { buys: 5, buysWithTrade: 1, cashCents: 20_000, tradeCents: 5000, items: 40 };
  for (let days = 1; days <= 56; days += 1) {
    await aSalesDay(program, store, { date: addDays(today, -days), cents: 100_000, bought });
  }
  const monthGoal = `mutation { saveMonthGoal(month: "2026-12-01", goal: 4340000) { goal } }`;
  expect((await manager.graphql(monthGoal)).errors).toEqual([]);
  await aSalesDay(program, store, { date: today, cents: 30_000, status: "provisional", bought });
  const answer = await manager.graphql(question);
  expect(answer.errors).toEqual([]);
  expect(answer.data?.["dayBuying"]).toMatchObject({
    ...{
      bought: 25_000,
      past: { from: "2026-09-25", to: "2026-11-19" },
      ahead: { from: "2026-12-11", to: "2026-12-31" },
    },
    sum: {
      paid: 1_400_000,
      sold: 5_600_000,
      days: 56,
      costPct: 250,
      aheadDaily: 140_000,
      weekdayPct: 1000,
      goal: 35_000,
    },
  });
});

test("both bars say how far such a weekday usually is by now; without its hours, or on another day, nothing", async () => {
  const shop = await aStore(program);
  const manager = await aPerson(program, shop, { role: roles.manager });
  const paced = async (date: string | null) =>
    recordOf(
      (
        await manager.graphql(
          `query ($date: BusinessDate) { dayBuying(date: $date) {
            bought sum { goal } salesPace { ahead usualPct } boughtPace { ahead usualPct } } }`,
          { date },
        )
      ).data?.["dayBuying"],
    );
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, day, 600, 1200 from generate_series(0, 6) as day`,
    [shop.id],
  );
  const bought = { buys: 5, buysWithTrade: 1, cashCents: 20_000, tradeCents: 5000, items: 40 };
  for (let days = 1; days <= 56; days += 1) {
    await aSalesDay(program, shop, { date: addDays(today, -days), cents: 100_000, bought });
  }
  await aSalesDay(program, shop, { date: today, cents: 30_000, status: "provisional", bought });
  const monthGoal = `mutation ($month: BusinessDate!) { saveMonthGoal(month: $month, goal: 3000000) { goal } }`;
  for (const month of ["2026-11-01", "2026-12-01"]) {
    expect((await manager.graphql(monthGoal, { month })).errors).toEqual([]);
  }
  // It is noon. Of eight such Fridays two sold half by 11, and five of ten dollars were paid by then.
  expect(await paced(null)).toMatchObject({ bought: 25_000, salesPace: null, boughtPace: null });
  await program.owner.query(
    `update daily_reports set sales_by_hour_cents = array_fill(0::bigint, array[10]) || array[50000, 0] ||
       array_fill(0::bigint, array[6]) || array[50000] || array_fill(0::bigint, array[5])
     where store_id = $1 and business_date in ('2026-11-13', '2026-11-06')`,
    [shop.id],
  );
  const feed = aFeed(program, shop);
  const paid = { businessDate: "2026-11-13", paidCash: 3000, paidTrade: 1000 };
  await feed([
    aCustomer({ seq: 9001, externalId: "C9" }),
    aBuy({ ...paid, seq: 9002, completedAt: "2026-11-13T16:30:00Z", customerId: "C9" }),
    aBuy({ ...paid, seq: 9003, completedAt: "2026-11-13T20:30:00Z", customerId: "C9" }),
    aBuy({ ...paid, seq: 9004, completedAt: "2026-11-13T21:30:00Z", customerId: "C9" }),
    aBuy({ ...paid, seq: 9005, completedAt: "2026-11-14T06:30:00Z", customerId: "C9" }),
  ]);
  const { goal } = recordOf((await paced(null))["sum"]);
  expect(await paced(null)).toMatchObject({
    salesPace: { ahead: 30_000 - 50_000, usualPct: 500 },
    boughtPace: { ahead: 25_000 - Number(goal) / 4, usualPct: 250 },
  });
  expect(await paced("2026-11-13")).toMatchObject({ salesPace: null, boughtPace: null });
});

/** So many pieces of a category, received and sold so many days ago. */
function pieces(category: string, count: number, { received, sold }: { received: number; sold: number | null }) {
  const at = (days: number) => new Date(program.clock.now.getTime() - days * 86_400_000).toISOString();
  return Array.from({ length: count }, (_, place) => ({
    ...{ kind: "inventoryItem", seq: (seq += 1), updatedAt: at(0), businessDate: today, sku: `${category} ${seq}` },
    ...{ externalId: `I${seq}`, description: `Piece ${place}`, categoryPath: ["Girls", category], brand: null },
    ...{ size: null, goods: "used", price: 1000, cost: 300, buyId: null, receivedAt: at(received), quantity: 1 },
    ...{ status: sold === null ? "inStock" : "sold", soldAt: sold === null ? null : at(sold) },
    soldTransactionId: null,
  }));
}

let seq = 0;

test("a category's gap is what its sales need less what is there, floor and bins", async () => {
  const shop = await aStore(program);
  const manager = await aPerson(program, shop, { role: roles.manager });
  const bought = { buys: 5, buysWithTrade: 1, cashCents: 20_000, tradeCents: 5000, items: 40 };
  for (let days = 1; days <= 56; days += 1) {
    await aSalesDay(program, shop, { date: addDays(today, -days), cents: 100_000, bought });
  }
  expect(
    (await manager.graphql(`mutation { saveMonthGoal(month: "2026-12-01", goal: 3100000) { goal } }`)).errors,
  ).toEqual([]);
  const feed = aFeed(program, shop);
  // 56 sold in eight weeks: at that pace 32 sell in 4 1/2. 40 of 50 did within 30 days, so it takes 40. 9 are there.
  await feed([
    ...pieces("Jeans", 40, { received: 60, sold: 40 }),
    ...pieces("Jeans", 9, { received: 70, sold: null }),
    ...pieces("Jeans", 1, { received: 80, sold: 45 }),
    ...pieces("Jeans", 15, { received: 20, sold: 5 }),
    ...pieces("Hats", 10, { received: 60, sold: 40 }),
  ]);
  const jeans = async () => recordOf((await manager.graphql(question)).data?.["dayBuying"])["categories"];
  const worth = {
    category: "Girls, Jeans",
    averagePrice: 1000,
    averageCost: 300,
    sellThroughPct: 800,
    neededItems: 40,
  };
  expect(await jeans()).toEqual([{ ...worth, supplyItems: 9, gapItems: 31, gapCents: 9300, supplyWeeks: 1.3 }]);
  await feed(pieces("Jeans", 9, { received: 1, sold: null }));
  expect(await jeans()).toEqual([{ ...worth, supplyItems: 18, gapItems: 22, gapCents: 6600, supplyWeeks: 2.6 }]);
});

test("an employee is refused", async () => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
});
