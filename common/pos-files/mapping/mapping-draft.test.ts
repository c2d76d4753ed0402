import fc from "fast-check";
import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
import { resolveDraft } from "./draft-questions.ts";
import type { Sheet } from "./guess-columns.ts";
import { beginDraft, columnOf, draftOfMap, withKind, withMeaning } from "./mapping-draft.ts";

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
  expect(resolveDraft(draft, sheet).map?.tenders).toEqual({ Cash: "cash", "Unit price": "cash" });
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
      const needs = questions.filter(({ about }) => ["missing", "dates", "amounts"].includes(about));
      expect(map === null).toBe(needs.length > 0);
      expect(salesMap.nullable().parse(JSON.parse(JSON.stringify(map)))).toEqual(map);
    }),
  );
});
