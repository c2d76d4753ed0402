import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportMap, missingColumns } from "#common/pos-files/export-map.ts";
import { composeFacts } from "#common/pos-files/compose-facts.ts";
import { readExport, type ExportRead } from "#common/pos-files/read-export.ts";
import { posRow } from "#common/pos/pos-rows.ts";

const examples = path.resolve(import.meta.dirname, "../../../docs/examples/kinds");

/** The one that docs/registers.md gives to a shop, with a change. */
function example(name: string, change: object = {}) {
  const json: unknown = JSON.parse(readFileSync(path.join(examples, `${name}.map.json`), "utf8"));
  return exportMap.parse({ ...Object(json), ...change });
}

/** What a file of these lines gives; written at noon in Chicago. */
function readText(map: object, lines: readonly string[]): Promise<ExportRead> {
  return readExport(Buffer.from(`${lines.join("\n")}\n`), {
    map: exportMap.parse(map),
    timeZone: "America/Chicago",
    boundaryMinutes: 180,
    writtenAt: new Date("2026-11-20T18:00:00Z"),
    digest: () => "d",
    async *parse(text, delimiter) {
      for (const [at, line] of text.split("\n").entries()) {
        yield* line === "" ? [] : [{ cells: line.split(delimiter), lineNumber: at + 1 }];
      }
    },
  });
}

/** The rows of the feed that come of a file, as the server takes them. */
async function feedRows(map: object, lines: readonly string[]) {
  const { facts, refused } = await readText(map, lines);
  expect(refused).toEqual([]);
  return composeFacts(facts.map(({ fact }) => fact)).map((fact, at) => posRow.parse({ ...fact, seq: at + 1 }));
}

async function refusals(map: object, lines: readonly string[]): Promise<string[]> {
  const { refused } = await readText(map, lines);
  return refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`);
}

test("a customer comes with the parts of her name, her phone and what the store owes her", async () => {
  const rows = await feedRows(example("customers"), [
    "Customer ID,First Name,Last Name,Phone,Email,Address,City,State,Zip,Store Credit,Trade Credit",
    "C1,Ana,Lopez,(312) 555-0101,ana@example.com,12 Oak St,Evanston,IL,60201,$5.50,12.00",
    "C2,Sam,,,,,,,,,",
  ]);
  expect(rows).toMatchObject([
    {
      ...{ kind: "customer", externalId: "C1", name: "Ana Lopez", phone: "(312) 555-0101", email: "ana@example.com" },
      ...{ storeCredit: 550, tradeCredit: 1200, businessDate: "2026-11-20", updatedAt: "2026-11-20T18:00:00.000Z" },
      address: { street: "12 Oak St", city: "Evanston", state: "IL", zip: "60201", country: "US" },
    },
    { externalId: "C2", name: "Sam", phone: null, email: null, address: null, storeCredit: 0, tradeCredit: 0 },
  ]);
});

test.each([
  ["Lopez| Ana", "Lopez| Ana"],
  ["Lopez, Ana", "Ana Lopez"],
  ["Ana Lopez", "Ana Lopez"],
  ["Lopez, Ana, Jr.", "Lopez, Ana, Jr."],
])("a whole name %s is read as %s", async (written, name) => {
  const map = { kind: "customers", delimiter: ";", columns: { id: "Id", name: "Name" } };
  expect(await feedRows(map, ["Id;Name", `1;${written}`])).toMatchObject([{ name }]);
});

test("of two lines with the same customer the last one holds", async () => {
  const map = { kind: "customers", columns: { id: "Id", name: "Name" } };
  expect(await feedRows(map, ["Id,Name", "1,Ana", "2,Sam", "1,Anna"])).toMatchObject([
    { externalId: "1", name: "Anna" },
    { externalId: "2", name: "Sam" },
  ]);
});

test.each([
  ["no name at all", { id: "Id" }],
  ["a name in one column and in two", { id: "Id", name: "Name", firstName: "First" }],
  ["a birthday, for which the feed has no place", { id: "Id", name: "Name", birthday: "Born" }],
  ["a consent that another program asked for", { id: "Id", name: "Name", marketingConsent: "OK to text" }],
])("a map of customers with %s is refused", (_what, columns) => {
  expect(exportMap.safeParse({ kind: "customers", columns }).success).toBe(false);
});

test.each([
  ["customers without an id", ",Ana,Lopez,,,,,,,,", "2: Customer ID is empty"],
  ["credit that is no amount", "1,Ana,Lopez,,,,,,,five,", "2: Store Credit is not an amount"],
])("%s is refused with its line and the reason", async (_what, line, reason) => {
  const header = "Customer ID,First Name,Last Name,Phone,Email,Address,City,State,Zip,Store Credit,Trade Credit";
  expect(await refusals(example("customers"), [header, line])).toEqual([reason]);
});

test("an employee works at the store unless the file says that she left", async () => {
  const rows = await feedRows(example("employees"), [
    "Employee ID,Initials,Name,Active",
    "101,AL,Ana Lopez,Yes",
    "102,SB,Sam Bell,0",
    "103,KC,Kim Cho,",
  ]);
  expect(rows).toMatchObject([
    { kind: "employee", externalId: "101", drsUserId: "101", drsEmployeeCode: "AL", name: "Ana Lopez", active: true },
    { drsEmployeeCode: "SB", active: false },
    { drsEmployeeCode: "KC", active: true },
  ]);
  expect(await refusals(example("employees"), ["Employee ID,Initials,Name,Active", "1,A,Ana,maybe"])).toEqual([
    "2: Active is neither yes nor no",
  ]);
});

const buysHeader = "Buy #,Checked In,Customer ID,Buyer,Completed,Status,Cash Offer,Trade Offer,Cash Paid,Trade Paid";
const buy = "7,11/20/2026 1:00 PM,C1,AL,11/20/2026 1:42 PM,Paid,$20.00,24.00,-20.00,0.00";

test("a buy is its number on its day, with its times, its offers and what was paid", async () => {
  const rows = await feedRows(example("buys"), [buysHeader, buy]);
  expect(rows).toMatchObject([
    {
      ...{ kind: "buy", externalId: "2026-11-20/7", number: "7", businessDate: "2026-11-20", customerId: "C1" },
      ...{ checkedInAt: "2026-11-20T19:00:00.000Z", completedAt: "2026-11-20T19:42:00.000Z", readyAt: null },
      ...{ status: "complete", buyerCode: "AL", cashOffer: 2000, tradeOffer: 2400, paidCash: 2000, paidTrade: 0 },
      lines: [],
    },
  ]);
});

test.each([
  ["Checked-In", "open"],
  ["VOIDED", "void"],
  ["Walked", "void"],
  ["", "complete"],
])("a buy whose status is %s is %s", async (status, expected) => {
  expect(await feedRows(example("buys"), [buysHeader, buy.replace("Paid", status)])).toMatchObject([
    { status: expected },
  ]);
});

test.each([
  ["a state that nothing explains", buy.replace("Paid", "Parked"), "Status is Parked: say in statuses"],
  ["no customer", buy.replace("C1", ""), "Customer ID is empty"],
  ["no time", buy.replace("11/20/2026 1:00 PM", "noon"), "Checked In is not a time like 12/31/2010 8:26"],
  ["more than a million dollars", buy.replace("24.00", "2400000.00"), "tradeOffer: Too big"],
])("a buy with %s is refused", async (_what, line, reason) => {
  const [refusal] = await refusals(example("buys"), [buysHeader, line]);
  expect(refusal).toContain(`2: ${reason}`);
});

const linesHeader = "Buy #,Checked In,Tag,Description,Category,Brand,Size,Cost,Price,Pass Reason";
const coat = "7,11/20/2026 1:00 PM,T1,Coat,WOMENS,Acme,M,12.00,40.00,";
const shoes = "7,11/20/2026 1:00 PM,T2,Shoes,SHOES,,9,8.00,25.00,";
const torn = "7,11/20/2026 1:00 PM,,Jeans,WOMENS,,,0,0,Torn";

test("lines that name the customer are a whole buy, paid for the pieces that were taken", async () => {
  const map = {
    ...example("buy-lines"),
    columns: { ...example("buy-lines").columns, customer: "Seller", payment: "Paid By" },
  };
  const withSeller = (line: string, payment: string) => `${line},C9,${payment}`;
  const rows = await feedRows(map, [
    `${linesHeader},Seller,Paid By`,
    ...[withSeller(coat, "Cash"), withSeller(shoes, "Trade Credit"), withSeller(torn, "Cash")],
  ]);
  expect(rows).toMatchObject([
    {
      ...{
        kind: "buy",
        externalId: "2026-11-20/7",
        customerId: "C9",
        status: "complete",
        paidCash: 1200,
        paidTrade: 800,
      },
      lines: [
        { tag: "T1", description: "Coat", brand: "Acme", cost: 1200, price: 4000, taken: true, passReason: null },
        { tag: "T2", taken: true },
        { tag: "", taken: false, passReason: "Torn" },
      ],
    },
  ]);
});

test("lines without a customer wait for their buy, and are its pieces when it comes", async () => {
  const lines = await readText(example("buy-lines"), [linesHeader, coat, torn]);
  const buys = await readText(example("buys"), [buysHeader, buy]);
  const facts = [...lines.facts, ...buys.facts].map(({ fact }) => fact);
  expect(composeFacts(lines.facts.map(({ fact }) => fact))).toEqual([]);
  expect(composeFacts(facts)).toMatchObject([
    { kind: "buy", customerId: "C1", paidCash: 2000, lines: [{ tag: "T1" }, { passReason: "Torn" }] },
  ]);
  expect(composeFacts(facts.toReversed())).toEqual(composeFacts(facts));
});

test("one bad line refuses its whole buy, and a line without a day every buy of its number", async () => {
  expect(await refusals(example("buy-lines"), [linesHeader, coat, shoes.replace("8.00", "eight")])).toEqual([
    "2: Another line of 7 is not valid",
    "3: Cost is not an amount",
  ]);
  expect(await refusals(example("buy-lines"), [linesHeader, coat, shoes.replace("11/20/2026", "Friday")])).toEqual([
    "2: Another line of 7 is not valid",
    "3: Checked In is not a time like 12/31/2010 8:26",
  ]);
});

test("lines that stand apart may be more than were read", async () => {
  const other = coat.replace("7,", "8,");
  const { facts } = await readText(example("buy-lines"), [linesHeader, coat, other, shoes, other.replace("T1", "T9")]);
  expect(facts.map(({ fact, isCut }) => [fact.externalId, isCut])).toEqual([
    ["2026-11-20/7", true],
    ["2026-11-20/8", true],
  ]);
});

const closesHeader = "Business Date,Net Sales,Tax,Over/Short,Closed At,Closed By,Cash,Check,VISA,MC,Store Credit";

test("a Day Close has its own figures, its tenders and the drawer", async () => {
  const rows = await feedRows(example("day-closes"), [
    closesHeader,
    "11/20/2026 12:00 AM,1000.00,82.50,-1.25,11/20/2026 9:05 PM,AL,400.00,,682.50,0.00,",
    "11/21/2026,500.00,41.25,,,,541.25,,,,",
  ]);
  expect(rows).toMatchObject([
    {
      ...{ kind: "dayClose", externalId: "2026-11-20", businessDate: "2026-11-20", netSales: 100_000, tax: 8250 },
      ...{ overShort: -125, closedAt: "2026-11-21T03:05:00.000Z", closedBy: "AL" },
      tenders: [
        { kind: "cash", amount: 40_000 },
        { kind: "visa", amount: 68_250 },
      ],
    },
    { externalId: "2026-11-21", overShort: null, closedAt: "2026-11-22T05:59:00.000Z", closedBy: null },
  ]);
});

test("a tender that is a column of a Day Close must be there", () => {
  expect(missingColumns(closesHeader.split(",").slice(0, -2), example("day-closes"))).toEqual(["MC", "Store Credit"]);
});

const daysHeader = "Date,Net Sales,Tax,Transactions";

test("a day of which only sums are there comes as many tickets as it had, to the cent", async () => {
  const rows = await feedRows(example("days"), [daysHeader, "2026-11-20,100.00,8.25,3"]);
  const expected = { businessDate: "2026-11-20", at: "2026-11-20T18:00:00.000Z", type: "sale", customerId: null };
  expect(rows).toMatchObject([
    { ...expected, externalId: "2026-11-20/day/1", total: 3609, tax: 275, lines: [{ net: 3334, goods: "used" }] },
    { ...expected, externalId: "2026-11-20/day/2", total: 3608, tax: 275, lines: [{ net: 3333 }] },
    { ...expected, externalId: "2026-11-20/day/3", total: 3608, tax: 275, lines: [{ net: 3333 }] },
  ]);
});

test.each([
  ["a day below zero is one return", "2026-11-20,-30.00,-2.00,4", [{ type: "return", total: -3200 }]],
  ["a day without sales is a day of zero", "2026-11-20,0.00,0,0", [{ type: "sale", total: 0 }]],
])("%s", async (_what, line, rows) => {
  expect(await feedRows(example("days"), [daysHeader, line])).toMatchObject(rows);
});

test.each([
  ["sales without a transaction", "2026-11-20,30.00,2.00,0", "Net Sales is above zero and Transactions is 0"],
  ["no sales", "2026-11-20,,2.00,1", "Net Sales is empty"],
  ["half a transaction", "2026-11-20,30.00,2.00,1.5", "Transactions is not a whole number"],
  ["more transactions than a shop has", "2026-11-20,30.00,2.00,20000", "transactions: Too big"],
])("a day with %s is refused", async (_what, line, reason) => {
  const [refusal] = await refusals(example("days"), [daysHeader, line]);
  expect(refusal).toContain(`2: ${reason}`);
});

test("the tickets of a day's sums always come to these sums", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -500_000, max: 5_000_000 }),
      fc.integer({ min: -50_000, max: 500_000 }),
      fc.integer({ min: 1, max: 400 }),
      async (net, tax, transactions) => {
        const line = `2026-11-20,${(net / 100).toFixed(2)},${(tax / 100).toFixed(2)},${transactions}`;
        const { facts } = await readText(example("days"), [daysHeader, line]);
        const tickets = composeFacts(facts.map(({ fact }) => fact)).filter((row) => row.kind === "transaction");
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(tickets.map((ticket) => ticket.total))).toBe(net + tax);
        expect(sum(tickets.map((ticket) => ticket.tax))).toBe(tax);
        expect(sum(tickets.flatMap(({ tenders }) => tenders.map(({ amount }) => amount)))).toBe(net + tax);
      },
    ),
    { numRuns: 60 },
  );
});

test("no text in any cell of any kind stops a reading: each line becomes a row or is refused", async () => {
  const headers = {
    customers: "Customer ID,First Name,Last Name,Phone,Email,Address,City,State,Zip,Store Credit,Trade Credit",
    employees: "Employee ID,Initials,Name,Active",
    buys: buysHeader,
    "buy-lines": linesHeader,
    "day-closes": closesHeader,
    days: daysHeader,
  };
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("11/20/2026", "2026-11-20", "1", "12.50", "-3", "Yes", "Paid", "1e9", "999999999999", "\0"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("customers", "employees", "buys", "buy-lines", "day-closes", "days" as const),
      fc.array(fc.array(cell, { minLength: 11, maxLength: 11 }), { maxLength: 6 }),
      async (kind, table) => {
        const header = headers[kind];
        const width = header.split(",").length;
        const lines = table.map((cells) =>
          cells
            .slice(0, width)
            .map((text) => text.replaceAll(/[\n\r,]/g, " "))
            .join(","),
        );
        const {
          facts,
          refused,
          lines: count,
        } = await readText({ ...example(kind), delimiter: "," }, [header, ...lines]);
        expect(facts.length + refused.length).toBeLessThanOrEqual(count);
        const rows = composeFacts(facts.map(({ fact }) => fact));
        expect(rows.map((row, at) => posRow.safeParse({ ...row, seq: at + 1 }).success)).not.toContain(false);
      },
    ),
    { numRuns: 200 },
  );
});
