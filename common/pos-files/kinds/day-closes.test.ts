import * as fc from "fast-check";
import { expect, test } from "vitest";
import { composeFacts } from "#common/pos-files/compose-facts.ts";
import { fileFact, type FileFact } from "#common/pos-files/file-facts.ts";
import { aRowReader, type Cells } from "#tests/kit/pos-files/a-row-reader.ts";

const counts = { transactions: "Count", returns: "Returned", discounts: "Off", overShort: "Over" };
const sums = { net: "Net", tax: "Tax", giftSold: "Gifts", buysCash: "BuysC", buysTrade: "BuysT" };
const columns = { date: "Day", closedAt: "At", closedBy: "By", costUsed: "Used", costNew: "New", ...counts, ...sums };
const close = { Day: "2026-11-20", Net: "100.00" };

const { readAll, read } = aRowReader({ kind: "dayCloses", columns });

function closesOf(row: Cells): FileFact[] {
  return readAll([row]).facts.map(({ fact }) => fact);
}

test.each([
  ["2026-11-20", "2026-11-20"],
  ["2026-11-20 00:00:00", "2026-11-20"],
  ["2026-11-20 01:30:00", "2026-11-20"],
  ["2026-11-20T23:59:59.999", "2026-11-20"],
  ["20261120", "2026-11-20"],
  ["2026-Nov-20", "2026-11-20"],
  ["2024-02-29", "2024-02-29"],
  ["2000-01-01", "2000-01-01"],
  ["2026-11-20T00:00:00Z", "2026-11-20"],
  ["2026-11-20T23:30:00-09:00", "2026-11-20"],
])("the day %s is %s whatever the clock behind it says", (Day, businessDate) => {
  expect(read({ ...close, Day })).toMatchObject({ externalId: businessDate, businessDate });
});

test.each([
  ["0001-01-01"],
  ["9999-12-31"],
  ["1999-12-31"],
  ["2101-01-01"],
  ["2100-02-29"],
  ["2026-11-31"],
  ["2026-00-10"],
  ["2026-11-20Z"],
  ["46346"],
  ["11/20/2026"],
  ["2026-11-20\0"],
  ["2026-11-2\uD800"],
  ["2026-1"],
])("the day %j is none", (Day) => {
  expect(read({ ...close, Day })).toBe("Day is not a time like 2010-12-31 08:26:00");
});

test("a midnight that the clock skips is still its own day", () => {
  const day = { ...close, Day: "2018-11-04 00:00:00" };
  expect(read(day, { timeZone: "America/Sao_Paulo" })).toMatchObject({ businessDate: "2018-11-04" });
});

test.each([
  ["on a plain day", "2026-11-20", "America/Chicago", "2026-11-21T05:59:00.000Z"],
  ["on the day that loses an hour", "2026-03-08", "America/Chicago", "2026-03-09T04:59:00.000Z"],
  ["on the day that has an hour twice", "2026-11-01", "America/Chicago", "2026-11-02T05:59:00.000Z"],
  ["when its last minute comes twice", "2018-02-17", "America/Sao_Paulo", "2018-02-18T01:59:00.000Z"],
  ["far in the east", "2026-11-20", "Pacific/Kiritimati", "2026-11-20T09:59:00.000Z"],
  ["by half an hour", "2026-11-20", "Asia/Kolkata", "2026-11-20T18:29:00.000Z"],
  ["on the last day of all", "2100-12-31", "UTC", "2100-12-31T23:59:00.000Z"],
])("a drawer without a time is closed a minute before midnight %s", (...[, Day, timeZone, closedAt]) => {
  expect(read({ ...close, Day }, { timeZone })).toMatchObject({ closedAt, businessDate: Day });
});

test("a drawer whose last minute is beyond the last year is refused", () => {
  expect(read({ ...close, Day: "2100-12-31" })).toContain("closedAt: Enter a time from 2000 to 2100");
});

const unsaid = { transactions: null, returns: null, tax: null, giftSold: null, overShort: null };
const unpaid = { buysCash: null, buysTrade: null, cogsUsed: null, cogsNew: null };

test("what the file does not say is open, but for discounts, which nothing else says", () => {
  expect(read(close)).toMatchObject({ ...unsaid, ...unpaid, discounts: 0, closedBy: null, drawer: [], tenders: [] });
});

test("a zero in the file is a figure of its own", () => {
  const zeros = { Count: "0", Returned: "0", Tax: "0.00", Gifts: "-0.00", Over: "(0.00)", BuysC: "0", Used: "0" };
  expect(read({ ...close, ...zeros })).toMatchObject({
    ...{ transactions: 0, returns: 0, tax: 0, giftSold: 0, overShort: 0, buysCash: 0, cogsUsed: 0 },
    ...{ buysTrade: null, cogsNew: null },
  });
});

test.each([
  ["a day of returns is below zero", { Net: "-12.00" }, { netSales: -1200 }],
  ["returns have no sign", { Returned: "(5.00)" }, { returns: 500 }],
  ["discounts have no sign", { Off: "5.00-" }, { discounts: 500 }],
  ["a short drawer keeps its sign", { Over: "(1.25)" }, { overShort: -125 }],
  ["costs of returned pieces keep theirs", { Used: "-3.00", New: "2.00" }, { cogsUsed: -300, cogsNew: 200 }],
  ["buys have none", { BuysC: "-30.00", BuysT: "20.00" }, { buysCash: 3000, buysTrade: 2000 }],
  ["a million transactions are the most", { Count: "1,000,000" }, { transactions: 1_000_000 }],
])("%s", (_what, cells, fact) => {
  expect(read({ ...close, ...cells })).toMatchObject(fact);
});

test.each([
  ["no net sales", { Net: " " }, "Net is empty"],
  ["a decimal comma", { Tax: "8,25" }, "Tax is not an amount"],
  ["two to the fifty-third cents", { Net: "90071992547409.92" }, "Net is not an amount"],
  ["more than a million dollars", { Net: "1000000.01" }, "netSales: Too big"],
  ["two to the fifty-third transactions and one", { Count: "9007199254740993" }, "Count is not a whole number"],
  ["a transaction more than a million", { Count: "1000001" }, "transactions: Too big"],
  ["fewer transactions than none", { Count: "-1" }, "transactions: Too small"],
  ["a count by an exponent", { Count: "1e3" }, "Count is not a whole number"],
  ["a closing time that is none", { At: "9 PM" }, "At is not a time like"],
  ["a name that is too long", { By: "x".repeat(65) }, "closedBy: Too big"],
])("a Day Close with %s is refused", (_what, cells, reason) => {
  expect(read({ ...close, ...cells })).toContain(reason);
});

test("tenders come in the map's order, twice where two columns are of one kind, and below zero when paid out", () => {
  const tenders = { Visa: "visa", Cash: "cash", Chip: "visa", Points: "other" };
  expect(read({ ...close, Cash: "(20.00)", Chip: "5.00", Visa: "0.01", Points: "-0.00" }, { tenders })).toMatchObject({
    tenders: [
      { kind: "visa", amount: 1 },
      { kind: "cash", amount: -2000 },
      { kind: "visa", amount: 500 },
    ],
  });
  expect(read({ ...close, Chip: "5\0" }, { tenders })).toBe("Chip is not an amount");
});

test("fifty tenders are the most, and columns of nothing do not count", () => {
  const names = Array.from({ length: 51 }, (_, at) => `T${at}`);
  const tenders = Object.fromEntries(names.map((name) => [name, "other"]));
  const amounts = Object.fromEntries(names.map((name) => [name, "1.00"]));
  expect(read({ ...close, ...amounts }, { tenders })).toContain("tenders: Too big");
  expect(read({ ...close, ...amounts, T50: "0.00" }, { tenders })).toMatchObject({ kind: "close" });
});

test("of two lines about one day the last holds", () => {
  const { facts } = readAll([close, { ...close, Day: "2026-11-19" }, { ...close, Net: "90.00" }]);
  expect(facts.map(({ fact }) => fact)).toMatchObject([
    { externalId: "2026-11-20", netSales: 9000 },
    { externalId: "2026-11-19", netSales: 10_000 },
  ]);
});

function ticketOf(externalId: string, { net, goods, cost }: { net: number; goods: string; cost: number | null }) {
  return fileFact.parse({
    ...{ kind: "transaction", externalId, number: externalId, businessDate: "2026-11-20", terminal: "" },
    ...{ updatedAt: "2026-11-20T18:00:00Z", at: "2026-11-20T18:00:00Z", cashierCode: null, customerId: null },
    ...{ type: "sale", tenders: [], total: net, tax: 7 },
    lines: [{ sku: "", description: "", goods, quantity: Math.sign(net) || 1, price: Math.abs(net), net, cost }],
  });
}

test("zeros of the file are not filled from the tickets", () => {
  const zeros = { Count: "0", Returned: "0", Tax: "0", Gifts: "0", Used: "0", New: "0", BuysC: "0", BuysT: "0" };
  const sale = ticketOf("1", { net: 1000, goods: "used", cost: 400 });
  expect(composeFacts([...closesOf({ ...close, ...zeros }), sale]).at(-1)).toMatchObject({
    ...{ transactions: 0, returns: 0, tax: 0, giftSold: 0, cogsUsed: 0, cogsNew: 0, buysCash: 0, buysTrade: 0 },
  });
});

test("on a day without tickets and buys all that is open is zero", () => {
  const zero = { transactions: 0, returns: 0, tax: 0, giftSold: 0, buysCash: 0, buysTrade: 0, cogsUsed: 0, cogsNew: 0 };
  expect(composeFacts(closesOf(close))).toMatchObject([{ kind: "dayClose", ...zero, netSales: 10_000 }]);
});

test.each([
  ["a piece of unclear kind counts as a sale without a cost", "other", { transactions: 1, cogsUsed: 0, cogsNew: 0 }],
  ["a gift card is no sale", "giftCard", { transactions: 0, giftSold: 1000, cogsUsed: 0, cogsNew: 0 }],
  ["a used piece has its cost", "used", { transactions: 1, giftSold: 0, cogsUsed: 400, cogsNew: 0 }],
  ["a new piece has its cost", "new", { transactions: 1, giftSold: 0, cogsUsed: 0, cogsNew: 400 }],
])("%s", (_what, goods, figures) => {
  const rows = composeFacts([ticketOf("1", { net: 1000, goods, cost: 400 }), ...closesOf(close)]);
  expect(rows.at(-1)).toMatchObject(figures);
});

const sold = fc.record({
  net: fc.integer({ min: -50_000, max: 50_000 }),
  goods: fc.constantFrom("used", "new", "giftCard", "other"),
  cost: fc.option(fc.integer({ min: 0, max: 20_000 })),
});

test("the Day Close comes last and is the same in whatever order its tickets came", () => {
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 8 }), (sales) => {
      const tickets = sales.map((sale, at) => ticketOf(String(at), sale));
      const closes = closesOf(close);
      const rows = composeFacts([...closes, ...tickets]);
      expect(rows.map(({ kind }) => kind)).toEqual([...tickets.map(() => "transaction"), "dayClose"]);
      expect(rows.at(-1)).toEqual(composeFacts([...tickets.toReversed(), ...closes]).at(-1));
      expect(rows.at(-1)).toMatchObject({ tax: 7 * sales.length });
    }),
  );
});
