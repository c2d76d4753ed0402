import type { BusinessDate } from "#common/business-date.ts";

/** Returns the whole years on a day; a person born on February 29 is a year older on March 1 of other years. */
export function ageOn(birthDate: BusinessDate, day: BusinessDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
