import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aPosEmployee } from "#tests/kit/a-pos-employee.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: EmployedPerson;
let ana: EmployedPerson;
let sendRows: ReturnType<typeof aFeed>;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const day = "2026-03-04";
const line = { description: "Jeans", category: "J", cost: 500, price: 1500 };
const passed = (reason: string) => ({ ...line, tag: "9", taken: false, passReason: reason });

beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T17:00:00Z");
  ({ store, ana, manager } = await aBuyCounter(program));
  sendRows = aFeed(program, store);
});

async function logOf(by: EmployedPerson, more = ""): Promise<Record<string, unknown>> {
  const answer = await by.graphql(`{ buyLog(date: "${day}" ${more}) { totalItems people { key name }
    totals { buys bought passed declined open itemsOffered itemsTaken takePct paid cash trade tradePct averageBuy averageWait medianWait }
    edges { node { id isOwn number customerName phone sortedBy checkedInBy waitSeconds itemsTaken itemsOffered takePct
      offer paid payout topPassReason hasId status stage posState } } } }`);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["buyLog"]);
}

const nodesOf = (log: Record<string, unknown>) => expectList(log["edges"]).map((edge) => recordOf(edge)["node"]);

function expectList(value: unknown): unknown[] {
  expect(Array.isArray(value)).toBe(true);
  return Array.isArray(value) ? value : [];
}

/** Four buys of the register: paid both ways, paid in trade, passed on all, and an offer that was declined. */
async function aDay(): Promise<void> {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 4, 17, minutes)).toISOString();
  await sendRows([
    aCustomer({ seq: 1, externalId: "C1", name: "Lena Hall" }),
    aBuy({ seq: 2, buyerCode: "7" }),
    aBuy({
      ...{
        seq: 3,
        paidCash: 0,
        paidTrade: 600,
        checkedInAt: at(10),
        readyAt: at(20),
        completedAt: at(25),
        number: "x",
      },
      lines: [{ ...line, tag: "3", taken: true }, passed("Style"), passed("Style"), passed("Stain")],
    }),
    aBuy({
      ...{ seq: 4, paidCash: 0, paidTrade: 0, cashOffer: 0, tradeOffer: null, readyAt: at(59), completedAt: at(59) },
      lines: [passed("Stain")],
    }),
    aBuy({ seq: 5, paidCash: 0, paidTrade: 0, readyAt: at(90), buyerCode: "8", customerId: "C9" }),
    aBuy({ seq: 6, businessDate: "2026-03-03", checkedInAt: "2026-03-03T17:00:00Z" }),
  ]);
}

test("[REP-01] the log has each buy of its day, and totals that are made of sums", async () => {
  await aPosEmployee(program, store, { code: "7", employeeId: ana.employee.id });
  await aDay();
  const log = await logOf(ana);
  expect(log).toMatchObject({
    totalItems: 4,
    totals: {
      ...{ buys: 4, bought: 2, passed: 1, declined: 1, open: 0, itemsOffered: 7, itemsTaken: 2, takePct: 286 },
      ...{ paid: 1200, cash: 400, trade: 800, tradePct: 667, averageBuy: 600, averageWait: 2685, medianWait: 2370 },
    },
    people: [
      { key: "code 8", name: "8" },
      { key: String(ana.employee.id), name: "Ana Jones" },
    ],
  });
  expect(nodesOf(log)).toMatchObject([
    {
      number: "2",
      customerName: "Lena Hall",
      sortedBy: "Ana Jones",
      paid: 600,
      payout: "BOTH",
      topPassReason: "Stain",
    },
    { number: "4", status: "PASSED", paid: 0, payout: null, takePct: 0 },
    { number: "5", status: "DECLINED", sortedBy: "8", customerName: null, offer: 400 },
    { number: "x", payout: "TRADE", waitSeconds: 600, itemsTaken: 1, itemsOffered: 4, topPassReason: "Style" },
  ]);
});

test("a buy that both know stands once, with our times and the register's money", async () => {
  const buy = aCheckIn();
  await createBuy(ana, buy);
  program.clock.pass(15 * 60_000);
  await ana.graphql("mutation ($id: Uuid!) { startSorting(id: $id) { stage } }", { id: buy.id });
  await sendRows([
    aBuy({
      ...{ seq: 9, clientRef: buy.id, checkedInAt: program.clock.now.toISOString(), buyerCode: null },
      ...{ readyAt: "2026-03-04T17:30:00Z", completedAt: "2026-03-04T17:40:00Z", paidTrade: 0 },
    }),
  ]);
  const log = await logOf(ana);
  expect(nodesOf(log)).toMatchObject([
    {
      ...{
        id: buy.id,
        isOwn: true,
        number: "1",
        customerName: "Ana Ruiz",
        checkedInBy: "Ana Jones",
        waitSeconds: 1800,
      },
      ...{ paid: 400, payout: "CASH", posState: "LINKED", status: "BOUGHT", hasId: false },
    },
  ]);
});

test("who is ready has waited, before anything is paid; a drop-off has not, and sums wait until it is over", async () => {
  const [buy, dropOff] = [
    aCheckIn(),
    { ...aCheckIn(), pile: { bags: 1, boxes: 0, bins: 0, others: 0, isDropOff: true } },
  ];
  await createBuy(ana, buy);
  await createBuy(ana, dropOff);
  program.clock.pass(42 * 60_000);
  for (const { id } of [buy, dropOff]) {
    await ana.graphql("mutation ($id: Uuid!) { markBuyReady(id: $id, sorted: {}) { buy { id } } }", { id });
  }
  const log = await logOf(ana);
  const waits = new Map(nodesOf(log).map((node) => [recordOf(node)["id"], recordOf(node)["waitSeconds"]]));
  expect([waits.get(buy.id), waits.get(dropOff.id)]).toEqual([42 * 60, null]);
  expect(log["totals"]).toMatchObject({ open: 2, averageWait: null, medianWait: null });
});

test("filters and orders are the server's, and the totals are of what fits", async () => {
  await aDay();
  const declined = await logOf(ana, ', filter: "{\\"status\\":\\"DECLINED\\"}"');
  expect(declined).toMatchObject({ totalItems: 1, totals: { buys: 1, paid: 0, averageBuy: null, takePct: null } });
  const eight = await logOf(ana, ', filter: "{\\"person\\":\\"code 8\\"}"');
  expect(nodesOf(eight)).toMatchObject([{ number: "5" }]);
  const byPaid = await logOf(ana, ', sortBy: "paid", descending: true, first: 2');
  expect(nodesOf(byPaid)).toMatchObject([{ paid: 600 }, { paid: 600 }]);
  const words = await logOf(ana, ', filter: "%"');
  expect(words).toMatchObject({ totalItems: 0 });
});

test("a buy opens with its pieces, by the register's id and never in another store", async () => {
  await aDay();
  const question = `{ buyLogEntry(id: "B2") { buy { number reasons { kind name count } }
    pieces { description isTaken passReason } } }`;
  const answer = await ana.graphql(question);
  expect(answer.errors).toEqual([]);
  expect(answer.data?.["buyLogEntry"]).toEqual({
    buy: { number: "2", reasons: [{ kind: "PASS", name: "Stain", count: 1 }] },
    pieces: [
      { description: "Jeans", isTaken: true, passReason: null },
      { description: "Jeans", isTaken: false, passReason: "Stain" },
    ],
  });
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect((await stranger.graphql(question)).errors[0]?.extensions.code).toBe("not-found");
});

test("[REP-01] an employee opens the log without its file; a manager's file holds no ID number", async () => {
  const idNumber = "S99988777";
  const seenId = { type: "DRIVER_LICENSE", state: "OH", number: idNumber, birthDate: "1990-04-12" };
  const created = await createBuy(ana, aCheckIn({ seenId }));
  expect(created.errors).toEqual([]);
  await aDay();
  const question = `{ buyLogCsv(date: "${day}") }`;
  expect((await ana.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
  const csv = String((await manager.graphql(question)).data?.["buyLogCsv"]);
  const [head = "", ...lines] = csv.trim().split("\r\n");
  expect(head).toContain("ID checked");
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^Total,5,/);
  expect(csv).not.toContain(idNumber);
  expect(csv).not.toContain(idNumber.slice(-4));
  expect(csv).toContain("Style 2, Stain 1");
});
