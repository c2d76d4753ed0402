import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { specialDay } from "#common/goals/holidays.ts";
import type { Country, HolidayKey } from "#common/goals/holidays.ts";

/** On these many stores close or open shorter; on other holidays nearly all are open as usual. */
const shortHolidays = ["newYear", "easter", "canadianThanksgiving", "thanksgiving", "christmas"] as const;
export type ShortHoliday = (typeof shortHolidays)[number];

export type UnsetHoliday = { date: BusinessDate; holiday: ShortHoliday };

type StoreDays = {
  country: Country;
  week: readonly { weekday: number; opensMinutes: number | null }[];
  exceptions: readonly { date: BusinessDate }[];
};

/** Returns the holidays ahead on which the store would be open as on any day, because nobody has set their hours. */
export function unsetHolidays(
  { country, week, exceptions }: StoreDays,
  { today, days }: { today: BusinessDate; days: number },
): UnsetHoliday[] {
  const opensOn = new Set(week.filter(({ opensMinutes }) => opensMinutes !== null).map(({ weekday }) => weekday));
  const settled = new Set(exceptions.map(({ date }) => date));
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const special = specialDay(date, { country, events: [] });
    const holiday = special?.offset === 0 ? shortHolidayOf(special.holiday) : undefined;
    return holiday === undefined || settled.has(date) || !opensOn.has(weekdayOf(date)) ? [] : [{ date, holiday }];
  });
}

function shortHolidayOf(key: HolidayKey | null): ShortHoliday | undefined {
  return shortHolidays.find((holiday) => holiday === key);
}
