import { expect, test } from "vitest";
import { parseTimeText } from "#common/dates/time-text.ts";
import { editedFrom, minutesBetween, nextType, timed } from "./edited-day.ts";

const day = { date: "2026-11-20", timeZone: "America/Chicago" };
const added = (type: "IN" | "OUT" | "BREAK_START" | "BREAK_END", time: string) => ({
  key: `${type} ${time}`,
  id: null,
  type,
  minutes: parseTimeText(time),
  original: null,
});

test("a time that is earlier than the one above it is meant for the next day", () => {
  const punches = timed([added("IN", "18:00"), added("OUT", "00:30")], day);
  expect(punches.map(({ at }) => at)).toEqual(["2026-11-21T00:00:00.000Z", "2026-11-21T06:30:00.000Z"]);
  expect(punches.map(({ isNextDay }) => isNextDay)).toEqual([false, true]);
  expect(minutesBetween(punches)).toBe(390);
});

test("a punch that was not touched keeps its seconds", () => {
  const at = "2026-11-20T15:00:41.123Z";
  const edited = editedFrom([{ id: "1", type: "IN", at, isEdit: false, reason: null }], day.timeZone);
  expect(edited).toMatchObject([{ minutes: 9 * 60 }]);
  expect(timed(edited, day)[0]?.at).toBe(at);
  expect(
    timed(
      edited.map((punch) => ({ ...punch, minutes: 9 * 60 + 5 })),
      day,
    )[0]?.at,
  ).toBe("2026-11-20T15:05:00.000Z");
});

test("breaks do not count in the glance, and the next punch is guessed", () => {
  const shift = [
    added("IN", "09:00"),
    added("BREAK_START", "12:00"),
    added("BREAK_END", "12:30"),
    added("OUT", "17:00"),
  ];
  expect(minutesBetween(timed(shift, day))).toBe(450);
  expect(nextType(shift)).toBe("IN");
  expect(nextType(shift.slice(0, 2))).toBe("BREAK_END");
  expect(nextType([])).toBe("IN");
});
