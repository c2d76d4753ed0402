import { afterAll, beforeAll, expect, test } from "vitest";
import type { PosBatchAnswer } from "#common/pos/pos-feed.ts";
import { dailyReport } from "#server/areas/reports/reports.ts";
import type { ReportDay } from "#server/areas/reports/report-days.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aBuy, aCustomer, aDayClose, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

async function aFreshTill(): Promise<TestTill> {
  return aTill(program.owner, { store: await aStore(program.owner), platform: program.platform });
}

function send(till: TestTill, batch: number, rows: unknown[]): Promise<PosBatchAnswer> {
  return takeBatch(till.request, { batch, sentAt: "2026-03-04T18:00:00Z", rows });
}

function day(till: TestTill, date = "2026-03-04"): Promise<ReportDay> {
  return dailyReport(till.request, { date });
}

async function countRows(till: TestTill, table: string): Promise<number> {
  const result = await program.owner.query<{ count: number }>(
    `select count(*)::int as count from ${table} where store_id = $1`,
    [till.store.id],
  );
  return result.rows[0]?.count ?? -1;
}

test("a till's sales, returns, voids and buys make the day's figures", async () => {
  const till = await aFreshTill();
  const response = await send(till, 1, [
    aSale({ seq: 1, net: 2500, customerId: "C1" }),
    aSale({ seq: 2, net: 1500 }),
    aSale({
      seq: 3,
      type: "return",
      lines: [{ sku: "A1", description: "Shirt", goods: "used", quantity: -1, price: 500, net: -500 }],
      total: -500,
    }),
    aSale({ seq: 4, type: "void", net: 9900 }),
    aSale({
      seq: 5,
      lines: [{ sku: "GC", description: "Gift card", goods: "giftCard", quantity: 1, price: 2000, net: 2000 }],
      total: 2000,
    }),
    aBuy({ seq: 6 }),
    aBuy({ seq: 7, readyAt: null, completedAt: "2026-03-04T17:40:00Z", paidCash: 600, paidTrade: 0 }),
    aBuy({ seq: 8, paidCash: 0, paidTrade: 0, lines: [] }),
    aBuy({ seq: 9, status: "open", completedAt: null, paidCash: 0, paidTrade: 0 }),
    aCustomer({ seq: 10 }),
  ]);
  expect(response).toEqual({
    batch: 1,
    duplicate: false,
    accepted: 10,
    changed: 0,
    unchanged: 0,
    refused: [],
    nextSeq: 11,
    gaps: [],
    resendDates: [],
  });
  expect(await day(till)).toMatchObject({
    status: "provisional",
    sales: 3500,
    customers: 2,
    avgTransaction: 1750,
    salesWithoutCustomer: 1,
    salesWithoutCustomerPct: 500,
    itemsSold: 2,
    returns: 500,
    giftCardsSold: 2000,
    buys: 2,
    buysPassed: 1,
    buyAmount: 1200,
    avgBuy: 600,
    tradePct: 167,
    itemsBought: 2,
    avgWaitMinutes: 27,
    medianWaitMinutes: 20,
    goal: null,
    goalPct: null,
    compSales: null,
    laborMinutes: null,
    taskCompletion: null,
    binsAdded: null,
    couponsIssued: null,
  });
});

test("a day without data has no figures, and a Day Close alone gives zero", async () => {
  const till = await aFreshTill();
  expect(await day(till)).toMatchObject({ sales: null, customers: null, buys: null, avgTransaction: null });
  await send(till, 1, [aDayClose({ seq: 1 })]);
  expect(await day(till)).toMatchObject({ sales: 0, customers: 0, buys: 0, avgTransaction: null, status: "final" });
});

test("a store that only buys has buys and no sales", async () => {
  const till = await aFreshTill();
  await send(till, 1, [aBuy({ seq: 1 })]);
  expect(await day(till)).toMatchObject({ sales: null, customers: null, buys: 1, buyAmount: 600 });
});

test("a repeated batch gets its first response and changes nothing", async () => {
  const till = await aFreshTill();
  const first = await send(till, 1, [aSale({ seq: 1 }), { kind: "transaction", seq: 2 }]);
  const again = await send(till, 1, [aSale({ seq: 1, net: 5000 })]);
  expect(again).toEqual({ ...first, duplicate: true });
  expect(await day(till)).toMatchObject({ sales: 1000 });
});

test("a bad row is refused with its place and reason while the good ones land", async () => {
  const till = await aFreshTill();
  const bad = {
    ...aSale({ seq: 2 }),
    lines: [{ sku: "A", description: "", goods: "used", quantity: 1, price: 1.5, net: 100 }],
  };
  const response = await send(till, 1, [
    aSale({ seq: 1 }),
    bad,
    { ...aSale({ seq: 3 }), kind: "poem" },
    "nonsense",
    aSale({ seq: 5, number: "1\u0000" }),
    aSale({ seq: 6, cashierCode: "\ud800" }),
    aSale({ seq: 7, businessDate: "0001-01-01" }),
    { ...aDayClose({ seq: 8 }), externalId: "Z1" },
  ]);
  expect(response).toMatchObject({ accepted: 1, nextSeq: 4, gaps: [{ from: 4, to: 4 }] });
  expect(response.refused).toEqual([
    { seq: 2, externalId: "T2", kind: "transaction", path: "lines.0.price", reason: expect.any(String) },
    { seq: 3, externalId: "T3", kind: "poem", path: "kind", reason: expect.any(String) },
    { seq: null, externalId: null, kind: null, path: "", reason: expect.any(String) },
    { seq: 5, externalId: "T5", kind: "transaction", path: "", reason: "Holds a character that cannot be kept" },
    { seq: 6, externalId: "T6", kind: "transaction", path: "", reason: "Holds a character that cannot be kept" },
    { seq: 7, externalId: "T7", kind: "transaction", path: "businessDate", reason: expect.any(String) },
    { seq: 8, externalId: "Z1", kind: "dayClose", path: "externalId", reason: expect.any(String) },
  ]);
  expect(await day(till)).toMatchObject({ sales: 1000 });
});

test("an older version after a newer one changes nothing", async () => {
  const till = await aFreshTill();
  await send(till, 1, [aSale({ seq: 2, externalId: "T1", net: 700, updatedAt: "2026-03-04T19:00:00Z" })]);
  const late = await send(till, 2, [aSale({ seq: 1, externalId: "T1", net: 1000, updatedAt: "2026-03-04T18:00:00Z" })]);
  expect(late).toMatchObject({ accepted: 0, unchanged: 1, nextSeq: 3, gaps: [] });
  expect(await day(till)).toMatchObject({ sales: 700 });
});

test("a corrected ticket replaces its lines and tenders and moves to its new day", async () => {
  const till = await aFreshTill();
  const line = { sku: "A", description: "Shirt", goods: "used" as const, quantity: 1, price: 500, net: 500 };
  await send(till, 1, [aSale({ seq: 1, externalId: "T1", lines: [line, line, line] })]);
  await send(till, 2, [
    aSale({ seq: 2, externalId: "T1", lines: [line], businessDate: "2026-03-05", updatedAt: "2026-03-05T18:00:00Z" }),
  ]);
  expect(await countRows(till, "pos_transaction_lines")).toBe(1);
  expect(await countRows(till, "pos_tenders")).toBe(1);
  expect(await day(till)).toMatchObject({ sales: null });
  expect(await day(till, "2026-03-05")).toMatchObject({ sales: 500 });
});

test("a tombstone takes a ticket out of the day, also when it comes before the ticket", async () => {
  const till = await aFreshTill();
  const later = "2026-03-04T20:00:00Z";
  await send(till, 1, [
    aSale({ seq: 1 }),
    aSale({ seq: 2 }),
    aTombstone({ seq: 4, externalId: "T3", updatedAt: later }),
  ]);
  await send(till, 2, [aSale({ seq: 3 }), aTombstone({ seq: 5, externalId: "T2", updatedAt: later })]);
  expect(await day(till)).toMatchObject({ sales: 1000, customers: 1 });
  await send(till, 3, [aSale({ seq: 6, externalId: "T2", updatedAt: "2026-03-04T21:00:00Z" })]);
  expect(await day(till)).toMatchObject({ sales: 2000, customers: 2 });
});

test("missing numbers are requested until they are declared lost", async () => {
  const till = await aFreshTill();
  const first = await send(till, 1, [aSale({ seq: 3 }), aSale({ seq: 7 })]);
  expect(first).toMatchObject({
    nextSeq: 1,
    gaps: [
      { from: 1, to: 2 },
      { from: 4, to: 6 },
    ],
  });
  const second = await takeBatch(till.request, {
    batch: 2,
    sentAt: "2026-03-04T18:00:00Z",
    lost: [{ from: 1, to: 2 }],
    rows: [aSale({ seq: 5 })],
  });
  expect(second).toMatchObject({
    nextSeq: 4,
    gaps: [
      { from: 4, to: 4 },
      { from: 6, to: 6 },
    ],
  });
});

test("a day is provisional, final at Day Close, and corrected with a new revision afterwards", async () => {
  const till = await aFreshTill();
  await send(till, 1, [aSale({ seq: 1 })]);
  expect(await day(till)).toMatchObject({ status: "provisional", revision: 1, closedAt: null });
  await send(till, 2, [aDayClose({ seq: 2, netSales: 1000, transactions: 1 })]);
  expect(await day(till)).toMatchObject({ status: "final", revision: 1, closedAt: new Date("2026-03-05T03:05:00Z") });
  await send(till, 3, [aSale({ seq: 3, net: 300 })]);
  expect(await day(till)).toMatchObject({ status: "corrected", revision: 2, sales: 1300 });
});

test("a day with a differing Day Close is requested three times, then flagged for a person", async () => {
  const till = await aFreshTill();
  const rows = (seq: number) => [
    aSale({ seq, externalId: "T1" }),
    aDayClose({ seq: seq + 1, netSales: 1500, transactions: 1 }),
  ];
  const resendDates = [];
  for (const batch of [1, 2, 3, 4, 5]) {
    const response = await send(till, batch, rows(batch * 2));
    resendDates.push(response.resendDates);
  }
  expect(resendDates).toEqual([["2026-03-04"], ["2026-03-04"], ["2026-03-04"], [], []]);
  const flagged = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'pos.day-differs'",
    [till.store.id],
  );
  expect(flagged.rows).toEqual([{ payload: { businessDate: "2026-03-04", differenceCents: 500 } }]);
  await send(till, 6, [aSale({ seq: 20, externalId: "T1", net: 1500 })]);
  expect(await countRows(till, "pos_reconciliations")).toBe(0);
});

test("two tills of one store at once lose nothing and do not block each other", async () => {
  const store = await aStore(program.owner);
  const tills = await Promise.all([1, 2].map(() => aTill(program.owner, { store, platform: program.platform })));
  const batches = Array.from({ length: 12 }, (_, at) => at + 1);
  await Promise.all(
    tills.map(async (till, which) => {
      for (const batch of batches) {
        const rows = [0, 1, 2].map((row) =>
          aSale({ seq: batch * 3 + row - 2, externalId: `${which}-${batch}-${row}`, net: 100 }),
        );
        await send(till, batch, [...rows, aCustomer({ seq: batch + 1000, externalId: `C${batch}` })]);
      }
    }),
  );
  const days = await Promise.all(tills.map((till) => day(till)));
  expect(days).toMatchObject(tills.map(() => ({ sales: 7200, customers: 72 })));
});

test("recent tickets are announced one by one, history together", async () => {
  const till = await aFreshTill();
  const today = new Date(program.clock.now.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
  await send(till, 1, [
    aSale({ seq: 1, businessDate: today }),
    aSale({ seq: 2, businessDate: today, type: "void" }),
    aBuy({ seq: 3, businessDate: today }),
    aSale({ seq: 4 }),
    aSale({ seq: 5 }),
  ]);
  const events = await program.owner.query("select name from events where store_id = $1 order by name", [
    till.store.id,
  ]);
  expect(events.rows.map((row: { name: string }) => row.name)).toEqual([
    "pos.buy-updated",
    "pos.history-received",
    "pos.sale-completed",
    "pos.sale-voided",
  ]);
});

test("a revoked till gets nothing in", async () => {
  const till = await aFreshTill();
  await program.owner.query("update devices set revoked_at = now() where id = $1", [till.deviceId]);
  await expect(send(till, 1, [aSale({ seq: 1 })])).rejects.toMatchObject({ status: 401 });
});
