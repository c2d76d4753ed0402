import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { randomNumbers } from "#common/random-numbers.ts";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const today = "2026-11-20";

beforeEach(async () => {
  program.clock.now = new Date(`${today}T18:00:00Z`);
  store = await aStore(program);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

/** Forty buys of a buyer, ten pieces each of two categories; of the second the buyer takes as many as `rate` says. */
function buysOf(buyerCode: string, { rate, firstSeq }: { rate: number; firstSeq: number }) {
  const next = randomNumbers(firstSeq);
  return Array.from({ length: 40 }, (_, at) => {
    const date = addDays(today, -1 - at);
    const seq = firstSeq + at;
    const line = (category: string, piece: number, chance: number) => {
      const taken = next() < chance;
      const tag = `${seq}-${category}${piece}`;
      const what = { tag, description: "Piece", category, cost: 300, price: 900, taken };
      return taken ? what : { ...what, passReason: "Style" };
    };
    return aBuy({
      ...{ seq, businessDate: date, buyerCode, updatedAt: `${date}T17:00:00Z`, checkedInAt: `${date}T16:00:00Z` },
      ...{ readyAt: `${date}T16:30:00Z`, completedAt: `${date}T16:40:00Z` },
      lines: Array.from({ length: 10 }, (_unused, piece) => [
        line("TOPS", piece, 0.5),
        line("JEANS", piece, rate),
      ]).flat(),
    });
  });
}

const question = `{ buyerCraft { from to source buyers { key name } declined { band offers declined }
  comparisons { by group pieces shares { key buys pieces share verdict low high } } } }`;

async function craftOf(by: Person): Promise<Record<string, unknown>> {
  const answer = await by.graphql(question);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["buyerCraft"]);
}

function verdicts(craft: Record<string, unknown>): Record<string, string> {
  const comparisons = craft["comparisons"];
  expect(Array.isArray(comparisons)).toBe(true);
  const list: unknown[] = Array.isArray(comparisons) ? comparisons : [];
  const rows = list.map(recordOf).flatMap(({ by, group, shares }) => {
    const each: unknown[] = Array.isArray(shares) ? shares : [];
    return each
      .map(recordOf)
      .map(({ key, verdict }): [string, string] => [[by, group, key].map(String).join(" "), String(verdict)]);
  });
  return Object.fromEntries(rows);
}

test("a buyer who passes a category is found in it, and nobody in the other one", async () => {
  const send = aFeed(program, store);
  await send(buysOf("E1", { rate: 0.6, firstSeq: 100 }));
  await send(buysOf("E2", { rate: 0.6, firstSeq: 200 }));
  await send(buysOf("E3", { rate: 0.25, firstSeq: 300 }));
  const declined = { paidCash: 0, paidTrade: 0, cashOffer: 2600, buyerCode: "E1", businessDate: "2026-11-10" };
  await send([aBuy({ seq: 500, ...declined, updatedAt: "2026-11-10T18:00:00Z" })]);
  const craft = await craftOf(manager);
  expect(craft).toMatchObject({
    ...{ from: "2026-08-21", to: "2026-11-19", source: "REGISTER" },
    declined: [
      { band: 0, offers: 120, declined: 0 },
      { band: 2, offers: 1, declined: 1 },
    ],
  });
  expect(verdicts(craft)).toMatchObject({
    ...{ "CATEGORY JEANS E3": "FEWER", "BUYER  E3": "FEWER", "CATEGORY TOPS E1": "CHANCE" },
    ...{ "CATEGORY TOPS E2": "CHANCE", "CATEGORY TOPS E3": "CHANCE" },
  });
  const detail = await manager.graphql(
    '{ craftDetail(category: "JEANS", buyer: "E3") { reasons { reason own weeks } sold { buyer } } }',
  );
  expect(recordOf(detail.data?.["craftDetail"])["reasons"]).toMatchObject([{ reason: "Style", own: 1000 }]);
});

test("what a buyer took and what of it was sold in time", async () => {
  const [early] = buysOf("E1", { rate: 1, firstSeq: 700 });
  const boughtOn = addDays(today, -40);
  const item = (tag: string, soldAt: string | null) => ({
    ...{ kind: "inventoryItem", externalId: `I${tag}`, seq: 800, sku: tag, description: "Jeans", brand: null },
    ...{ categoryPath: ["Girls", "Jeans"], size: null, goods: "used", price: 900, cost: 300, buyId: null },
    ...{ receivedAt: `${boughtOn}T17:00:00Z`, status: "inStock", soldAt, soldTransactionId: null },
    ...{ updatedAt: `${boughtOn}T17:00:00Z`, businessDate: boughtOn },
  });
  const times = { checkedInAt: `${boughtOn}T16:00:00Z`, readyAt: null, completedAt: `${boughtOn}T16:40:00Z` };
  await aFeed(
    program,
    store,
  )([
    { ...early, businessDate: boughtOn, ...times },
    item("700-JEANS0", `${addDays(boughtOn, 10)}T17:00:00Z`),
    item("700-JEANS1", `${addDays(boughtOn, 35)}T17:00:00Z`),
    item("700-JEANS2", null),
  ]);
  const answer = await manager.graphql(
    '{ craftDetail(category: "JEANS", buyer: "E1") { sold { buyer days pieces sold } } }',
  );
  expect(answer.data?.["craftDetail"]).toEqual({ sold: [{ buyer: "E1", days: 30, pieces: 3, sold: 1 }] });
});

test("without pieces from the register the counts of the counter speak, by who sorted", async () => {
  await manager.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
  const ana = await aPerson(program, store, { firstName: "Ana" });
  const buy = aCheckIn();
  await createBuy(ana, buy);
  await program.owner.query(
    `update buys set status = 'complete', stage = 'complete', outcome = 'bought_some', items_taken = 6, items_passed = 4,
       sorted_by_employee_id = $2, business_date = business_date - 2 where store_id = $1`,
    [store.id, ana.employee.id],
  );
  const earlier = aCheckIn();
  await createBuy(ana, earlier);
  await program.owner.query(
    `update buys set status = 'complete', stage = 'complete', outcome = 'passed_all', items_taken = 0, items_passed = 5,
       sorted_by_employee_id = $2, business_date = business_date - 200 where id = $1`,
    [earlier.id, ana.employee.id],
  );
  const craft = await craftOf(manager);
  // Buyers are compared over thirteen weeks, times over the year.
  expect(craft["comparisons"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ by: "BUYER", pieces: 10 }),
      expect.objectContaining({ by: "HOUR", pieces: 15 }),
    ]),
  );
  expect(craft).toMatchObject({ source: "COUNTER", buyers: [{ key: String(ana.employee.id), name: "Ana Jones" }] });
  expect(verdicts(craft)).toMatchObject({ [`BUYER  ${ana.employee.id}`]: "FEW" });
});

test("an employee is refused, and a store without buys has nothing to say", async () => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect(await craftOf(manager)).toMatchObject({ source: null, comparisons: [], buyers: [] });
});
