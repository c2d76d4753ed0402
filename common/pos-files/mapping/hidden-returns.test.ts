import fc from "fast-check";
import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
import { readExport, type TextParser } from "#common/pos-files/read-export.ts";
import { resolveDraft } from "./draft-questions.ts";
import { findHiddenReturns } from "./hidden-returns.ts";
import { beginDraft, withMeaning, withReturns, type MappingDraft } from "./mapping-draft.ts";
import { openExport } from "./open-export.ts";
import { proveDay, provePaid, returnedLines, sumOfColumn } from "./prove-day.ts";

const parse: TextParser = async function* parse(text, delimiter) {
  for (const [at, line] of text.split("\n").entries()) {
    yield { cells: line.split(delimiter), lineNumber: at + 1 };
  }
};

const zone = { timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d" };

/** Reads a file by a draft as the page does. */
async function read(lines: readonly string[], change: (draft: MappingDraft) => MappingDraft = (draft) => draft) {
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const { sheet, lineNumbers } = await openExport(bytes, parse);
  const draft = change(beginDraft(sheet));
  const sales = salesMap.parse(resolveDraft(draft, sheet).map);
  const run = await readExport(bytes, { ...zone, map: sales, writtenAt: new Date("2026-11-21T05:00:00Z"), parse });
  const refused = new Set(run.refused.map(({ lineNumber }) => lineNumber));
  const file = { sheet, lineNumbers, refused, returned: returnedLines(sales, { sheet, lineNumbers }) };
  const day = proveDay(run);
  const find = (apartCents: number) =>
    findHiddenReturns(file, { apartCents, date: day?.date ?? "", draft, place: { ...zone, map: sales } });
  return { sales, run, file, day, draft, find };
}

const header = "Date,Ticket,Qty,Net,Tax,Cash,Kind of trade";
const day = [
  header,
  "2026-11-20,1,1,8.50,0.62,9.12,S",
  "2026-11-20,2,1,14.00,1.02,15.02,S",
  "2026-11-20,3,1,4.00,0.29,4.29,R",
  "2026-11-20,3,1,1.00,0.07,1.07,R",
  "2026-11-20,4,1,3.00,0.22,3.22,R",
  "2026-11-19,9,1,50.00,3.63,53.63,R",
];

test("rows of one name that make just twice the difference are offered, with their tickets and their sum", async () => {
  const { find } = await read(day);
  expect(find(1600)).toMatchObject({ column: "Kind of trade", name: "R", tickets: 2, netCents: 800 });
  expect(find(1600)?.rows.map(({ lineNumber }) => lineNumber)).toEqual([4, 5, 6]);
});

test.each([1599, 1601, 800, 0, -1600])("a difference of %d cents is made by no rows", async (apartCents) => {
  expect((await read(day)).find(apartCents)).toBeNull();
});

test("counted as returns, the day, its tenders and the columns' sums come out below", async () => {
  const before = await read(day);
  expect(before.find(1600)).toMatchObject({ column: "Kind of trade", name: "R" });
  const after = await read(day, (draft) => withReturns(draft, { column: "Kind of trade", name: "R" }));
  expect(after.sales).toMatchObject({ columns: { saleType: "Kind of trade" }, saleTypes: { R: "return" } });
  expect(before.day).toMatchObject({ netCents: 3050, returns: 0 });
  expect(after.day).toMatchObject({ netCents: 1450, returns: 2, returnsCents: -800, taxCents: 106 });
  expect(provePaid(after.run, after.sales, after.file)).toEqual({ paidCents: -3807, totalCents: -3807 });
  expect(sumOfColumn("Net", { ...after.file, decimal: "." })).toBe(-3550);
  expect(after.find(1600)).toBeNull();
});

test("rows that have their minus already stay as they are", async () => {
  const lines = [header, "2026-11-20,1,-1,-4.00,-0.29,-4.29,R", "2026-11-20,2,1,9.00,0.65,9.65,S"];
  const { day: proof, run } = await read(lines, (draft) => withReturns(draft, { column: "Kind of trade", name: "R" }));
  expect(proof).toMatchObject({ netCents: 500, returns: 1, returnsCents: -400 });
  expect(run.tickets[0]?.fact).toMatchObject({ type: "return", tax: -29, tenders: [{ kind: "cash", amount: -429 }] });
});

test("a whole ticket whose type says so comes back once, however many rows say how it was paid", async () => {
  const lines = [
    "Date,Ticket,Total,Payment type,Payment amount,Doc",
    "2026-11-20,1,20.00,CASH,20.00,Sale",
    "2026-11-20,2,12.00,CASH,5.00,Back",
    "2026-11-20,2,12.00,VISA,7.00,Back",
  ];
  const { find } = await read(lines);
  expect(find(2400)).toMatchObject({ column: "Doc", name: "Back", tickets: 1, netCents: 1200 });
  const { run, day: proof } = await read(lines, (draft) => withReturns(draft, { column: "Doc", name: "Back" }));
  expect(proof).toMatchObject({ netCents: 800, returns: 1 });
  expect(run.tickets[1]?.fact).toMatchObject({
    type: "return",
    total: -1200,
    lines: [{ quantity: -1, price: 1200, net: -1200 }],
    tenders: [
      { kind: "cash", amount: -500 },
      { kind: "visa", amount: -700 },
    ],
  });
});

test("of two columns that would do, the one whose name sounds like a return is offered", async () => {
  const lines = [`${header},Lane`, "2026-11-20,1,1,8.00,0.58,8.58,Refund,7", "2026-11-20,2,1,9.00,0.65,9.65,S,8"];
  const { find } = await read(lines, (draft) => withMeaning(draft, "Lane", "out"));
  expect(find(1600)).toMatchObject({ column: "Kind of trade", name: "Refund" });
});

test("a column that means something else is not offered, nor one in which each row has its own", async () => {
  const lines = [header, ...Array.from({ length: 25 }, (_, at) => `2026-11-20,${at},1,8.00,0.58,8.58,K${at}`)];
  const { find } = await read(lines);
  expect(find(1600)).toBeNull();
  const used = await read(day, (draft) => withMeaning(draft, "Kind of trade", "category"));
  expect(used.find(1600)).toBeNull();
});

test("rows that are refused make no difference", async () => {
  const { find } = await read([...day, "2026-11-20,,1,2.00,0.15,2.15,R"]);
  expect(find(1600)).toMatchObject({ netCents: 800 });
});

test("any day with returns that are hidden under one name adds up once they are counted so", async () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      fc.array(cents, { minLength: 1, maxLength: 4 }),
      async (sold, back) => {
        const rows = [
          ...sold.map((amount) => ({ amount, name: "S" })),
          ...back.map((amount) => ({ amount, name: "R" })),
        ];
        const lines = rows.map(({ amount, name }, at) => `2026-11-20,${at},1,${(amount / 100).toFixed(2)},,,${name}`);
        const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        const trueNet = sumOf(sold) - sumOf(back);
        const before = await read([header, ...lines]);
        const returns = before.find(Number(before.day?.netCents) - trueNet);
        expect(returns).toMatchObject({ name: "R" });
        const after = await read([header, ...lines], (draft) =>
          withReturns(draft, { column: "Kind of trade", name: "R" }),
        );
        expect(after.day?.netCents).toBe(trueNet);
      },
    ),
    { numRuns: 30 },
  );
});
