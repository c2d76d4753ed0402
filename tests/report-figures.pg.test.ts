import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dailyReport, periodReport } from "#server/areas/reports/reports.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aBuy, aSale } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-03-04T20:00:00Z");
});
afterAll(() => program.stop());

async function aFreshTill(): Promise<TestTill> {
  return aTill(program.owner, { store: await aStore(program.owner), platform: program.platform });
}

function send(till: TestTill, rows: unknown[]) {
  return takeBatch(till.request, { batch: 1, sentAt: "2026-03-04T18:00:00Z", rows });
}

function march(till: TestTill) {
  const { store } = till.request;
  expect(store).not.toBeNull();
  const request =
    store === null ? till.request : systemRequest(program.platform, { store, reason: "test", requestId: randomUUID() });
  return periodReport(request, { from: "2026-03-01", to: "2026-03-31" });
}

test("a month does not count tickets that are dated in the future", async () => {
  const till = await aFreshTill();
  await send(till, [
    aSale({ seq: 1, net: 5100 }),
    aSale({ seq: 2, net: 7000, businessDate: "2026-03-20", at: "2026-03-20T18:00:00Z" }),
  ]);
  expect(await march(till)).toMatchObject({ sales: 5100, customers: 1, dayCount: 1 });
  expect(await dailyReport(till.request, { date: "2026-03-20" })).toMatchObject({ sales: null, isKnown: false });
  program.clock.now = new Date("2026-03-20T20:00:00Z");
  expect(await march(till)).toMatchObject({ sales: 12_100, customers: 2 });
  program.clock.now = new Date("2026-03-04T20:00:00Z");
});

type OurBuy = { isDropOff?: boolean; outcome?: string | null; readyAt?: string | null; textedAt?: string };

/** A buy of the counter, checked in at 11:00 in the shop, and its completed row as the register sends it. */
async function aCheckedInBuy(till: TestTill, number: number, buy: OurBuy): Promise<string> {
  const customer = randomUUID();
  await program.owner.query(
    `insert into customers (account_id, id, first_name, last_name, home_store_id, mobile, created_at)
     values ($1, $2, 'Ada', 'Park', $3, $4, now())`,
    [till.store.accountId, customer, till.store.id, `+1312555010${number}`],
  );
  const id = randomUUID();
  await program.owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, checked_in_at, ready_at,
       is_drop_off, status, stage, outcome, first_notified_at)
     values ($1, $2, $3, $4, '2026-03-04', $5, 1, '2026-03-04T17:00:00Z', $6, $7, 'complete', 'complete', $8, $9)`,
    [
      till.store.id,
      id,
      till.store.accountId,
      customer,
      number,
      buy.readyAt ?? null,
      buy.isDropOff ?? false,
      buy.outcome ?? null,
      buy.textedAt ?? null,
    ],
  );
  return id;
}

test("[done 6 of reports] a wait ends with the first text where nobody marked the pile ready, else with the payout", async () => {
  const till = await aFreshTill();
  const minutes = (count: number) => new Date(Date.parse("2026-03-04T17:00:00Z") + count * 60_000).toISOString();
  const texted = await aCheckedInBuy(till, 1, { textedAt: minutes(25) });
  const paid = await aCheckedInBuy(till, 2, {});
  const ready = await aCheckedInBuy(till, 3, { readyAt: minutes(10), textedAt: minutes(40) });
  const completed = (seq: number) => aBuy({ seq, readyAt: null, completedAt: minutes(70) });
  await send(till, [{ ...completed(1), clientRef: texted }]);
  const wait = async () => (await dailyReport(till.request, { date: "2026-03-04" })).avgWaitMinutes;
  expect(await wait()).toBe(25);
  await takeBatch(till.request, {
    batch: 2,
    sentAt: "2026-03-04T18:00:00Z",
    rows: [
      { ...completed(2), clientRef: paid },
      { ...completed(3), clientRef: ready },
    ],
  });
  expect(await wait()).toBe((25 + 70 + 10) / 3);
});

test("[done 5 of reports] drop-offs and canceled buys stay out of the average wait, and the counter's own times count", async () => {
  const till = await aFreshTill();
  const ids = await Promise.all([
    aCheckedInBuy(till, 1, { readyAt: "2026-03-04T17:10:00Z" }),
    aCheckedInBuy(till, 2, { isDropOff: true }),
    aCheckedInBuy(till, 3, { outcome: "cancelled" }),
  ]);
  const minutes = (count: number) => new Date(Date.parse("2026-03-04T17:00:00Z") + count * 60_000).toISOString();
  const completed = (seq: number, wait: number) => aBuy({ seq, readyAt: null, completedAt: minutes(wait) });
  await send(till, [
    { ...completed(1, 60), clientRef: ids[0] },
    { ...completed(2, 200), clientRef: ids[1] },
    { ...completed(3, 100), clientRef: ids[2] },
    completed(4, 20),
    completed(5, 90),
    completed(6, 8 * 60 + 1),
  ]);
  expect(await dailyReport(till.request, { date: "2026-03-04" })).toMatchObject({
    buys: 6,
    avgWaitMinutes: 40,
    medianWaitMinutes: 20,
  });
});
