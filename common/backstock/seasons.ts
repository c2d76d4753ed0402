/** When goods of a season sell. A season is a part of every year, from a day to a day, and may span New Year. */
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

export const seasons = ["all", "SS", "FW", "holiday"] as const;
export type Season = (typeof seasons)[number];
export type DatedSeason = Exclude<Season, "all">;

/** `MM-DD`, both counted in. */
export type SeasonDates = { starts: string; ends: string };
export type SeasonCalendar = Record<DatedSeason, SeasonDates>;

export const defaultSeasons: SeasonCalendar = {
  SS: { starts: "03-01", ends: "08-31" },
  FW: { starts: "09-01", ends: "02-28" },
  holiday: { starts: "11-01", ends: "12-24" },
};

export type SeasonRun = { startsOn: BusinessDate; endsOn: BusinessDate };

/** Whether it is a day of some year, the 29th of February among them. */
export function isMonthDay(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text) && dateIn(2024, text) === `2024-${text}`;
}

/** The run of the season that a date is in; null between two runs. */
export function currentRun(season: SeasonDates, today: BusinessDate): SeasonRun | null {
  return runsAround(season, today).find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ?? null;
}

/** The first run that begins after a date. */
export function nextRun(season: SeasonDates, today: BusinessDate): SeasonRun {
  const run = runOf(season, yearOf(today));
  return run.startsOn > today ? run : runOf(season, yearOf(today) + 1);
}

/** When the year next turns from warm to cold clothes or back: a shop then wants what it passed on before. */
export function nextSeasonStart({ SS, FW }: SeasonCalendar, today: BusinessDate): BusinessDate {
  const [first, second] = [nextRun(SS, today).startsOn, nextRun(FW, today).startsOn];
  return first < second ? first : second;
}

/** Whole days until the season's run is over, today counted as 0; null when the season is not running. */
export function daysLeft(season: SeasonDates, today: BusinessDate): number | null {
  const run = currentRun(season, today);
  return run && daysBetween(today, run.endsOn);
}

/** Goods for all year, and goods without a season, are always in season. */
export function isInSeason(season: Season | null, calendar: SeasonCalendar, today: BusinessDate): boolean {
  return season === null || season === "all" || currentRun(calendar[season], today) !== null;
}

function runsAround(season: SeasonDates, today: BusinessDate): SeasonRun[] {
  const year = yearOf(today);
  return [year - 1, year].map((startYear) => runOf(season, startYear));
}

function yearOf(date: BusinessDate): number {
  return Number(date.slice(0, 4));
}

function runOf({ starts, ends }: SeasonDates, year: number): SeasonRun {
  return { startsOn: dateIn(year, starts), endsOn: dateIn(ends < starts ? year + 1 : year, ends) };
}

/** The 29th of February is the 28th in other years. */
function dateIn(year: number, monthDay: string): BusinessDate {
  const [month = 1, day = 1] = monthDay.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}
