import { afterAll, beforeAll, expect, test } from "vitest";
import { fillCompany } from "#server/app/demonstration/fill-company.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { houseServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { aBuy, aCustomer, aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { startHousePoints } from "./demonstration-program.ts";
import { fillMembers } from "./members.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram({ services: houseServices() });
  program.clock.now = new Date("2026-11-20T18:00:00Z");
});
afterAll(() => program.stop());

/** A member who sells, one who returns a piece, and one who has not joined: register's customers 1, 2 and 19. */
const people = [
  { id: "C000001", phone: "614-555-0101", name: "Dana Whitfield" },
  { id: "C000002", phone: "614-555-0102", name: "Kay Nguyen" },
  { id: "C000019", phone: "614-555-0119", name: "Lee Ito" },
];

function pastRows() {
  const day = (businessDate: string) => ({ businessDate, updatedAt: `${businessDate}T18:00:00Z` });
  const line = (sku: string, net: number) => ({
    ...{ sku, description: "Coat", goods: "used" as const, quantity: Math.sign(net), price: Math.abs(net), net },
  });
  const ticket = (
    seq: number,
    date: string,
    { customerId, sku, net }: { customerId: string; sku: string; net: number },
  ) =>
    aSale({
      ...{ seq, type: net < 0 ? "return" : "sale", lines: [line(sku, net)], net, customerId, ...day(date) },
      at: `${date}T18:00:00Z`,
    });
  const sale = (seq: number, date: string, customerId: string) =>
    ticket(seq, date, { customerId, sku: `S${seq}`, net: 3990 });
  return [
    ...people.map(({ id, phone, name }, at) => aCustomer({ seq: at + 1, externalId: id, phone, name })),
    sale(11, "2026-11-12", "C000001"),
    aBuy({
      ...{ seq: 12, externalId: "B1", number: "7", customerId: "C000001", ...day("2026-11-13") },
      ...{ checkedInAt: "2026-11-13T17:00:00Z", readyAt: "2026-11-13T17:20:00Z", completedAt: "2026-11-13T17:30:00Z" },
    }),
    sale(13, "2026-11-14", "C000002"),
    ticket(14, "2026-11-16", { customerId: "C000002", sku: "S13", net: -3990 }),
    sale(15, "2026-11-15", "C000019"),
    sale(16, "2026-11-19", "C000002"),
    aDayClose({ seq: 17, ...day("2026-11-19") }),
  ];
}

async function firstStore(): Promise<FilledStore> {
  const [store] = await fillCompany(program.platform, "America/New_York");
  if (store === undefined) {
    throw new Error("No store");
  }
  return store;
}

test("members have a balance with its history once the register has sent its past, and no second time", async () => {
  const store = await firstStore();
  await startHousePoints(program.platform, store.id);
  const send = aFeed(program, { id: store.id, accountId: store.accountId, name: store.store.name });
  const balances = async () => {
    const { rows } = await program.owner.query<{ name: string; points: number; buys: number }>(
      `select first_name as name, coalesce(sum(points), 0)::int as points,
         (select count(*)::int from buys where buys.customer_id = customers.id) as buys
       from customers left join loyalty_points on customer_id = customers.id
       group by customers.account_id, customers.id order by first_name`,
    );
    return rows;
  };

  await send(pastRows());
  await runJobs(program);
  await fillMembers(program.platform, store.id);
  expect(await balances()).toEqual([]);

  await send([aSale({ seq: 20, businessDate: "2026-11-05", at: "2026-11-05T18:00:00Z" })]);
  await program.owner.query("analyze pos_customers, pos_transactions, pos_transaction_lines");
  for (const _ of ["first", "again"]) {
    await fillMembers(program.platform, store.id);
    await runJobs(program);
    expect(await balances()).toEqual([
      { name: "Dana", points: 39 + 3, buys: 1 },
      { name: "Kay", points: 39, buys: 0 },
    ]);
  }
  const { rows: runs } = await program.owner.query(
    `select business_date::text, awarded, points, reversed_points, started_at < '2026-11-20T12:00:00Z' as was_at_night
     from loyalty_runs where awarded + reversed_points > 0 order by business_date`,
  );
  expect(runs).toEqual([
    { business_date: "2026-11-12", awarded: 1, points: 39, reversed_points: 0, was_at_night: true },
    { business_date: "2026-11-13", awarded: 1, points: 3, reversed_points: 0, was_at_night: true },
    { business_date: "2026-11-14", awarded: 1, points: 39, reversed_points: 0, was_at_night: true },
    { business_date: "2026-11-16", awarded: 0, points: 0, reversed_points: 39, was_at_night: true },
    { business_date: "2026-11-19", awarded: 1, points: 39, reversed_points: 0, was_at_night: true },
  ]);
});
