/** How much of an ordinary day's trade a date brings: weekday, season, holidays, weather, growth. */
import { addDays, daysBetween, weekdayOf, type BusinessDate } from "#common/business-date.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";

/** Minutes after local midnight. */
export type Hours = { open: number; close: number };

const weekdayFactors = [0.92, 0.84, 0.82, 0.86, 0.93, 1.14, 1.49];

/** Null when the shop stays closed: Easter, Thanksgiving, Christmas. */
export function openingHours(date: BusinessDate): Hours | null {
  const year = Number(date.slice(0, 4));
  if (date === easter(year) || date === thanksgiving(year) || date.endsWith("-12-25")) {
    return null;
  }
  if (date.endsWith("-12-24") || date.endsWith("-12-31") || date.endsWith("-01-01")) {
    return { open: 10 * 60, close: 17 * 60 };
  }
  return weekdayOf(date) === 0 ? { open: 11 * 60, close: 18 * 60 } : { open: 10 * 60, close: 21 * 60 };
}

/** 1 is an ordinary day of the shop's first year. */
export function tradeFactor(shop: Shop, date: BusinessDate): number {
  const month = Number(date.slice(5, 7));
  const years = daysBetween("2024-01-01", date) / 365.25;
  const noise = Math.exp(randomFrom(shop.seed, shop.key, date, "noise").normal() * 0.09);
  const season = shop.trade.months[month - 1] ?? 1;
  const weekday = weekdayFactors[weekdayOf(date)] ?? 1;
  return weekday * season * holidayFactor(shop, date) * weatherFactor(shop, date) * (1 + shop.growth) ** years * noise;
}

/** Snow in winter and storms in summer keep people at home; shops of one state share their weather. */
function weatherFactor(shop: Shop, date: BusinessDate): number {
  const month = Number(date.slice(5, 7));
  const weather = randomFrom(shop.seed, shop.state, date, "weather");
  const isWinter = month === 12 || month <= 3;
  if (weather.chance(isWinter ? 0.045 : 0.012)) {
    return 0.3 + weather.next() * 0.35;
  }
  return weather.chance(0.12) ? 0.9 : 1;
}

function holidayFactor(shop: Shop, date: BusinessDate): number {
  const year = Number(date.slice(0, 4));
  const afterThanksgiving = daysBetween(thanksgiving(year), date);
  const toChristmas = daysBetween(date, `${year}-12-25`);
  if (afterThanksgiving === 1) {
    return 1.75;
  }
  if (date === lastMonday(year, 5) || date === firstMonday(year, 9) || date.endsWith("-07-04")) {
    return 0.7;
  }
  if (toChristmas > 0 && toChristmas <= 9) {
    return shop.trade.gifts;
  }
  if (date.endsWith("-12-26")) {
    return 1.3;
  }
  return date.slice(5) >= "08-01" && date.slice(5) <= "08-24" ? shop.trade.backToSchool : 1;
}

function thanksgiving(year: number): BusinessDate {
  const first = `${year}-11-01`;
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}

function firstMonday(year: number, month: number): BusinessDate {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, (1 - weekdayOf(first) + 7) % 7);
}

function lastMonday(year: number, month: number): BusinessDate {
  return addDays(firstMonday(year, month + 1), -7);
}

/** Gregorian Easter Sunday (the anonymous algorithm of 1876). */
function easter(year: number): BusinessDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leaps = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - leaps + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const day = epact + sunday - 7 * correction + 114;
  const month = String(Math.floor(day / 31)).padStart(2, "0");
  return `${year}-${month}-${String((day % 31) + 1).padStart(2, "0")}`;
}
