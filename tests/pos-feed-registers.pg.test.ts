import { afterAll, beforeAll, expect, test } from "vitest";
import type { PosBatchAnswer } from "#common/pos/pos-feed.ts";
import { dailyReport } from "#server/areas/reports/reports.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aBuy, aCustomer, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

type Registers = { front: TestTill; back: TestTill };

async function twoRegisters(): Promise<Registers> {
  const store = await aStore(program.owner);
  const front = await aTill(program.owner, { store, platform: program.platform });
  return { front, back: await aTill(program.owner, { store, platform: program.platform }) };
}

function send(till: TestTill, batch: number, rows: unknown[]): Promise<PosBatchAnswer> {
  return takeBatch(till.request, { batch, sentAt: "2026-03-04T18:00:00Z", rows });
}

async function sales(till: TestTill): Promise<{ sales: number | null; customers: number | null }> {
  const day = await dailyReport(till.request, { date: "2026-03-04" });
  return { sales: day.sales, customers: day.customers };
}

function hoursFromNow(hours: number): string {
  return new Date(program.clock.now.getTime() + hours * 3_600_000).toISOString();
}

test("two registers that number their tickets alike keep both tickets", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aSale({ seq: 1, externalId: "1", net: 1000 })]);
  const response = await send(back, 1, [aSale({ seq: 1, externalId: "1", net: 500 })]);
  expect(response).toMatchObject({ accepted: 1, changed: 0, unchanged: 0 });
  expect(await sales(front)).toEqual({ sales: 1500, customers: 2 });
});

test("of two tickets with one id each register changes and removes its own", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aSale({ seq: 1, externalId: "1", net: 1000 })]);
  await send(back, 1, [aSale({ seq: 1, externalId: "1", net: 500 })]);
  expect(await send(back, 2, [aSale({ seq: 2, externalId: "1", net: 700 })])).toMatchObject({ changed: 1 });
  expect(await sales(front)).toEqual({ sales: 1700, customers: 2 });
  await send(back, 3, [aTombstone({ seq: 3, externalId: "1" })]);
  expect(await sales(front)).toEqual({ sales: 1000, customers: 1 });
  await send(front, 2, [aTombstone({ seq: 2, externalId: "1" })]);
  expect(await sales(front)).toEqual({ sales: null, customers: null });
});

test("a tombstone that comes before its ticket buries no ticket of another register", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aTombstone({ seq: 2, externalId: "1", updatedAt: "2026-03-04T20:00:00Z" })]);
  await send(back, 1, [aSale({ seq: 1, externalId: "1", net: 500 })]);
  await send(front, 2, [aSale({ seq: 1, externalId: "1", net: 1000 })]);
  expect(await sales(front)).toEqual({ sales: 500, customers: 1 });
});

test("a machine that replaced a revoked one at its terminal goes on with its tickets", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aSale({ seq: 8, externalId: "1", net: 1000 })]);
  await program.owner.query("update devices set terminal_number = '1' where store_id = $1", [front.store.id]);
  await program.owner.query("update devices set revoked_at = now() where id = $1", [front.deviceId]);
  const again = aSale({ seq: 1, externalId: "1", net: 1000 });
  expect(await send(back, 1, [again])).toMatchObject({ accepted: 0, unchanged: 1 });
  await send(back, 2, [aSale({ seq: 2, externalId: "1", net: 1000, type: "void", updatedAt: "2026-03-04T19:00:00Z" })]);
  expect(await sales(back)).toEqual({ sales: 0, customers: 0 });
});

test("a void counts although its register's clock was a day ahead when it sold", async () => {
  const { front } = await twoRegisters();
  await send(front, 1, [aSale({ seq: 1, externalId: "1", updatedAt: hoursFromNow(24) })]);
  const voided = aSale({ seq: 2, externalId: "1", type: "void", updatedAt: hoursFromNow(0) });
  expect(await send(front, 2, [voided])).toMatchObject({ accepted: 1, changed: 1, unchanged: 0 });
  expect(await sales(front)).toEqual({ sales: 0, customers: 0 });
});

test("sale and void of a clock that was put right arrive together and in either order", async () => {
  const { front, back } = await twoRegisters();
  const sold = aSale({ seq: 1, externalId: "1", updatedAt: "2026-03-05T18:00:00Z" });
  const voided = aSale({ seq: 2, externalId: "1", type: "void", updatedAt: "2026-03-04T18:00:00Z" });
  await send(front, 1, [voided, sold]);
  await send(back, 1, [voided]);
  await send(back, 2, [sold]);
  expect(await sales(front)).toEqual({ sales: 0, customers: 0 });
});

test("a register whose clock is ahead does not keep others from changing a customer", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aCustomer({ seq: 1, externalId: "C1", name: "Ahead", updatedAt: hoursFromNow(24) })]);
  program.clock.pass(60_000);
  await send(back, 1, [aCustomer({ seq: 1, externalId: "C1", name: "Right", updatedAt: hoursFromNow(0) })]);
  const result = await program.owner.query("select name from pos_customers where store_id = $1", [front.store.id]);
  expect(result.rows).toEqual([{ name: "Right" }]);
});

test("a buy that one register checked in and another paid is one buy", async () => {
  const { front, back } = await twoRegisters();
  await send(front, 1, [aBuy({ seq: 9, externalId: "B1", status: "open", completedAt: null, paidCash: 0 })]);
  await send(back, 1, [aBuy({ seq: 1, externalId: "B1", updatedAt: "2026-03-04T18:30:00Z" })]);
  expect(await dailyReport(front.request, { date: "2026-03-04" })).toMatchObject({ buys: 1, buyAmount: 600 });
});

test("an older state of a customer that a back-fill brings later changes nothing", async () => {
  const { front } = await twoRegisters();
  await send(front, 1, [aCustomer({ seq: 1, externalId: "C1", name: "New", updatedAt: "2026-03-04T18:00:00Z" })]);
  await send(front, 2, [aCustomer({ seq: 2, externalId: "C1", name: "Old", updatedAt: "2025-03-04T18:00:00Z" })]);
  const result = await program.owner.query("select name from pos_customers where store_id = $1", [front.store.id]);
  expect(result.rows).toEqual([{ name: "New" }]);
});
