import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aBuyCounter } from "#tests/kit/a-buy.ts";
import { aSecondHandStore, instrumentRule, saveRule } from "#tests/kit/second-hand/a-second-hand-store.ts";
import { aTombstone } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-03-01T18:00:00Z");
});
afterAll(() => program.stop());

const day = { businessDate: "2026-03-01", updatedAt: "2026-03-01T19:00:00Z" };
const later = { businessDate: "2026-03-01", updatedAt: "2026-03-01T20:00:00Z" };

test("a store without rules keeps no register", async () => {
  const { ana, manager, ...counter } = await aBuyCounter(program);
  expect((await ana.graphql("{ secondHandRules { id } heldBuys { number } }")).data).toEqual({
    secondHandRules: [],
    heldBuys: [],
  });
  const answer = await manager.graphql("{ secondHandRegister { totalItems counts { lastNumber } } }");
  expect(answer.data?.["secondHandRegister"]).toEqual({ totalItems: 0, counts: { lastNumber: 0 } });
  expect(counter.store.id).toBeGreaterThan(0);
});

test("7 days on instruments: a buy on March 1 holds until March 8, other goods get no number", async () => {
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, ...day }, { seq: 2, ...day, category: "shirts" }, { seq: 3, ...day });
  expect(await shop.entries()).toMatchObject([
    { number: 1, buyNumber: "1", holdUntil: "2026-03-08", ruleNames: ["Instruments"], paid: 600 },
    { number: 2, buyNumber: "3", holdUntil: "2026-03-08", missing: ["PLATE", "SERIAL"] },
  ]);
  expect((await shop.ana.graphql("{ heldBuys { number holdUntil } }")).data?.["heldBuys"]).toEqual([
    { number: 2, holdUntil: "2026-03-08" },
    { number: 1, holdUntil: "2026-03-08" },
  ]);
});

test("a buy that the register voids or removes, or that is opened again, stays under its number as void", async () => {
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, ...day }, { seq: 2, ...day }, { seq: 3, ...day });
  await shop.fed({ seq: 11, externalId: "B2", number: "2", ...later, status: "void" });
  await shop.send([aTombstone({ seq: 12, of: "buy", externalId: "B3", ...later })]);
  const id = await shop.checkedIn();
  expect((await shop.complete(id)).errors).toEqual([]);
  expect((await shop.manager.graphql("mutation ($id: Uuid!) { reopenBuy(id: $id) { id } }", { id })).errors).toEqual(
    [],
  );
  expect((await shop.complete(id)).errors).toEqual([]);
  const entries = await shop.entries();
  expect(entries.map(({ number, voidReason }) => [number, voidReason])).toEqual([
    [1, null],
    [2, "REGISTER"],
    [3, "REGISTER"],
    [4, "REOPENED"],
    [5, null],
  ]);
  const held = await shop.ana.graphql("{ heldBuys { number } }");
  expect(held.data?.["heldBuys"]).toEqual([{ number: 5 }, { number: 1 }]);
});

test("20 buys completed at once, and connections killed in the middle, leave no gap and no number twice", async () => {
  const shop = await aSecondHandStore(program, { categoryCodes: [] });
  const first = await shop.checkedIn();
  await shop.complete(first);
  const ids = await Promise.all(Array.from({ length: 20 }, () => shop.checkedIn()));
  const holding = await program.owner.connect();
  await holding.query("begin");
  await holding.query("select from second_hand_registers where store_id = $1 for update", [shop.store.id]);
  const completing = Promise.all(ids.map((id) => shop.complete(id)));
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%buys.insertEntry%'`;
  try {
    await expect.poll(async () => (await program.owner.query(waiting)).rows.length).toBeGreaterThan(2);
    const killed = await program.owner.query(`select pg_terminate_backend(pid) from (${waiting} limit 2) as two`);
    expect(killed.rows).toHaveLength(2);
  } finally {
    await holding.query("commit");
    holding.release();
  }
  const answers = await completing;
  expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(2);
  for (const id of ids) {
    expect((await shop.complete(id)).errors).toEqual([]);
  }
  const numbers = (await shop.entries()).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});

test("a buy that the counter and the register each completed has one entry once they are linked", async () => {
  const shop = await aSecondHandStore(program, { categoryCodes: [] });
  const id = await shop.checkedIn();
  await shop.complete(id);
  await shop.fed({ seq: 1, externalId: "R-1", ...day });
  await program.owner.query("update buys set pos_sync = 'by_hand' where id = $1", [id]);
  const confirmed = await shop.ana.graphql(
    `mutation ($id: Uuid!) { confirmBuyMatch(id: $id, posBuyId: "R-1") { posSync } }`,
    { id },
  );
  expect(confirmed.errors).toEqual([]);
  const entries = await shop.entries();
  expect(entries.map(({ number, voidReason }) => [number, voidReason])).toEqual([
    [1, null],
    [2, "DUPLICATE"],
  ]);
});

const saveDetails = `mutation ($buyKey: ID!, $version: Int!, $plate: String!) {
  saveSecondHandDetails(buyKey: $buyKey, version: $version, plate: $plate, serials: "SN 4", photo: "") { version plate }
}`;

test("what a rule asks for is written down before or after; the second of two who typed is told", async () => {
  const shop = await aSecondHandStore(program, { categoryCodes: [] });
  const buyKey = await shop.checkedIn();
  const saved = await shop.ana.graphql(saveDetails, { buyKey, version: 0, plate: "ABC 123" });
  expect(saved.data?.["saveSecondHandDetails"]).toEqual({ version: 1, plate: "ABC 123" });
  await shop.complete(buyKey);
  expect(await shop.entries()).toMatchObject([{ number: 1, missing: [] }]);
  const stale = await shop.manager.graphql(saveDetails, { buyKey, version: 0, plate: "XYZ" });
  expect(stale.errors[0]?.extensions.code).toBe("saved-since");
  const again = await shop.manager.graphql(saveDetails, { buyKey, version: 1, plate: "" });
  expect(again.errors).toEqual([]);
  expect(await shop.entries()).toMatchObject([{ missing: ["PLATE"] }]);
});

test("reports are marked up to a number, by name", async () => {
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, ...day }, { seq: 2, ...day }, { seq: 3, ...day });
  const report = "mutation ($through: Int!) { reportSecondHand(through: $through) { count } }";
  expect((await shop.manager.graphql(report, { through: 2 })).data?.["reportSecondHand"]).toEqual({ count: 2 });
  expect((await shop.manager.graphql(report, { through: 2 })).data?.["reportSecondHand"]).toEqual({ count: 0 });
  expect((await shop.entries()).map(({ reportedBy }) => reportedBy !== null)).toEqual([true, true, false]);
});

const list = `query ($first: Int, $after: String, $descending: Boolean) {
  secondHandRegister(first: $first, after: $after, sortBy: "number", descending: $descending) {
    totalItems pageInfo { hasNextPage endCursor } edges { node { number } } } }`;
const aPage = z.object({
  totalItems: z.number(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
  edges: z.array(z.object({ node: z.object({ number: z.number() }) })),
});

test.each([
  [true, [5, 4, 3, 2, 1]],
  [false, [1, 2, 3, 4, 5]],
])("the register is paged, descending %s, each number once", async (descending, expected) => {
  const shop = await aSecondHandStore(program);
  await shop.fed(...Array.from({ length: 5 }, (_, at) => ({ seq: at + 1, ...day })));
  const numbers: number[] = [];
  let after: string | null = null;
  for (let hasNext = true; hasNext;) {
    const answer = await shop.manager.graphql(list, { first: 2, after, descending });
    const { edges, pageInfo, totalItems } = aPage.parse(answer.data?.["secondHandRegister"]);
    numbers.push(...edges.map(({ node }) => node.number));
    [hasNext, after] = [pageInfo.hasNextPage, pageInfo.endCursor];
    expect(totalItems).toBe(5);
  }
  expect(numbers).toEqual(expected);
});

const range = { from: "2026-03-01", to: "2026-03-31" };
const exported = "mutation ($from: BusinessDate!, $to: BusinessDate!) { exportSecondHand(from: $from, to: $to) }";
const paper = "query ($from: BusinessDate!, $to: BusinessDate!) { secondHandPaper(from: $from, to: $to) }";

test("file and paper are in sequence with the void ones; the file is logged", async () => {
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, ...day }, { seq: 2, ...day });
  await shop.fed({ seq: 11, externalId: "B1", number: "1", ...later, status: "void" });
  const csv = String((await shop.manager.graphql(exported, range)).data?.["exportSecondHand"]);
  const lines = csv.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^1,2026-03-01,.*,register,/);
  expect(lines[2]).toMatch(/^2,2026-03-01,.*,,Fender Mustang,guitars,,6\.00$/);
  const html = String((await shop.manager.graphql(paper, range)).data?.["secondHandPaper"]);
  expect(html.indexOf("<td>1</td>")).toBeLessThan(html.indexOf("<td>2</td>"));
  expect(html).toContain("Void: voided at the register");
  const logged = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'second-hand.exported'",
    [shop.store.id],
  );
  expect(logged.rows).toEqual([{ payload: { ...range, count: 2 } }]);
});

test("a rule begins on the day it is switched on, and what it said stays with its entries", async () => {
  const shop = await aSecondHandStore(program, { id: "0193a6f0-0000-7000-8000-00000000a001" });
  await shop.fed({ seq: 1, ...day }, { seq: 2, ...day, businessDate: "2026-02-27" });
  expect(await shop.entries()).toHaveLength(1);
  const rule = instrumentRule({ id: "0193a6f0-0000-7000-8000-00000000a001", version: 1, holdDays: 30 });
  expect((await shop.manager.graphql(saveRule, { rule })).errors).toEqual([]);
  expect((await shop.manager.graphql(saveRule, { rule })).errors[0]?.extensions.code).toBe("saved-since");
  const off = { ...rule, version: 2, isActive: false };
  await shop.fed({ seq: 3, ...day });
  expect((await shop.manager.graphql(saveRule, { rule: off })).errors).toEqual([]);
  await shop.fed({ seq: 4, ...day });
  expect((await shop.entries()).map(({ holdUntil }) => holdUntil)).toEqual(["2026-03-08", "2026-03-31"]);
});

test("employees read no register, and another store none of it", async () => {
  const shop = await aSecondHandStore(program, { categoryCodes: [] });
  const buyKey = await shop.checkedIn();
  await shop.complete(buyKey);
  const refused = [
    shop.ana.graphql("{ secondHandRegister { totalItems } }"),
    shop.ana.graphql(exported, range),
    shop.ana.graphql(paper, range),
    shop.ana.graphql(saveRule, { rule: instrumentRule() }),
    shop.ana.graphql("mutation { reportSecondHand(through: 1) { count } }"),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer.errors[0]?.extensions.code).toBe("action-needs-manager");
  }
  const entry = "query ($buyKey: ID!) { secondHandEntry(buyKey: $buyKey) { number } }";
  expect((await shop.ana.graphql(entry, { buyKey })).data?.["secondHandEntry"]).toEqual({ number: 1 });
  const { ana: stranger } = await aBuyCounter(program);
  expect((await stranger.graphql(entry, { buyKey })).data?.["secondHandEntry"]).toBeNull();
  const foreign = await stranger.graphql(saveDetails, { buyKey, version: 0, plate: "A" });
  expect(foreign.errors[0]?.extensions.code).toBe("not-found");
  const hired = await aPerson(program, shop.store);
  expect((await hired.graphql(entry, { buyKey })).errors).toEqual([]);
});

test.each([
  ["a NUL in a name", { name: "a\u0000b" }],
  ["no name", { name: " " }],
  ["a year and a day", { holdDays: 366 }],
  ["below zero", { holdDays: -1 }],
  ["a report in no time", { reportHours: 0 }],
  ["a code of nothing", { categoryCodes: [""] }],
  ["a wording that never ends", { wording: "x".repeat(2001) }],
])("a rule with %s is refused", async (_, fields) => {
  const { manager } = await aBuyCounter(program);
  const answer = await manager.graphql(saveRule, { rule: instrumentRule(fields) });
  expect(answer.errors[0]?.extensions.code).toBe("invalid-input");
});

test("the database keeps one number for one entry and deletes none", async () => {
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, ...day });
  const granted = await program.owner.query(
    `select bool_or(has_table_privilege('hangtag_service', name, 'delete')) as deletes
     from unnest(array['second_hand_entries', 'second_hand_registers']) as tables (name)`,
  );
  expect(recordOf(granted.rows[0])["deletes"]).toBe(false);
});
