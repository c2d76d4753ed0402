import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FileLine } from "./export-lines.ts";
import { salesMap } from "./export-map.ts";
import type { KindRead } from "./kind-read.ts";
import { readTickets } from "./read-tickets.ts";

const pieces = salesMap.parse({
  kind: "ticketLines",
  columns: { number: "No", at: "When", quantity: "Qty", amount: "Net", tax: "Tax", terminal: "Reg", sku: "Tag" },
});
const payments = salesMap.parse({
  kind: "tickets",
  columns: { number: "No", at: "When", total: "Net", tender: "Paid by", tenderAmount: "Paid" },
});
const piece = { No: "7", When: "2026-11-27 16:05:00", Qty: "1", Net: "12.50", Tax: "1.00", Reg: "1", Tag: "T1" };
const writtenAt = new Date("2026-11-28T18:00:00Z");

type Change = { map?: typeof pieces; isTorn?: boolean; writtenAt?: Date };

function read(records: readonly Record<string, string>[], change: Change = {}): KindRead {
  const lines: FileLine[] = records.map((record, at) => ({
    lineNumber: at + 2,
    record: new Map(Object.entries(record)),
  }));
  const place = { map: pieces, timeZone: "America/Chicago", boundaryMinutes: 180, writtenAt, ...change };
  return readTickets(
    { lines, refused: [], isTorn: change.isTorn ?? false },
    { ...place, digest: () => "f".repeat(64) },
  );
}

function refusals(records: readonly Record<string, string>[], change: Change = {}): string[] {
  return read(records, change).refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`);
}

function ids({ facts }: KindRead): string[] {
  return facts.map(({ fact }) => fact.externalId);
}

function soldLines({ facts }: KindRead): unknown[] {
  return facts.flatMap(({ fact }) => (fact.kind === "transaction" ? fact.lines : []));
}

test("no lines are no tickets", () => {
  expect(read([])).toEqual({ facts: [], refused: [] });
  expect(read([], { isTorn: true })).toEqual({ facts: [], refused: [] });
});

test("a ticket is as new as its file, and as old as its sale", () => {
  expect(read([piece]).facts).toMatchObject([
    { fact: { updatedAt: "2026-11-28T18:00:00.000Z", at: "2026-11-27T22:05:00.000Z", total: 1350, tax: 100 } },
  ]);
});

test.each([
  ["another register", { Reg: "2" }, ["2026-11-27/1/7", "2026-11-27/2/7"]],
  ["another day", { When: "2026-11-28 16:05:00" }, ["2026-11-27/1/7", "2026-11-28/1/7"]],
  ["another year", { When: "2027-11-27 16:05:00" }, ["2026-11-27/1/7", "2027-11-27/1/7"]],
  ["another number", { No: "07" }, ["2026-11-27/1/7", "2026-11-27/1/07"]],
  ["another minute of the same day", { When: "2026-11-27 16:06:00" }, ["2026-11-27/1/7"]],
  ["the same night after midnight", { When: "2026-11-28 02:59:59" }, ["2026-11-27/1/7"]],
  ["spaces around the number", { No: " 7 " }, ["2026-11-27/1/7"]],
])("a line of %s belongs to the ticket of its own key", (_what, change, keys) => {
  expect(ids(read([piece, { ...piece, ...change }]))).toEqual(keys);
});

test("both hours of the night in which the clock goes back are one day's ticket", () => {
  const night = ["2026-11-01 00:59:59", "2026-11-01 01:30:00", "2026-11-01 02:30:00"];
  expect(ids(read(night.map((When) => ({ ...piece, When }))))).toEqual(["2026-10-31/1/7"]);
});

test("a line without a day refuses every ticket of its number at its register, whatever the day", () => {
  const records = [
    piece,
    { ...piece, When: "2026-11-26 10:00:00" },
    { ...piece, When: "yesterday" },
    { ...piece, Reg: "2" },
    { ...piece, No: "8" },
  ];
  expect(ids(read(records))).toEqual(["2026-11-27/2/7", "2026-11-27/1/8"]);
  expect(refusals(records)).toEqual([
    "2: Another line of 7 is not valid",
    "3: Another line of 7 is not valid",
    "4: When is not a time like 2010-12-31 08:26:00, from 2000 to 2100",
  ]);
});

test.each([
  ["year 1", { When: "0001-01-01 00:00:00" }, "When is not a time"],
  ["year 9999", { When: "9999-12-31 23:59:59" }, "When is not a time"],
  ["a time with a zone by its name", { When: "2026-11-27T16:05:00 CST" }, "When is not a time"],
  ["a day that no calendar has", { When: "2026-02-29 10:00:00" }, "When is not a time"],
  ["the 24th hour", { When: "2026-11-27 24:00:00" }, "When is not a time"],
  ["a decimal comma among decimal points", { Net: "12,50" }, "Net is not an amount"],
  ["an amount in powers of ten", { Net: "1e3" }, "Net is not an amount"],
  ["NUL in its amount", { Net: "12\0.50" }, "Net is not an amount"],
  ["half of a surrogate pair as its tax", { Tax: "\uD83D" }, "Tax is not an amount"],
  ["no amount", { Net: "" }, "Net is not an amount"],
  ["half a piece", { Qty: "0.5" }, "Qty is not a whole number"],
  ["no number", { No: " " }, "No is empty"],
  ["more cents than a double holds", { Net: "90071992547409.93" }, "Net is not an amount"],
  ["more than a million dollars", { Net: "1000000.01" }, "lines.0.price: "],
  ["more pieces than a shop has", { Qty: "1000001" }, "lines.0.quantity: "],
  ["a number longer than the feed takes", { No: "7".repeat(33) }, "number: "],
  ["a register longer than the feed takes", { Reg: "R".repeat(65) }, "terminal: "],
  ["a tag longer than the feed takes", { Tag: "T".repeat(65) }, "lines.0.sku: "],
])("a ticket with %s is refused by its line, and the one after it is read", (_what, change, reason) => {
  const records = [
    { ...piece, ...change },
    { ...piece, No: "8" },
  ];
  expect(ids(read(records))).toEqual(["2026-11-27/1/8"]);
  expect(refusals(records)).toEqual([expect.stringContaining(`2: ${reason}`)]);
});

test("what the feed would not take is said of each line of the ticket", () => {
  const records = [piece, { ...piece, Tag: "T".repeat(65) }, { ...piece, No: "8" }, piece];
  expect(refusals(records).map((text) => text.slice(0, 15))).toEqual([
    "2: lines.1.sku:",
    "3: lines.1.sku:",
    "5: lines.1.sku:",
  ]);
});

test("a ticket holds 2000 lines and not one more", () => {
  const full = Array.from({ length: 2000 }, () => ({ ...piece, Net: "0.01", Tax: "" }));
  expect(read(full).facts).toMatchObject([{ fact: { total: 2000 } }]);
  expect(read([...full, piece]).facts).toEqual([]);
  expect(refusals([...full, piece])).toHaveLength(2001);
});

test("a ticket is paid in up to 50 parts and not one more", () => {
  const part = { No: "7", When: "2026-11-27 16:05:00", Net: "100.00", "Paid by": "Cash", Paid: "2.00" };
  const parts = Array.from({ length: 50 }, () => part);
  expect(read(parts, { map: payments }).facts).toMatchObject([{ fact: { total: 10_000 } }]);
  expect(refusals([...parts, { ...part, Paid: "0.00" }], { map: payments })[0]).toContain("2: tenders: ");
});

test("a file written in a year that no shop means gives no ticket", () => {
  const inFuture = { writtenAt: new Date("9999-12-31T00:00:00Z") };
  expect(read([piece], inFuture).facts).toEqual([]);
  expect(refusals([piece], inFuture)).toEqual([expect.stringContaining("2: updatedAt: ")]);
});

test("a key that is too long for the feed is shortened by its digest and still of its day", () => {
  const [id = ""] = ids(read([{ ...piece, Reg: "R".repeat(60) }]));
  expect(id).toBe(`2026-11-27/${"R".repeat(20)}#${"f".repeat(32)}`);
  expect(id).toHaveLength(64);
});

test("only the last ticket may go on, and it is torn only when its line has no end", () => {
  const records = [piece, { ...piece, No: "8" }];
  const flags = (isTorn: boolean) => read(records, { isTorn }).facts.map((fact) => [fact.isCut, fact.isTorn]);
  expect(flags(false)).toEqual([
    [false, false],
    [true, false],
  ]);
  expect(flags(true)).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("lines that stand apart are one ticket that may be cut, at the place of its first line", () => {
  const { facts } = read([piece, { ...piece, No: "8" }, { ...piece, Tag: "T2" }, { ...piece, No: "9" }]);
  expect(facts.map(({ fact, isCut }) => [fact.externalId, isCut])).toEqual([
    ["2026-11-27/1/7", true],
    ["2026-11-27/1/8", false],
    ["2026-11-27/1/9", true],
  ]);
  expect(facts[0]?.fact).toMatchObject({ total: 2700, lines: [{ sku: "T1" }, { sku: "T2" }] });
});

test("however good and bad lines are mixed, each is in a ticket or refused, and never in both", () => {
  const record = fc.record({
    No: fc.constantFrom("7", "8", "9", ""),
    When: fc.constantFrom("2026-11-27 16:05:00", "2026-11-28 16:05:00", "2026-11-28 01:00:00", "soon"),
    Qty: fc.constantFrom("1", "-1", "1.5"),
    Net: fc.constantFrom("1.00", "-1.00", "\0", "1,0"),
    Tax: fc.constantFrom("", "0.08"),
    Reg: fc.constantFrom("1", "2", "\uD83D"),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), (records) => {
      const outcome = read(records);
      const { facts, refused } = outcome;
      expect(soldLines(outcome).length + refused.length).toBe(records.length);
      expect(new Set(refused.map(({ lineNumber }) => lineNumber)).size).toBe(refused.length);
      expect(new Set(facts.map(({ fact }) => fact.externalId)).size).toBe(facts.length);
    }),
    { numRuns: 300 },
  );
});
