import { expect, test } from "vitest";
import { standing } from "#common/clock/standing.ts";
import type { Punch, PunchType } from "#common/clock/standing.ts";
import { punchesFor } from "./clock.rules.ts";

const date = "2026-11-20";
const zone = "America/Chicago";
/** Chicago is six hours behind in November. */
const at = (time: string, onDate = date): Date => new Date(new Date(`${onDate}T${time}:00Z`).getTime() + 6 * 3_600_000);
const punch = (type: PunchType, time: string, businessDate = date): Punch => ({
  type,
  at: at(time, businessDate),
  businessDate,
});
const moment = (time: string, breaksPaid = false, businessDate = date) => ({
  now: at(time, businessDate),
  openDates: [businessDate],
  breaksPaid,
});

const shift = [punch("in", "09:00"), punch("breakStart", "12:00"), punch("breakEnd", "12:30"), punch("out", "17:00")];

test("[P-A-3] a clock-in of an earlier date does not stand in the way of a new one", () => {
  const forgotten = [punch("in", "20:00", "2026-11-19")];
  expect(punchesFor("clockIn", standing(forgotten, moment("09:00")), zone)).toEqual({ punches: ["in"] });
});

test("only what the state allows, and a stale button is told why", () => {
  const states = [[], shift.slice(0, 1), shift.slice(0, 2), shift].map((punches) => standing(punches, moment("12:10")));
  const answers = (["clockIn", "clockOut", "startBreak", "endBreak"] as const).map((action) =>
    states.map((state) => punchesFor(action, state, zone)),
  );
  expect(answers).toEqual([
    [
      { punches: ["in"] },
      { refusal: "Already clocked in at 9:00 AM" },
      { refusal: "Already on break since 12:00 PM" },
      { punches: ["in"] },
    ],
    [
      { refusal: "Not clocked in" },
      { punches: ["out"] },
      { punches: ["breakEnd", "out"] },
      { refusal: "Already clocked out at 5:00 PM" },
    ],
    [
      { refusal: "Not clocked in" },
      { punches: ["breakStart"] },
      { refusal: "Already on break since 12:00 PM" },
      { refusal: "Not clocked in" },
    ],
    [{ refusal: "Not on break" }, { refusal: "Not on break" }, { punches: ["breakEnd"] }, { refusal: "Not on break" }],
  ]);
});
