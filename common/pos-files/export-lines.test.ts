import { expect, test } from "vitest";
import { salesMap } from "./export-map.ts";
import { readLine, readLineTicket, type FileLine, type Place } from "./export-lines.ts";

function placeOf(map: object): Place {
  return {
    map: salesMap.parse(map),
    timeZone: "America/New_York",
    boundaryMinutes: 180,
    digest: (text) => String(text.length).padEnd(64, "0"),
  };
}

function fileLine(record: Record<string, string>): FileLine {
  return { lineNumber: 2, record: new Map(Object.entries(record)) };
}

const lineColumns = { number: "Invoice", at: "Sold", quantity: "Qty", unitPrice: "Price", sku: "Code" };
const byLine = placeOf({ kind: "ticketLines", columns: lineColumns });
const aLine = { Invoice: "536365", Sold: "2025-12-01 08:26:00", Qty: "6", Price: "2.55", Code: "85123A" };

test("a line of a ticket is its pieces, its price and its sum in cents, at the store's time", () => {
  expect(readLine(fileLine(aLine), byLine)).toMatchObject({
    businessDate: "2025-12-01",
    amount: 15_300_000n,
    tax: 0,
    tenders: [],
    line: { sku: "85123A", quantity: 6, price: 255, net: 1530, goods: "new" },
    ticket: { customerId: null, terminal: "", cashierCode: null, couponNumber: null },
  });
});

test("a line that has its sum keeps it, whatever the pieces would come to", () => {
  const { unitPrice: _unitPrice, ...columns } = lineColumns;
  const place = placeOf({ kind: "ticketLines", columns: { ...columns, amount: "Sum" } });
  expect(readLine(fileLine({ ...aLine, Sum: "10.00" }), place)).toMatchObject({
    line: { quantity: 6, price: 1000, net: 1000 },
  });
});

test("pieces that came back are a negative line", () => {
  expect(readLine(fileLine({ ...aLine, Qty: "-2" }), byLine)).toMatchObject({
    line: { quantity: -2, price: 255, net: -510 },
  });
});

test.each([
  [{ Qty: "" }, "Qty is not a whole number"],
  [{ Qty: "1.5" }, "Qty is not a whole number"],
  [{ Price: "free" }, "Price is not an amount"],
  [{ Price: "" }, "Price is not an amount"],
  [{ Sold: "" }, "Sold is not a time like"],
  [{ Sold: "yesterday" }, "Sold is not a time like"],
  [{ Sold: "0001-01-01 08:00:00" }, "Sold is not a time like"],
  [{ Sold: "9999-12-31 08:00:00" }, "Sold is not a time like"],
  [{ Sold: "2025-02-30 08:00:00" }, "Sold is not a time like"],
])("a line with %j is refused with its column", (change, fault) => {
  expect(readLine(fileLine({ ...aLine, ...change }), byLine)).toEqual({ fault: expect.stringContaining(fault) });
});

const sumColumns = { number: "Invoice #", at: "Sold Date", subTotal: "Sub Total", tax: "Tax", total: "Total" };
const tenders = { Cash: "cash", VISA: "visa", "Store Credit": "storeCredit" };
const byTicket = placeOf({
  kind: "tickets",
  dateFormat: "month-day-year",
  columns: { ...sumColumns, terminal: "Terminal", cashier: "Clerk", customer: "Customer" },
  tenders,
});
const aTicket = {
  ...{ "Invoice #": "1041", "Sold Date": "12/1/2025 8:26 AM", "Sub Total": "20.00", Tax: "1.40", Total: "21.40" },
  ...{ Cash: "1.40", VISA: "20.00", "Store Credit": "", Terminal: "2", Clerk: "AL", Customer: "C-9" },
};

test("a ticket of sums is one line without a piece's name, paid as its columns say", () => {
  expect(readLine(fileLine(aTicket), byTicket)).toMatchObject({
    businessDate: "2025-12-01",
    tax: 140,
    tenders: [
      { kind: "cash", amount: 140 },
      { kind: "visa", amount: 2000 },
    ],
    line: { sku: "", quantity: 1, price: 2000, net: 2000, tax: 140 },
    ticket: { customerId: "C-9", terminal: "2", cashierCode: "AL" },
  });
});

test("a ticket that was paid back has a piece that came back", () => {
  const back = { "Sub Total": "-20.00", Tax: "-1.40", Total: "-21.40", Cash: "-21.40", VISA: "" };
  expect(readLine(fileLine({ ...aTicket, ...back }), byTicket)).toMatchObject({
    tax: -140,
    tenders: [{ kind: "cash", amount: -2140 }],
    line: { quantity: -1, price: 2000, net: -2000 },
  });
});

test.each([
  [{ Total: "x" }, "Total is not an amount"],
  [{ Tax: "x" }, "Tax is not an amount"],
  [{ VISA: "x" }, "VISA is not an amount"],
  [{ "Sub Total": "19.00" }, "Sub Total and Tax do not come to Total"],
])("a ticket with %j is refused with its column", (change, fault) => {
  expect(readLine(fileLine({ ...aTicket, ...change }), byTicket)).toEqual({ fault });
});

test("a way of paying that is a row is what its name means", () => {
  const place = placeOf({
    kind: "tickets",
    columns: { number: "No", at: "Sold", total: "Total", tender: "Paid by", tenderAmount: "Paid" },
    tenders: { Plastic: "visa" },
  });
  const row = { No: "7", Sold: "2025-12-01 08:26:00", Total: "5.00", Paid: "5.00" };
  const paidBy = (name: string) => readLine(fileLine({ ...row, "Paid by": name }), place);
  expect(paidBy("Plastic")).toMatchObject({ tenders: [{ kind: "visa", amount: 500 }] });
  expect(paidBy("Gift card")).toMatchObject({ tenders: [{ kind: "giftCard", amount: 500 }] });
  expect(paidBy("Beads")).toMatchObject({ tenders: [{ kind: "other", amount: 500 }] });
});

test("a sale after midnight is the day's before, until the shop's day is over", () => {
  expect(readLine(fileLine({ ...aLine, Sold: "2025-12-02 02:59:00" }), byLine)).toMatchObject({
    businessDate: "2025-12-01",
  });
  expect(readLine(fileLine({ ...aLine, Sold: "2025-12-02 03:00:00" }), byLine)).toMatchObject({
    businessDate: "2025-12-02",
  });
});

test("a business date of its own goes before the time, and one that is none is refused", () => {
  const place = placeOf({ kind: "ticketLines", columns: { ...lineColumns, businessDate: "Day" } });
  expect(readLine(fileLine({ ...aLine, Day: "2025-11-30" }), place)).toMatchObject({ businessDate: "2025-11-30" });
  const byMonth = placeOf({
    kind: "ticketLines",
    dateFormat: "month-day-year",
    columns: { ...lineColumns, businessDate: "Day" },
  });
  const american = { ...aLine, Sold: "12/1/2025 08:26:00", Day: "11/30/2025" };
  expect(readLine(fileLine(american), byMonth)).toMatchObject({ businessDate: "2025-11-30" });
  expect(readLine(fileLine({ ...aLine, Day: "" }), place)).toMatchObject({ businessDate: "2025-12-01" });
  expect(readLine(fileLine({ ...aLine, Day: "Monday" }), place)).toEqual({
    fault: "Day is not a date like 2010-12-31",
  });
});

test("one number on two registers or two days is two tickets", () => {
  const keyOf = (change: Record<string, string>) => readLineTicket(fileLine({ ...aTicket, ...change }), byTicket).key;
  const keys = [{}, { Terminal: "3" }, { "Sold Date": "12/2/2025 8:26 AM" }, { "Invoice #": "1042" }].map(keyOf);
  expect(new Set(keys).size).toBe(4);
  expect(keyOf({})).toBe("2025-12-01/2/1041");
});

test("a line whose day cannot be read still says its ticket's number", () => {
  expect(readLineTicket(fileLine({ ...aTicket, "Sold Date": "?" }), byTicket)).toEqual({
    ...{ key: "?/2/1041", number: "1041", numberAtRegister: "2/1041", isDated: false },
  });
});

test("a number that is too long for a key is shortened, and two such stay apart by their digest", () => {
  const long = readLineTicket(fileLine({ ...aTicket, "Invoice #": "9".repeat(300) }), byTicket);
  const longer = readLineTicket(fileLine({ ...aTicket, "Invoice #": "9".repeat(2000) }), byTicket);
  expect(long.key).toHaveLength(64);
  expect(long.number).toHaveLength(300);
  expect(long.key.slice(0, 31)).toBe(longer.key.slice(0, 31));
  expect(long.key).not.toBe(longer.key);
});

const fullColumns = { ...lineColumns, time: "Clock", tax: "Tax", coupon: "Ref" };
const fullLine = {
  ...aLine,
  Sold: "2025-12-01",
  Clock: "8:26 AM",
  Tax: "0.92",
  Ref: "3182045577",
  CASH: "16.22",
  CARD: "",
};
const full = placeOf({ kind: "ticketLines", columns: fullColumns, tenders: { CASH: "cash", CARD: "other" } });

test("a day and its clock may stand in two columns, and a line may bring its tax, its coupon and its tenders", () => {
  expect(readLine(fileLine(fullLine), full)).toMatchObject({
    at: new Date("2025-12-01T13:26:00.000Z"),
    businessDate: "2025-12-01",
    tax: 92,
    line: { net: 1530, tax: 92 },
    tenders: [{ kind: "cash", amount: 1622 }],
    ticket: { couponNumber: "3182045577" },
  });
});

test.each([
  [{ Tax: "some" }, "Tax is not an amount"],
  [{ CASH: "all" }, "CASH is not an amount"],
  [{ Clock: "noon" }, "Sold is not a time like"],
])("a line with %j beside its pieces is refused", (change, fault) => {
  expect(readLine(fileLine({ ...fullLine, ...change }), full)).toEqual({ fault: expect.stringContaining(fault) });
});
