import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { startLoyalty } from "#tests/kit/loyalty/connect-loyalty.ts";
import { houseServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { aStore } from "#tests/kit/people.ts";
import { aCustomer, aSale } from "#tests/kit/pos-rows.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { awardPoints } from "./award-points.ts";
import { collectAwards } from "./collect.ts";

const date = "2026-03-04";
const at = "2026-03-04T17:00:00.000Z";
const timeZone = "America/Chicago";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram({ services: houseServices() });
  program.clock.now = new Date(at);
});
afterAll(() => program.stop());

/** Locks rows until it is released. */
async function hold(rows: string, values: readonly unknown[]): Promise<() => Promise<void>> {
  const connection = await program.owner.connect();
  await connection.query("begin");
  await connection.query(`select from ${rows} for update`, [...values]);
  return async () => {
    await connection.query("commit");
    connection.release();
  };
}

async function storeRequest(storeId: number): Promise<StoreRequest> {
  const request = await requestForStore(program.platform, { storeId, reason: "a test" });
  if (request === null) {
    throw new Error("No store");
  }
  return request;
}

async function countWaiting(): Promise<number> {
  const { rows } = await program.owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

test("a Day Close that comes again while points go out stops neither", async () => {
  const store = await aStore(program, { name: "Maple Street", timeZone });
  const till = await aTill(program.owner, { store: { ...store, timeZone }, platform: program.platform });
  const manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
  await askFor(manager, startLoyalty({ id: "house-points", sales: 1000, startOn: date }));
  const customerId = randomUUID();
  await program.owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, created_at)
     values ($1, $2, $3, 'Ada', 'Park', '+13125550142', $4)`,
    [store.accountId, customerId, store.id, program.clock.now],
  );
  const request = await storeRequest(store.id);
  let seq = 1;
  const sales = (net: number, updatedAt: string) => [
    aSale({ seq: (seq += 1), externalId: "T2", at, net, updatedAt }),
    aSale({ seq: (seq += 1), externalId: "T3", customerId: "C1", at, net: net + 2000, updatedAt }),
  ];
  const send = (batch: number, rows: unknown[]) =>
    takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
  await send(1, [aCustomer({ seq: 1, externalId: "C1" }), ...sales(2000, at)]);
  await collectAwards(request, { date, cause: "night" });
  // Both tickets are corrected, so that the next run has to change both of their awards.
  await send(2, sales(1000, "2026-03-04T18:00:00.000Z"));

  const releaseCustomer = await hold("customers where id = $1", [customerId]);
  const releaseTicket = await hold("loyalty_awards where transaction_id = $1", ["T2"]);
  const giving = awardPoints(request);
  await expect.poll(countWaiting).toBe(1);
  const running = collectAwards(request, { date, cause: "night" });
  await expect.poll(countWaiting).toBe(2);
  await releaseCustomer();
  // The points are there, and their award is noted or waits for the run.
  await expect
    .poll(async () => (await program.owner.query("select from loyalty_points")).rows.length + (await countWaiting()))
    .toBeGreaterThan(1);
  await releaseTicket();
  await expect(Promise.all([giving, running])).resolves.toBeDefined();

  // What the run took for unsent is looked at again once its try is over, and gives back what the correction took.
  program.clock.pass(61_000);
  await awardPoints(request);
  const points = await program.owner.query("select sum(points)::int as points from loyalty_points");
  expect(points.rows).toEqual([{ points: 3 }]);
});
