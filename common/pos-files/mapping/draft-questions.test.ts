import { expect, test } from "vitest";
import { isMoney, resolveDraft } from "./draft-questions.ts";
import type { Sheet } from "./guess-columns.ts";
import { beginDraft, type MappingDraft } from "./mapping-draft.ts";

const header = ["Date", "Ticket", "Total"];

function sheetOf(...rows: readonly (readonly string[])[]): Sheet {
  return { header, rows };
}

test("amounts and dates that fit two ways are asked with a value, and nothing is read before", () => {
  const sheet = sheetOf(["03/04/26", "1", "1.250"], ["03/05/26", "2", "2.000"]);
  const resolved = resolveDraft(beginDraft(sheet), sheet);
  expect(resolved).toMatchObject({ map: null, decimal: null, dateFormat: null });
  expect(resolved.questions).toMatchObject([
    {
      about: "dates",
      example: "03/04/26",
      readings: [
        { format: "month-day-year", first: "2026-03-04", last: "2026-03-05", unread: 0 },
        { format: "day-month-year", first: "2026-04-03", last: "2026-05-03", unread: 0 },
      ],
      rows: 2,
    },
    { about: "amounts", example: "1.250", formats: [".", ","], rows: 2 },
  ]);
});

test("an answered format is read as it was said", () => {
  const sheet = sheetOf(["03/04/26", "1", "1.250"]);
  const draft: MappingDraft = { ...beginDraft(sheet), decimal: ",", dateFormat: "day-month-year" };
  expect(resolveDraft(draft, sheet)).toMatchObject({
    questions: [],
    map: { decimal: ",", dateFormat: "day-month-year" },
  });
});

test("a file without a total is asked for it", () => {
  const sheet = { header: ["Date", "Ticket"], rows: [["2026-11-20", "1"]] };
  const { map, questions } = resolveDraft(beginDraft(sheet, "tickets"), sheet);
  expect({ map, questions }).toEqual({ map: null, questions: [{ about: "missing", meanings: ["total"] }] });
});

const paidRows: Sheet = {
  header: [...header, "Payment type", "Payment amount"],
  rows: [
    ["2026-11-20", "1", "8.50", "CASH", "8.50"],
    ["2026-11-20", "2", "20.00", "STCR", "12.00"],
    ["2026-11-20", "2", "20.00", "VISA", "8.00"],
    ["2026-11-20", "3", "6.00", "STCR", "6.00"],
  ],
};

test("a tender's name that nobody knows is asked once, with its rows and its sum", () => {
  const draft = beginDraft(paidRows);
  expect(resolveDraft(draft, paidRows).questions).toEqual([
    { about: "tenderName", name: "STCR", rows: 2, millionths: 18_000_000n },
  ]);
  const answered = { ...draft, tenderNames: { STCR: "tradeCredit" } };
  expect(resolveDraft(answered, paidRows)).toMatchObject({ questions: [], map: { tenders: { STCR: "tradeCredit" } } });
});

test("amounts and tenders are money, a ticket is not", () => {
  const draft = beginDraft(paidRows);
  const isMoneyOf = (meaning: string) => isMoney(draft, { name: "", meaning, certainty: 1, doubt: null });
  expect(["total", "tenderAmount", "tender:cash", "number"].map(isMoneyOf)).toEqual([true, true, true, false]);
});

test("what keeps a file from being read is asked before what is only left out", () => {
  const sheet = {
    header: ["Date", "Ticket", "REF", "Qty"],
    rows: [["03/04/26", "1", "3182045577", "1"]],
  };
  const { questions } = resolveDraft(beginDraft(sheet, "ticketLines"), sheet);
  expect(questions).toEqual([
    { about: "missing", meanings: ["amount", "unitPrice"] },
    {
      about: "dates",
      example: "03/04/26",
      readings: [
        { format: "month-day-year", first: "2026-03-04", last: "2026-03-04", unread: 0 },
        { format: "day-month-year", first: "2026-04-03", last: "2026-04-03", unread: 0 },
      ],
      rows: 1,
    },
    { about: "column", name: "REF", doubt: "coupon", values: 1, examples: ["3182045577"] },
  ]);
});

test("a question names three values of a column, each once", () => {
  const numbers = ["3182045577", "3182045577", "3182045578", "3182045579", "3182045580", ""];
  const sheet = {
    header: ["Date", "Ticket", "Total", "REF"],
    rows: numbers.map((number, at) => ["2026-11-20", String(at), "8.50", number]),
  };
  expect(resolveDraft(beginDraft(sheet), sheet).questions).toEqual([
    { about: "column", name: "REF", doubt: "coupon", values: 5, examples: ["3182045577", "3182045578", "3182045579"] },
  ]);
});

test.each(["Other", "other", "OTHER"])("a tender that is called %s needs no explanation", (name) => {
  const rows = paidRows.rows.map((row) => row.with(3, name));
  const sheet = { ...paidRows, rows };
  expect(resolveDraft(beginDraft(sheet), sheet).questions).toEqual([]);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a tender that is called %s is asked about like any other",
  (name) => {
    const sheet = { ...paidRows, rows: paidRows.rows.map((row) => row.with(3, name)) };
    expect(resolveDraft(beginDraft(paidRows), sheet).questions).toEqual([
      { about: "tenderName", name, rows: 4, millionths: 34_500_000n },
    ]);
  },
);

test.each([
  ["refunds are taken off", ["12.00", "-12.00"], 0n],
  ["amounts that nothing can read count nothing", ["12.00", "\0"], 12_000_000n],
  ["an empty amount counts nothing", ["", "0.01"], 10_000n],
  ["sums stay exact beyond 2^53", ["9007199254.740993", "0.000001"], 9_007_199_254_740_994n],
])("of a tender's sum: %s", (_what, amounts, millionths) => {
  const rows = amounts.map((amount, at) => ["2026-11-20", String(at), "20.00", "STCR", amount]);
  const sheet = { ...paidRows, rows };
  const draft: MappingDraft = { ...beginDraft(paidRows), decimal: "." };
  expect(resolveDraft(draft, sheet).questions).toEqual([
    { about: "tenderName", name: "STCR", rows: amounts.length, millionths },
  ]);
});

test("blanks around a tender's name make no second name, and an empty name is none", () => {
  const names = ["STCR", " STCR ", "", "\t"];
  const rows = names.map((name, at) => ["2026-11-20", String(at), "1.00", name, "1.00"]);
  const sheet = { ...paidRows, rows };
  expect(resolveDraft(beginDraft(paidRows), sheet).questions).toEqual([
    { about: "tenderName", name: "STCR", rows: 2, millionths: 2_000_000n },
  ]);
});

test("a name of other letters is another name", () => {
  const rows = ["STCR", "stcr"].map((name, at) => ["2026-11-20", String(at), "1.00", name, "1.00"]);
  const draft: MappingDraft = { ...beginDraft(paidRows), tenderNames: { STCR: "tradeCredit" } };
  expect(resolveDraft(draft, { ...paidRows, rows }).questions).toEqual([
    { about: "tenderName", name: "stcr", rows: 1, millionths: 1_000_000n },
  ]);
});

test("rows that are shorter than the header have empty cells", () => {
  const sheet = { ...paidRows, rows: [...paidRows.rows, ["2026-11-21"], []] };
  expect(resolveDraft(beginDraft(paidRows), sheet).questions).toEqual([
    { about: "tenderName", name: "STCR", rows: 2, millionths: 18_000_000n },
  ]);
});

test("one answer of two leaves the other question open, and the file waits for it", () => {
  const sheet = sheetOf(["03/04/26", "1", "1.250"]);
  const draft: MappingDraft = { ...beginDraft(sheet), decimal: "," };
  const { map, questions } = resolveDraft(draft, sheet);
  expect(map).toBeNull();
  expect(questions.map(({ about }) => about)).toEqual(["dates"]);
});

test("a person's format stands against what the values say", () => {
  const sheet = sheetOf(["11/20/2026", "1", "8.50"]);
  const draft: MappingDraft = { ...beginDraft(sheet), decimal: ",", dateFormat: "day-month-year" };
  expect(resolveDraft(draft, sheet)).toMatchObject({ decimal: ",", dateFormat: "day-month-year", questions: [] });
});

test("a file with a header alone is read in the usual formats", () => {
  const sheet = sheetOf();
  expect(resolveDraft(beginDraft(sheet, "tickets"), sheet)).toMatchObject({
    map: { columns: { at: "Date", number: "Ticket", total: "Total" } },
    questions: [],
    decimal: ".",
    dateFormat: "year-month-day",
  });
});

test("nothing of a file without a usable column is there, and each need is asked once", () => {
  const sheet: Sheet = { header: ["", "\0"], rows: [["\uD800"]] };
  expect(resolveDraft(beginDraft(sheet, "ticketLines"), sheet).questions).toEqual([
    { about: "missing", meanings: ["number"] },
    { about: "missing", meanings: ["at"] },
    { about: "missing", meanings: ["quantity"] },
    { about: "missing", meanings: ["amount", "unitPrice"] },
  ]);
});

const typedRows: Sheet = {
  header: ["Date", "Ticket", "Qty", "Net amount", "TYPE"],
  rows: [
    ["2026-11-20", "1", "1", "8.50", "S"],
    ["2026-11-20", "2", "1", "6.00", "R"],
    ["2026-11-20", "3", "1", "2.00", "R"],
    ["2026-11-20", "4", "-1", "4.00", "RTN"],
    ["2026-11-20", "5", "1", "-3.00", "Refund"],
  ],
};

test("names that sound like returns are asked about where their rows have no minus", () => {
  const draft = beginDraft(typedRows);
  expect(resolveDraft(draft, typedRows)).toMatchObject({
    questions: [{ about: "returnName", column: "TYPE", name: "R", rows: 2, millionths: 8_000_000n }],
    map: { columns: { saleType: "TYPE" }, saleTypes: {} },
  });
});

test.each(["sale", "return"] as const)("a name that a person called a %s is not asked about again", (answer) => {
  const draft = { ...beginDraft(typedRows), typeNames: { R: answer } };
  expect(resolveDraft(draft, typedRows)).toMatchObject({ questions: [], map: { saleTypes: { R: answer } } });
});
