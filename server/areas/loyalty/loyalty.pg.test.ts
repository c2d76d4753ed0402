import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { connectToSquare, signInToLoyalty, startLoyalty } from "#tests/kit/loyalty/connect-loyalty.ts";
import { joinProgram } from "#tests/kit/loyalty/points-book.ts";
import { loyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import type { LoyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer, aDayClose, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { awardPoints } from "./award-points.ts";

const date = "2026-03-04";
const phone = "+13125550142";
const minute = 60_000;
const hour = 60 * minute;
/** Eleven in the morning in Chicago. */
const atEleven = "2026-03-04T17:00:00.000Z";

let program: TestProgram;
let services: LoyaltyServices;
let store: TestStore;
let till: TestTill;
let manager: Person;
let batch = 0;

beforeAll(async () => {
  services = await loyaltyServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  program.clock.now = new Date(atEleven);
  services.trouble = null;
  services.requests.length = 0;
  Object.assign(services.world, { signIns: [], faults: [], losesNextAnswer: false });
  Object.assign(services.company, { accounts: [], entries: [], answered: {} });
  Object.assign(services.company, { program: { id: "ML0RESALE-PROGRAM", isActive: true } });
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
});

const change = (document: string) => askFor(manager, `mutation { ${document} }`);
const start = () => connectToSquare(manager, services, { startOn: date });
const join = () => joinProgram(services.company, { phone, at: program.clock.now });

async function send(...rows: unknown[]): Promise<void> {
  batch += 1;
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
}

/** What became due after a while is done. */
async function pass(ms = 2 * minute): Promise<void> {
  program.clock.pass(ms);
  await runJobs(program);
}

async function passHours(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 1) {
    await pass(hour);
  }
}

const customer = { customerId: "C1", at: atEleven };
const ada = () => aCustomer({ seq: 1, externalId: "C1" });

async function storeRequest(): Promise<StoreRequest> {
  const request = await requestForStore(program.platform, { storeId: store.id, reason: "two workers" });
  if (request === null) {
    throw new Error("No store");
  }
  return request;
}

let seq = 100;
const next = () => (seq += 1);

/** Closes the day, which starts the run. */
async function closeDay(businessDate = date): Promise<void> {
  await send(aDayClose({ seq: next(), businessDate }));
  await pass();
}

const awardFields = "kind number points reversedPoints state reason base problem";

type Shown = { number: string; points: number; state: string; reason: string | null; [field: string]: unknown };

async function awards(filter = ""): Promise<Shown[]> {
  const { loyaltyAwards } = await askFor(
    manager,
    `{ loyaltyAwards(first: 50${filter}) { edges { node { ${awardFields} } } } }`,
  );
  const { edges } = loyaltyAwards as { edges: { node: Shown }[] }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
  return edges.map(({ node }) => node);
}

const balance = () => services.company.accounts.map((account) => account.balance);

async function view(id = "square-loyalty"): Promise<Record<string, unknown>> {
  const { loyalty } = await askFor(
    manager,
    `{ loyalty(id: "${id}") { integration { state connectingUntil needsAction lastError { text } }
      shares { sales salesWithoutCustomer awarded points waiting failed }
      runs { businessDate cause startedBy isRunning transactions awarded points reversedPoints } } }`,
  );
  return loyalty as Record<string, unknown>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

test("[AUT-03] [done 9 of integrations] $10 a point: $39.90 after discounts before tax earn 3 points, two sales of $9.99 none", async () => {
  await start();
  join();
  const line = { sku: "A1", description: "Coat", goods: "used" as const, quantity: 1 };
  await send(
    ada(),
    aSale({
      ...{ seq: 2, ...customer, tax: 320, total: 4310 },
      lines: [{ ...line, price: 4490, discount: 500, net: 3990, tax: 320 }],
    }),
    aSale({ seq: 3, ...customer, net: 999 }),
    aSale({ seq: 4, ...customer, net: 999 }),
  );
  await closeDay();
  expect(balance()).toEqual([3]);
  expect((await awards()).map(({ number, points, state, reason }) => [number, points, state, reason])).toEqual([
    ["4", 0, "AWARDED", "TOO_LITTLE"],
    ["3", 0, "AWARDED", "TOO_LITTLE"],
    ["2", 3, "AWARDED", null],
  ]);
  expect(await view()).toMatchObject({
    runs: [{ businessDate: date, cause: "DAY_CLOSE", isRunning: false, transactions: 3, awarded: 1, points: 3 }],
  });
});

test("[AUT-03] gift cards, fees, employees and wholesale earn nothing; buys earn by what was paid", async () => {
  await start();
  join();
  const line = { sku: "G", description: "Gift card", quantity: 1, price: 9000, net: 9000 };
  await send(
    ada(),
    aSale({ seq: 2, ...customer, net: 5000, employeePurchase: true }),
    aSale({ seq: 3, ...customer, net: 5000, wholesale: true }),
    aSale({
      seq: 4,
      ...customer,
      lines: [
        { ...line, goods: "giftCard" },
        { ...line, goods: "other" },
      ],
    }),
    aBuy({ seq: 5, paidCash: 1400, paidTrade: 200, completedAt: atEleven }),
  );
  await closeDay();
  expect(balance()).toEqual([3]);
  expect((await awards()).map(({ kind, points, reason }) => [kind, points, reason])).toEqual([
    ["SALE", 0, "TOO_LITTLE"],
    ["SALE", 0, "WHOLESALE"],
    ["SALE", 0, "EMPLOYEE_PURCHASE"],
    ["BUY", 3, null],
  ]);
});

test("[done 10 of integrations] who joins at 8 PM after buying at 11 AM gets the points; who joins a day later does not", async () => {
  await start();
  await send(ada(), aSale({ seq: 2, ...customer, net: 3990 }));
  await closeDay();
  expect((await awards())[0]).toMatchObject({ state: "PENDING", reason: "NOT_JOINED" });
  await passHours(8);
  join();
  await passHours(3);
  expect(balance()).toEqual([3]);
  expect((await awards())[0]).toMatchObject({ state: "AWARDED", reason: null });

  services.company.accounts = [];
  await send(aSale({ seq: 3, ...customer, at: program.clock.now.toISOString(), net: 3990 }));
  await change("runLoyaltyNow");
  await passHours(25);
  expect((await awards())[0]).toMatchObject({ state: "NO_ACCOUNT", reason: "NOT_JOINED", points: 3 });
  join();
  await change("runLoyaltyNow");
  await passHours(3);
  expect(balance()).toEqual([0]);
});

test("[AUT-04] [done 11 of integrations] without a value for sales or buys it does not start", async () => {
  await signInToLoyalty(manager, services);
  await change(`chooseLoyaltyPlace(id: "square-loyalty", placeId: "L0MAPLE") { isHouse }`);
  for (const rates of [
    { sales: 0, buys: 0 },
    { sales: null, buys: null },
  ]) {
    const { errors } = await manager.graphql(startLoyalty({ ...rates, startOn: date }));
    expect(errors[0]?.extensions).toMatchObject({
      code: "invalid-input",
      errors: { salesCentsPerPoint: ["Enter dollars per point for sales, buys, or both"] },
    });
  }
  expect(await view()).toMatchObject({ integration: { state: "CONNECTED" }, runs: [] });
  await askFor(manager, startLoyalty({ sales: null, buys: 500, startOn: date }));
  expect(await view()).toMatchObject({ integration: { state: "ACTIVE" } });
});

test.each([-1, 100_001, 2 ** 53])("[AUT-04] a point for %d cents is refused", async (sales) => {
  const { errors } = await manager.graphql(startLoyalty({ id: "house-points", sales, startOn: date }));
  expect(errors).toHaveLength(1);
});

test.each(["9999-12-31", "2020-01-01"])("a start on %s is refused", async (startOn) => {
  const { errors } = await manager.graphql(startLoyalty({ id: "house-points", startOn }));
  expect(errors[0]?.extensions).toMatchObject({ code: "invalid-input" });
});

test("[AUT-03] an account may take up to a day to connect, and then says what is missing", async () => {
  services.company.program = null;
  await signInToLoyalty(manager, services);
  await change(`chooseLoyaltyPlace(id: "square-loyalty", placeId: "L0MAPLE") { isHouse }`);
  expect(await view()).toMatchObject({ integration: { state: "CONNECTED", connectingUntil: expect.any(String) } });
  const { errors } = await manager.graphql(startLoyalty({ startOn: date }));
  expect(errors[0]?.message).toBe("Square Loyalty is still connecting. It can take up to a day.");
  await passHours(5);
  services.company.program = { id: "P", isActive: true };
  await passHours(1);
  expect(await view()).toMatchObject({ integration: { state: "CONNECTED", connectingUntil: null } });

  services.company.program = null;
  await signInToLoyalty(manager, services);
  await passHours(25);
  expect(await view()).toMatchObject({
    integration: {
      ...{ state: "ERROR", needsAction: "CHANGE_PLAN" },
      lastError: { text: "No loyalty program in this account" },
    },
  });
  services.company.program = { id: "P", isActive: true };
  await change(`lookForLoyaltyProgram(id: "square-loyalty") { isHouse }`);
  expect(await view()).toMatchObject({ integration: { state: "CONNECTED", connectingUntil: null } });
});

test("every transaction says why it earned nothing, and the share without a customer is counted", async () => {
  await start();
  await send(
    ada(),
    aCustomer({ seq: 2, externalId: "C2", phone: null }),
    aSale({ seq: 3, net: 5000, at: atEleven }),
    aSale({ seq: 4, ...customer, customerId: "C2", net: 5000 }),
  );
  await closeDay();
  expect((await awards()).map(({ state, reason }) => [state, reason])).toEqual([
    ["NO_PHONE", "NO_PHONE"],
    ["NO_CUSTOMER", "NO_CUSTOMER"],
  ]);
  expect(await awards(", state: NO_PHONE")).toHaveLength(1);
  expect(await view()).toMatchObject({ shares: { sales: 2, salesWithoutCustomer: 1, awarded: 0, points: 0 } });
});

test("a sale that gets its customer on the same day earns with the next run", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, at: atEleven, net: 5000 }));
  await closeDay();
  expect((await awards())[0]).toMatchObject({ state: "NO_CUSTOMER" });
  await send(aSale({ seq: next(), externalId: "T2", number: "2", ...customer, net: 5000 }));
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([5]);
});

test("who joined after the run gets the points as soon as a person presses Run now", async () => {
  await start();
  await send(ada(), aSale({ seq: 2, ...customer, net: 3990 }));
  await closeDay();
  join();
  await pass();
  expect(balance()).toEqual([0]);
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([3]);
});

test("a Customer Code that is a mobile number finds the account too", async () => {
  await start();
  join();
  await send(aCustomer({ seq: 1, externalId: "C1", phone: null, customerCode: "312-555-0142" }));
  await send(aSale({ seq: 2, ...customer, net: 1000 }));
  await closeDay();
  expect(balance()).toEqual([1]);
});

test("a return withdraws what the rest of the sale no longer earns, once", async () => {
  await start();
  join();
  const piece = (sku: string, net: number) => ({
    sku,
    description: "Coat",
    goods: "used" as const,
    quantity: 1,
    price: net,
    net,
  });
  await send(ada(), aSale({ seq: 2, ...customer, lines: [piece("A1", 1500), piece("A2", 2490)] }));
  await closeDay();
  expect(balance()).toEqual([3]);
  const returned = { ...piece("A1", 1500), quantity: -1, net: -1500 };
  const back = { type: "return" as const, customerId: "C1", at: "2026-03-04T19:00:00Z" };
  await send(aSale({ seq: next(), externalId: "R1", ...back, lines: [returned], total: -1500 }));
  for (let run = 0; run < 3; run += 1) {
    await change("runLoyaltyNow");
    await pass();
  }
  expect(balance()).toEqual([2]);
  expect((await awards())[0]).toMatchObject({ state: "AWARDED", reason: "PART_RETURNED", reversedPoints: 1 });
  await send(
    aSale({
      seq: next(),
      externalId: "R2",
      ...back,
      lines: [{ ...piece("A2", 2490), quantity: -1, net: -2490 }],
      total: -2490,
    }),
  );
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([0]);
  expect((await awards())[0]).toMatchObject({ state: "REVERSED", reason: "RETURNED", reversedPoints: 3 });
  expect(services.company.entries.map(({ points }) => points)).toEqual([3, -1, -2]);
});

test("an exchange earns by the difference, and takes nothing of the first sale", async () => {
  await start();
  join();
  const piece = (sku: string, net: number, quantity = 1) => ({
    sku,
    description: "Coat",
    goods: "used" as const,
    quantity,
    price: Math.abs(net),
    net,
  });
  await send(ada(), aSale({ seq: 2, ...customer, lines: [piece("A1", 4000)] }));
  await send(aSale({ seq: 3, ...customer, type: "exchange", lines: [piece("A1", -4000, -1), piece("B1", 5000)] }));
  await closeDay();
  expect(balance()).toEqual([5]);
});

test("a voided sale, and one that the register withdrew, give their points back", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }), aSale({ seq: 3, ...customer, net: 3000 }));
  await closeDay();
  expect(balance()).toEqual([5]);
  await send(
    aSale({ seq: next(), externalId: "T2", number: "2", ...customer, net: 2000, type: "void" }),
    aTombstone({ seq: next(), externalId: "T3" }),
  );
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([0]);
  expect((await awards()).map(({ state }) => state)).toEqual(["REVERSED", "REVERSED"]);
});

test("[AUT-03] repeated runs, two Day Closes and the night give the points once", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  await closeDay();
  await closeDay();
  await change("runLoyaltyNow");
  await passHours(20);
  expect(balance()).toEqual([2]);
  expect(await view()).toMatchObject({
    runs: [
      { cause: "PERSON", awarded: 0 },
      { cause: "DAY_CLOSE", awarded: 1 },
    ],
  });
});

test("[AUT-03] two workers at once give each transaction's points once", async () => {
  await start();
  join();
  await send(
    ada(),
    ...Array.from({ length: 12 }, (_, at) => aSale({ seq: 10 + at, ...customer, net: 1000 + 100 * at })),
  );
  await send(aDayClose({ seq: next() }));
  program.clock.pass(2 * minute);
  await runJobs(program, "loyalty.run-after-close");
  const request = await storeRequest();
  await Promise.all([awardPoints(request), awardPoints(request), awardPoints(request)]);
  expect(services.company.entries).toHaveLength(12);
  const earned = (await awards()).reduce((sum, { points }) => sum + points, 0);
  expect(balance()).toEqual([earned]);
});

test("[AUT-03] an answer that was lost after the points were saved does not double them", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  services.world.losesNextAnswer = true;
  await closeDay();
  expect(balance()).toEqual([2]);
  expect((await awards())[0]).toMatchObject({ state: "PENDING" });
  // The customer brings the coat back before the answer is known.
  await pass(hour);
  expect(balance()).toEqual([2]);
  expect((await awards())[0]).toMatchObject({ state: "AWARDED", points: 2 });
  expect(services.company.entries).toHaveLength(1);
});

test("an answer that stays away for a day is not asked for again: a person looks there", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  services.world.losesNextAnswer = true;
  await closeDay();
  services.trouble = { status: 503 };
  await passHours(24);
  services.trouble = null;
  await passHours(2);
  expect((await awards())[0]).toMatchObject({ state: "ERROR", reason: "NO_ANSWER" });
  await change("runLoyaltyNow");
  await pass();
  expect(services.company.entries).toHaveLength(1);
});

test("what Square refuses of one transaction stops no other, and is tried with the next run", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }), aSale({ seq: 3, ...customer, net: 3000 }));
  services.trouble = { status: 400, error: "No", only: /accumulate/ };
  await closeDay();
  expect((await awards()).map(({ state, reason }) => [state, reason])).toEqual([
    ["ERROR", "REFUSED"],
    ["ERROR", "REFUSED"],
  ]);
  services.trouble = null;
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([5]);
});

test("a sign-in that Square ended stops all, says so, and goes on after the next one", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  services.world.signIns.forEach((signIn) => (signIn.isRevoked = true));
  await closeDay();
  expect(await view()).toMatchObject({ integration: { state: "ERROR", needsAction: "SIGN_IN" } });
  expect((await awards())[0]).toMatchObject({ state: "PENDING" });
  await signInToLoyalty(manager, services);
  await pass(20 * minute);
  expect(balance()).toEqual([2]);
  expect(await view()).toMatchObject({ integration: { state: "ACTIVE" } });
});

test("transactions from before the start date earn nothing, and a new rate holds from the next run", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, businessDate: "2026-03-03", at: "2026-03-03T17:00:00Z", net: 2000 }));
  await closeDay();
  expect(await awards()).toEqual([]);
  await change(`saveLoyaltyRates(id: "square-loyalty", salesPerPoint: 100, startOn: "${date}") { isHouse }`);
  await send(aSale({ seq: next(), externalId: "T9", ...customer, net: 2050 }), aBuy({ seq: next(), paidCash: 9000 }));
  await change("runLoyaltyNow");
  await pass();
  expect(balance()).toEqual([20]);
});

test("disconnecting ends the runs and keeps what was given", async () => {
  await start();
  join();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  await closeDay();
  await change(`disconnectLoyalty(id: "square-loyalty") { isHouse }`);
  await send(aSale({ seq: next(), externalId: "T9", ...customer, net: 9000 }));
  await change("runLoyaltyNow");
  await passHours(20);
  expect(balance()).toEqual([2]);
  expect(await view()).toMatchObject({ integration: { state: "NOT_CONNECTED" } });
  expect(services.world.signIns.every(({ isRevoked }) => isRevoked)).toBe(true);
});

test("what waits for a service that the store has left keeps no run of the next one going", async () => {
  await start();
  await send(ada(), aSale({ seq: 2, ...customer, net: 2000 }));
  await closeDay();
  expect(await awards()).toMatchObject([{ state: "PENDING" }]);
  await change(`disconnectLoyalty(id: "square-loyalty") { isHouse }`);
  await askFor(manager, startLoyalty({ id: "house-points", startOn: date }));
  program.clock.pass(hour * 3);
  await runJobs(program, "loyalty.award-points");
  await change("runLoyaltyNow");
  await runJobs(program, "loyalty.award-points");
  expect(await view("house-points")).toMatchObject({
    runs: [
      { cause: "PERSON", isRunning: false },
      { cause: "DAY_CLOSE", isRunning: false },
    ],
  });
});

test("an employee cannot start, run or read a store's loyalty", async () => {
  const employee = await aPerson(program, store, { role: roles.user, firstName: "Eve" });
  for (const document of [
    startLoyalty({ id: "house-points", startOn: date }),
    "mutation { runLoyaltyNow }",
    "{ loyaltyAwards { totalItems } }",
    `{ loyalty(id: "house-points") { isHouse } }`,
  ]) {
    const { errors } = await employee.graphql(document);
    expect(errors[0]?.extensions).toMatchObject({ code: "action-needs-manager" });
  }
});
