import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { posRow } from "#common/pos/pos-rows.ts";
import { readLineTicket, type FileLine } from "./export-lines.ts";
import { salesMap, missingColumns } from "./export-map.ts";
import { addLine, finishTicket, openTicket, type ReadTicket } from "./export-tickets.ts";
import { tenderNamed } from "./tender-names.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** The one that docs/registers.md gives to a shop. */
const wellKnown = salesMap.parse(JSON.parse(readFileSync(path.join(root, "docs/examples/invoices.map.json"), "utf8")));

const tenderRows = {
  kind: "tickets",
  columns: { number: "Ticket", at: "Date", total: "Total", tender: "Paid by", tenderAmount: "Paid" },
  tenders: { Klarna: "other", Plastic: "visa" },
};

/** What the lines of one ticket come to. */
function ticketOf(map: object, records: readonly Record<string, string>[]): ReadTicket {
  const place = { map: salesMap.parse(map), timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d" };
  const lines: FileLine[] = records.map((record, at) => ({
    lineNumber: at + 2,
    record: new Map(Object.entries(record)),
  }));
  const ticket = openTicket();
  lines.forEach((line) => addLine(ticket, line, place));
  const abouts = lines.map((line) => readLineTicket(line, place));
  const [about = { key: "", number: "", numberAtRegister: "", isDated: false }] = abouts;
  return finishTicket(ticket, { ...about, isWhole: true, updatedAt: null, place });
}

const sale = {
  "Invoice #": "4711",
  "Sold Date": "11/27/2026 4:05 PM",
  Cash: "$10.00",
  VISA: "11.65",
  "Sub Total": "20.00",
  Tax: "1.65",
  Total: "21.65",
  "Gift Card": "",
  Terminal: "2",
};

test("a ticket whose tenders are columns is a row that the feed takes", () => {
  const { fact } = ticketOf(wellKnown, [sale]);
  expect(posRow.parse({ ...fact, seq: 1 })).toMatchObject({
    externalId: "2026-11-27/2/4711",
    businessDate: "2026-11-27",
    at: "2026-11-27T22:05:00.000Z",
    terminal: "2",
    type: "sale",
    total: 2165,
    tax: 165,
    lines: [{ net: 2000, tax: 165, quantity: 1, goods: "used" }],
    tenders: [
      { kind: "cash", amount: 1000 },
      { kind: "visa", amount: 1165 },
    ],
  });
});

test("a return is below zero in its piece and its money", () => {
  const { fact } = ticketOf(wellKnown, [
    { ...sale, Cash: "(21.65)", VISA: "", "Sub Total": "-20.00", Tax: "-1.65", Total: "-21.65" },
  ]);
  expect(fact).toMatchObject({
    type: "return",
    total: -2165,
    lines: [{ quantity: -1, price: 2000, net: -2000 }],
    tenders: [{ kind: "cash", amount: -2165 }],
  });
});

test("what the named tenders lack to the total was paid in another way", () => {
  const { fact } = ticketOf(wellKnown, [{ ...sale, VISA: "" }]);
  expect(fact?.tenders).toEqual([
    { kind: "cash", amount: 1000 },
    { kind: "other", amount: 1165 },
  ]);
});

test("tenders as rows come together in one ticket that counts once", () => {
  const row = { Ticket: "9", Date: "2026-11-27 10:00", Total: "30.00" };
  const { fact, amount } = ticketOf(tenderRows, [
    { ...row, "Paid by": "Plastic", Paid: "20.00" },
    { ...row, "Paid by": "Store Credit", Paid: "10.00" },
  ]);
  expect(amount).toBe(30_000_000n);
  expect(fact).toMatchObject({
    total: 3000,
    lines: [{ net: 3000 }],
    tenders: [
      { kind: "visa", amount: 2000 },
      { kind: "storeCredit", amount: 1000 },
    ],
  });
});

test.each([
  ["a total that does not add up", { ...sale, Total: "22.00" }, "Sub Total and Tax do not come to Total"],
  ["a tender that is no amount", { ...sale, VISA: "yes" }, "VISA is not an amount"],
  ["a total that is no amount", { ...sale, Total: "12,5" }, "Total is not an amount"],
  ["a day that is none", { ...sale, "Sold Date": "2/30/2026" }, "Sold Date is not a time like 12/31/2010 8:26"],
  ["no number", { ...sale, "Invoice #": " " }, "Invoice # is empty"],
])("%s is refused with its line and the reason", (_what, record, reason) => {
  const { fact, refused } = ticketOf(wellKnown, [record]);
  expect(fact).toBeNull();
  expect(refused).toEqual([expect.objectContaining({ lineNumber: 2, reason: expect.stringContaining(reason) })]);
});

test("lines of one ticket with different sums are refused together", () => {
  const row = { Ticket: "9", Date: "2026-11-27 10:00", "Paid by": "Cash", Paid: "10.00" };
  const { refused } = ticketOf(tenderRows, [
    { ...row, Total: "10.00" },
    { ...row, Total: "12.00" },
  ]);
  expect(refused.map(({ lineNumber, reason }) => [lineNumber, reason])).toEqual([
    [2, "The lines of 9 have different sums"],
    [3, "The lines of 9 have different sums"],
  ]);
});

test("a column that the file no longer has is named, tenders too", () => {
  expect(missingColumns(Object.keys({ ...sale, Check: "", Debit: "", AMEX: "" }), wellKnown)).toEqual([
    "DISC",
    "MC",
    "Store Credit",
  ]);
});

test.each([
  ["MC", "mastercard"],
  ["American Express", "amex"],
  ["GIFT_CARD", "giftCard"],
  ["Trade-Credit", "tradeCredit"],
  ["Klarna", "other"],
  ["House", "check"],
])("a tender with the name %s is %s", (name, kind) => {
  expect(tenderNamed(name, { House: "check" })).toBe(kind);
});

const lineFile = {
  kind: "ticketLines",
  columns: { number: "Ticket", at: "Date", quantity: "Qty", amount: "Net", tax: "Tax", coupon: "Ref" },
  tenders: { Cash: "cash", Card: "other" },
};
const firstPiece = { Ticket: "1", Date: "2026-11-20", Qty: "1", Net: "8.50", Tax: "0.62", Ref: "", Cash: "15.56" };
const secondPiece = { ...firstPiece, Net: "6.00", Tax: "0.44", Ref: "3182045577", Cash: "" };

test("a ticket of pieces with their tenders is its sums, its coupon and what it was paid with", () => {
  const { fact } = ticketOf(lineFile, [firstPiece, secondPiece]);
  expect(posRow.parse({ ...fact, seq: 1 })).toMatchObject({
    total: 1556,
    tax: 106,
    couponNumber: "3182045577",
    tenders: [{ kind: "cash", amount: 1556 }],
  });
});

test("what the tenders of a ticket of pieces lack was paid in another way, and one kind is one entry", () => {
  const half = { ...secondPiece, Cash: "1.00" };
  expect(ticketOf(lineFile, [{ ...firstPiece, Cash: "1.00" }, half]).fact?.tenders).toEqual([
    { kind: "cash", amount: 200 },
    { kind: "other", amount: 1356 },
  ]);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a tender with the name %s, which every object has, is another way of paying",
  (name) => {
    const record = { Ticket: "9", Date: "2026-11-27 10:00", Total: "30.00", "Paid by": name, Paid: "30.00" };
    expect(ticketOf(tenderRows, [record]).fact?.tenders).toEqual([{ kind: "other", amount: 3000 }]);
  },
);

test.each([
  ["with its prefix is a return, whatever its sum", ["C12", "30.00"], "return"],
  ["without it is a sale, whatever its sum", ["12", "-30.00"], "sale"],
  ["with it in small letters is a sale", ["c12", "30.00"], "sale"],
  ["with it in the middle is a sale", ["12C", "30.00"], "sale"],
])("where credit notes have a prefix, a number %s", (_what, [number = "", total = ""], type) => {
  const record = { Ticket: number, Date: "2026-11-27 10:00", Total: total, "Paid by": "Cash", Paid: total };
  const { fact, isCreditNote } = ticketOf({ ...tenderRows, creditNotePrefix: "C" }, [record]);
  expect([fact?.type, isCreditNote]).toEqual([type, type === "return"]);
});

test.each([
  ["a sum of nothing is a sale", ["0.00"], { type: "sale", total: 0 }],
  ["a piece that comes and goes is a sale", ["5.00", "-5.00"], { type: "sale", total: 0 }],
  ["more back than out is a return", ["5.00", "-5.01"], { type: "return", total: -1 }],
  ["less than a cent below zero is a return of nothing", ["-0.004"], { type: "return", total: 0 }],
  ["half a cent is a cent", ["0.005"], { type: "sale", total: 1 }],
  ["half a cent back is a cent back", ["-0.005"], { type: "return", total: -1 }],
])("%s", (_what, nets, sums) => {
  const map = { kind: "ticketLines", columns: { number: "Ticket", at: "Date", quantity: "Qty", amount: "Net" } };
  const records = nets.map((Net) => ({ ...firstPiece, Net }));
  expect(ticketOf(map, records).fact).toMatchObject({ ...sums, tenders: [] });
});

test("lines that say nothing of a coupon have none, and of two coupons the first holds", () => {
  const coupons = (refs: readonly string[]) =>
    ticketOf(
      lineFile,
      refs.map((Ref) => ({ ...firstPiece, Ref })),
    ).fact?.couponNumber;
  expect(coupons(["", " "])).toBeUndefined();
  expect(coupons(["", "B", "A"])).toBe("B");
});

test("one kind of tender that comes and goes in the same ticket is no tender", () => {
  const back = { ...firstPiece, Net: "-8.50", Tax: "-0.62", Cash: "-15.56" };
  expect(ticketOf(lineFile, [firstPiece, back]).fact).toMatchObject({ total: 0, tenders: [] });
});

test("a ticket's tenders always come to its total, and its pieces to the total less the tax", () => {
  const cents = fc.integer({ min: -100_000, max: 100_000 });
  const money = (amount: number) => (amount / 100).toFixed(2);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const piece = fc.record({ net: cents, tax: cents, cash: cents });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const records = pieces.map(({ net, tax, cash }) => ({
        ...firstPiece,
        ...{ Net: money(net), Tax: money(tax), Cash: money(cash) },
      }));
      const { fact, lineCount } = ticketOf(lineFile, records);
      const { lines = [], tenders = [] } = { ...fact };
      const total = sum(pieces.map(({ net, tax }) => net + tax));
      expect(lineCount).toBe(pieces.length);
      expect([fact?.total, fact?.tax]).toEqual([total, sum(pieces.map(({ tax }) => tax))]);
      expect(sum(tenders.map(({ amount }) => amount))).toBe(total);
      expect(sum(lines.map(({ net }) => net))).toBe(sum(pieces.map(({ net }) => net)));
    }),
  );
});
