import { expect, test } from "vitest";
import { currentRun, daysLeft, defaultSeasons, isInSeason, isMonthDay, nextRun, nextSeasonStart } from "./seasons.ts";

const { SS, FW, holiday } = defaultSeasons;

test.each([
  ["SS", "2026-02-28", null],
  ["SS", "2026-03-01", { startsOn: "2026-03-01", endsOn: "2026-08-31" }],
  ["SS", "2026-08-31", { startsOn: "2026-03-01", endsOn: "2026-08-31" }],
  ["SS", "2026-09-01", null],
  ["FW", "2026-08-31", null],
  ["FW", "2026-09-01", { startsOn: "2026-09-01", endsOn: "2027-02-28" }],
  ["FW", "2026-12-31", { startsOn: "2026-09-01", endsOn: "2027-02-28" }],
  ["FW", "2026-01-01", { startsOn: "2025-09-01", endsOn: "2026-02-28" }],
  ["FW", "2026-02-28", { startsOn: "2025-09-01", endsOn: "2026-02-28" }],
  ["FW", "2026-03-01", null],
  ["holiday", "2026-10-31", null],
  ["holiday", "2026-11-01", { startsOn: "2026-11-01", endsOn: "2026-12-24" }],
  ["holiday", "2026-12-24", { startsOn: "2026-11-01", endsOn: "2026-12-24" }],
  ["holiday", "2026-12-25", null],
] as const)("the %s run of %s is %j", (season, today, run) => {
  expect(currentRun(defaultSeasons[season], today)).toEqual(run);
  expect(isInSeason(season, defaultSeasons, today)).toBe(run !== null);
});

test("goods for all year, and goods without a season, are always in season", () => {
  expect(isInSeason("all", defaultSeasons, "2026-03-01")).toBe(true);
  expect(isInSeason(null, defaultSeasons, "2026-03-01")).toBe(true);
});

test("the next run begins after today, also while one runs and over New Year", () => {
  expect(nextRun(SS, "2026-02-28").startsOn).toBe("2026-03-01");
  expect(nextRun(SS, "2026-03-01").startsOn).toBe("2027-03-01");
  expect(nextRun(FW, "2026-01-15")).toEqual({ startsOn: "2026-09-01", endsOn: "2027-02-28" });
  expect(nextRun(holiday, "2026-12-31").startsOn).toBe("2027-11-01");
});

test("the last day of a season has no day left, and no season running has none to count", () => {
  expect(daysLeft(SS, "2026-08-30")).toBe(1);
  expect(daysLeft(SS, "2026-08-31")).toBe(0);
  expect(daysLeft(SS, "2026-09-01")).toBeNull();
});

test("a season to the 29th of February ends on the 28th in other years", () => {
  const winter = { starts: "12-01", ends: "02-29" };
  expect(currentRun(winter, "2027-01-01")?.endsOn).toBe("2027-02-28");
  expect(currentRun(winter, "2028-01-01")?.endsOn).toBe("2028-02-29");
});

test("a season of a single day begins and ends with it", () => {
  expect(currentRun({ starts: "07-04", ends: "07-04" }, "2026-07-04")).toEqual({
    startsOn: "2026-07-04",
    endsOn: "2026-07-04",
  });
});

test.each([
  ["02-29", true],
  ["02-30", false],
  ["04-31", false],
  ["12-31", true],
  ["13-01", false],
  ["00-10", false],
  ["01-00", false],
  ["1-1", false],
  ["", false],
])("%j is a day of some year: %s", (text, expected) => {
  expect(isMonthDay(text)).toBe(expected);
});

test.each([
  ["2026-11-18", "2027-03-01"],
  ["2027-02-28", "2027-03-01"],
  ["2027-03-01", "2027-09-01"],
  ["2027-08-31", "2027-09-01"],
  ["2100-12-31", "2101-03-01"],
])("after %s the next season of clothes starts on %s; holiday goods are no season of it", (today, start) => {
  expect(nextSeasonStart(defaultSeasons, today)).toBe(start);
});
