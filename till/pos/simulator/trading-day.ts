/**
 * One day of the simulated shop as it is lived: the plan, what came on top, and the Day Close in the evening.
 * Knows what has been sent, so that each thing is sent once in this run.
 */
import type { BusinessDate } from "#common/business-date.ts";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { dayClose } from "./day-close.ts";
import { planDay } from "./day-plan.ts";
import { isExtraTicket } from "./extra-trade.ts";
import type { TradeEvent } from "./trade-event.ts";
import type { Shop } from "./shop.ts";

export type TradingDayOptions = {
  aroundTheClock: boolean;
  dayCloseErrorCents: number;
};

type Ticket = Extract<PosFact, { kind: "transaction" }>;
type Planned = TradeEvent & { isSent: boolean };

export class TradingDay {
  readonly date: BusinessDate;
  /** The first moment of the next date. */
  readonly endsAt: Date;
  /** When the shop's doors are open; null on a closed day. */
  readonly openHours: { opensAt: Date; closesAt: Date } | null;
  readonly #shop: Shop;
  readonly #options: TradingDayOptions;
  readonly #closes: { at: Date; isSent: boolean }[];
  #events: Planned[];
  #lastClose = "";

  constructor(shop: Shop, date: BusinessDate, options: TradingDayOptions) {
    const plan = planDay(shop, date);
    this.date = date;
    this.endsAt = instantOf(addDays(date, 1), 0, shop.timeZone);
    this.openHours = plan.hours;
    this.#shop = shop;
    this.#options = options;
    this.#events = plan.events.map((event) => ({ ...event, isSent: false }));
    this.#closes = closeTimes(shop, plan, options).map((at) => ({ at, isSent: false }));
  }

  isOpenAt(at: Date): boolean {
    return this.openHours !== null && at >= this.openHours.opensAt && at < this.openHours.closesAt;
  }

  /** Returns how many tickets were rung up until `now` while the doors were closed. */
  nightSales(now: Date): number {
    return countTickets(this.#ticketsUntil(now).filter(({ at }) => !this.isOpenAt(new Date(at))));
  }

  /** Returns how many tickets came on top of the day's plan until `now`, at night and by day. */
  extraSales(now: Date): number {
    return countTickets(this.#ticketsUntil(now).filter(({ number }) => isExtraTicket(number)));
  }

  add(events: readonly TradeEvent[]): void {
    this.#events.push(...events.map((event) => ({ ...event, isSent: false })));
    this.#events.sort((left, right) => left.at.getTime() - right.at.getTime());
  }

  /** Marks facts as sent after a restart, because the queue on disk already has them. */
  markSent(until: Date): void {
    for (const event of this.#events) {
      event.isSent ||= event.at <= until;
    }
    for (const close of this.#closes) {
      if (close.at <= until) {
        close.isSent = true;
        this.#lastClose = totalsOf(this.#closeAt(close.at));
      }
    }
  }

  /** Returns the facts due at `now`, in order of time. */
  due(now: Date): PosFact[] {
    const facts: PosFact[] = [];
    for (const close of [...this.#closes, null]) {
      const until = close && close.at <= now ? close.at : now;
      facts.push(...this.#dueEvents(until));
      if (close && close.at <= now && !close.isSent) {
        close.isSent = true;
        facts.push(...this.#changedClose(close.at));
      }
    }
    return facts;
  }

  /** Returns the time of the next fact, or the end of the day. */
  nextAt(): Date {
    const times = [...this.#events.filter(({ isSent }) => !isSent), ...this.#closes.filter(({ isSent }) => !isSent)];
    return times.reduce((next, { at }) => (at < next ? at : next), this.endsAt);
  }

  /** Everything of the day up to `now`, as a request for the whole day wants it. */
  allFacts(now: Date): PosFact[] {
    const facts = this.#factsUntil(now);
    const close = this.#closes.findLast(({ at }) => at <= now);
    return close ? [...facts, this.#closeAt(close.at)] : facts;
  }

  #dueEvents(until: Date): PosFact[] {
    const due = this.#events.filter(({ at, isSent }) => !isSent && at <= until);
    for (const event of due) {
      event.isSent = true;
    }
    return due.flatMap(({ facts }) => facts);
  }

  /** Sends a second Day Close only after later trade. */
  #changedClose(at: Date): PosFact[] {
    const fact = this.#closeAt(at);
    const totals = totalsOf(fact);
    const isNew = totals !== this.#lastClose && this.#events.some((event) => event.at <= at);
    this.#lastClose = totals;
    return isNew ? [fact] : [];
  }

  #closeAt(closedAt: Date) {
    const errorCents = this.#options.dayCloseErrorCents;
    return dayClose(this.#shop, { date: this.date, closedAt, facts: this.#factsUntil(closedAt), errorCents });
  }

  #ticketsUntil(until: Date): Ticket[] {
    return this.#factsUntil(until).filter((fact) => fact.kind === "transaction");
  }

  #factsUntil(until: Date): PosFact[] {
    return this.#events.filter(({ at }) => at <= until).flatMap(({ facts }) => facts);
  }
}

/** A ticket may be sent more than once. */
function countTickets(tickets: readonly Ticket[]): number {
  return new Set(tickets.map(({ externalId }) => externalId)).size;
}

/** A last look just before midnight closes the day again when something came after its Day Close. */
function closeTimes(shop: Shop, plan: ReturnType<typeof planDay>, options: TradingDayOptions): Date[] {
  const midnight = instantOf(addDays(plan.date, 1), 0, shop.timeZone);
  const late = options.aroundTheClock ? instantOf(plan.date, 23 * 60 + 30, shop.timeZone) : null;
  const evening = late ?? plan.hours?.dayCloseAt;
  return [...(evening ? [evening] : []), new Date(midnight.getTime() - 1000)];
}

function totalsOf(fact: ReturnType<typeof dayClose>): string {
  const { closedAt: _closedAt, updatedAt: _updatedAt, drawer: _drawer, ...totals } = fact;
  return JSON.stringify(totals);
}
