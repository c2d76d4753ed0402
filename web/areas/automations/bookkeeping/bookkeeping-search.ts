import { isBusinessDate } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** In the order in which they are gone through. */
export const setupSteps = ["company", "class", "buys", "cogs", "sales", "start", "review"] as const;
export type SetupStep = (typeof setupSteps)[number];

export const logViews = ["problems", "setup"] as const;
export type LogView = (typeof logViews)[number];

export type BookkeepingSearch = {
  /** The first unfinished one without. Of a service that is active, its page without. */
  step?: SetupStep | undefined;
  /** The first date to post, while it is being chosen. */
  start?: BusinessDate | undefined;
  /** All lines of the log without. */
  log?: LogView | undefined;
  /** The dates of a back-fill are being chosen. */
  backfill?: true | undefined;
};

/** Named even when they are refused: a key that is left out keeps what the address said. */
export function bookkeepingSearch(search: Record<string, unknown>): BookkeepingSearch {
  const { step, start, log, backfill } = search;
  return {
    step: setupSteps.find((name) => name === step),
    start: isBusinessDate(start) ? start : undefined,
    log: logViews.find((name) => name === log),
    backfill: backfill === true ? true : undefined,
  };
}
