import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import {
  aRegisterStore,
  choosePlace,
  connectRegister,
  signInToRegister,
  storedDays,
} from "#tests/kit/registers/connect-register.ts";
import { changeOrder, endAuthorization, refundAmount, ringUp, tradeDays } from "#tests/kit/registers/counter.ts";
import { merchantServices } from "#tests/kit/registers/some-merchants.ts";
import type { MerchantServices } from "#tests/kit/registers/some-merchants.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
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
  services.trouble = null;
  ({ store, manager } = await aRegisterStore(program, services));
});

const change = (field: string, person: Person = manager) => askFor(person, `mutation { ${field} }`);

/** What became due after a while is done. */
async function pass(ms = minute): Promise<void> {
  program.clock.pass(ms);
  await runJobs(program);
}

type Line = { price?: number };

/** A customer pays in cash, now. */
function sell({ price = 1000 }: Line = {}) {
  const line = { variationId: null, name: "Jacket", pieces: 1, price, discount: 0, tax: 55 };
  return ringUp(services.shop, {
    ...{ locationId: "L0MAPLE", at: program.clock.now, teamMemberId: "TMML0RESALE1", customerId: "ML0RESALE-P-1" },
    lines: [line],
    paid: [{ with: "CASH", amount: price + 55 }],
  });
}

const viewFields = `integration { state needsAction placeName } connection { placeName liveSince }
  salesToday { net tickets } backfill { state sales daysDone daysLeft minutesLeft months { from sales isDone } }`;

async function view(): Promise<Record<string, unknown>> {
  const { registerService } = await askFor(manager, `{ registerService(id: "square") { ${viewFields} } }`);
  return registerService as Record<string, unknown>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

async function tickets(): Promise<Record<string, unknown>[]> {
  const { rows } = await program.owner.query<Record<string, unknown>>(
    `select external_id as id, type, net_cents::int as net, total_cents as total, cashier_code as cashier,
       customer_id as customer, to_char(business_date, 'YYYY-MM-DD') as date, seq::int
     from pos_transactions where store_id = $1 order by at, external_id`,
    [store.id],
  );
  return rows;
}

async function events(name: string): Promise<number> {
  const { rows } = await program.owner.query<{ count: number }>(
    "select count(*)::int from events where store_id = $1 and name = $2",
    [store.id, name],
  );
  return rows[0]?.count ?? 0;
}

test("a store that chose its location gets today's sales, with who rang them up", async () => {
  const { orderId } = sell();
  await connectRegister(manager, services);
  await pass();
  expect(await tickets()).toEqual([
    {
      ...{ id: orderId, type: "sale", net: 1000, total: 1055, cashier: "TMML0RESALE1" },
      ...{ customer: "ML0RESALE-P-1", date: today, seq: expect.any(Number) },
    },
  ]);
  expect(await view()).toMatchObject({
    integration: { state: "ACTIVE", placeName: "Maple Street" },
    connection: { placeName: "Maple Street", liveSince: today },
    salesToday: { tickets: 1 },
    backfill: null,
  });
  const { rows } = await program.owner.query(
    `select (select count(*)::int from pos_employees where store_id = $1) as team,
       (select count(*)::int from pos_customers where store_id = $1) as customers,
       (select count(*)::int from pos_items where store_id = $1) as items`,
    [store.id],
  );
  expect(rows).toEqual([{ team: 2, customers: 12, items: 11 }]);
});

test("nothing is taken twice, and what only changed there is no news", async () => {
  const { orderId } = sell();
  await connectRegister(manager, services);
  await pass();
  const before = await tickets();
  await pass(10 * minute);
  expect(await tickets()).toEqual(before);
  // Square notes its fees a day later.
  changeOrder(services.shop, { orderId, at: program.clock.now, change: { metadata: { note: "seen" } } });
  await pass();
  expect(await tickets()).toEqual(before);
  expect(await events("pos.sale-completed")).toBe(1);
});

test("a sale that is corrected there is corrected here, and an older state that comes late is not taken", async () => {
  const { orderId } = sell();
  await connectRegister(manager, services);
  await pass();
  const order: object = Object(services.merchant.orders[0]);
  const old = structuredClone(order);
  program.clock.pass(minute);
  changeOrder(services.shop, { orderId, at: program.clock.now, change: { customer_id: "ML0RESALE-P-2" } });
  await pass();
  expect(await tickets()).toMatchObject([{ customer: "ML0RESALE-P-2" }]);
  Object.assign(order, old);
  await report();
  expect(await tickets()).toMatchObject([{ customer: "ML0RESALE-P-2" }]);
});

const address = "/api/registers/square/events";

/** Posts what the service has reported, as it would. */
async function report({ times = 1, reversed = false } = {}): Promise<number[]> {
  const reports = services.takeReports(`${program.platform.publicUrl}${address}`);
  const statuses: number[] = [];
  for (const { body, headers } of reversed ? reports.toReversed() : reports) {
    for (let time = 0; time < times; time += 1) {
      const answer = await program.http.inject({ method: "POST", url: address, headers, payload: body });
      statuses.push(answer.statusCode);
    }
  }
  await runJobs(program);
  return statuses;
}

test("a sale is here as soon as the service reports it, however often and in whatever order it does", async () => {
  await connectRegister(manager, services);
  await pass();
  const [first, second] = [sell(), sell({ price: 2500 })];
  expect(new Set(await report({ times: 2, reversed: true }))).toEqual(new Set([200]));
  expect((await tickets()).map(({ id }) => String(id)).toSorted()).toEqual([first.orderId, second.orderId].toSorted());
  expect(await events("pos.sale-completed")).toBe(2);
});

test("a report that the service did not sign is refused, and nothing is kept of it", async () => {
  await connectRegister(manager, services);
  sell();
  const [forged] = services.takeReports("https://elsewhere.test/events");
  const answer = await program.http.inject({
    method: "POST",
    url: address,
    headers: { ...forged?.headers },
    payload: String(forged?.body),
  });
  expect(answer.statusCode).toBe(403);
  const { rows } = await program.owner.query("select id from register_reports where store_id = $1", [store.id]);
  expect(rows).toEqual([]);
  const unknown = await program.http.inject({ method: "POST", url: "/api/registers/none/events", payload: "{}" });
  expect(unknown.statusCode).toBe(404);
});

test("a day is closed when its drawer was counted, and corrected by what comes after", async () => {
  // Eight in the morning.
  program.clock.now = new Date("2026-03-05T14:00:00Z");
  await connectRegister(manager, services);
  await pass();
  const [day] = tradeDays(services.shop, { from: today, days: 1, seed: 21 });
  // Eleven in the evening: the drawer is counted, the day's last hours are not over.
  await pass(15 * 60 * minute - 10 * minute);
  expect(await storedDays(program, store.id)).toEqual([day]);
  expect(await events("pos.day-closed")).toBe(1);
  const late = { paymentId: String(services.merchant.payments[0]?.["id"]), amount: 100 };
  refundAmount(services.shop, {
    ...late,
    locationId: "L0MAPLE",
    at: new Date("2026-03-06T05:00:00Z"),
    teamMemberId: "x",
  });
  await pass(20 * minute);
  const { rows } = await program.owner.query("select net_sales_cents as net from pos_day_closes where store_id = $1", [
    store.id,
  ]);
  expect(rows).toEqual([{ net: Number(day?.net) - 100 }]);
  const differing = await program.owner.query("select 1 from pos_reconciliations where store_id = $1", [store.id]);
  expect(differing.rowCount).toBe(0);
});

test("a day without a cash drawer is closed when the next one has begun", async () => {
  sell();
  await connectRegister(manager, services);
  await pass();
  expect(await events("pos.day-closed")).toBe(0);
  await pass(12 * 60 * minute);
  expect(await events("pos.day-closed")).toBe(1);
});

test("a sign-in that ended in Square is said where the register is, and a new one goes on", async () => {
  await connectRegister(manager, services);
  await pass();
  endAuthorization(services.shop);
  await report();
  await pass();
  expect(await view()).toMatchObject({ integration: { state: "ERROR", needsAction: "SIGN_IN" } });
  const device = async () => {
    const { devices } = await askFor(manager, "{ devices { name provider isPosConnected reading { problem } } }");
    return devices;
  };
  expect(await device()).toEqual([
    { name: "Square", provider: "square", isPosConnected: false, reading: { problem: "Square ended the sign-in" } },
  ]);
  const { orderId } = sell();
  await pass(60 * minute);
  expect(await tickets()).toEqual([]);
  await signInToRegister(manager, services);
  await pass();
  expect(await tickets()).toMatchObject([{ id: orderId }]);
  expect(await device()).toMatchObject([{ isPosConnected: true, reading: null }]);
});

test("a hiccup of the service is healed by the next look", async () => {
  await connectRegister(manager, services);
  await pass();
  services.merchants.faults.push("internal", "internal", "internal");
  const { orderId } = sell();
  await pass();
  expect(await tickets()).toEqual([]);
  expect(await view()).toMatchObject({ integration: { state: "ACTIVE" } });
  await pass(2 * minute);
  expect(await tickets()).toMatchObject([{ id: orderId }]);
});

test("a location belongs to one store, and a closed one to none", async () => {
  await connectRegister(manager, services);
  const other = await aStore(program, { name: "Elm Street" });
  const person = await aPerson(program, other, { role: roles.manager, firstName: "Ana" });
  await signInToRegister(person, services);
  const { registerPlaces } = await askFor(person, `{ registerPlaces(id: "square") { name problem } }`);
  expect(registerPlaces).toEqual([
    { name: "Elm Street", problem: null },
    { name: "Maple Street", problem: "Another store uses it" },
    { name: "Old Mill", problem: "Closed there" },
  ]);
  await expect(choosePlace(person, "L0MAPLE")).rejects.toThrow("Another store uses it");
  await choosePlace(person, "L0ELM");
});

test("disconnecting gives the sign-in back, and what came in stays", async () => {
  const { orderId } = sell();
  await connectRegister(manager, services);
  await pass();
  await change(`disconnectRegister(id: "square") { today }`);
  expect(services.merchants.signIns.map(({ isRevoked }) => isRevoked)).toEqual([true]);
  sell();
  await pass(60 * minute);
  expect((await tickets()).map(({ id }) => id)).toEqual([orderId]);
  expect(await view()).toMatchObject({ integration: { state: "NOT_CONNECTED" }, connection: null });
});

test("everyone at the store learns which service sells there, and whether sales come in", async () => {
  const ana = await aPerson(program, store, { role: roles.user, firstName: "Ana" });
  const seller = async () => (await askFor(ana, "{ sellingService { name isReading } }"))["sellingService"];
  expect(await seller()).toBeNull();
  await connectRegister(manager, services);
  await pass();
  expect(await seller()).toEqual({ name: "Square", isReading: true });
  endAuthorization(services.shop);
  await pass();
  expect(await seller()).toEqual({ name: "Square", isReading: false });
  await change(`disconnectRegister(id: "square") { today }`);
  expect(await seller()).toBeNull();
});

test("an employee may not connect it, and a stranger sees nothing of it", async () => {
  const employee = await aPerson(program, store, { role: roles.user, firstName: "Ana" });
  const begun = await employee.graphql(`mutation { beginPageSignIn(id: "square") }`);
  expect(begun.data).toBeNull();
  const seen = await employee.graphql(`{ registerService(id: "square") { today } }`);
  expect(seen.errors).toHaveLength(1);
});
