import { expect, test } from "vitest";
import { aFilling } from "#tests/kit/a-filling.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import type { ScanAnswer } from "./scan.queries.ts";
import { batchMost, isAgain, noScans, withMoved, withScan, withUndone, withoutBin } from "./scan-session.ts";
import type { ScanSession } from "./scan-session.ts";

function filling(number: number): Backstock {
  return { ...aFilling(number, 3), id: `filling ${number}`, binId: `bin ${number}` };
}

const nothing: ScanAnswer = { outcome: "NOT_A_BIN", message: null, bin: null, filling: null, older: null, place: null };
const place: ScanAnswer = { ...nothing, outcome: "PLACE", place: { id: "floor", name: "Floor", isTerminal: true } };
const notABin: ScanAnswer = { ...nothing, message: "Not a valid bin" };

function filled(number: number): ScanAnswer {
  const bin = { id: `bin ${number}`, number, label: String(number) };
  return { ...nothing, outcome: "FILLED", bin, filling: filling(number) };
}

function scanned(answers: readonly ScanAnswer[]): ScanSession {
  return answers.reduce(
    (session, answer, at) => withScan(session, { at, code: answer.bin?.label ?? "?", answer }),
    noScans,
  );
}

test("the last five scans are kept, the newest first", () => {
  const { scans } = scanned([1, 2, 3, 4, 5, 6].map(filled));
  expect(scans.map(({ code }) => code)).toEqual(["6", "5", "4", "3", "2"]);
});

test("a place begins a list; bins go onto it, and a wrong one comes off", () => {
  const session = scanned([place, ...Array.from({ length: 20 }, (_, at) => filled(at + 1))]);
  expect(session.batch?.bins).toHaveLength(20);
  const without = withoutBin(session, "filling 3");
  expect(without.batch?.bins).toHaveLength(19);
  expect(without.batch?.bins.some(({ bin }) => bin === "3")).toBe(false);
});

test("a place that is scanned among bins is refused with the hint", () => {
  expect(
    scanned([place, filled(1), { ...place, place: { id: "s", name: "Storage", isTerminal: false } }]).hint,
  ).toEqual({
    kind: "is-place",
    place: "Storage",
    target: "Floor",
  });
});

const tooMany = [place, ...Array.from({ length: batchMost + 1 }, (_, at) => filled(at + 1))];

test.each([
  { what: "a bin twice", answers: [place, filled(1), filled(1)], hint: "twice", listed: 1 },
  { what: "no bin", answers: [place, notABin], hint: "message", listed: 0 },
  { what: "one bin too many", answers: tooMany, hint: "full", listed: batchMost },
])("$what is not put on the list", ({ answers, hint, listed }) => {
  const session = scanned(answers);
  expect(session.hint?.kind).toBe(hint);
  expect(session.batch?.bins).toHaveLength(listed);
});

test("the same bin again within five seconds confirms its move, another or a later one does not", () => {
  const session = scanned([filled(7)]);
  expect(isAgain(session, { code: "7", atMs: 5000, lastMs: 0 })).toBe(true);
  expect(isAgain(session, { code: "7", atMs: 5001, lastMs: 0 })).toBe(false);
  expect(isAgain(session, { code: "8", atMs: 100, lastMs: 0 })).toBe(false);
  const moved = withMoved(session, { fillingId: "filling 7", moved: { setId: "set", to: "Floor" } });
  expect(isAgain(moved, { code: "7", atMs: 100, lastMs: 0 })).toBe(false);
  expect(isAgain(withUndone(moved, "set"), { code: "7", atMs: 100, lastMs: 0 })).toBe(true);
});
