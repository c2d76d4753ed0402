import { expect, test } from "vitest";
import { entriesOf } from "#common/clock/entries.ts";
import { timecardsCsv } from "./timecards-csv.rules.ts";

const date = "2026-11-20";
const zone = "America/Chicago";
const punch = (type: "in" | "out" | "breakStart" | "breakEnd", time: string, wageCents: number | null = null) => ({
  type,
  at: new Date(`${date}T${time}:00Z`),
  businessDate: date,
  wageCents,
});
const moment = { now: new Date("2026-11-21T18:00:00Z"), openDates: ["2026-11-21"], breaksPaid: false };
const worked = [
  punch("in", "15:00", 1525),
  punch("breakStart", "18:00"),
  punch("breakEnd", "18:20"),
  punch("out", "22:05"),
];

function linesOf(
  punches: ReturnType<typeof punch>[],
  approval: { approvedBy: string | null } | null = null,
  seesWages = true,
): string[] {
  const days = [{ date, entries: entriesOf(punches, moment), approval }];
  return timecardsCsv({ timecards: [{ employee: { fullName: "Ana Ruiz" }, days }], seesWages }, zone)
    .trim()
    .split("\r\n");
}

test("each entry is a line with hours of two decimals and the rate", () => {
  expect(linesOf(worked, { approvedBy: "Maya" })).toEqual([
    "Employee,Date,Clock in,Clock out,Break minutes,Hours,Approved by,Rate",
    'Ana Ruiz,"Nov 20, 2026",9:00 AM,4:05 PM,20,6.75,Maya,15.25',
  ]);
});

test("who may not see wages gets no such column", () => {
  expect(linesOf(worked, null, false)).toEqual([
    "Employee,Date,Clock in,Clock out,Break minutes,Hours,Approved by",
    'Ana Ruiz,"Nov 20, 2026",9:00 AM,4:05 PM,20,6.75,',
  ]);
});

test("what is unknown stays empty: a clock-out that is missing, a rate, who approved", () => {
  expect(linesOf([punch("in", "15:00")], { approvedBy: null })[1]).toBe('Ana Ruiz,"Nov 20, 2026",9:00 AM,,,,yes,');
});
