import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changedRows, composeFacts } from "#common/pos-files/compose-facts.ts";
import { posRow } from "#common/pos/pos-rows.ts";
import { aRowReader, type Cells, type Changes } from "#tests/kit/pos-files/a-row-reader.ts";

const columns = { date: "Day", net: "Net", tax: "Tax", transactions: "Count" };
const day = { Day: "2026-11-20", Net: "100.00", Tax: "8.25", Count: "3" };

const { readAll, read } = aRowReader({ kind: "days", columns });

function ticketsOf(row: Cells, settings: Changes = {}) {
  const rows = composeFacts(readAll([row], settings).facts.map(({ fact }) => fact));
  return rows.filter((fact) => fact.kind === "transaction");
}

test.each([
  ["on a plain day", "2026-11-20", "America/Chicago", "2026-11-20T18:00:00.000Z"],
  ["on the day that loses an hour", "2026-03-08", "America/Chicago", "2026-03-08T17:00:00.000Z"],
  ["on the day that has an hour twice", "2026-11-01", "America/Chicago", "2026-11-01T18:00:00.000Z"],
  ["on a day whose midnight is skipped", "2018-11-04", "America/Sao_Paulo", "2018-11-04T14:00:00.000Z"],
  ["where noon is still the day before in London", "2026-11-20", "Pacific/Kiritimati", "2026-11-19T22:00:00.000Z"],
  ["by a quarter of an hour", "2026-11-20", "Asia/Kathmandu", "2026-11-20T06:15:00.000Z"],
  ["on the last day of all", "2100-12-31", "America/Chicago", "2100-12-31T18:00:00.000Z"],
])("the sales of a day stand at its noon %s", (...[, Day, timeZone, at]) => {
  expect(read({ ...day, Day }, { timeZone })).toMatchObject({ at, externalId: Day, businessDate: Day });
});

test("the first noon of all is refused where it is still the year before", () => {
  const first = { ...day, Day: "2000-01-01" };
  expect(read(first)).toMatchObject({ businessDate: "2000-01-01" });
  expect(read(first, { timeZone: "Pacific/Kiritimati" })).toContain("at: Enter a time from 2000 to 2100");
});

test.each([
  ["0001-01-01"],
  ["9999-12-31"],
  ["2026-02-29"],
  ["2026-11-20T12:00:00 noon"],
  ["2026-11-20 25:00"],
  ["20/11/2026"],
  ["2026-11-20\0"],
  ["\uD800"],
  ["Total"],
])("the day %j is none, and its line is refused", (Day) => {
  expect(read({ ...day, Day })).toBe("Day is not a time like 2010-12-31 08:26:00");
});

test.each([
  ["100.00", "", 1],
  ["0.00", "0", 1],
  ["100.00", "1", 1],
  ["100.00", "3.0", 3],
  ["0.00", "4", 1],
  ["100.00", "2,000", 2000],
])("a day that sold %s in %j transactions comes as %i tickets", (Net, Count, tickets) => {
  expect(ticketsOf({ ...day, Net, Count })).toHaveLength(tickets);
});

test.each([
  ["sales and no transaction", { Count: "0" }, "Net is above zero and Count is 0"],
  ["a cent and no transaction", { Net: "0.01", Count: "0.0" }, "Net is above zero and Count is 0"],
  ["a transaction more than two thousand", { Count: "2001" }, "transactions: Too big"],
  ["fewer transactions than none", { Count: "-3" }, "transactions: Too small"],
  ["two to the fifty-third transactions and one", { Count: "9007199254740993" }, "Count is not a whole number"],
  ["no net sales", { Net: "" }, "Net is empty"],
  ["a decimal comma", { Net: "100,50" }, "Net is not an amount"],
  ["a tax that is no amount", { Tax: "8.25%" }, "Tax is not an amount"],
  ["two to the fifty-third cents", { Net: "90071992547409.92" }, "Net is not an amount"],
  ["more than a million dollars", { Net: "1000000.01" }, "Net with tax is more than a million dollars"],
])("a day with %s is refused", (_what, cells, reason) => {
  expect(read({ ...day, ...cells })).toContain(reason);
});

test("a day of returns may have no transaction, and one without tax has none", () => {
  expect(read({ ...day, Net: "-5.00", Count: "0" })).toMatchObject({ net: -500, transactions: 0 });
  expect(read({ ...day, Tax: "" })).toMatchObject({ tax: 0 });
  expect(read(day, { columns: { date: "Day", net: "Net" } })).toMatchObject({ tax: 0, transactions: 1 });
});

test.each([
  [{}, "new"],
  [{ goods: "used" }, "used"],
  [{ goods: "other" }, "other"],
])("by the map %j the pieces of a day are %s", (map, goods) => {
  expect(ticketsOf({ ...day, Count: "1" }, map)).toMatchObject([{ lines: [{ goods }] }]);
});

test("amounts by decimal commas are read where the map says so", () => {
  expect(read({ ...day, Net: "1.234,50", Tax: "0,5" }, { decimal: "," })).toMatchObject({ net: 123_450, tax: 50 });
});

test("a returned day is one ticket of a piece that came back", () => {
  expect(ticketsOf({ ...day, Net: "-30.00", Tax: "-2.00", Count: "9" })).toMatchObject([
    {
      ...{ externalId: "2026-11-20/day/1", type: "return", total: -3200, tax: -200 },
      lines: [{ quantity: -1, price: 3000, net: -3000, tax: -200, discount: 0, cost: null }],
      tenders: [{ kind: "other", amount: -3200 }],
    },
  ]);
});

test("a tax that went back is shared like a tax that came in", () => {
  expect(ticketsOf({ ...day, Net: "0.03", Tax: "-0.02" })).toMatchObject([
    { total: 0, tax: -1 },
    { total: 0, tax: -1 },
    { total: 1, tax: 0 },
  ]);
});

test("of fewer cents than transactions the last tickets have none", () => {
  expect(ticketsOf({ ...day, Net: "0.02", Tax: "0" })).toMatchObject([{ total: 1 }, { total: 1 }, { total: 0 }]);
});

const cents = fc.integer({ min: 1, max: 99_000_000 });
const taxes = fc.integer({ min: -1_000_000, max: 1_000_000 });
const transactions = fc.integer({ min: 1, max: 120 });

test("net sales and tax that are too much together are refused, as the feed would not take their ticket", () => {
  const most = { ...day, Net: "990077.73", Count: "1" };
  expect(read({ ...most, Tax: "9922.27" })).toMatchObject({ net: 99_007_773, tax: 992_227 });
  expect(read({ ...most, Tax: "9922.28" })).toBe("Net with tax is more than a million dollars");
});

test("the shares of a day differ by a cent at most, the greater ones first, and the feed takes each", () => {
  fc.assert(
    fc.property(cents, taxes, transactions, (...[net, tax, count]) => {
      const row = { ...day, Net: (net / 100).toFixed(2), Tax: (tax / 100).toFixed(2), Count: String(count) };
      const tickets = ticketsOf(row);
      const nets = tickets.flatMap(({ lines }) => lines.map((line) => line.net));
      expect(nets).toHaveLength(count);
      expect(nets).toEqual(nets.toSorted((left, right) => right - left));
      expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1);
      expect(new Set(tickets.map(({ externalId }) => externalId)).size).toBe(count);
      expect(tickets.map((ticket, at) => posRow.safeParse({ ...ticket, seq: at + 1 }).success)).not.toContain(false);
    }),
    { numRuns: 60 },
  );
});

test("when a day is counted again, what it no longer has is removed, and the rest is sent where it changed", () => {
  fc.assert(
    fc.property(transactions, transactions, (before, after) => {
      const later = ticketsOf({ ...day, Count: String(after) });
      const sent = changedRows(ticketsOf({ ...day, Count: String(before) }), later);
      const removed = sent.filter(({ kind }) => kind === "tombstone").map(({ externalId }) => externalId);
      const lost = Array.from({ length: Math.max(0, before - after) }, (_, at) => `2026-11-20/day/${after + at + 1}`);
      expect(removed).toEqual(lost);
      expect(changedRows(later, later)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a removed ticket is as new as the newest row of its day", () => {
  const tickets = ticketsOf({ ...day, Count: "2" });
  const newer = "2026-11-25T00:00:00.000Z";
  const kept = tickets.slice(0, 1);
  const removed = { kind: "tombstone", of: "transaction", externalId: "2026-11-20/day/2", businessDate: "2026-11-20" };
  expect(changedRows(tickets, kept)).toMatchObject([{ ...removed, updatedAt: "2026-11-20T18:00:00.000Z" }]);
  const changed = kept.map((ticket) => ({ ...ticket, updatedAt: newer }));
  expect(changedRows(tickets, changed)).toMatchObject([
    { ...removed, updatedAt: newer },
    { kind: "transaction", externalId: "2026-11-20/day/1", updatedAt: newer },
  ]);
});
