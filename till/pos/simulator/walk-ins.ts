/** Sellers who walk in on top of the day plan, so that the counter is never empty while a person watches it. */
import type { BusinessDate } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { newestFacts } from "./day-plan.ts";
import { planBuy } from "./plan-buys.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";
import type { TradeEvent } from "./trade-event.ts";

const idPrefix = "W";

/** With as many open buys nobody comes on top of the plan: a few are always there, and never a crowd. */
const enoughOpenBuys = 3;

export function isCounterFull(facts: readonly PosFact[]): boolean {
  const buys = newestFacts(facts).filter((fact) => fact.kind === "buy");
  return buys.filter(({ status }) => status === "open").length >= enoughOpenBuys;
}

/** Nobody is checked in later than this before the doors close. */
export const lastWalkInBeforeCloseMs = 30 * 60_000;

/**
 * The visit of a seller who walks in at `at`, after all that has happened on the day until then; nothing while enough
 * are there. It is over within some twenty minutes, so that the person who watches for ten sees every stage.
 */
export function walkIn(shop: Shop, { date, at }: Moment, facts: readonly PosFact[]): TradeEvent[] {
  if (isCounterFull(facts)) {
    return [];
  }
  const buys = newestFacts(facts).filter((fact) => fact.kind === "buy");
  const number = buys.filter(({ externalId }) => externalId.startsWith(idPrefix)).length + 1;
  const random = randomFrom(shop.seed, shop.key, date, "walk-in", number);
  const readyAt = new Date(at.getTime() + random.int(7 * 60, 15 * 60) * 1000);
  const completedAt = new Date(readyAt.getTime() + random.int(2 * 60, 6 * 60) * 1000);
  const visit = { date, number, checkedInAt: at, closesAt: completedAt, idPrefix, times: { readyAt, completedAt } };
  return planBuy(shop, visit).events();
}

type Moment = { date: BusinessDate; at: Date };
