import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aWholeDay } from "#tests/kit/bookkeeping/a-whole-day.ts";
import { aDayClose, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { bookWorkers } from "./books.worker.ts";
import { figureNames } from "./journal.rules.ts";

const date = "2026-03-04";
let program: TestProgram;
let store: TestStore;
let till: TestTill;
let manager: Person;
let batch = 0;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // Thursday the 5th, seven in the morning in Chicago.
  program.clock.now = new Date("2026-03-05T13:00:00Z");
  store = await aStore(program);
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager });
});

/** Sends the rows and lets the day settle. */
async function sendRows(...rows: unknown[]): Promise<void> {
  batch += 1;
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
  program.clock.now = new Date(program.clock.now.getTime() + 10_000);
  await runJobs(program, "books.make-entries");
}

const seqBase = () => (batch += 1) * 100;

type Line = { key: string; name: string; debit: number; credit: number };
type Entry = {
  kind: string;
  state: string;
  revision: number;
  debit: number;
  credit: number;
  rounded: number;
  difference: number;
  lines: Line[];
  zeroLines: string[];
  changes: { name: string; before: number; now: number }[];
};

async function entriesOf(person: Person): Promise<Entry[]> {
  const answer = await person.graphql(`{ journalReport(date: "${date}") { businessDate storeId entries {
    kind state revision debit credit rounded difference zeroLines
    lines { key name debit credit } changes { name before now } } } }`);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["journalReport"])["entries"] as Entry[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

async function lineOf(kind: string, line: string): Promise<Record<string, unknown>> {
  const answer = await manager.graphql(`{ journalLine(date: "${date}", kind: ${kind}, line: "${line}") {
    name definition debit credit parts { kind count amount reason }
    rows { kind number terminal customerName amount } } }`);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["journalLine"]);
}

const signed = (entry: Entry | undefined) =>
  Object.fromEntries(entry?.lines.map(({ key, debit, credit }) => [key, debit - credit]) ?? []);

test("[REP-05] a closed date has its three entries, balanced to the cent, and zero lines stay out", async () => {
  const { rows, close } = aWholeDay(seqBase());
  await sendRows(...rows, close);
  const [sales, buys, costs] = await entriesOf(manager);
  expect([sales, buys, costs].map((entry) => [entry?.kind, entry?.state, entry?.revision])).toEqual([
    ["SALES", "READY", 1],
    ["BUYS", "READY", 1],
    ["COGS", "READY", 1],
  ]);
  expect(signed(sales)).toEqual({
    ...{ cash_to_deposit: 2000 - 600 - 125, visa_mastercard: 4790, paid_out: 600, cash_short: 125 },
    ...{ sales_used: -2500, sales_new: -1000, gift_cards_sold: -2500, sales_tax: -254, store_credit_issued: -536 },
  });
  expect(sales?.debit).toBe(sales?.credit);
  expect(sales?.zeroLines).toContain("Checks");
  expect(signed(buys)).toEqual({ goods_bought: 5500, cash_paid: -4000, trade_credit_issued: -1500 });
  expect(signed(costs)).toEqual({ cost_used: 750, cost_new: 400, inventory_used: -750, inventory_new: -400 });
});

test("before the Day Close there is no entry, and none after the point of sale took it back", async () => {
  const seq = seqBase();
  const { rows, close } = aWholeDay(seq);
  await sendRows(...rows);
  expect(await entriesOf(manager)).toEqual([]);
  await sendRows(close);
  expect(await entriesOf(manager)).toHaveLength(3);
  await sendRows(aTombstone({ seq: seq + 9, of: "dayClose", externalId: date, updatedAt: "2026-03-05T12:00:00Z" }));
  expect(await entriesOf(manager)).toEqual([]);
});

test("the same day sent twice makes nothing new; a corrected one makes a revision that shows old and new", async () => {
  const seq = seqBase();
  const { rows, close } = aWholeDay(seq);
  await sendRows(...rows, close);
  await sendRows({ ...close, seq: seq + 8 });
  expect((await entriesOf(manager)).map(({ revision }) => revision)).toEqual([1, 1, 1]);
  const tenders = [
    { kind: "cash", amount: 2100 },
    { kind: "visa", amount: 2190 },
    { kind: "mastercard", amount: 2500 },
    { kind: "storeCredit", amount: -536 },
  ];
  await sendRows({ ...close, seq: seq + 9, tenders });
  const [sales, buys] = await entriesOf(manager);
  expect([sales?.revision, buys?.revision]).toEqual([2, 1]);
  expect(sales?.changes).toEqual([
    { name: "Cash to deposit", before: 1275, now: 1375 },
    { name: "Visa and Mastercard", before: 4790, now: 4690 },
  ]);
  const events = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'journal.entry-corrected'",
    [store.id],
  );
  expect(events.rows).toEqual([{ payload: expect.objectContaining({ kind: "SALES", revision: 2 }) }]);
});

test("a ticket that comes after the Day Close leaves the entry out of balance until the day is closed again", async () => {
  const seq = seqBase();
  const { rows, close } = aWholeDay(seq);
  await sendRows(...rows, close);
  await sendRows(aSale({ seq: seq + 8, net: 1240 }));
  expect((await entriesOf(manager))[0]).toMatchObject({ state: "OUT_OF_BALANCE", difference: -1240, revision: 2 });
  const tenders = [...close.tenders, { kind: "cash", amount: 1240 }];
  await sendRows({ ...close, seq: seq + 9, netSales: 4740, transactions: 2, tenders });
  expect((await entriesOf(manager))[0]).toMatchObject({ state: "READY", difference: 0, revision: 3 });
});

test("three cents off are rounded and marked; six keep the entry out of balance", async () => {
  const seq = seqBase();
  const close = { netSales: 1000, transactions: 1 };
  await sendRows(
    aSale({ seq, net: 1000 }),
    aDayClose({ seq: seq + 1, ...close, tenders: [{ kind: "cash", amount: 1003 }] }),
  );
  expect((await entriesOf(manager))[0]).toMatchObject({ state: "READY", rounded: 3, debit: 1003, credit: 1003 });
  await sendRows(aDayClose({ seq: seq + 2, ...close, tenders: [{ kind: "cash", amount: 1006 }] }));
  expect((await entriesOf(manager))[0]).toMatchObject({ state: "OUT_OF_BALANCE", difference: 6, rounded: 0 });
});

test("a line opens to its parts and to the tickets behind it, which add up to it", async () => {
  const { rows, close } = aWholeDay(seqBase());
  await sendRows(...rows, close);
  expect(await lineOf("SALES", "cash_to_deposit")).toMatchObject({
    ...{ name: "Cash to deposit", debit: 1275, credit: 0 },
    parts: [
      { kind: "IN", count: 1, amount: 2000, reason: "" },
      { kind: "PAID_OUT", count: null, amount: -600, reason: "Window cleaner" },
      { kind: "OVER_SHORT", count: null, amount: -125, reason: "" },
    ],
    rows: [{ kind: "SALE", number: "88173", terminal: "1", customerName: "Ada Park", amount: 2000 }],
  });
  expect(await lineOf("SALES", "store_credit_issued")).toMatchObject({
    credit: 536,
    parts: [{ kind: "IN", count: 1, amount: 536 }],
    rows: [{ kind: "RETURN", amount: 536 }],
  });
  expect(await lineOf("SALES", "sales_tax")).toMatchObject({
    parts: [
      { kind: "IN", amount: 290 },
      { kind: "BACK", amount: -36 },
    ],
  });
  expect(await lineOf("BUYS", "trade_credit_issued")).toMatchObject({ rows: [{ kind: "BUY", amount: 1500 }] });
  expect(await lineOf("COGS", "cost_new")).toMatchObject({ rows: [{ number: "88173", amount: 400 }] });
});

test("every line of the day is explained by rows, to the cent", async () => {
  const { rows, close } = aWholeDay(seqBase());
  await sendRows(...rows, close);
  const keys = (await entriesOf(manager)).flatMap(({ kind, lines }) => lines.map(({ key }) => ({ kind, key })));
  const details = await Promise.all(keys.map(({ kind, key }) => lineOf(kind, key)));
  const kinds = details.flatMap(({ parts }) => (parts as { kind: string }[]).map((part) => part.kind)); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query says what comes
  expect(details).toHaveLength(16);
  expect(kinds).not.toContain("UNEXPLAINED");
});

test("a line says what its tickets do not add up to", async () => {
  const seq = seqBase();
  await sendRows(aSale({ seq, net: 1000 }), aDayClose({ seq: seq + 1, netSales: 1000, tax: 80, transactions: 1 }));
  expect(await lineOf("SALES", "sales_tax")).toMatchObject({ parts: [{ kind: "UNEXPLAINED", amount: 80 }], rows: [] });
});

test("the month's list names each date's entries, and the file has a row for each line", async () => {
  const { rows, close } = aWholeDay(seqBase());
  await sendRows(...rows, close);
  const answer = await manager.graphql(
    "{ ledgerMonth { from to today entries { date kind state revision } } ledgerCsv }",
  );
  expect(answer.data?.["ledgerMonth"]).toMatchObject({
    ...{ from: "2026-03-01", to: "2026-03-31", today: "2026-03-05" },
    entries: [
      { date, kind: "SALES", state: "READY", revision: 1 },
      { date, kind: "BUYS" },
      { date, kind: "COGS" },
    ],
  });
  const [heads, first, ...others] = String(answer.data?.["ledgerCsv"]).trim().split("\r\n");
  expect([heads, first]).toEqual([
    "Date,Journal,Line,Debit,Credit,Status,Revision",
    "2026-03-04,SALES,Cash to deposit,12.75,,ready,1",
  ]);
  expect(others).toContain("2026-03-04,BUYS,Cash paid for buys,,40.00,ready,1");
});

test.each([
  `{ ledgerMonth { from } }`,
  `{ journalReport(date: "${date}") { storeId } }`,
  `{ journalLine(date: "${date}", kind: SALES, line: "checks") { name } }`,
  `{ ledgerCsv }`,
])("[REP-02] an employee gets no %s", async (query) => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(query)).errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("a line that the template does not have is not found", async () => {
  const query = `{ journalLine(date: "${date}", kind: SALES, line: "pocket_money") { name } }`;
  expect((await manager.graphql(query)).errors[0]?.extensions.code).toBe("not-found");
});

test("every line of the template names a figure, and every figure has its line", async () => {
  const result = await program.owner.query<{ source: string }>("select source from journal_template_lines");
  expect(result.rows.map(({ source }) => source).toSorted()).toEqual([...figureNames].toSorted());
});

test("two workers at once make each entry once", async () => {
  const { rows, close } = aWholeDay(seqBase());
  batch += 1;
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows: [...rows, close] });
  program.clock.now = new Date(program.clock.now.getTime() + 10_000);
  await Promise.all([runJobs(program, "books.make-entries"), makeAgain()]);
  const result = await program.owner.query("select 1 from journal_entries where store_id = $1", [store.id]);
  expect(result.rowCount).toBe(3);
});

async function makeAgain(): Promise<void> {
  await Promise.all(bookWorkers.map(({ handle }) => handle(program.platform, { storeId: store.id, date })));
}
