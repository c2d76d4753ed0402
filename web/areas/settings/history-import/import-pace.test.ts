import { expect, test } from "vitest";
import { isSilent, paceOf } from "./import-pace.ts";

const since = "2026-12-03T10:00:00.000Z";
const after = (seconds: number) => new Date(Date.parse(since) + seconds * 1000).toISOString();

test.each([
  [
    { lines: 0, totalLines: null, runningSince: null, progressAt: null },
    { tenths: null, rate: null, left: null },
  ],
  [
    { lines: 10, totalLines: 1000, runningSince: since, progressAt: since },
    { tenths: 10, rate: null, left: null },
  ],
  [
    { lines: 250, totalLines: 1000, runningSince: since, progressAt: after(10) },
    { tenths: 250, rate: 25, left: "0:30" },
  ],
  [
    { lines: 1000, totalLines: 541_909, runningSince: since, progressAt: after(1) },
    { tenths: 1, rate: 1000, left: "9:01" },
  ],
  [
    { lines: 5, totalLines: 5, runningSince: since, progressAt: after(1) },
    { tenths: 1000, rate: 5, left: "0:00" },
  ],
  [
    { lines: 0, totalLines: 0, runningSince: since, progressAt: after(1) },
    { tenths: 1000, rate: null, left: null },
  ],
])("a run with %j is at %j", (run, pace) => {
  expect(paceOf(run)).toEqual(pace);
});

test("a run is silent after a minute without a word", () => {
  expect(isSilent({ progressAt: null }, new Date(after(600)))).toBe(false);
  expect(isSilent({ progressAt: since }, new Date(after(60)))).toBe(false);
  expect(isSilent({ progressAt: since }, new Date(after(61)))).toBe(true);
});
