import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { batchesPath } from "#common/pos-feed.ts";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, aStranger } from "#tests/kit/signed-in.ts";
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
  store = await aStore(program);
  const manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  ana = await aPerson(program, store, { firstName: "Ana" });
  await manager.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
});

function fedBuy(seq: number, row: Record<string, unknown>): Record<string, unknown> {
  return {
    kind: "buy",
    seq,
    externalId: `P-${seq}`,
    updatedAt: "2026-11-20T18:05:00.000Z",
    businessDate: "2026-11-20",
    number: String(seq),
    clientRef: null,
    customerId: "C-77",
    checkedInAt: `2026-11-20T17:0${seq}:00.000Z`,
    checkedInBy: null,
    buyerCode: null,
    readyAt: null,
    completedAt: null,
    status: "open",
    lines: [],
    cashOffer: null,
    tradeOffer: null,
    paidCash: 0,
    paidTrade: 0,
    ...row,
  };
}

async function feed(rows: readonly Record<string, unknown>[]): Promise<void> {
  const register = await aRegister(program, store);
  const answer = await aStranger(program).call({
    method: "POST",
    path: batchesPath,
    headers: { authorization: `Bearer ${register.token}` },
    body: { batch: 1, sentAt: program.clock.now.toISOString(), rows },
  });
  expect(answer).toMatchObject({ status: 200, body: { refused: [] } });
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
  handover { now { waiting { number } notCollected { number } } }
}`;

test("the Buys page and the handover show the same open buys, whoever opened them, each once", async () => {
  const buy = aCheckIn();
  await createBuy(ana, buy);
  const customer = { kind: "customer", seq: 9, externalId: "C-77", name: "Lena Hall", ...unsaid };
  await feed([
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
    handover: { now: { waiting: [{ number: "31" }, { number: "1" }], notCollected: [{ number: "32" }] } },
  });
});

test("a buy that was checked in here shows in the handover before any register has heard of it", async () => {
  await createBuy(ana, aCheckIn({ id: randomUUID() }));
  const answer = await ana.graphql(everywhere);
  expect(answer.data).toMatchObject({
    buyDesk: { openCount: 1, registerBuys: [] },
    handover: { now: { waiting: [{ number: "1" }] } },
  });
});
