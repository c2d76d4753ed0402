import { describe, expect, test } from "vitest";
import { punchesFor, standing } from "./clock.rules.ts";
import type { Punch, PunchType } from "./clock.rules.ts";
import { workedMinutes } from "./entries.rules.ts";

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

describe("where somebody stands", () => {
  test("[TEAM-05] in, on break, in again and out, each with its time", () => {
    expect(standing([], moment("09:00"))).toEqual({ state: "out", since: null });
    expect(standing(shift.slice(0, 1), moment("10:00"))).toEqual({ state: "in", since: at("09:00") });
    expect(standing(shift.slice(0, 2), moment("12:10"))).toEqual({ state: "break", since: at("12:00") });
    expect(standing(shift.slice(0, 3), moment("13:00"))).toEqual({ state: "in", since: at("09:00") });
    expect(standing(shift, moment("18:00"))).toEqual({ state: "out", since: at("17:00") });
  });

  test("[P-A-3] a clock-in of an earlier date never pairs with a new punch", () => {
    const forgotten = [punch("in", "20:00", "2026-11-19")];
    expect(standing(forgotten, moment("09:00"))).toEqual({ state: "out", since: null });
    expect(punchesFor("clockIn", standing(forgotten, moment("09:00")), zone)).toEqual({ punches: ["in"] });
  });

  test("after fourteen hours a clock-out was forgotten and the entry counts nothing", () => {
    const forgotten = [punch("in", "07:00")];
    expect(standing(forgotten, moment("20:59")).state).toBe("in");
    expect(standing(forgotten, moment("21:00")).state).toBe("out");
    expect(workedMinutes(forgotten, moment("21:00"))).toBe(0);
  });
});

describe("what may be done", () => {
  test("only what the state allows, and a stale button is told why", () => {
    const states = [[], shift.slice(0, 1), shift.slice(0, 2), shift].map((punches) =>
      standing(punches, moment("12:10")),
    );
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
      [
        { refusal: "Not on break" },
        { refusal: "Not on break" },
        { punches: ["breakEnd"] },
        { refusal: "Not on break" },
      ],
    ]);
  });
});

describe("hours", () => {
  test("in 9:00, break 12:00 to 12:30, out 5:00 PM makes 7.50 hours, or 8.00 where breaks are paid", () => {
    expect(workedMinutes(shift, moment("18:00"))).toBe(450);
    expect(workedMinutes(shift, moment("18:00", true))).toBe(480);
  });

  test("[P-A-1] clocking out on a break ends the break at the same time, and it is not paid", () => {
    const short = [
      punch("in", "09:00"),
      punch("breakStart", "16:00"),
      punch("breakEnd", "17:00"),
      punch("out", "17:00"),
    ];
    expect(workedMinutes(short, moment("18:00"))).toBe(420);
  });

  test("two entries add up, and a running one counts until now", () => {
    const twice = [...shift, punch("in", "18:00")];
    expect(workedMinutes(twice, moment("19:15"))).toBe(450 + 75);
    expect(workedMinutes(shift.slice(0, 2), moment("12:20"))).toBe(180);
  });
});
