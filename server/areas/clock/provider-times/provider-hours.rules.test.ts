import { expect, test } from "vitest";
import { laborOf } from "#server/areas/clock/labor.rules.ts";
import { mirroredPunches, providerStretches } from "./provider-hours.rules.ts";
import type { PaidTime } from "./provider-hours.rules.ts";

const date = "2026-11-20";
const now = new Date("2026-11-20T22:00:00Z");
const at = (clock: string): Date => new Date(`${date}T${clock}:00Z`);

function aTime(from: string, to: string | null, more: Partial<PaidTime> = {}): PaidTime {
  const times = { startsAt: at(from), endsAt: to === null ? null : at(to) };
  return { employeeId: 1, businessDate: date, ...times, unpaidBreakMinutes: 0, wageCents: 1500, ...more };
}

const moment = { now, breaksPaid: false, hasPunches: true };

test.each([
  { what: "a whole time", times: [aTime("14:00", "22:00")], when: moment, minutes: [480] },
  {
    what: "one less its unpaid break",
    times: [aTime("14:00", "22:00", { unpaidBreakMinutes: 30 })],
    when: moment,
    minutes: [450],
  },
  {
    what: "one with a break that the store pays",
    times: [aTime("14:00", "22:00", { unpaidBreakMinutes: 30 })],
    when: { ...moment, breaksPaid: true },
    minutes: [480],
  },
  {
    what: "two of one day",
    times: [aTime("14:00", "16:00"), aTime("17:00", "18:00")],
    when: moment,
    minutes: [120, 60],
  },
  {
    what: "one that runs, of somebody without a punch here",
    times: [aTime("20:00", null)],
    when: { ...moment, hasPunches: false },
    minutes: [120],
  },
  {
    what: "one that was forgotten",
    times: [aTime("05:00", null)],
    when: { ...moment, hasPunches: false },
    minutes: [0],
  },
])("[T4] hours come from the service: $what", ({ times, when, minutes }) => {
  expect(providerStretches(times, when)?.map((stretch) => stretch.minutes)).toEqual(minutes);
});

const sinceMs = (ms: number) => aTime("05:00", null, { startsAt: new Date(now.getTime() - ms) });

test.each([
  ["fourteen hours less a millisecond", sinceMs(14 * 3_600_000 - 1), 839],
  ["fourteen hours", sinceMs(14 * 3_600_000), 0],
  ["a minute", sinceMs(60_000), 1],
  ["a minute less a millisecond", sinceMs(59_999), 0],
])("a time that has run for %s counts its whole minutes, until it is forgotten", (_what, time, minutes) => {
  expect(providerStretches([time], { ...moment, hasPunches: false })?.[0]?.minutes).toBe(minutes);
});

test("a break that is longer than the work leaves nothing", () => {
  const time = aTime("14:00", "14:20", { unpaidBreakMinutes: 30 });
  expect(providerStretches([time], moment)?.[0]?.minutes).toBe(0);
});

test("[T4] without times, and while one runs beside our punches, the punches count", () => {
  expect(providerStretches([], moment)).toBeNull();
  expect(providerStretches([aTime("20:00", null)], moment)).toBeNull();
});

test("[SCH-4] a time without a rate counts its hours and no wages", () => {
  const times = [aTime("14:00", "16:00"), aTime("14:00", "15:00", { employeeId: 2, wageCents: null })];
  expect(laborOf([date], { punches: [], times }, { now, openDates: [date], breaksPaid: false })).toEqual([
    { date, laborMinutes: 180, wagesCents: 3000, wageUnknownMinutes: 60 },
  ]);
});

test("[T4] the service's times go before the punches of the same person and date only", () => {
  const punches = [
    { employeeId: 1, type: "in" as const, at: at("13:00"), businessDate: date, wageCents: 1500 },
    { employeeId: 1, type: "out" as const, at: at("23:00"), businessDate: date, wageCents: null },
    { employeeId: 2, type: "in" as const, at: at("13:00"), businessDate: date, wageCents: 1200 },
    { employeeId: 2, type: "out" as const, at: at("15:00"), businessDate: date, wageCents: null },
  ];
  const labor = laborOf(
    [date],
    { punches, times: [aTime("14:00", "16:00")] },
    { now, openDates: [], breaksPaid: false },
  );
  expect(labor).toEqual([{ date, laborMinutes: 240, wagesCents: 5400, wageUnknownMinutes: 0 }]);
});

test("[T4] where people punch at the service, its times are the state of the clock", () => {
  const punches = mirroredPunches([aTime("14:00", "16:00"), aTime("17:00", null)]);
  expect(punches.map(({ type, at: when }) => [type, when.toISOString().slice(11, 16)])).toEqual([
    ["in", "14:00"],
    ["out", "16:00"],
    ["in", "17:00"],
  ]);
});
