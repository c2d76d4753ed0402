import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { anOpenBuy } from "#tests/kit/pos-rows.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
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
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  ({ store, ana } = await aBuyCounter(program));
});

function fedBuy(seq: number, row: Record<string, unknown>): Record<string, unknown> {
  return { ...anOpenBuy({ seq, openedAt: new Date(`2026-11-20T17:0${seq}:00.000Z`) }), ...row };
}

const unsaid = {
  updatedAt: "2026-11-20T17:00:00.000Z",
  businessDate: "2026-11-20",
  phone: null,
  customerCode: null,
  email: null,
  address: null,
  storeCredit: 0,
  tradeCredit: 0,
};

const everywhere = `{
  buyDesk(status: OPEN) { openCount buys { buy { number } } registerBuys { number customerName readyAt } }
  openBuyCounts { open ready }
  handover { now { waiting { number } notCollected { number } } }
}`;

test("the Buys page, its badge and the handover show the same open buys, no matter who opened them, each once", async () => {
  const buy = aCheckIn();
  await createBuy(ana, buy);
  const customer = { kind: "customer", seq: 9, externalId: "C-77", name: "Lena Hall", ...unsaid };
  await aFeed(
    program,
    store,
  )([
    fedBuy(1, { number: "31" }),
    fedBuy(2, { number: "32", readyAt: "2026-11-20T17:40:00.000Z", cashOffer: 900 }),
    fedBuy(3, { number: "33", clientRef: buy.id }),
    fedBuy(4, { number: "34", status: "void" }),
    fedBuy(5, { number: "35", businessDate: "2026-11-19" }),
    customer,
  ]);
  const answer = await ana.graphql(everywhere);
  expect(answer.errors).toEqual([]);
  expect(answer.data).toMatchObject({
    buyDesk: {
      openCount: 3,
      buys: [{ buy: { number: 1 } }],
      registerBuys: [
        { number: "31", customerName: "Lena Hall", readyAt: null },
        { number: "32", customerName: "Lena Hall", readyAt: "2026-11-20T17:40:00.000Z" },
      ],
    },
    openBuyCounts: { open: 3, ready: 1 },
    handover: { now: { waiting: [{ number: "31" }, { number: "1" }], notCollected: [{ number: "32" }] } },
  });
});

test("what was finished at the register alone counts and stands among the day's complete buys", async () => {
  const { id } = aCheckIn();
  await createBuy(ana, aCheckIn({ id }));
  const feed = aFeed(program, store);
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  await feed([
    fedBuy(1, { number: "31", readyAt: at("17:31"), ...paid, paidTrade: 350 }),
    fedBuy(2, { number: "32", ...paid, paidCash: 0, completedAt: at("17:12") }),
    fedBuy(3, { number: "33", clientRef: id, ...paid }),
    fedBuy(4, { number: "34" }),
    fedBuy(5, { number: "35", businessDate: "2026-11-19", ...paid }),
  ]);
  const query = `query ($date: BusinessDate) { buyDesk(status: COMPLETE, date: $date) {
    openCount soFar { completeCount averageWaitMinutes } registerBuys { number paid } buys { buy { id } } } }`;
  const today = await ana.graphql(query, {});
  expect(today.errors).toEqual([]);
  expect(today.data).toEqual({
    buyDesk: {
      openCount: 1,
      soFar: { completeCount: 3, averageWaitMinutes: 23 },
      registerBuys: [
        { number: "31", paid: 1250 },
        { number: "32", paid: 0 },
      ],
      buys: [{ buy: { id } }],
    },
  });
  const before = await ana.graphql(query, { date: "2026-11-19" });
  expect(before.data).toMatchObject({ buyDesk: { registerBuys: [{ number: "35" }], buys: [] } });
});

test("a buy that was checked in here shows in the handover before any register has heard of it", async () => {
  await createBuy(ana, aCheckIn({ id: randomUUID() }));
  const answer = await ana.graphql(everywhere);
  expect(answer.data).toMatchObject({
    buyDesk: { openCount: 1, registerBuys: [] },
    handover: { now: { waiting: [{ number: "1" }] } },
  });
});

async function waitsOf(date: string): Promise<unknown> {
  const result = await program.owner.query(
    "select wait_seconds from daily_reports where store_id = $1 and business_date = $2",
    [store.id, date],
  );
  return result.rows[0];
}

const paid = { status: "complete", completedAt: "2026-11-20T18:30:00.000Z", cashOffer: 900, paidCash: 900 };

async function sellerWaits(): Promise<string> {
  const { id } = aCheckIn();
  await createBuy(ana, aCheckIn({ id }));
  return id;
}

test("the day's waits follow what the counter learns after the register's last word", async () => {
  const id = await sellerWaits();
  program.clock.now = new Date("2026-11-20T18:30:00Z");
  await aFeed(program, store)([fedBuy(1, { clientRef: id, readyAt: "2026-11-20T18:20:00.000Z", ...paid })]);
  expect(await waitsOf("2026-11-20")).toEqual({ wait_seconds: [1200] });
  const before = await ana.graphql("query ($id: Uuid!) { buy(id: $id) { buy { version } } }", { id });
  const { version } = recordOf(recordOf(before.data?.["buy"])["buy"]);
  const dropOff = await ana.graphql(
    `mutation ($id: Uuid!, $version: Int!, $pile: BuyPile!) { editBuy(id: $id, version: $version, pile: $pile) { isDropOff } }`,
    { id, version, pile: { bags: 1, boxes: 0, bins: 0, others: 0, isDropOff: true } },
  );
  expect(dropOff.data).toEqual({ editBuy: { isDropOff: true } });
  expect(await waitsOf("2026-11-20")).toEqual({ wait_seconds: [] });
});

test("a register that names no ready time gives the wait its first offer, and the payment at the latest", async () => {
  const [offered, paidAtOnce] = [await sellerWaits(), await sellerWaits()];
  const feed = aFeed(program, store);
  await feed([fedBuy(1, { clientRef: offered, updatedAt: "2026-11-20T18:20:00.000Z", cashOffer: 900 })]);
  program.clock.now = new Date("2026-11-20T18:45:00Z");
  const updatedAt = "2026-11-20T18:40:00.000Z";
  await feed([
    fedBuy(2, { externalId: "P-1", clientRef: offered, updatedAt, ...paid }),
    fedBuy(3, { clientRef: paidAtOnce, updatedAt, ...paid }),
  ]);
  expect(await waitsOf("2026-11-20")).toEqual({ wait_seconds: [1200, 1800] });
});

test("a seller who waits is promised what the estimate says; the desk shows what the day has finished", async () => {
  const [waiting, dropOff] = [
    aCheckIn(),
    aCheckIn({ pile: { bags: 2, boxes: 0, bins: 0, others: 0, isDropOff: true } }),
  ];
  await createBuy(ana, waiting);
  await createBuy(ana, dropOff);
  const estimate = "{ checkInEstimate(containers: 2) { fromMinutes toMinutes buysAhead containersAhead sorters } }";
  expect((await ana.graphql(estimate)).data).toEqual({
    checkInEstimate: { fromMinutes: 30, toMinutes: 45, buysAhead: 1, containersAhead: 1, sorters: 0 },
  });
  program.clock.now = new Date("2026-11-20T18:12:00Z");
  const complete = "mutation ($id: Uuid!) { completeBuy(id: $id, outcome: PASSED_ALL) { id } }";
  await ana.graphql(complete, { id: waiting.id });
  const desk =
    "{ buyDesk(status: COMPLETE) { buys { buy { promisedAt } } soFar { completeCount averageWaitMinutes onTimeCount promisedCount } weekPromises { onTimeCount promisedCount } } }";
  expect((await ana.graphql(desk)).data).toEqual({
    buyDesk: {
      buys: [{ buy: { promisedAt: "2026-11-20T18:15:00.000Z" } }],
      soFar: { completeCount: 1, averageWaitMinutes: 12, onTimeCount: 1, promisedCount: 1 },
      weekPromises: { onTimeCount: 1, promisedCount: 1 },
    },
  });
  const open = (await ana.graphql("{ buyDesk(status: OPEN) { buys { buy { promisedAt } } } }")).data;
  expect(open).toEqual({ buyDesk: { buys: [{ buy: { promisedAt: null } }] } });
});
