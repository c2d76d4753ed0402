import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buysMap } from "./buys-map.ts";
import { aRowReader } from "#tests/kit/pos-files/a-row-reader.ts";

const key = { number: "No", at: "In", customer: "Customer" };
const amounts = { cashOffer: "Cash", tradeOffer: "Trade", paidCash: "Paid", paidTrade: "Credit" };
const columns = { ...key, ...amounts, businessDate: "Day", readyAt: "Ready", completedAt: "Done", status: "Status" };
const bags = { No: "7", In: "2026-11-20 13:00:00", Customer: "C1", Done: "2026-11-20 14:30:00" };

const { readAll, read } = aRowReader({ kind: "buys", columns });

test("the same number is another buy on another day, and the same buy on the same day", () => {
  const nextDay = { ...bags, In: "2026-11-21 13:00:00" };
  const again = { ...bags, Customer: "C2" };
  expect(readAll([bags, nextDay, again]).facts.map(({ fact }) => fact)).toMatchObject([
    { externalId: "2026-11-20/7", customerId: "C2" },
    { externalId: "2026-11-21/7", customerId: "C1" },
  ]);
});

test("the number of a slip that was typed in goes along, and where there is none nothing does", () => {
  const map = { columns: { ...columns, reference: "Note" } };
  expect(read({ ...bags, Note: " #12 " }, map)).toMatchObject({ clientRef: "#12" });
  expect(read({ ...bags, Note: "" }, map)).toMatchObject({ clientRef: null });
  expect(read(bags)).toMatchObject({ clientRef: null });
});

test("with a column of ids the number may repeat", () => {
  const map = { columns: { ...columns, id: "Id" } };
  const { facts } = readAll(
    [
      { ...bags, Id: "a" },
      { ...bags, Id: "b" },
    ],
    map,
  );
  expect(facts).toMatchObject([{ fact: { externalId: "a", number: "7" } }, { fact: { externalId: "b", number: "7" } }]);
  expect(read({ ...bags, Id: " " }, map)).toBe("Id is empty");
});

test.each([
  ["a second before the boundary", "2026-11-20 02:59:59", "2026-11-19", "2026-11-20T08:59:59.000Z"],
  ["at the boundary", "2026-11-20 03:00:00", "2026-11-20", "2026-11-20T09:00:00.000Z"],
  ["at a time that the clock skips in spring", "2026-03-08 02:30:00", "2026-03-08", "2026-03-08T08:00:00.000Z"],
  ["at a time that the clock shows twice in fall", "2026-11-01 01:30:00", "2026-10-31", "2026-11-01T06:30:00.000Z"],
  ["on a leap day", "2024-02-29 12:00:00", "2024-02-29", "2024-02-29T18:00:00.000Z"],
  ["by a time with a T", "2026-11-20T13:00:00", "2026-11-20", "2026-11-20T19:00:00.000Z"],
  ["by a day alone", "20261120", "2026-11-20", "2026-11-20T06:00:00.000Z"],
  ["at noon by two halves", "2026-11-20 12:00 PM", "2026-11-20", "2026-11-20T18:00:00.000Z"],
  ["in the first hours of the first year", "2000-01-01 03:00:00", "2000-01-01", "2000-01-01T09:00:00.000Z"],
])("a seller who comes %s is checked in then", (...[, In, businessDate, checkedInAt]) => {
  const externalId = `${businessDate}/7`;
  expect(read({ ...bags, In })).toMatchObject({ externalId, businessDate, checkedInAt });
});

test.each([
  ["year 1", "0001-01-01 12:00:00"],
  ["year 9999", "9999-12-31 23:59:59"],
  ["a year before all shops", "1999-12-31 12:00:00"],
  ["a day that no month has", "2026-02-30 12:00:00"],
  ["a leap day of a common year", "2026-02-29 12:00:00"],
  ["an hour too many", "2026-11-20 24:00:00"],
  ["a minute too many", "2026-11-20 12:60:00"],
  ["hour 13 of a half day", "2026-11-20 13:00 PM"],
  ["a zone's name behind it", "2026-11-20 13:00:00 CST"],
  ["half an offset behind it", "2026-11-20T13:00:00+1"],
  ["a NUL behind it", "2026-11-20 13:00:00\0"],
  ["half a letter behind it", "2026-11-20 13:00:00\uD83D"],
  ["the order of another country", "20/11/2026 13:00"],
  ["the end torn off", "2026-11-20 13:"],
])("a check-in at %s is refused", (_what, In) => {
  expect(read({ ...bags, In })).toBe("In is not a time like 2010-12-31 08:26:00");
});

test("a time whose business date or whose instant is out of all years is refused", () => {
  expect(read({ ...bags, In: "2000-01-01 02:59:59" })).toBe("businessDate: Enter a date from 2000 to 2100");
  expect(read({ ...bags, In: "2100-12-31 20:00:00" })).toBe("checkedInAt: Enter a time from 2000 to 2100");
});

test.each([
  ["month-day-year", "1/12/2026 8:26 PM", "2026-01-12"],
  ["day-month-year", "1/12/2026 20:26", "2026-12-01"],
  ["day-month-year", "1 Dec 26", "2026-12-01"],
])("by %s the check-in %s is on %s", (dateFormat, In, businessDate) => {
  expect(read({ ...bags, In, Done: "" }, { dateFormat })).toMatchObject({ businessDate });
});

test("the register's own business date names the buy, and one that is none refuses it", () => {
  expect(read({ ...bags, Day: "2026-11-18" })).toMatchObject({
    ...{ externalId: "2026-11-18/7", businessDate: "2026-11-18" },
    checkedInAt: "2026-11-20T19:00:00.000Z",
  });
  expect(read({ ...bags, Day: "2026-13-01" })).toBe("Day is not a time like 2010-12-31 08:26:00");
});

test.each([
  ["CHECKED - IN", "open"],
  ["in__progress", "open"],
  ["New", "open"],
  ["Finished", "complete"],
  ["voided", "void"],
  ["closed", "complete"],
  ["Closed", "void"],
  ["Constructor", "open"],
])("the state %s is %s, and the map's own names count by their case", (Status, status) => {
  expect(read({ ...bags, Status }, { statuses: { Closed: "void", Constructor: "open" } })).toMatchObject({ status });
});

test.each([["constructor"], ["toString"], ["__proto__"], ["hasOwnProperty"], ["Parked"], ["paid\0"], ["\uD800"]])(
  "a state %j that nothing explains is refused, and the reason says what to do",
  (Status) => {
    expect(read({ ...bags, Status })).toBe(
      `Status is ${Status}: say in statuses whether that is open, complete or void`,
    );
  },
);

test.each([
  ["neither a state nor a time of completion", {}, "complete"],
  ["times of completion, and this buy has one", { completedAt: "Done" }, "complete"],
  ["times of completion, and this buy has none", { completedAt: "Ready" }, "open"],
  ["states, and this buy has none", { status: "Status" }, "complete"],
])("of a file with %s the buy is as far as %j says: %s", (_what, more, status) => {
  expect(read(bags, { columns: { ...key, ...more } })).toMatchObject({ status });
});

test("a map may only explain states by the three that there are", () => {
  const statuses = { Parked: "parked" };
  expect(buysMap.safeParse({ kind: "buys", columns, statuses }).success).toBe(false);
});

test.each([
  ["no offer is not an offer of nothing", { Cash: "", Trade: "0.00" }, { cashOffer: null, tradeOffer: 0 }],
  ["nothing paid is zero", { Paid: "", Credit: "" }, { paidCash: 0, paidTrade: 0 }],
  ["half a cent is a cent", { Paid: "-0.005" }, { paidCash: 1 }],
  ["a million dollars is the most", { Credit: "1,000,000.00" }, { paidTrade: 100_000_000 }],
])("%s", (_what, cells, fact) => {
  expect(read({ ...bags, ...cells })).toMatchObject(fact);
});

test.each([
  ["no customer", { Customer: " " }, "Customer is empty"],
  ["no number", { No: "" }, "No is empty"],
  ["a number that is too long", { No: "7".repeat(33) }, "number: Too big: expected string to have <=32 characters"],
  ["more than a million paid", { Paid: "1000000.01" }, "paidCash: Too big: expected number to be <=100000000"],
  ["two to the fifty-third cents", { Paid: "90071992547409.92" }, "Paid is not an amount"],
  ["a decimal comma", { Trade: "24,00" }, "Trade is not an amount"],
  ["a ready time that is none", { Ready: "soon" }, "Ready is not a time like 2010-12-31 08:26:00"],
])("a buy with %s is refused", (_what, cells, reason) => {
  expect(read({ ...bags, ...cells })).toBe(reason);
});

test("what was paid is the same however a register marks that money went out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const text = (cents / 100).toFixed(2);
      const written = [text, `-${text}`, `(${text})`, `${text}-`, `$${text}`, `-$${text}`];
      expect(written.map((Paid) => read({ ...bags, Paid }))).toMatchObject(written.map(() => ({ paidCash: cents })));
    }),
  );
});
