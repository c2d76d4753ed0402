import type { BusinessDate } from "#common/business-date.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * The date in what a person typed: `Nov 21, 2026`, `november 21`, `11/21/26`, `11-21`, `2026-11-21`. Without a year
 * it is the year of `today`. Null when it is no date.
 */
export function parseDateText(text: string, today: BusinessDate): BusinessDate | null {
  const plain = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso !== null) {
    return dateOf(iso[1], iso[2], iso[3]);
  }
  const slashed = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(plain);
  if (slashed !== null) {
    return dateOf(wholeYear(slashed[3], today), slashed[1], slashed[2]);
  }
  const named = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{2}|\d{4}))?$/.exec(plain);
  const month = named === null ? 0 : months.indexOf(named[1] ?? "") + 1;
  return named === null || month === 0 ? null : dateOf(wholeYear(named[3], today), String(month), named[2]);
}

function wholeYear(year: string | undefined, today: BusinessDate): string {
  if (year === undefined) {
    return today.slice(0, 4);
  }
  return year.length === 2 ? `20${year}` : year;
}

function dateOf(year = "", month = "", day = ""): BusinessDate | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const atMs = Date.parse(`${date}T00:00:00Z`);
  // February 30 parses as March 2 in some engines, so it must come out as it went in.
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== date ? null : date;
}
