import { addDays, daysBetween, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

export const countries = ["US", "CA"] as const;
export type Country = (typeof countries)[number];

export const holidayKeys = [
  "newYear",
  "easter",
  "memorialDay",
  "victoriaDay",
  "canadaDay",
  "independenceDay",
  "laborDay",
  "canadianThanksgiving",
  "thanksgiving",
  "christmas",
] as const;
export type HolidayKey = (typeof holidayKeys)[number];

/**
 * A few days of the store's own that come back, such as a tax-free weekend; paired by name with last year's. A promotion
 * is paired with none: its days sell by a factor that the store's other promotion days have taught.
 */
export type StoreEvent = { name: string; startsOn: BusinessDate; endsOn: BusinessDate; isPromotion: boolean };

/** Whose holidays count, and what the store adds to them. */
export type HolidayCalendar = { country: Country; events: readonly StoreEvent[] };

/** What makes a day unlike others of its weekday: `offset` days from the holiday, or from the first day of the event. */
export type SpecialDay = { holiday: HolidayKey | null; event: string | null; offset: number };

type Holiday = {
  key: HolidayKey;
  on: (year: number) => BusinessDate;
  /** First and last day around it on which people shop differently. */
  days: readonly [first: number, last: number];
};

const monday = 1;
const thursday = 4;

const everywhere: readonly Holiday[] = [
  { key: "newYear", on: (year) => dateOf(year, 1, 1), days: [-1, 0] },
  { key: "easter", on: easterSunday, days: [-2, 1] },
  { key: "laborDay", on: (year) => nthWeekday({ year, month: 9, weekday: monday, nth: 1 }), days: [-2, 0] },
  { key: "christmas", on: (year) => dateOf(year, 12, 25), days: [-1, 1] },
];

const holidaysOf: Record<Country, readonly Holiday[]> = {
  US: [
    ...everywhere,
    { key: "memorialDay", on: (year) => mondayUpTo(dateOf(year, 5, 31)), days: [-2, 0] },
    { key: "independenceDay", on: (year) => dateOf(year, 7, 4), days: [0, 0] },
    { key: "thanksgiving", on: (year) => nthWeekday({ year, month: 11, weekday: thursday, nth: 4 }), days: [0, 3] },
  ],
  CA: [
    ...everywhere,
    // The last Monday before May 25.
    { key: "victoriaDay", on: (year) => mondayUpTo(dateOf(year, 5, 24)), days: [-2, 0] },
    { key: "canadaDay", on: (year) => dateOf(year, 7, 1), days: [0, 0] },
    {
      key: "canadianThanksgiving",
      on: (year) => nthWeekday({ year, month: 10, weekday: monday, nth: 2 }),
      days: [-2, 0],
    },
  ],
};

/** What is special about a day; null for a day like any other. The store's own events go before holidays. */
export function specialDay(date: BusinessDate, calendar: HolidayCalendar): SpecialDay | null {
  const event = calendar.events.find((entry) => !entry.isPromotion && isDuring(date, entry));
  if (event) {
    return { holiday: null, event: event.name, offset: daysBetween(event.startsOn, date) };
  }
  return holidayDays(calendar.country, yearOf(date)).get(date) ?? null;
}

export function isPromotionDay(date: BusinessDate, calendar: HolidayCalendar): boolean {
  return calendar.events.some((event) => event.isPromotion && isDuring(date, event));
}

function isDuring(date: BusinessDate, { startsOn, endsOn }: StoreEvent): boolean {
  return startsOn <= date && date <= endsOn;
}

/** The day last year that was special in the same way; null for an ordinary day, or an event that was not held then. */
export function pairedDay(date: BusinessDate, calendar: HolidayCalendar): BusinessDate | null {
  const special = specialDay(date, calendar);
  if (special === null) {
    return null;
  }
  return special.event === null ? pairedHoliday(date, { special, calendar }) : pairedEvent(date, calendar);
}

export function isSameSpecial(left: SpecialDay | null, right: SpecialDay | null): boolean {
  if (left === null || right === null) {
    return left === right;
  }
  return left.holiday === right.holiday && left.offset === right.offset && isSameName(left.event, right.event);
}

/**
 * Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876 as in Meeus, Astronomical Algorithms,
 * chapter 8: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
export function easterSunday(year: number): BusinessDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const dayOfMarch = epact + weekday - 7 * shift + 22;
  return addDays(dateOf(year, 3, 1), dayOfMarch - 1);
}

/** Made once for a country and year: a month's goals ask for the same year a few thousand times. */
const cache = new Map<string, ReadonlyMap<BusinessDate, SpecialDay>>();

function holidayDays(country: Country, year: number): ReadonlyMap<BusinessDate, SpecialDay> {
  const key = `${country}${year}`;
  const made = cache.get(key) ?? new Map(daysOfYear(country, year));
  cache.set(key, made);
  return made;
}

/** The day before the next year's New Year's Day belongs to this year. */
function daysOfYear(country: Country, year: number): [BusinessDate, SpecialDay][] {
  return holidaysOf[country]
    .flatMap((holiday) => [...daysAround(holiday, year), ...daysAround(holiday, year + 1)])
    .filter(([date]) => yearOf(date) === year);
}

function daysAround({ key, on, days: [first, last] }: Holiday, year: number): [BusinessDate, SpecialDay][] {
  return Array.from({ length: last - first + 1 }, (_, index) => [
    addDays(on(year), first + index),
    { holiday: key, event: null, offset: first + index },
  ]);
}

function pairedHoliday(
  date: BusinessDate,
  { special, calendar }: { special: SpecialDay; calendar: HolidayCalendar },
): BusinessDate | null {
  const holiday = holidaysOf[calendar.country].find(({ key }) => key === special.holiday);
  const itself = addDays(date, -special.offset);
  return holiday ? addDays(holiday.on(yearOf(itself) - 1), special.offset) : null;
}

/** So far apart two holdings of one event may lie and still be a year apart: sales tax weekends move by weeks. */
const yearOfEvents = [250, 480] as const;

function pairedEvent(date: BusinessDate, { events }: HolidayCalendar): BusinessDate | null {
  const comingBack = events.filter(({ isPromotion }) => !isPromotion);
  const event = comingBack.find((holding) => isDuring(date, holding));
  const earlier = comingBack.find((holding) => {
    const apart = event ? daysBetween(holding.startsOn, event.startsOn) : 0;
    return event && isSameName(holding.name, event.name) && apart >= yearOfEvents[0] && apart <= yearOfEvents[1];
  });
  if (!event || !earlier) {
    return null;
  }
  const paired = addDays(earlier.startsOn, daysBetween(event.startsOn, date));
  return paired <= earlier.endsOn ? paired : null;
}

function isSameName(left: string | null, right: string | null): boolean {
  return left?.trim().toLowerCase() === right?.trim().toLowerCase();
}

function nthWeekday({
  year,
  month,
  weekday,
  nth,
}: {
  year: number;
  month: number;
  weekday: number;
  nth: number;
}): BusinessDate {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

function mondayUpTo(date: BusinessDate): BusinessDate {
  return addDays(date, -((weekdayOf(date) - monday + 7) % 7));
}

function yearOf(date: BusinessDate): number {
  return Number(date.slice(0, 4));
}

function dateOf(year: number, month: number, day: number): BusinessDate {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
