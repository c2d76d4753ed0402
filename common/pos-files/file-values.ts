/** Amounts and moments as points of sale write them. */
import { type BusinessDate, isBusinessDate } from "#common/business-date.ts";
import { businessDateAt, instantOf } from "#common/store-time.ts";
import { boundaryAt, boundaryKey, type DayBoundary } from "./day-boundary.ts";
import { type Millionths, parseMillionths } from "./exact-amount.ts";
import type { ExportMap } from "./export-map.ts";

const grouped = { ".": /^\d{1,3}(?:[,' ]\d{3})+(?=\.|$)/, ",": /^\d{1,3}(?:[.' ]\d{3})+(?=,|$)/ } as const;
const positive = /^\+?\s*([\d.,' ]+)$/;
const negatives = [/^-\s*([\d.,' ]+)$/, /^([\d.,' ]+)-$/, /^\(([\d.,' ]+)\)$/];

/**
 * Parses `$1,234.50`, `1.234,50 €`, `(12.00)`, `12.00-` or `-£5`; undefined for anything else. Thousands are taken only
 * where each has three digits, so that a decimal comma in a file of decimal points is refused and not misread.
 */
export function parseAmount(text: string, decimal: "." | ","): Millionths | undefined {
  const bare = withoutCurrency(text);
  const above = digitsBy([positive], bare);
  const below = digitsBy(negatives, bare);
  const plain = plainDecimal((above ?? below ?? "").trim(), decimal);
  return plain === undefined ? undefined : parseMillionths(above === undefined ? `-${plain}` : plain);
}

function withoutCurrency(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll("−", "-")
    .trim()
    .replace(/^([+-]|\()?\s*[$£€]\s*/, "$1")
    .replace(/\s*[$£€](-|\))?$/, "$1");
}

function digitsBy(patterns: readonly RegExp[], text: string): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((digits) => digits !== undefined);
}

/** With a decimal point and without thousands; undefined when the other mark stands elsewhere. */
function plainDecimal(digits: string, decimal: "." | ","): string | undefined {
  const group = grouped[decimal].exec(digits)?.[0] ?? "";
  const joined = group.replaceAll(/[.,' ]/g, "") + digits.slice(group.length);
  return joined.includes(decimal === "." ? "," : ".") ? undefined : joined.replace(",", ".");
}

/** A whole number of pieces, also as `6.0` or `1,200`. */
export function parseQuantity(text: string, decimal: "." | ","): number | undefined {
  const amount = parseAmount(text, decimal);
  const isWhole = amount !== undefined && amount % 1_000_000n === 0n && /\d/.test(text);
  return isWhole ? Number(amount / 1_000_000n) : undefined;
}

export const momentExamples = {
  "year-month-day": "2010-12-31 08:26:00",
  "month-day-year": "12/31/2010 8:26",
  "day-month-year": "31/12/2010 8:26",
} as const;

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const year = String.raw`(?<year>\d{4}|\d{2}(?!\d))`;
const month = String.raw`(?<month>\d\d?|[A-Za-z]{3,9}\.?)`;
const day = String.raw`(?<day>\d\d?)`;
const gap = String.raw`(?:[-/.]|,?\s+)`;
const patterns = {
  "year-month-day": [/^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/, dated(String.raw`(?<year>\d{4})`, month, day)],
  "month-day-year": [dated(month, day, year)],
  "day-month-year": [dated(day, month, year)],
} as const;

/** What can be read in one way alone, whatever order the rest of a file has: a named month, or a year of four digits first. */
const namedMonth = String.raw`(?<month>[A-Za-z]{3,9}\.?)`;
const plainPatterns = [
  dated(String.raw`(?<year>\d{4})`, month, day),
  dated(namedMonth, day, year),
  dated(day, namedMonth, year),
];

function dated(...parts: string[]): RegExp {
  return new RegExp(`^${parts.join(gap)}`);
}

const clock =
  /^(?:(?:T|,?\s+)(?<hours>\d\d?):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:\.\d+)?)?\s*(?<half>[AaPp])?\.?(?:[Mm]\.?)?\s*(?<offset>Z|[+-]\d\d(?::?\d\d)?)?)?$/;

export type Moment = { at: Date; businessDate: string };
export type MomentPlace = {
  dateFormat: ExportMap["dateFormat"];
  timeZone: string;
  boundaryMinutes: DayBoundary;
  /** Reads the format alone, not also what is plain in any. */
  isStrict?: boolean;
};

/** Caches times, because many lines share one and the zone lookup costs more than parsing the line. */
const momentCache = new Map<string, Moment | undefined>();
const mostMoments = 50_000;

/** The instant of a local time, or of one with an offset, and its business date; undefined when the text is not a plausible time. */
export function parseMoment(text: string, place: MomentPlace): Moment | undefined {
  const format = `${place.dateFormat}${place.isStrict === true ? " alone" : ""}`;
  const key = `${place.timeZone} ${format} ${boundaryKey(place.boundaryMinutes)} ${text}`;
  if (momentCache.has(key)) {
    return momentCache.get(key);
  }
  if (momentCache.size >= mostMoments) {
    momentCache.clear();
  }
  const moment = readMoment(text, place);
  momentCache.set(key, moment);
  return moment;
}

function readMoment(text: string, place: MomentPlace): Moment | undefined {
  const { dateFormat, timeZone, boundaryMinutes, isStrict = false } = place;
  const parts = readBy(patterns[dateFormat], text) ?? (isStrict ? undefined : readBy(plainPatterns, text));
  if (parts === undefined) {
    return undefined;
  }
  const { date, seconds, offset, hasClock } = parts;
  const minute = instantOf(date, Math.floor(seconds / 60), offset === undefined ? timeZone : "UTC");
  const at = new Date(minute.getTime() + (seconds % 60) * 1000 - offsetMs(offset));
  if (!hasClock) {
    return { at, businessDate: date };
  }
  // A ticket file has no Day Closes, so times before the boundary belong to the previous day.
  const boundary = { timeZone, boundaryMinutes: boundaryAt(boundaryMinutes, at), hasDayClose: () => false };
  return { at, businessDate: businessDateAt(at, boundary) };
}

/** Whether a text is a date that can be read in one way alone. */
export function isPlainDate(text: string): boolean {
  return readBy(plainPatterns, text) !== undefined;
}

/** The calendar day as it is written, in the map's order or plainly; a midnight behind it, as spreadsheets write one, is not the night before. */
export function parseDay(text: string, dateFormat: MomentPlace["dateFormat"]): BusinessDate | undefined {
  return (readBy(patterns[dateFormat], text) ?? readBy(plainPatterns, text))?.date;
}

function readBy(forms: readonly RegExp[], text: string) {
  const match = forms.map((form) => form.exec(text)).find((result) => result !== null);
  const date = match?.groups && readDate(match.groups);
  const clockText = text.slice(match?.[0].length ?? 0);
  const seconds = parseSeconds(clockText);
  return date === undefined || seconds === undefined
    ? undefined
    : { date, seconds, offset: clock.exec(clockText)?.groups?.["offset"], hasClock: clockText !== "" };
}

/** Of `Z`, `+02`, `+02:00` or `-0530`; 0 for a time without one. */
function offsetMs(offset: string | undefined): number {
  const [, sign = "+", hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function readDate({ year: yearText = "", month: monthText = "", day: dayText = "" }: Record<string, string>) {
  const name = monthNames.indexOf(monthText.slice(0, 3).toLowerCase()) + 1;
  const number = name === 0 ? monthText : String(name);
  const date = [yearText.padStart(4, "20"), number.padStart(2, "0"), dayText.padStart(2, "0")].join("-");
  return isBusinessDate(date) ? date : undefined;
}

/** Returns the seconds after midnight; 0 when only a date is given. */
function parseSeconds(text: string): number | undefined {
  const match = clock.exec(text);
  if (match === null) {
    return undefined;
  }
  const { hours = "0", minutes = "0", seconds = "0", half } = match.groups ?? {};
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const isClock = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return isClock ? hour * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
}

/** 12 AM is midnight and 12 PM is noon; an hour that no such clock shows is none. */
function hourOfHalf(hour: number, half: string): number {
  const isHour = hour >= 1 && hour <= 12;
  return isHour ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number.POSITIVE_INFINITY;
}
