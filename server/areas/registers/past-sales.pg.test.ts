import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aRegisterStore, connectRegister, storedDays } from "#tests/kit/registers/connect-register.ts";
import { ringUp, tradeDays } from "#tests/kit/registers/counter.ts";
import { merchantServices } from "#tests/kit/registers/some-merchants.ts";
import type { MerchantServices } from "#tests/kit/registers/some-merchants.ts";
import { runJobs, runQueue } from "#tests/kit/run-jobs.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const minute = 60_000;
const today = "2026-03-05";

let program: TestProgram;
let services: MerchantServices;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  services = await merchantServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  ({ store, manager } = await aRegisterStore(program, services));
  await connectRegister(manager, services);
  await pass();
});

const change = (field: string) => askFor(manager, `mutation { ${field} }`);

/** What became due after a while is done. */
async function pass(ms = minute): Promise<void> {
  program.clock.pass(ms);
  await runJobs(program);
}

async function backfill(): Promise<unknown> {
  const { registerService } = await askFor(
    manager,
    `{ registerService(id: "square") { backfill { state sales daysDone daysLeft } } }`,
  );
  return registerService;
}

test("past sales come in exactly, month by month, though the program is ended again and again", async () => {
  const from = addDays(today, -70);
  const days = tradeDays(services.shop, { from, days: 70, seed: 4 });
  await change(`startPastSales(id: "0198c0de-0000-7000-8000-000000000001", from: "${from}")`);
  for (let kill = 0; kill < 20; kill += 1) {
    // A request that breaks off is what a kill leaves: what was not committed is not there.
    services.merchants.faults.push("lost", "lost", "lost");
    program.clock.pass(16 * minute);
    await runQueue(program);
    services.merchants.cursorEpoch += 1;
  }
  services.merchants.faults.length = 0;
  await pass(16 * minute);
  await pass(16 * minute);
  expect(await storedDays(program, store.id)).toEqual(days);
  expect(await backfill()).toMatchObject({ backfill: { state: "DONE", daysDone: 70, daysLeft: 0 } });
}, 300_000);

test("past sales stop and go on where they were, and one run is made at a time", async () => {
  const from = addDays(today, -10);
  tradeDays(services.shop, { from, days: 10, seed: 5 });
  const id = "0198c0de-0000-7000-8000-000000000002";
  await change(`startPastSales(id: "${id}", from: "${from}")`);
  await change("stopPastSales");
  await pass();
  expect(await backfill()).toMatchObject({ backfill: { state: "STOPPED", sales: 0 } });
  const again = await manager.graphql(`mutation { startPastSales(id: "${id.replace(/2$/, "3")}", from: "${from}") }`);
  expect(again.errors[0]?.extensions).toMatchObject({ code: "still-waiting" });
  await change("resumePastSales");
  await pass();
  expect(await backfill()).toMatchObject({ backfill: { state: "DONE", daysLeft: 0 } });
});

test("past sales that a person stops while they come in are neither lost nor counted twice", async () => {
  const from = addDays(today, -100);
  const days = tradeDays(services.shop, { from, days: 100, seed: 6 });
  await change(`startPastSales(id: "0198c0de-0000-7000-8000-000000000006", from: "${from}")`);
  for (const requests of [4, 20, 60]) {
    services.requests.length = 0;
    const reading = { isOver: false };
    const passing = pass().finally(() => Object.assign(reading, { isOver: true }));
    await expect
      .poll(() => [services.requests.length >= requests, reading.isOver], { timeout: 60_000 })
      .toContain(true);
    await change("stopPastSales");
    await passing;
    await change("resumePastSales");
  }
  await pass();
  expect(await backfill()).toMatchObject({ backfill: { state: "DONE", daysLeft: 0 } });
  expect(await storedDays(program, store.id)).toEqual(days);
}, 120_000);

test("a past sale that the feed refuses is left out alone, and said", async () => {
  const from = addDays(today, -10);
  tradeDays(services.shop, { from, days: 10, seed: 7 });
  const at = new Date("2026-03-01T18:00:00Z");
  const tooMuch = { variationId: null, name: "Slip", pieces: 1, price: 900_000_000, discount: 0, tax: 0 };
  const { orderId } = ringUp(services.shop, {
    ...{ locationId: "L0MAPLE", at, teamMemberId: "TMML0RESALE1", customerId: null },
    lines: [tooMuch],
    paid: [{ with: "CASH", amount: 900_000_000 }],
  });
  await change(`startPastSales(id: "0198c0de-0000-7000-8000-000000000007", from: "${from}")`);
  await pass();
  expect(await backfill()).toMatchObject({ backfill: { state: "DONE", daysLeft: 0 } });
  const { rows } = await program.owner.query<{ id: string }>(
    "select external_id as id from pos_transactions where store_id = $1",
    [store.id],
  );
  const ids = rows.map(({ id }) => id).toSorted();
  const sold = services.merchant.orders.map((order) => String(order["id"])).filter((id) => id !== orderId);
  const loose = services.merchant.refunds.filter((refund) => !refund["order_id"]).map((refund) => String(refund["id"]));
  expect(ids).toEqual([...sold, ...loose].toSorted());
  const { rows: log } = await program.owner.query<{ text: string }>(
    "select text from integration_events where store_id = $1 and level = 'error'",
    [store.id],
  );
  expect(log.map(({ text }) => text)).toEqual([expect.stringContaining("was not taken. lines.0.price")]);
});
