import * as fc from "fast-check";
import { expect, test } from "vitest";
import { composeFacts } from "#common/pos-files/compose-facts.ts";
import { fileFact } from "#common/pos-files/file-facts.ts";
import { aRowReader, type Cells, type Changes } from "#tests/kit/pos-files/a-row-reader.ts";

const buyColumns = { number: "No", at: "In", customer: "Seller", status: "Status", payment: "Payment" };
const piece = { tag: "Tag", description: "What", cost: "Cost", price: "Price", taken: "Taken", passReason: "Why" };
const columns = { ...buyColumns, ...piece };
const coat = { No: "7", In: "2026-11-20 13:00:00", Seller: "C1", Tag: "T1", Cost: "12.00", Price: "40.00" };
const shoes = { ...coat, Tag: "T2", Cost: "8.00", Price: "25.00" };

const { readAll } = aRowReader({ kind: "buyLines", columns });

function buysOf(rows: readonly Cells[], settings: Changes = {}) {
  return readAll(rows, settings).facts.map(({ fact }) => fact);
}

function reasonsOf(rows: readonly Cells[], settings: Changes = {}): string[] {
  return readAll(rows, settings).refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`);
}

const inTrade = { paidCash: 0, paidTrade: 1200 };
const inCash = { paidCash: 1200, paidTrade: 0 };

test.each([
  ["Trade", inTrade],
  ["STORE CREDIT", inTrade],
  ["store-credit", inTrade],
  [" trade__credit ", inTrade],
  ["Cash", inCash],
  ["Check", inCash],
  ["Gift Card", inCash],
  ["constructor", inCash],
  ["Trade\0", inCash],
  ["", inCash],
])("a piece whose payment is %j is paid as %j", (Payment, paid) => {
  expect(buysOf([{ ...coat, Payment }])).toMatchObject([paid]);
});

test("what the map says of a payment comes before its usual meaning", () => {
  const tenders = { Points: "storeCredit", Trade: "cash" };
  expect(buysOf([{ ...coat, Payment: "Points" }], { tenders })).toMatchObject([inTrade]);
  expect(buysOf([{ ...coat, Payment: "Trade" }], { tenders })).toMatchObject([inCash]);
});

test.each([
  ["an open buy", { Status: "Waiting" }],
  ["a void buy", { Status: "Voided" }],
  ["a piece that was passed", { Taken: "no" }],
  ["a piece with a reason to pass", { Why: "Stained" }],
  ["a piece without a cost", { Cost: "" }],
])("for %s nothing was paid", (_what, cells) => {
  expect(buysOf([{ ...coat, ...cells }])).toMatchObject([{ paidCash: 0, paidTrade: 0, lines: [{ tag: "T1" }] }]);
});

test.each([
  ["(12.00)", "-40.00", { cost: 1200, price: 4000 }],
  ["12.00-", "", { cost: 1200, price: 0 }],
  ["0.005", "0.004", { cost: 1, price: 0 }],
  ["1,000,000.00", "1000000", { cost: 100_000_000, price: 100_000_000 }],
])("a cost of %s and a price of %s are without their signs", (Cost, Price, line) => {
  expect(buysOf([{ ...coat, Cost, Price }])).toMatchObject([{ lines: [line] }]);
});

test("a buy without a column of customers waits for one, and names nobody who checked it in", () => {
  expect(buysOf([coat], { columns: { number: "No", at: "In", cost: "Cost" } })).toEqual([
    {
      ...{ kind: "buyLines", externalId: "2026-11-20/7", number: "7", businessDate: "2026-11-20" },
      ...{ checkedInAt: "2026-11-20T19:00:00.000Z", updatedAt: "2026-11-20T18:00:00.000Z" },
      ...{ clientRef: null, customerId: null, checkedInBy: null, buyerCode: null, readyAt: null, completedAt: null },
      ...{ status: "complete", cashOffer: null, tradeOffer: null, paidCash: 1200, paidTrade: 0 },
      lines: [
        {
          ...{ tag: "", description: "", category: "", brand: null, size: null, condition: null },
          ...{ cost: 1200, price: 0, taken: true, passReason: null },
        },
      ],
    },
  ]);
});

test("the first line tells of the buy, and each line of its piece", () => {
  const second = { ...shoes, Seller: "C2", Status: "void" };
  expect(buysOf([coat, second])).toMatchObject([
    { customerId: "C1", status: "complete", paidCash: 2000, lines: [{ tag: "T1" }, { tag: "T2" }] },
  ]);
});

test("lines on both sides of midnight are one buy until the night's boundary", () => {
  const hours = ["2026-11-20 23:50:00", "2026-11-21 02:59:59", "2026-11-21 03:00:00"];
  expect(buysOf(hours.map((In) => ({ ...coat, In })))).toMatchObject([
    { externalId: "2026-11-20/7", paidCash: 2400 },
    { externalId: "2026-11-21/7", paidCash: 1200 },
  ]);
});

test("with a column of ids a buy may go on over days, and a line without one refuses only that line", () => {
  const map = { columns: { ...columns, id: "Id" } };
  const rows = [
    { ...coat, Id: "B1" },
    { ...shoes, Id: "B1", No: "8", In: "2026-11-25 10:00:00" },
    { ...coat, Id: " " },
  ];
  expect(buysOf(rows, map)).toMatchObject([{ externalId: "B1", number: "7", lines: [{}, {}] }]);
  expect(reasonsOf(rows, map)).toEqual(["4: Id is empty"]);
});

test("only the buy of the file's last line may have more lines, and only it may be torn", () => {
  const read = readAll([coat, { ...coat, No: "8" }, { ...shoes, No: "8" }], { isTorn: true });
  expect(read.facts.map(({ fact, isCut, isTorn }) => [fact.externalId, isCut, isTorn])).toEqual([
    ["2026-11-20/7", false, false],
    ["2026-11-20/8", true, true],
  ]);
});

test("a line whose day cannot be read refuses the buys of its number on every day, and no others", () => {
  const rows = [coat, { ...coat, In: "2026-11-21 10:00:00" }, { ...coat, No: "8" }, { ...coat, In: "0001-01-01" }];
  expect(buysOf(rows)).toMatchObject([{ externalId: "2026-11-20/8" }]);
  expect(reasonsOf(rows)).toEqual([
    "2: Another line of 7 is not valid",
    "3: Another line of 7 is not valid",
    "5: In is not a time like 2010-12-31 08:26:00",
  ]);
});

test.each([
  ["a time with a zone by its name", { In: "2026-11-20 13:00:00 CST" }, "In is not a time like 2010-12-31 08:26:00"],
  ["year 9999", { In: "9999-12-31 10:00:00" }, "In is not a time like 2010-12-31 08:26:00"],
  ["no number", { No: "" }, "No is empty"],
  ["a decimal comma", { Cost: "12,50" }, "Cost is not an amount"],
  ["two to the fifty-third cents", { Price: "90071992547409.92" }, "Price is not an amount"],
  ["neither yes nor no", { Taken: "later" }, "Taken is neither yes nor no"],
  ["a state that nothing explains", { Status: "toString" }, "Status is toString: say in statuses"],
  ["a tag that is too long", { Tag: "x".repeat(65) }, "lines.0.tag: Too big"],
  ["a seller who is too long", { Seller: "x".repeat(65) }, "customerId: Too big"],
])("a line with %s is refused", (_what, cells, reason) => {
  const [refusal] = reasonsOf([{ ...coat, ...cells }]);
  expect(refusal).toContain(`2: ${reason}`);
});

test("a buy that costs more than a million dollars in all is refused with each of its lines", () => {
  const half = { ...coat, Cost: "500000.00" };
  expect(buysOf([half, half])).toMatchObject([{ paidCash: 100_000_000 }]);
  expect(reasonsOf([half, half, { ...coat, Cost: "0.01" }])).toEqual(
    [2, 3, 4].map((line) => expect.stringContaining(`${line}: paidCash: Too big`)),
  );
});

test("a buy has two thousand pieces at most", () => {
  const pieces = Array.from({ length: 2000 }, () => coat);
  expect(buysOf(pieces, {})).toMatchObject([{ paidCash: 2_400_000 }]);
  const reasons = reasonsOf([...pieces, coat]);
  expect(reasons).toHaveLength(2001);
  expect(reasons.at(-1)).toContain("2002: lines: Too big");
});

test("texts that no database keeps come as they are, and the server marks them", () => {
  expect(buysOf([{ ...coat, Tag: "\0", What: "\uD83D", Why: "\uDC00" }])).toMatchObject([
    { lines: [{ tag: "\0", description: "\uD83D", passReason: "\uDC00", taken: false }] },
  ]);
});

const bought = fileFact.parse({
  ...{ kind: "buy", externalId: "2026-11-20/7", number: "7", businessDate: "2026-11-20", customerId: "C9" },
  ...{ checkedInAt: "2026-11-20T19:00:00Z", updatedAt: "2026-11-20T21:00:00Z", checkedInBy: null, buyerCode: null },
  ...{ readyAt: null, completedAt: null, status: "open", lines: [], cashOffer: null, tradeOffer: null },
  ...{ paidCash: 5, paidTrade: 6 },
});

test("a file of buys knows better than the lines, which only add their pieces", () => {
  const other = { ...coat, No: "8", Seller: "" };
  const facts = [...buysOf([coat, shoes, other]), bought];
  expect(composeFacts(facts)).toMatchObject([
    { kind: "buy", customerId: "C9", status: "open", paidCash: 5, paidTrade: 6, lines: [{}, { tag: "T2" }] },
  ]);
});

test.each([
  ["2026-11-20T17:59:59Z", "2026-11-20T18:00:00.000Z"],
  ["2026-11-20T21:00:00Z", "2026-11-20T21:00:00.000Z"],
])("a buy of %s with lines of 18:00 is as new as the newer file: %s", (own, updatedAt) => {
  const buy = fileFact.parse({ ...bought, updatedAt: own });
  expect(composeFacts([buy, ...buysOf([coat])])).toMatchObject([{ updatedAt }]);
});

const row = fc.record({
  No: fc.constantFrom("7", "8", "9"),
  Cost: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  Payment: fc.constantFrom("Cash", "Trade", "Check", "Store Credit"),
  Taken: fc.constantFrom("yes", "no", ""),
});

test("in whatever order the lines stand, each buy is paid what its pieces cost that were taken", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const all = rows.map((cells) => ({ ...coat, ...cells }));
      const read = buysOf(all).filter((fact) => fact.kind === "buyLines");
      const costs = read.map(({ lines }) =>
        lines.filter(({ taken }) => taken).reduce((sum, { cost }) => sum + cost, 0),
      );
      expect(read.map(({ paidCash, paidTrade }) => paidCash + paidTrade)).toEqual(costs);
      expect(read.flatMap(({ lines }) => lines)).toHaveLength(rows.length);
      const paidBy = (facts: readonly { externalId: string }[]) =>
        facts.toSorted((left, right) => left.externalId.localeCompare(right.externalId));
      const paid = buysOf(all.toReversed()).filter((fact) => fact.kind === "buyLines");
      expect(paidBy(paid.map((buy) => ({ ...buy, lines: [] })))).toEqual(
        paidBy(read.map((buy) => ({ ...buy, lines: [] }))),
      );
    }),
  );
});
