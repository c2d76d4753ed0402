import { expect, test } from "vitest";
import { guessColumns, guessKind, sureFrom, type Sheet } from "./guess-columns.ts";

function sheet(...lines: string[]): Sheet {
  const [header = [], ...rows] = lines.map((line) => line.split(";"));
  return { header, rows };
}

function meaningsOf(file: Sheet, kind = guessKind(file)): (string | null)[] {
  return guessColumns(file, kind).map(({ meaning }) => meaning);
}

test.each([
  ["nothing", "", "tickets"],
  ["a NUL and half a letter", "\0;\uD800", "tickets"],
  ["a number and a day", "Ticket;Date", "tickets"],
  ["pieces", "Ticket;Date;Qty;Amount", "ticketLines"],
  ["the amount of a line alone", "Ticket;Date;Net price", "ticketLines"],
  ["items without pieces", "Ticket;Date;SKU;Price", "ticketLines"],
  ["a total", "Ticket;Date;Total", "tickets"],
  ["a total and its parts", "Ticket;Date;Subtotal;Tax;Total", "tickets"],
  ["a total, its parts and a note on the item", "Ticket;Date;Description;Subtotal;Total", "tickets"],
  ["a total, its parts and pieces", "Ticket;Date;Qty;Subtotal;Total;Amount", "ticketLines"],
  ["a total and an item", "Ticket;Date;Description;Total", "ticketLines"],
])("a header of %s is of the kind that it names", (_what, header, kind) => {
  expect(guessKind(sheet(header))).toBe(kind);
});

test("a header alone says what its names say, a little less surely than with rows", () => {
  const bare = guessColumns(sheet("Ticket;Date;Qty;Amount"), "ticketLines");
  const full = guessColumns(sheet("Ticket;Date;Qty;Amount", "1;2026-11-20;1;8.50"), "ticketLines");
  expect(bare.map(({ meaning }) => meaning)).toEqual(full.map(({ meaning }) => meaning));
  expect(bare.map(({ certainty }) => certainty)).toEqual([0.925, 0.925, 0.925, 0.925]);
  expect(full.map(({ certainty }) => certainty)).toEqual([0.99, 0.99, 0.99, 0.99]);
});

test("of two columns for one meaning the one that looks like it is read", () => {
  const file = sheet("Ticket;Date;Sale date;Total", "1;Friday;2026-11-20;8.50", "2;Friday;2026-11-20;8.50");
  expect(meaningsOf(file, "tickets")).toEqual(["number", null, "at", "total"]);
});

test("a column that looks right beats a name that only holds the word", () => {
  const file = sheet("Customer ticket;Ticket;Date;Total", "1;1;2026-11-20;8.50");
  expect(meaningsOf(file, "tickets")[1]).toBe("number");
});

test("rows beyond the five hundredth change nothing", () => {
  const first = Array.from({ length: 500 }, (_, at) => `${at};2026-11-20;8.50`);
  const bad = Array.from({ length: 100 }, () => "\0;never;free");
  const begin = sheet("Ticket;Date;Total", ...first);
  const longer = sheet("Ticket;Date;Total", ...first, ...bad);
  expect(guessColumns(longer, "tickets")).toEqual(guessColumns(begin, "tickets"));
  const shorter = sheet("Ticket;Date;Total", ...first.slice(100), ...bad);
  expect(guessColumns(shorter, "tickets")).not.toEqual(guessColumns(begin, "tickets"));
});

test("torn rows say nothing of the columns that they lack", () => {
  const file = sheet("Ticket;Date;Total", "1;2026-11-20;8.50", "2", "");
  expect(guessColumns(file, "tickets")).toEqual([
    { name: "Ticket", meaning: "number", certainty: 0.99 },
    { name: "Date", meaning: "at", certainty: 0.99 },
    { name: "Total", meaning: "total", certainty: 0.99 },
  ]);
});

test.each([
  ["month-day-year", "03/29/2026 02:30"],
  ["day-month-year", "29.03.2026 02:30"],
  ["year-month-day", "20260329"],
  ["a month's name", "29 Mar 2026"],
])("a day written as %s is the day without a word for it", (_what, cell) => {
  expect(guessColumns(sheet("F1;Ticket", `${cell};1`), "tickets")[0]).toEqual({
    name: "F1",
    meaning: "at",
    certainty: 0.9,
  });
});

test.each(["0001-01-01", "9999-12-31", "2026-02-29", "2026-13-01"])(
  "%s is no day of a shop, and at most a tag that a person is asked about",
  (cell) => {
    expect(guessColumns(sheet("F1;Ticket", `${cell};1`), "ticketLines")[0]).toEqual({
      name: "F1",
      meaning: "sku",
      certainty: 0.5,
    });
  },
);

const rows = (...taxes: string[]) => taxes.map((tax, at) => `${at};2026-11-20;1;${at + 1}0.00;${tax}`);

test.each([
  ["always the same part", rows("0.70", "1.40", "2.10"), "tax"],
  ["always the same part, with a decimal comma", ["1;2026-11-20;1;10,00;0,70", "2;2026-11-20;1;20,00;1,40"], "tax"],
  ["more than a tax takes", rows("4.00", "8.00", "12.00"), null],
  ["another part each time", rows("0.70", "0.10", "5.00"), null],
  ["whole numbers", rows("1", "2", "3"), null],
  ["nothing", rows("", "", ""), null],
])("an amount without a name that is %s of the net is %s", (_what, lines, meaning) => {
  expect(meaningsOf(sheet("Ticket;Date;Qty;Net price;F5", ...lines), "ticketLines").at(-1)).toBe(meaning);
});

test("a tax that has its name is the only one", () => {
  const file = sheet("Ticket;Date;Qty;Net price;F5;Tax", "1;2026-11-20;1;10.00;0.70;0.70");
  expect(meaningsOf(file, "ticketLines").slice(4)).toEqual([null, "tax"]);
});

test("cards beside DISC make it a card, and alone it stays a question", () => {
  const alone = guessColumns(sheet("Ticket;Date;Total;DISC", "1;2026-11-20;8.50;1.00"), "tickets").at(-1);
  const beside = guessColumns(sheet("Ticket;Date;Total;VISA;DISC", "1;2026-11-20;8.50;;1.00"), "tickets").at(-1);
  expect([alone?.meaning, beside?.meaning]).toEqual(["tender:discover", "tender:discover"]);
  expect(alone?.certainty).toBe(0.5);
  expect(beside?.certainty).toBeGreaterThanOrEqual(sureFrom);
});

test.each([
  ["customers", "Customer ID;First Name;Last Name;Phone;Email;Address;City;State;Zip;Store Credit;Trade Credit"],
  ["customers", "Kundennummer;Vorname;Nachname;Telefon;E-Mail;Strasse;PLZ;Ort"],
  ["employees", "Employee ID;Initials;Name;Active"],
  ["buys", "Buy #;Checked In;Customer ID;Buyer;Completed;Status;Cash Offer;Trade Offer;Cash Paid;Trade Paid"],
  ["buyLines", "Buy #;Checked In;Tag;Description;Category;Brand;Size;Cost;Price;Pass Reason"],
  ["dayCloses", "Business Date;Net Sales;Tax;Over/Short;Closed At;Closed By;Cash;Check;VISA;MC;Store Credit"],
  ["days", "Date;Net Sales;Tax;Transactions"],
  [
    "tickets",
    "Sold Date;Invoice #;Cash;Check;Debit;AMEX;DISC;MC;VISA;Sub Total;Tax;Total;Store Credit;Gift Card;Terminal",
  ],
  ["ticketLines", "BATCHDT;TRX_NO;TRX_TM;CASHIER;CUST_TEL;REF;SKU;DESCR;DEPT;QTY;NET_AMT;AMT2;CASH;CARD;TRADE"],
  ["ticketLines", "InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country"],
])("a file of %s is known by its header %s", (kind, header) => {
  expect(guessKind(sheet(header))).toBe(kind);
});

test("a file of each kind that docs/registers.md names is guessed whole", () => {
  const buys = sheet(
    "Buy #;Checked In;Customer ID;Buyer;Completed;Status;Cash Offer;Trade Offer;Cash Paid;Trade Paid",
    "7;11/20/2026 1:00 PM;C1;AL;11/20/2026 1:42 PM;Paid;20.00;24.00;20.00;0.00",
  );
  expect(meaningsOf(buys)).toEqual([
    ...["number", "at", "customer", "buyer", "completedAt", "status"],
    ...["cashOffer", "tradeOffer", "paidCash", "paidTrade"],
  ]);
  const people = sheet("Customer ID;First Name;Last Name;Phone;Email", "C1;Ana;Lopez;3125550101;a@b.test");
  expect(meaningsOf(people)).toEqual(["id", "firstName", "lastName", "phone", "email"]);
  const close = sheet(
    "Business Date;Net Sales;Tax;Over/Short;Closed By;Cash;VISA",
    "11/20/2026;20.00;1.65;-0.50;AL;1;2",
  );
  expect(meaningsOf(close)).toEqual(["date", "net", "tax", "overShort", "closedBy", "tender:cash", "tender:visa"]);
});

test("of a name in one column and a name in two the two are read", () => {
  const file = sheet("Customer ID;Name;First Name;Last Name;Phone", "1;Ana Lopez;Ana;Lopez;3125550101");
  expect(meaningsOf(file, "customers")).toEqual(["id", "out", "firstName", "lastName", "phone"]);
});

test.each(["Reference", "REF", "Slip #", "Check-in no.", "Hangtag number", "Referenz-Nr.", "N° référence"])(
  "of buys, the column %s is the number of the check-in's slip",
  (name) => {
    const buys = sheet(`Buy no;${name};Checked in;Customer;Cash paid`, "7;Buy 12;2026-11-20;Nora Quill;8.50");
    expect(meaningsOf(buys)).toEqual(["number", "reference", "at", "customer", "paidCash"]);
    const lines = sheet(`Buy no;${name};Checked in;Tag;Cost`, "7;#12;2026-11-20;1184-0327;2.50");
    expect(meaningsOf(lines)).toEqual(["number", "reference", "at", "tag", "cost"]);
  },
);

test("a reference of a sale is none of a check-in", () => {
  const file = sheet("Ticket;Reference;Date;Total", "1;12;2026-11-20;8.50");
  expect(meaningsOf(file, "tickets")).not.toContain("reference");
});
