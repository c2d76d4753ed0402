import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { startLoyalty } from "#tests/kit/loyalty/connect-loyalty.ts";
import { pointsBookContract } from "#tests/kit/loyalty/points-book.ts";
import { houseServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aCustomer, aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { houseBook } from "./house-book.ts";

const date = "2026-03-04";
const at = "2026-03-04T17:00:00.000Z";
const phone = "+13125550142";

let program: TestProgram;
let store: TestStore;
let till: TestTill;
let manager: Person;
let employee: Person;
let batch = 0;

beforeAll(async () => {
  program = await testProgram({ services: houseServices() });
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date(at);
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
  employee = await aPerson(program, store, { role: roles.user, firstName: "Eve" });
});

/** A customer of the company. */
async function join(mobile = phone): Promise<string> {
  const id = randomUUID();
  await program.owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, created_at)
     values ($1, $2, $3, 'Ada', 'Park', $4, $5)`,
    [store.accountId, id, store.id, mobile, program.clock.now],
  );
  return id;
}

async function send(...rows: unknown[]): Promise<void> {
  batch += 1;
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
  program.clock.pass(120_000);
  await runJobs(program);
}

pointsBookContract("House points", async () => {
  const customerId = await join();
  const request = await requestForStore(program.platform, { storeId: store.id, reason: "a test" });
  if (request === null) {
    throw new Error("No store");
  }
  return {
    book: houseBook(request),
    ...{ phone, stranger: "+13125550199" },
    async balance() {
      const { rows } = await program.owner.query<{ points: number }>(
        "select coalesce(sum(points), 0)::int as points from loyalty_points where customer_id = $1",
        [customerId],
      );
      return rows[0]?.points ?? 0;
    },
  };
});

const start = (sales = 1000) => askFor(manager, startLoyalty({ id: "house-points", sales, startOn: date }));

test("[AUT-03] house points land at night, and employees see a customer's balance and history", async () => {
  await start();
  const id = await join();
  await send(aCustomer({ seq: 1, externalId: "C1" }), aSale({ seq: 2, customerId: "C1", at, net: 3990 }));
  expect(await askFor(employee, `{ customer(id: "${id}") { housePoints } }`)).toEqual({ customer: { housePoints: 0 } });
  await send(aDayClose({ seq: 3 }));
  const history = await askFor(
    employee,
    `{ customer(id: "${id}") { housePoints }
      customerLoyalty(customerId: "${id}") { totalItems edges { node { number points state } } } }`,
  );
  expect(history).toEqual({
    customer: { housePoints: 3 },
    customerLoyalty: { totalItems: 1, edges: [{ node: { number: "2", points: 3, state: "AWARDED" } }] },
  });
});

test("two people who share a phone have points of their own", async () => {
  await start();
  const [ada, ben] = [await join(), await join()];
  for (const [customerId, posCustomerId] of [
    [ada, "C1"],
    [ben, "C2"],
  ] as const) {
    await program.owner.query(
      `insert into customer_pos_links (store_id, pos_customer_id, account_id, customer_id, linked_at, method)
       values ($1, $2, $3, $4, now(), 'hand')`,
      [store.id, posCustomerId, store.accountId, customerId],
    );
  }
  await send(
    aCustomer({ seq: 1, externalId: "C1" }),
    aCustomer({ seq: 2, externalId: "C2" }),
    aSale({ seq: 3, customerId: "C2", at, net: 5000 }),
  );
  await send(aDayClose({ seq: 4 }));
  const points = async (id: string) =>
    (await askFor(employee, `{ customer(id: "${id}") { housePoints } }`))["customer"];
  expect([await points(ada), await points(ben)]).toEqual([{ housePoints: 0 }, { housePoints: 5 }]);
});

test("a customer of another company has no points here, and a store without house points shows none", async () => {
  const id = await join();
  expect(await askFor(employee, `{ customer(id: "${id}") { housePoints } }`)).toEqual({
    customer: { housePoints: null },
  });
  const other = await aStore(program, { name: "Elsewhere", timeZone: "America/Chicago" });
  const stranger = await aPerson(program, other, { role: roles.manager, firstName: "Sam" });
  const { errors } = await stranger.graphql(`{ customerLoyalty(customerId: "${id}") { totalItems } }`);
  expect(errors[0]?.extensions).toMatchObject({ code: "not-found" });
});

test("house points need no sign-in, and switching them off keeps the balance", async () => {
  await start();
  const id = await join();
  await send(
    aCustomer({ seq: 1, externalId: "C1" }),
    aSale({ seq: 2, customerId: "C1", at, net: 3990 }),
    aDayClose({ seq: 3 }),
  );
  await askFor(manager, `mutation { disconnectLoyalty(id: "house-points") { isHouse } }`);
  await send(aSale({ seq: 4, customerId: "C1", at, net: 9000 }), aDayClose({ seq: 5 }));
  await start();
  expect(await askFor(employee, `{ customer(id: "${id}") { housePoints } }`)).toEqual({ customer: { housePoints: 3 } });
});

test("a run that has nothing to give is over at once, and so is one whose day is closed again", async () => {
  await start();
  await join();
  const runs = async () =>
    (await askFor(manager, `{ loyalty(id: "house-points") { runs { cause isRunning } } }`))["loyalty"];
  await send(aDayClose({ seq: 1 }));
  expect(await runs()).toEqual({ runs: [{ cause: "DAY_CLOSE", isRunning: false }] });
  await send(aCustomer({ seq: 2, externalId: "C1" }), aSale({ seq: 3, customerId: "C1", at, net: 3990 }));
  await send(aDayClose({ seq: 4 }));
  await send(aDayClose({ seq: 5 }));
  await askFor(manager, "mutation { runLoyaltyNow }");
  await runJobs(program);
  expect(await runs()).toEqual({
    runs: [
      { cause: "PERSON", isRunning: false },
      { cause: "DAY_CLOSE", isRunning: false },
    ],
  });
});
