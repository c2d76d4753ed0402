/**
 * Weeks in which a shop takes far more back, or marks far more down, than it usually does. Without them nobody who tries
 * the program would ever meet an alert.
 */
import { type BusinessDate, daysBetween } from "#common/business-date.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";

/** Each kind comes every four weeks, two weeks apart, so that the weeks between stay the usual. */
const turns = ["returns", null, "discounts", null] as const;
const firstMonday = "2001-01-01";

export function oddWeek(shop: Shop, date: BusinessDate): "returns" | "discounts" | null {
  const week = Math.floor(daysBetween(firstMonday, date) / 7);
  const start = randomFrom(shop.key, "odd weeks").int(0, turns.length - 1);
  return turns.at((week + start) % turns.length) ?? null;
}
