import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deviceReading, mostFileNames } from "./device-reading.ts";

const reading = {
  mappingVersion: 3,
  lastFile: "sales_2026-11-27.csv",
  lastFileAt: "2026-11-27T22:06:00-06:00",
  lastRowAt: "2026-11-28T04:05:00Z",
  rowsTaken: 120,
  rowsRefused: 2,
  problem: null,
  files: ["sales_2026-11-27.csv", "sales_2026-11-26.csv"],
};

/** The parts of a reading that are refused, by their places. */
function refusedParts(change: object): string[] {
  const { error } = deviceReading.safeParse({ ...reading, ...change });
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join(".")))];
}

test("a reading comes through as the register sent it; one that does not say of what is of files", () => {
  expect(deviceReading.parse(reading)).toEqual({ source: "files", ...reading });
  const ofDatabase = { source: "database", ...reading };
  expect(deviceReading.parse(ofDatabase)).toEqual(ofDatabase);
  expect(refusedParts({ source: "cloud" })).toEqual(["source"]);
});

test("a register that has read nothing yet says so with nulls and zeros", () => {
  const nothing = { mappingVersion: null, lastFile: null, lastFileAt: null, lastRowAt: null, problem: null, files: [] };
  expect(deviceReading.parse({ ...nothing, rowsTaken: 0, rowsRefused: 0 })).toEqual({
    source: "files",
    ...nothing,
    rowsTaken: 0,
    rowsRefused: 0,
  });
});

test.each(Object.keys(reading))(
  "a reading without %s is refused, since nothing stands for what is not said",
  (part) => {
    expect(refusedParts({ [part]: undefined })).toEqual([part]);
  },
);

test("what a newer register says besides is left out and stops nothing", () => {
  expect(deviceReading.parse({ ...reading, battery: 80 })).toEqual({ source: "files", ...reading });
});

test.each([
  ["a text", "5"],
  ["half a row", 0.5],
  ["less than none", -1],
  ["more than a million", 1_000_001],
  ["more than a double counts", 2 ** 53],
  ["no number", Number.NaN],
  ["no end", Number.POSITIVE_INFINITY],
  ["null", null],
])("a count of rows that is %s is refused", (_what, rows) => {
  expect(refusedParts({ rowsTaken: rows })).toEqual(["rowsTaken"]);
  expect(refusedParts({ rowsRefused: rows })).toEqual(["rowsRefused"]);
});

test.each([
  ["zero", 0],
  ["below zero", -1],
  ["half", 1.5],
  ["beyond a record number", 2 ** 31],
  ["beyond a double", 2 ** 53],
])("a version that is %s is refused", (_what, mappingVersion) => {
  expect(refusedParts({ mappingVersion })).toEqual(["mappingVersion"]);
});

test("the counts and the version reach up to their limits", () => {
  expect(refusedParts({ rowsTaken: 1_000_000, rowsRefused: 1_000_000, mappingVersion: 2 ** 31 - 1 })).toEqual([]);
});

test.each([
  ["an offset", "2026-11-01T01:30:00-05:00"],
  ["the second time of the night in which the clock goes back", "2026-11-01T01:30:00-06:00"],
  ["UTC", "2026-11-01T06:30:00.123Z"],
  ["the first second of the first year", "2000-01-01T00:00:00Z"],
  ["the last second of the last year", "2100-12-31T23:59:59Z"],
  ["a leap day", "2028-02-29T12:00:00Z"],
])("a time with %s is taken as it is written", (_what, time) => {
  const read = deviceReading.parse({ ...reading, lastFileAt: time, lastRowAt: time });
  expect([read.lastFileAt, read.lastRowAt]).toEqual([time, time]);
});

test.each([
  ["without an offset", "2026-11-27T22:06:00"],
  ["of a day alone", "2026-11-27"],
  ["of a day that no calendar has", "2026-02-30T12:00:00Z"],
  ["of a leap day in a plain year", "2027-02-29T12:00:00Z"],
  ["of the hour 25", "2026-11-27T25:00:00Z"],
  ["of year 1", "0001-01-01T00:00:00Z"],
  ["of year 1999", "1999-12-31T23:59:59Z"],
  ["of year 9999", "9999-12-31T23:59:59Z"],
  ["as a shop writes it", "11/27/2026 10:06 PM"],
  ["that is empty", ""],
])("a time %s is refused", (_what, time) => {
  expect(refusedParts({ lastFileAt: time })).toEqual(["lastFileAt"]);
  expect(refusedParts({ lastRowAt: time })).toEqual(["lastRowAt"]);
});

const unreadable = [
  ["NUL", "sales\0.csv"],
  ["half of a surrogate pair at its end", "sales\uD83D"],
  ["half of a surrogate pair at its start", "\uDE00sales"],
  ["spaces alone", " \t "],
  ["nothing", ""],
] as const;

test.each(unreadable)("a text of %s is refused as a file's name and as a problem", (_what, text) => {
  expect(refusedParts({ lastFile: text })).toEqual(["lastFile"]);
  expect(refusedParts({ problem: text })).toEqual(["problem"]);
  expect(refusedParts({ files: ["sales.csv", text] })).toEqual(["files.1"]);
});

test("the spaces around a name and a problem are no part of them", () => {
  const read = deviceReading.parse({
    ...reading,
    lastFile: " a b.csv\n",
    problem: "\tThe folder is empty ",
    files: [" c "],
  });
  expect([read.lastFile, read.problem, read.files]).toEqual(["a b.csv", "The folder is empty", ["c"]]);
});

test("a name has up to 255 characters and a problem up to 500", () => {
  const [name, problem] = ["n".repeat(255), "p".repeat(500)];
  expect(refusedParts({ lastFile: name, files: [name], problem })).toEqual([]);
  expect(refusedParts({ lastFile: `${name}n` })).toEqual(["lastFile"]);
  expect(refusedParts({ files: [`${name}n`] })).toEqual(["files.0"]);
  expect(refusedParts({ problem: `${problem}p` })).toEqual(["problem"]);
});

test("the newest files are named up to the limit and in the order in which they came", () => {
  const files = Array.from({ length: mostFileNames }, (_, at) => `sales_${mostFileNames - at}.csv`);
  expect(deviceReading.parse({ ...reading, files }).files).toEqual(files);
  expect(refusedParts({ files: [...files, "sales_0.csv"] })).toEqual(["files"]);
});

/** What comes of a reading, and of what came of it. */
function readTwice(sent: object): [unknown, unknown] {
  const first = deviceReading.safeParse(sent);
  return [first.data, deviceReading.safeParse(first.data ?? sent).data];
}

test("whatever a device sends, it is refused or reads the same a second time", () => {
  const part = fc.oneof(fc.jsonValue(), fc.constant(null), fc.string({ unit: "binary" }));
  const sent = fc.record(Object.fromEntries(Object.keys(reading).map((key) => [key, part])));
  fc.assert(
    fc.property(sent, fc.subarray(Object.keys(reading)), (parts, kept) => {
      const mixed = { ...parts, ...Object.fromEntries(Object.entries(reading).filter(([key]) => kept.includes(key))) };
      const [first, second] = readTwice(mixed);
      expect(second).toEqual(first);
    }),
  );
});
