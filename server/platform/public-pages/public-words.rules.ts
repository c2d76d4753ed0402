/** How the pages that the public reads say days, times and hours, in the languages of their readers. */
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatFullWeekday } from "#common/date-format.ts";
import { openPeriods } from "#common/store-hours.ts";
import type { HoursGap } from "#common/store-hours.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes } from "#common/time-format.ts";

export const pageLanguages = ["en", "es"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export type PublicWords = {
  /** `Thursday, Dec 24`. */
  day: (date: BusinessDate) => string;
  /** `Dec 7`. */
  shortDay: (date: BusinessDate) => string;
  /** `Thursday`. */
  weekday: (date: BusinessDate) => string;
  /** Of minutes after midnight: `9 PM`. */
  time: (minutes: number) => string;
  /** The same with its minutes, where times stand below each other: `9:00 PM`. */
  fullTime: (minutes: number) => string;
  /** A time within a sentence: `9 PM`, `las 9 p. m.`. */
  clock: (time: string) => string;
  otherLanguage: { code: PageLanguage; name: string };
  openUntil: (time: string) => string;
  opensToday: (time: string) => string;
  opensOn: (weekday: string, time: string) => string;
  todayAt: (clock: string) => string;
  onDayAt: (weekday: string, clock: string) => string;
  call: string;
  directions: string;
};

const englishTime = (minutes: number) => formatMinutes(minutes).replace(":00", "");

const english: PublicWords = {
  day: (date) => `${formatFullWeekday(date)}, ${formatDayOfMonth(date)}`,
  shortDay: formatDayOfMonth,
  weekday: formatFullWeekday,
  time: englishTime,
  fullTime: formatMinutes,
  clock: (time) => time,
  otherLanguage: { code: "es", name: "Español" },
  openUntil: (time) => `Open until ${time} today`,
  opensToday: (time) => `Opens at ${time} today`,
  opensOn: (weekday, time) => `Opens ${weekday} at ${time}`,
  todayAt: (clock) => `today at ${clock}`,
  onDayAt: (weekday, clock) => `on ${weekday} at ${clock}`,
  call: "Call",
  directions: "Directions",
};

const inSpanishTime = (time: string) => time.replace("AM", "a. m.").replace("PM", "p. m.");

const spanish: PublicWords = {
  day: (date) => inSpanish(date, { weekday: "long", day: "numeric", month: "long" }),
  shortDay: (date) => inSpanish(date, { day: "numeric", month: "long" }),
  weekday: (date) => inSpanish(date, { weekday: "long" }),
  time: (minutes) => inSpanishTime(englishTime(minutes)),
  fullTime: (minutes) => inSpanishTime(formatMinutes(minutes)),
  clock: (time) => `${/^1\b/.test(time) ? "la" : "las"} ${time}`,
  otherLanguage: { code: "en", name: "English" },
  openUntil: (time) => `Abierto hoy hasta ${spanish.clock(time)}`,
  opensToday: (time) => `Hoy abre a ${spanish.clock(time)}`,
  opensOn: (weekday, time) => `Abre el ${weekday} a ${spanish.clock(time)}`,
  todayAt: (clock) => `hoy a ${clock}`,
  onDayAt: (weekday, clock) => `el ${weekday} a ${clock}`,
  call: "Llamar",
  directions: "Cómo llegar",
};

export const publicWords: Readonly<Record<PageLanguage, PublicWords>> = { en: english, es: spanish };

function inSpanish(date: BusinessDate, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("es-US", { ...parts, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

export type Reader = { at: Date; timeZone: string; language: PageLanguage };

/** Day and time on the store's wall. */
export function momentText(instant: Date, { timeZone, language }: Omit<Reader, "at">): MomentText {
  const { date, minutes } = localTimeAt(instant, timeZone);
  const { day, time, fullTime } = publicWords[language];
  return { day: day(date), time: time(minutes), fullTime: fullTime(minutes) };
}

export type MomentText = { day: string; time: string; fullTime: string };

/** `today at 3:30 PM`, `on Thursday at 10 AM`. */
export function whenText(instant: Date, { at, timeZone, language }: Reader): string {
  const words = publicWords[language];
  const { date, minutes } = localTimeAt(instant, timeZone);
  const time = words.clock(words.time(minutes));
  return date === localTimeAt(at, timeZone).date ? words.todayAt(time) : words.onDayAt(words.weekday(date), time);
}

/** From today on; no times on a day that the store is closed. */
export type OpenDay = {
  date: BusinessDate;
  opensMinutes: number | null;
  closesMinutes: number | null;
  gap: HoursGap | null;
};

/** With the time until which the store buys. */
export type BuyingDay = OpenDay & { buyingClosesMinutes: number | null };

/** `Open until 9 PM today`, or when it opens next; null while nobody has set the hours. */
export function hoursText(days: readonly OpenDay[], { at, timeZone, language }: Reader): string | null {
  const words = publicWords[language];
  const now = localTimeAt(at, timeZone);
  const periods = days.flatMap((day) => openPeriods(day).map((period) => ({ date: day.date, ...period })));
  for (const { date, opensMinutes, closesMinutes } of periods) {
    if (date > now.date) {
      return words.opensOn(words.weekday(date), words.time(opensMinutes));
    }
    if (now.minutes < opensMinutes) {
      return words.opensToday(words.time(opensMinutes));
    }
    if (now.minutes < closesMinutes) {
      return words.openUntil(words.time(closesMinutes));
    }
  }
  return null;
}

/** What the reader chose on the page, else what the browser likes best of what there is. */
export function languageOf(chosen: unknown, accepted: string | undefined): PageLanguage {
  const chosenLanguage = pageLanguages.find((language) => language === chosen);
  if (chosenLanguage !== undefined) {
    return chosenLanguage;
  }
  const liked = (accepted ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: range.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .toSorted((left, right) => right.weight - left.weight);
  for (const { language, weight } of liked) {
    const spoken = pageLanguages.find((candidate) => candidate === language);
    if (spoken !== undefined && weight > 0) {
      return spoken;
    }
  }
  return "en";
}
