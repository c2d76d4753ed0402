import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
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
  sum { paid sold days costPct aheadDaily dailyNeed weekdayPct goal } } }`;

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

test("an employee is refused", async () => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
});
