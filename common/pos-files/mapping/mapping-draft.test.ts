import fc from "fast-check";
import { expect, test } from "vitest";
import { exportMap, namedColumns, salesMap } from "#common/pos-files/export-map.ts";
import { resolveDraft } from "./draft-questions.ts";
import type { Sheet } from "./guess-columns.ts";
import { beginDraft, columnOf, draftOfMap, mapOfDraft, withKind, withMeaning, withReturns } from "./mapping-draft.ts";

const header = ["Date", "Ticket", "REF", "Qty", "Net amount", "Unit price", "Cash"];
const sheet: Sheet = {
  header,
  rows: [
    ["11/20/2026", "1", "3182045577", "1", "8.50", "8.50", "9.12"],
    ["11/20/2026", "2", "3182045578", "2", "6.00", "3.00", "6.44"],
  ],
};
const lines = {
  kind: "ticketLines",
  columns: { at: "Date", number: "Ticket", quantity: "Qty", amount: "Net amount" },
  tenders: { Cash: "cash" },
  decimal: ".",
  dateFormat: "month-day-year",
  goods: "used",
} as const;

test("a draft reads what is sure, and leaves out what a person has to say", () => {
  const draft = beginDraft(sheet);
  expect(resolveDraft(draft, sheet).map).toEqual(lines);
  expect(draft.columns[2]).toEqual({ name: "REF", meaning: null, certainty: 0.61, doubt: "coupon" });
});

test("what a person says of a column is read, and nothing is asked of it any more", () => {
  const resolved = resolveDraft(withMeaning(beginDraft(sheet), "REF", "coupon"), sheet);
  expect(resolved.map?.columns).toEqual({ ...lines.columns, coupon: "REF" });
  expect(resolved.questions).toEqual([]);
});

test("a meaning leaves the column that had it, and its rival's too", () => {
  const moved = withMeaning(beginDraft(sheet), "REF", "number");
  expect([columnOf(moved, "number"), moved.columns[1]?.meaning]).toEqual(["REF", "out"]);
  const byPiece = withMeaning(beginDraft(sheet), "Unit price", "unitPrice");
  expect([columnOf(byPiece, "unitPrice"), columnOf(byPiece, "amount")]).toEqual(["Unit price", undefined]);
});

test("two columns may be the same tender", () => {
  const draft = withMeaning(beginDraft(sheet), "Unit price", "tender:cash");
  expect(resolveDraft(draft, sheet).map).toHaveProperty("tenders", { Cash: "cash", "Unit price": "cash" });
});

test("read as another kind, a person's answers stay where that kind has them", () => {
  const answered = withMeaning(withMeaning(beginDraft(sheet), "REF", "terminal"), "Unit price", "unitPrice");
  const tickets = withKind(answered, sheet, "tickets");
  expect([columnOf(tickets, "terminal"), columnOf(tickets, "unitPrice")]).toEqual(["REF", undefined]);
});

test("a saved map comes back as its draft, with what the page does not show", () => {
  const saved = salesMap.parse({ ...lines, timeZone: "America/Denver", creditNotePrefix: "C", goods: "new" });
  expect(resolveDraft(draftOfMap(saved, sheet), sheet)).toEqual({
    map: saved,
    questions: [],
    decimal: ".",
    dateFormat: "month-day-year",
  });
});

test("a saved map of tender rows keeps what its names mean", () => {
  const columns = { at: "Date", number: "Ticket", total: "Total", tender: "Paid by", tenderAmount: "Paid" };
  const saved = salesMap.parse({ kind: "tickets", columns, tenders: { STCR: "tradeCredit" } });
  const file = { header: Object.values(columns), rows: [["2026-11-20", "1", "8.50", "STCR", "8.50"]] };
  expect(resolveDraft(draftOfMap(saved, file), file)).toMatchObject({ map: saved, questions: [] });
});

test("a column that a saved map misses is asked about and not guessed", () => {
  const saved = salesMap.parse(lines);
  const renamed = { ...sheet, header: header.with(4, "Net amt") };
  const resolved = resolveDraft(draftOfMap(saved, renamed), renamed);
  expect(resolved.map).toBeNull();
  expect(resolved.questions).toMatchObject([
    { about: "missing", meanings: ["amount", "unitPrice"] },
    { about: "column", name: "REF" },
    { about: "column", name: "Net amt", doubt: "amount" },
  ]);
});

test("whatever a person chooses, a map that comes of it is one that the till takes", () => {
  const choice = fc.tuple(
    fc.constantFrom(...header),
    fc.constantFrom("number", "at", "amount", "unitPrice", "tax", "out", "tender:visa", "coupon", "quantity"),
  );
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const draft = choices.reduce((made, [name, meaning]) => withMeaning(made, name, meaning), beginDraft(sheet));
      const { map, questions } = resolveDraft(draft, sheet);
      const needs = questions.filter(({ about }) => ["missing", "half", "dates", "amounts"].includes(about));
      expect(map === null).toBe(needs.length > 0);
      expect(salesMap.nullable().parse(JSON.parse(JSON.stringify(map)))).toEqual(map);
    }),
  );
});

const unshown = salesMap.parse({
  ...lines,
  columns: { ...lines.columns, businessDate: "REF" },
  encoding: "windows-1252",
  delimiter: ";",
});

test("what no page shows of a saved map, as its business date and its letters, comes through unchanged", () => {
  const draft = draftOfMap(unshown, sheet);
  expect(mapOfDraft(draft, { decimal: ".", dateFormat: "month-day-year" })).toEqual(unshown);
  expect(mapOfDraft(draft, { decimal: ",", dateFormat: "day-month-year" })).toEqual({
    ...unshown,
    decimal: ",",
    dateFormat: "day-month-year",
  });
});

test("a column that a whole saved map never used is left out without a question", () => {
  const draft = draftOfMap(salesMap.parse(lines), sheet);
  expect(draft.columns.filter(({ meaning }) => meaning === null)).toEqual([
    { name: "REF", meaning: null, certainty: null, doubt: null },
    { name: "Unit price", meaning: null, certainty: null, doubt: null },
  ]);
});

test.each([
  ["an empty file", { header: [], rows: [] }],
  ["a file without one of its columns", { header: ["\0", "\uD800"], rows: [["8.50"]] }],
])("a saved map makes no map of %s", (_what, file) => {
  const draft = draftOfMap(unshown, file);
  expect(draft.columns.map(({ name }) => name)).toEqual(file.header);
  expect(mapOfDraft(draft, { decimal: ".", dateFormat: "month-day-year" })).toBeNull();
});

test("a column that is left out does not take that from another", () => {
  const draft = withMeaning(withMeaning(beginDraft(sheet), "REF", "out"), "Cash", "out");
  expect(draft.columns.filter(({ meaning }) => meaning === "out").map(({ name }) => name)).toEqual([
    "REF",
    "Unit price",
    "Cash",
  ]);
});

test("what was left out by a guess stays a guess while a person leaves out another", () => {
  const begun = beginDraft(sheet);
  const unitPrice = begun.columns.find(({ name }) => name === "Unit price");
  expect(unitPrice).toMatchObject({ meaning: "out", certainty: 0.99 });
  expect(withMeaning(begun, "REF", "out").columns).toContainEqual(unitPrice);
});

test("a meaning that is chosen again stays where it is", () => {
  const chosen = withMeaning(beginDraft(sheet), "REF", "coupon");
  expect(withMeaning(chosen, "REF", "coupon")).toEqual(chosen);
});

test("a choice leaves the draft that it was made of as it was", () => {
  const draft = beginDraft(sheet);
  const before = structuredClone(draft);
  withMeaning(draft, "REF", "number");
  withKind(draft, sheet, "tickets");
  expect(draft).toEqual(before);
});

test("read as another kind, formats and what the page does not show stay, and no guess stays with them", () => {
  const draft = { ...beginDraft(sheet), decimal: ",", dateFormat: "day-month-year", kept: { goods: "new" } } as const;
  const tickets = withKind(draft, sheet, "tickets");
  expect(tickets).toMatchObject({
    kind: "tickets",
    decimal: ",",
    dateFormat: "day-month-year",
    kept: { goods: "new" },
  });
  expect(tickets.columns).toEqual(beginDraft(sheet, "tickets").columns);
});

test("there and back a person's own answers are the same", () => {
  const answered = withMeaning(withMeaning(beginDraft(sheet), "REF", "cashier"), "Cash", "tender:visa");
  const back = withKind(withKind(answered, sheet, "tickets"), sheet, "ticketLines");
  expect(back.columns).toEqual(answered.columns);
});

const rowColumns = { number: "No", at: "When", total: "Total", tender: "By", tenderAmount: "Paid" };
const rowFile: Sheet = { header: Object.values(rowColumns), rows: [["1", "2026-11-20", "8.50", "STCR", "8.50"]] };
const format = { decimal: ".", dateFormat: "year-month-day" } as const;

test("a tender's name without its amount makes no map, and without both it makes one", () => {
  const draft = draftOfMap(salesMap.parse({ kind: "tickets", columns: rowColumns }), rowFile);
  const half = withMeaning(draft, "Paid", "out");
  expect(mapOfDraft(half, format)).toBeNull();
  expect(mapOfDraft(withMeaning(half, "By", "out"), format)?.columns).toEqual({
    number: "No",
    at: "When",
    total: "Total",
  });
});

test("where rows say the tender, its names are what they mean and no column is a tender", () => {
  const map = salesMap.parse({ kind: "tickets", columns: rowColumns, tenders: { STCR: "tradeCredit", No: "cash" } });
  const draft = draftOfMap(map, rowFile);
  expect(columnOf(draft, "number")).toBe("No");
  expect(columnOf(draft, "tender:cash")).toBeUndefined();
  expect(mapOfDraft(draft, format)).toHaveProperty("tenders", { STCR: "tradeCredit", No: "cash" });
});

test("a column of a tender beside rows that say theirs is not read", () => {
  const map = salesMap.parse({ kind: "tickets", columns: rowColumns, tenders: { STCR: "tradeCredit" } });
  const file = { ...rowFile, header: [...rowFile.header, "Cash"] };
  const draft = withMeaning(draftOfMap(map, file), "Cash", "tender:cash");
  expect(mapOfDraft(draft, format)).toMatchObject({ columns: rowColumns, tenders: { STCR: "tradeCredit" } });
  expect(mapOfDraft(draft, format)).not.toHaveProperty("tenders.Cash");
});

test.each([
  ["a tender that no till has", "tender:gold"],
  ["a meaning that no map has", "weight"],
  ["a meaning of another kind", "total"],
])("%s makes no map", (_what, meaning) => {
  const draft = withMeaning(beginDraft(sheet), "REF", meaning);
  expect(mapOfDraft(draft, { decimal: ".", dateFormat: "month-day-year" })).toBeNull();
});

const buyHeader = ["Buy #", "Checked In", "Customer ID", "Status", "Cash Paid"];
const buySheet: Sheet = {
  header: buyHeader,
  rows: [
    ["7", "11/20/2026 1:00 PM", "C1", "Paid", "20.00"],
    ["8", "11/20/2026 2:00 PM", "C2", "Walked", "0.00"],
    ["9", "11/20/2026 3:00 PM", "C3", "Walked", "0.00"],
  ],
};

test("a state that nothing explains is asked about, and the answer is part of the map", () => {
  const draft = beginDraft(buySheet);
  expect(resolveDraft(draft, buySheet).questions).toEqual([{ about: "statusName", name: "Walked", rows: 2 }]);
  const answered = resolveDraft({ ...draft, statusNames: { Walked: "void" } }, buySheet);
  expect(answered).toMatchObject({ questions: [], map: { kind: "buys", statuses: { Walked: "void" } } });
});

test("a name of a payment for pieces that were bought is asked about", () => {
  const pieces: Sheet = {
    header: ["Buy #", "Checked In", "Cost", "Payment"],
    rows: [["7", "11/20/2026 1:00 PM", "20.00", "STCR"]],
  };
  const draft = beginDraft(pieces);
  expect(resolveDraft(draft, pieces).questions).toEqual([
    { about: "tenderName", name: "STCR", rows: 1, millionths: 20_000_000n },
  ]);
  const map = resolveDraft({ ...draft, tenderNames: { STCR: "tradeCredit" } }, pieces).map;
  expect(map).toMatchObject({ kind: "buyLines", tenders: { STCR: "tradeCredit" } });
});

test.each([
  [{ kind: "customers", columns: { id: "Id", name: "Name", phone: "Phone" } }],
  [{ kind: "employees", columns: { id: "Id", firstName: "First" } }],
  [{ kind: "buys", columns: { number: "No", at: "At", customer: "Who" }, statuses: { W: "void" } }],
  [{ kind: "buyLines", columns: { number: "No", at: "At", cost: "Cost", payment: "Pay" }, tenders: { S: "cash" } }],
  [{ kind: "dayCloses", columns: { date: "Day", net: "Net" }, tenders: { Cash: "cash" } }],
  [{ kind: "days", columns: { date: "Day", net: "Net" }, goods: "used", files: "days*.csv" }],
])("the saved map %j comes back as its draft", (given) => {
  const map = exportMap.parse(given);
  const file = { header: namedColumns(map), rows: [] };
  const { decimal, dateFormat } = map;
  expect(resolveDraft(draftOfMap(map, file), file)).toEqual({ map, questions: [], decimal, dateFormat });
});

test("a tender's name without its amount is asked about, until it has one or is left out", () => {
  const draft = draftOfMap(salesMap.parse({ kind: "tickets", columns: rowColumns }), rowFile);
  const half = withMeaning(draft, "Paid", "out");
  const [question] = resolveDraft(half, rowFile).questions;
  expect(question).toEqual({ about: "half", meaning: "tenderAmount", half: "tender" });
  expect(resolveDraft(withMeaning(half, "By", "out"), rowFile).questions).toEqual([]);
});

test("what a tender's name means is still there when the file is read as another kind and back", () => {
  const draft = { ...beginDraft(rowFile, "tickets"), tenderNames: { STCR: "tradeCredit" } };
  const back = withKind(withKind(draft, rowFile, "ticketLines"), rowFile, "tickets");
  expect(back.tenderNames).toEqual({ STCR: "tradeCredit" });
});

test("read as another kind, only what that kind has of the map is kept", () => {
  const kept = { goods: "new", files: "a*.csv", creditNotePrefix: "C", sheet: "Sales" };
  const draft = { ...beginDraft(sheet), kept };
  expect(withKind(draft, sheet, "customers").kept).toEqual({ files: "a*.csv", sheet: "Sales" });
  expect(withKind(draft, sheet, "days").kept).toEqual({ files: "a*.csv", sheet: "Sales", goods: "new" });
});

test("what names of returns mean is kept with its column, and goes with it", () => {
  const typed = { header: [...header, "TYPE"], rows: sheet.rows.map((row) => [...row, "R"]) };
  const draft = withReturns(beginDraft(typed), { column: "TYPE", name: "R" });
  const { map } = resolveDraft(draft, typed);
  expect(map).toMatchObject({ columns: { saleType: "TYPE" }, saleTypes: { R: "return" } });
  expect(resolveDraft(draftOfMap(salesMap.parse(map), typed), typed).map).toEqual(map);
  expect(resolveDraft(withMeaning(draft, "TYPE", "out"), typed).map).toEqual(lines);
});

test.each([
  ["TYPE", ["S", "R"], "saleType"],
  ["Transaction type", ["SALE", "RETURN"], "saleType"],
  ["Line type", ["Dress", "Shoes"], null],
  ["Payment type", ["CASH", "VISA"], null],
])("a column %s of %j is guessed to be %s", (name, cells, meaning) => {
  const typed = { header: [...header, name], rows: sheet.rows.map((row, at) => [...row, ...cells.slice(at, at + 1)]) };
  expect(beginDraft(typed).columns.at(-1)?.meaning).toBe(meaning);
});
