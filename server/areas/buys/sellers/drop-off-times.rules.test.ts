import { expect, test } from "vitest";
import { instantOf } from "#common/store-time.ts";
import { dropOffTimes } from "./drop-off-times.rules.ts";
import type { DropOffLimits, TakenDropOff } from "./drop-off-times.rules.ts";

const timeZone = "America/Chicago";
const today = "2026-03-10";
const tomorrow = "2026-03-11";
const day = (date: string) => ({ date, opensMinutes: 600, closesMinutes: 1200, buyingClosesMinutes: 1140, gap: null });
const closed = (date: string) => ({
  date,
  opensMinutes: null,
  closesMinutes: null,
  buyingClosesMinutes: null,
  gap: null,
});
const limits: DropOffLimits = { everyMinutes: 30, perHour: 2, perDay: null };
const at = (date: string, hour: number, minutes = 0) => instantOf(date, hour * 60 + minutes, timeZone);

type Offer = { hours?: ReturnType<typeof day | typeof closed>[]; taken?: TakenDropOff[]; now?: Date };

function offered({ hours = [day(today), day(tomorrow)], taken = [], now = at(today, 17, 40) }: Offer, more = {}) {
  return dropOffTimes({ hours, taken }, { at: now, timeZone }, { ...limits, ...more }).map((time) => time.at);
}

test("[BUY-12] times are today's while the store buys, a quarter of an hour ahead, and then all of tomorrow's", () => {
  const times = offered({});
  expect(times.slice(0, 3)).toEqual([at(today, 18), at(today, 18, 30), at(tomorrow, 10)]);
  expect(times.at(-1)).toEqual(at(tomorrow, 18, 30));
  expect(offered({ now: at(today, 17, 46) })[0]).toEqual(at(today, 18, 30));
});

test("a store that offers no times, or is closed on both days, has none", () => {
  expect(offered({}, { perHour: null })).toEqual([]);
  expect(offered({ hours: [closed(today), day(tomorrow)] })[0]).toEqual(at(tomorrow, 10));
  expect(offered({ hours: [closed(today), closed(tomorrow), day("2026-03-12")] })).toEqual([]);
});

test("without hours the generator's own count, 9 to 22", () => {
  const times = offered({ hours: [closed(today), closed(tomorrow)] });
  expect([times[0], times.at(-1)]).toEqual([at(today, 18), at(tomorrow, 22)]);
});

test("a full hour is left out, and so is a full day, on which those count who came with their bags", () => {
  const booked = (dropOffAt: Date | null, businessDate = today) => ({ businessDate, dropOffAt });
  const full = [booked(at(today, 18)), booked(at(today, 18, 30))];
  expect(offered({ taken: full })[0]).toEqual(at(tomorrow, 10));
  expect(offered({ taken: [booked(at(today, 18)), booked(at(tomorrow, 18), tomorrow)] })[0]).toEqual(at(today, 18));
  const byDay = offered({ taken: [booked(null), booked(at(today, 18))] }, { perDay: 2, perHour: 9 });
  expect(byDay[0]).toEqual(at(tomorrow, 10));
});
