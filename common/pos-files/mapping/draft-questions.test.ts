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
    { about: "dates", example: "03/04/26", formats: ["month-day-year", "day-month-year"], rows: 2 },
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
