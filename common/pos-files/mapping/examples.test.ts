/** The files that docs/registers.md gives to a shop, read as the page reads them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { salesMap, type SalesMap } from "#common/pos-files/export-map.ts";
import { readExport, type TextParser } from "#common/pos-files/read-export.ts";
import { resolveDraft } from "./draft-questions.ts";
import { exportFor } from "./export-in-file.ts";
import { beginDraft, draftOfMap, withMeaning } from "./mapping-draft.ts";
import { openExport } from "./open-export.ts";
import { proveDay, provePaid, refusedReasons } from "./prove-day.ts";

const examples = path.resolve(import.meta.dirname, "../../../docs/examples");

/** The example has no quotes. */
const parse: TextParser = async function* parse(text, delimiter) {
  for (const [at, line] of text.trimEnd().split("\n").entries()) {
    yield { cells: line.split(delimiter), lineNumber: at + 1 };
  }
};

function exampleMap(name: string): SalesMap {
  return salesMap.parse(JSON.parse(readFileSync(path.join(examples, name), "utf8")));
}

const counterLines = readFileSync(path.join(examples, "counter-lines.csv"));

test("a counter's day is guessed but for its coupons, and then it adds up", async () => {
  const { sheet, lineNumbers } = await openExport(counterLines, parse);
  const draft = beginDraft(sheet);
  expect(resolveDraft(draft, sheet).questions).toMatchObject([{ about: "column", name: "REF", doubt: "coupon" }]);
  const map = salesMap.parse(resolveDraft(withMeaning(draft, "REF", "coupon"), sheet).map);
  const place = { map, timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d" };
  const read = await readExport(counterLines, { ...place, writtenAt: new Date("2026-11-21T05:00:00Z"), parse });
  const refused = new Set(read.refused.map(({ lineNumber }) => lineNumber));
  expect(proveDay(read)).toMatchObject({
    date: "2026-11-20",
    otherDays: 0,
    tickets: 138,
    returns: 3,
    netCents: 332_250,
    taxCents: 24_235,
  });
  expect(provePaid(read, map, { sheet, lineNumbers, refused, returned: new Set() })).toEqual({
    paidCents: 356_485,
    totalCents: 356_485,
  });
  expect(refusedReasons(read)).toEqual([{ reason: "TRX_NO is empty", lines: [41, 422] }]);
  const coupons = read.tickets.map(({ fact }) => fact.couponNumber).filter((coupon) => coupon !== null);
  expect(coupons).toHaveLength(10);
});

test.each(["online-retail.map.json", "invoices.map.json"])("the map %s comes out of the page as it went in", (name) => {
  const map = exampleMap(name);
  const header = [...Object.values(map.columns), ...Object.keys(map.tenders)].map(String);
  const sheet = { header, rows: [] };
  expect(exportFor(header, [exampleMap("invoices.map.json"), exampleMap("online-retail.map.json"), map])).not.toBe(-1);
  expect(resolveDraft(draftOfMap(map, sheet), sheet)).toEqual({
    map,
    questions: [],
    decimal: map.decimal,
    dateFormat: map.dateFormat,
  });
});

test("a list with fixed columns is cut as its ruler says, and read by its map", async () => {
  const list = readFileSync(path.join(examples, "counter-list.txt"));
  const map = exampleMap("counter-list.map.json");
  const file = await openExport(list, parse);
  expect(file.form).toMatchObject({ kind: "fixed", starts: map.fixedColumns });
  expect(exportFor(file.sheet.header, [map])).toBe(0);
  expect(resolveDraft(beginDraft(file.sheet), file.sheet)).toMatchObject({
    questions: [],
    map: { columns: map.columns },
  });
  const place = { map, timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d" };
  const read = await readExport(list, { ...place, writtenAt: new Date("2026-11-21T05:00:00Z"), parse });
  expect([read.lines, read.refused]).toEqual([file.sheet.rows.length, []]);
});
