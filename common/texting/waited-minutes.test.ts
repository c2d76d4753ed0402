import { expect, test } from "vitest";
import { openTimes, waitedMinutes } from "./waited-minutes.ts";

const ohio = "America/New_York";
/** Tuesday and Wednesday 10 to 21, Thursday closed, Friday unknown. */
const times = openTimes(
  [
    { date: "2026-11-17", opensMinutes: 600, closesMinutes: 1260, gap: null },
    { date: "2026-11-18", opensMinutes: 600, closesMinutes: 1260, gap: null },
    { date: "2026-11-19", opensMinutes: null, closesMinutes: null, gap: null },
  ],
  ohio,
);
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`);

test.each([
  { when: "within a day", since: at(18, "12:00"), now: at(18, "12:29"), minutes: 29 },
  { when: "overnight hours do not count", since: at(17, "20:50"), now: at(18, "10:15"), minutes: 25 },
  { when: "asked at night, before the store opens", since: at(18, "01:12"), now: at(18, "09:59"), minutes: 0 },
  { when: "over a closed day", since: at(18, "20:59"), now: at(19, "15:00"), minutes: 1 },
  { when: "half a minute", since: at(18, "12:00"), now: new Date("2026-11-18T12:00:30-05:00"), minutes: 0 },
  { when: "a clock that runs ahead", since: at(18, "12:10"), now: at(18, "12:00"), minutes: 0 },
])("$when", ({ since, now, minutes }) => {
  expect(waitedMinutes({ since, now }, times)).toBe(minutes);
});

test("C6: a midday gap does not count", () => {
  const gap = { startsMinutes: 780, endsMinutes: 840 };
  const split = openTimes([{ date: "2026-11-18", opensMinutes: 600, closesMinutes: 1260, gap }], ohio);
  expect(waitedMinutes({ since: at(18, "12:50"), now: at(18, "14:05") }, split)).toBe(15);
});

test("where the store gave no hours the clock counts", () => {
  expect(waitedMinutes({ since: at(17, "20:50"), now: at(18, "10:15") }, [])).toBe(805);
  expect(openTimes([{ date: "2026-11-20", opensMinutes: null, closesMinutes: null, gap: null }], ohio)).toEqual([]);
});
