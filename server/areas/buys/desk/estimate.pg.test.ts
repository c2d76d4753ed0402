import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // A Friday, noon in the shop.
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  ({ store, ana } = await aBuyCounter(program));
});

/** Sorted piles of one bag over the last weeks at this hour of a weekday, one a quarter of an hour. */
async function sortedPiles(count: number, { minutes = 12, quotedMinutes = null as number | null, waited = 12 } = {}) {
  const customer = randomUUID();
  await program.owner.query(
    `insert into customers (account_id, id, first_name, last_name, home_store_id, mobile, created_at)
     values ($1, $2, 'Ada', 'Park', $3, '+13125550100', now())`,
    [store.accountId, customer, store.id],
  );
  await program.owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, checked_in_at, sort_started_at,
       sorted_by_employee_id, ready_at, quoted_minutes, completed_at, status, stage, outcome)
     select $1, gen_random_uuid(), $2, $3, '2026-11-18', piece, 1, ready - make_interval(mins => $4),
       ready - make_interval(mins => $5), $6, ready, $7, ready, 'complete', 'complete', 'bought_some'
     from generate_series(1, $8) as piece,
       lateral (select timestamptz '2026-11-18T18:00:00Z' + piece * interval '1 minute') as end_of(ready)`,
    [store.id, store.accountId, customer, waited, minutes, ana.employee.id, quotedMinutes, count],
  );
}

const estimate = "{ checkInEstimate(containers: 1) { fromMinutes toMinutes buysAhead sorters } }";

async function quoted(): Promise<unknown> {
  return (await ana.graphql(estimate)).data?.["checkInEstimate"];
}

test("49 sorted piles say nothing, the fiftieth makes the range the store's own", async () => {
  await sortedPiles(49);
  expect(await quoted()).toMatchObject({ fromMinutes: 15, toMinutes: 25 });
  await program.owner.query("update buys set sort_started_at = ready_at - interval '40 minutes' where store_id = $1", [
    store.id,
  ]);
  expect(await quoted()).toMatchObject({ fromMinutes: 30, toMinutes: 45 });
  await program.owner.query(
    `insert into buys select (jsonb_populate_record(buys, jsonb_build_object('id', gen_random_uuid(), 'number', 999))).*
     from buys where store_id = $1 limit 1`,
    [store.id],
  );
  expect(await quoted()).toMatchObject({ fromMinutes: 40, toMinutes: 45 });
});

test("piles of nine weeks ago count no more", async () => {
  await sortedPiles(60, { minutes: 40 });
  await program.owner.query(
    "update buys set ready_at = ready_at - interval '60 days', sort_started_at = sort_started_at - interval '60 days' where store_id = $1",
    [store.id],
  );
  expect(await quoted()).toMatchObject({ fromMinutes: 10, toMinutes: 15 });
});

test("a check-in keeps what the line said, and later quotes learn from how long sellers really waited", async () => {
  await sortedPiles(60, { minutes: 12, quotedMinutes: 12, waited: 18 });
  // Each waited half as long again as the line had said.
  expect(await quoted()).toMatchObject({ fromMinutes: 20, toMinutes: 25, buysAhead: 0 });
  const buy = aCheckIn();
  await createBuy(ana, buy);
  const { rows } = await program.owner.query("select quoted_minutes, promised_at from buys where id = $1", [buy.id]);
  expect(rows).toEqual([{ quoted_minutes: 12, promised_at: new Date("2026-11-20T18:30:00Z") }]);
});

test("a chosen time and a drop-off are no quotes", async () => {
  await sortedPiles(60);
  const pile = { bags: 1, boxes: 0, bins: 0, others: 0 };
  const chosen = aCheckIn({ pile: { ...pile, promisedAt: "2026-11-20T20:00:00.000Z" } });
  const dropOff = aCheckIn({ pile: { ...pile, isDropOff: true } });
  await createBuy(ana, chosen);
  await createBuy(ana, dropOff);
  const { rows } = await program.owner.query("select quoted_minutes from buys where id = any($1)", [
    [chosen.id, dropOff.id],
  ]);
  expect(rows).toEqual([{ quoted_minutes: null }, { quoted_minutes: null }]);
});

test("a person on break sorts nothing", async () => {
  await sortedPiles(60, { minutes: 20 });
  const ben = await aPerson(program, store, { firstName: "Ben" });
  const [first, second, third] = [aCheckIn(), aCheckIn(), aCheckIn()];
  await createBuy(ana, first);
  await createBuy(ana, second);
  await createBuy(ana, third);
  await ana.graphql("mutation { clockIn { id } }");
  await ben.graphql("mutation { clockIn { id } }");
  const start = "mutation ($id: Uuid!) { startSorting(id: $id) { id } }";
  await ana.graphql(start, { id: first.id });
  await ben.graphql(start, { id: second.id });
  expect(await quoted()).toEqual({ fromMinutes: 40, toMinutes: 45, buysAhead: 3, sorters: 2 });
  await ben.graphql("mutation { startBreak { id } }");
  expect(await quoted()).toEqual({ fromMinutes: 80, toMinutes: 85, buysAhead: 3, sorters: 1 });
});

test("the promises of the week are those of its seven business dates", async () => {
  await sortedPiles(60);
  const desk = "{ buyDesk(status: OPEN) { weekPromises { onTimeCount promisedCount } } }";
  await program.owner.query(
    `update buys set promised_at = ready_at + case when number <= 50 then interval '0' else interval '-1 second' end,
       business_date = case when number % 2 = 0 then date '2026-11-14' else date '2026-11-13' end
     where store_id = $1 and number <= 58`,
    [store.id],
  );
  expect((await ana.graphql(desk)).data).toEqual({
    buyDesk: { weekPromises: { onTimeCount: 25, promisedCount: 29 } },
  });
});
