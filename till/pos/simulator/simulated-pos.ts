/**
 * A point of sale that lives: it sends its past, then trades on as time passes, closes each evening, and answers
 * check-ins and look-ups. It knows nothing of the server; it speaks `PosAdapter` and nothing else.
 */
import { join } from "node:path";
import { addDays, type BusinessDate } from "#common/business-date.ts";
import { everyCapability } from "#common/pos/pos-capabilities.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { PosAdapter, PosFact, PosFeed } from "#till/pos/pos.ts";
import { newestFacts } from "./day-plan.ts";
import { checkedInBuy, extraBuy, extraSale } from "./extra-trade.ts";
import { finishedDay, historyRange, withMischief, withoutSentCustomers } from "./history.ts";
import { customerFact, customerId, customerPhone, customersBy } from "./people/customers.ts";
import { employeeFacts, employeesOf } from "./people/employees.ts";
import { randomFrom, type Random } from "./random.ts";
import type { Shop } from "./shop.ts";
import type { SimulatedClock } from "./simulated-clock.ts";
import { feedBookmark, type FeedBookmark } from "./feed-bookmark.ts";
import { TradeBook, type BookEntry } from "./trade-book.ts";
import { isCounterFull, lastWalkInBeforeCloseMs, walkIn } from "./walk-ins.ts";
import { TradingDay, type TradingDayOptions } from "./trading-day.ts";

export type SimulatedPosOptions = TradingDayOptions & {
  shop: Shop;
  folder: string;
  clock: SimulatedClock;
  historyDays: number;
  itemDays: number;
  /** Sales every few seconds in the first minutes, so that a person who just started sees them. */
  eager: boolean;
  /** Sellers walk in whenever few are at the counter, so that a person who watches it sees every stage. */
  walkIns: boolean;
  /** Takes what another register of the store sold, and returns the rest; all is this one's where it is absent. */
  divert?: (facts: readonly PosFact[]) => Promise<readonly PosFact[]>;
  /** Share of tellings that repeat something. */
  mischiefRate: number;
};

const eagerForMs = 6 * 60_000;
/** A person who watches at night sees figures move; more sales than these would spoil the next day's pace. */
const mostNightSales = 8;
/** The first minutes of every start count: a program that is started ten times a day must not sell twice its goal. */
const mostExtraSales = 20;
/** How long the status of a checked-in buy can be asked for. */
const rememberedMs = 48 * 3_600_000;
/** Nobody brings goods in the last minutes before midnight. */
const noBuysBeforeMidnightMs = 30 * 60_000;

export class SimulatedPos implements PosAdapter {
  readonly terminalNumber = "1";
  readonly #options: SimulatedPosOptions;
  readonly #book: TradeBook;
  readonly #checkIns = new Map<string, BookEntry[]>();
  readonly #random: Random;
  #feed: PosFeed | null = null;
  #bookmark: FeedBookmark | null = null;
  #day: TradingDay | null = null;
  #extras = 0;
  /** What is on its way into the book and the day. */
  #adding: Promise<unknown> = Promise.resolve();
  /** Ended and replaced whenever something was added to the day. */
  #poke = new AbortController();

  constructor(options: SimulatedPosOptions) {
    this.#options = options;
    this.#book = new TradeBook(join(options.folder, "trade-book"));
    this.#random = randomFrom(options.shop.seed, options.shop.key, "mischief");
  }

  state() {
    return { connected: true, name: "Simulated POS", version: "7.4" };
  }

  capabilities() {
    return everyCapability;
  }

  async run(feed: PosFeed, signal: AbortSignal): Promise<void> {
    this.#feed = feed;
    const today = this.#today();
    const saved = feed.bookmark === null ? null : feedBookmark.parse(JSON.parse(feed.bookmark));
    this.#day = null;
    this.#bookmark = saved ?? {
      since: today,
      live: { date: today, until: new Date(0) },
      history: historyRange(today, this.#options.historyDays),
    };
    const ended = new AbortController();
    const both = AbortSignal.any([signal, ended.signal]);
    try {
      await this.#openDay(this.#bookmark.live.date, this.#bookmark.live.until);
      await this.#send(saved ? [] : employeeFacts(this.#options.shop, { date: today, at: this.#options.clock.now() }));
      await this.#tellDue();
      await Promise.all([this.#live(both), this.#history(both), this.#tradeMore(both), this.#bringSellers(both)]);
    } finally {
      ended.abort();
    }
  }

  async resend(date: BusinessDate): Promise<void> {
    const { shop, itemDays, clock } = this.#options;
    if (this.#bookmark && date < this.#bookmark.since) {
      await this.#send(finishedDay({ shop, itemDays, today: this.#today() }, date));
      return;
    }
    const day = this.#day?.date === date ? this.#day : (await this.#dayOf(date)).day;
    await this.#send(newestFacts(day.allFacts(clock.now())));
  }

  async checkIn(request: Parameters<PosAdapter["checkIn"]>[0]) {
    const previous = this.#checkIns.get(request.buy.clientRef);
    const entries = previous ?? (await this.#openBuy(request));
    const opened = entries.flatMap(({ facts }) => facts).find((fact) => fact.kind === "buy");
    if (!opened) {
      throw new Error("The point of sale could not open the buy");
    }
    return { posBuyId: opened.externalId, customerId: opened.customerId };
  }

  async checkInStatus(clientRef: string) {
    const now = this.#options.clock.now();
    const entries = this.#checkIns.get(clientRef)?.filter(({ at }) => at <= now) ?? [];
    const buy = entries.flatMap(({ facts }) => facts).findLast((fact) => fact.kind === "buy");
    return buy ? { status: buy.status, posBuyId: buy.externalId } : { status: "unknown" as const, posBuyId: null };
  }

  async lookupCustomer(phone: string) {
    const digits = phone.replaceAll(/\D/g, "").slice(-10);
    const customers = [];
    for (let number = 0; number < customersBy(this.#today()) && customers.length < 10; number += 1) {
      if (customerPhone(this.#options.shop, number) === digits) {
        const fact = customerFact(this.#options.shop, number);
        customers.push({
          externalId: customerId(number),
          name: fact.name,
          phone: digits,
        });
      }
    }
    return { customers };
  }

  async listEmployees() {
    return { employees: employeesOf(this.#options.shop) };
  }

  async #live(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const day = this.#currentDay();
      if (this.#options.clock.now() >= day.endsAt) {
        await this.#tellDue();
        await this.#openDay(addDays(day.date, 1), new Date(0));
      }
      await this.#tellDue();
      await this.#options.clock.until(this.#currentDay().nextAt(), AbortSignal.any([signal, this.#poke.signal]));
    }
  }

  async #history(signal: AbortSignal): Promise<void> {
    const { shop, itemDays, mischiefRate: rate } = this.#options;
    const sentCustomers = new Set<string>();
    for (
      let left = this.#bookmark?.history ?? null;
      left !== null && !signal.aborted;
      left = this.#bookmark?.history ?? null
    ) {
      const feed = this.#openFeed();
      await feed.room(signal);
      if (signal.aborted) {
        return;
      }
      const facts = withoutSentCustomers(
        finishedDay({ shop, itemDays, today: this.#today() }, left.next),
        sentCustomers,
      );
      const next = addDays(left.next, -1);
      await this.#send(
        withMischief(facts, () => facts, { rate, random: this.#random }),
        {
          history: next < left.last ? null : { next, last: left.last },
        },
      );
    }
  }

  /** The first sale within seconds and one every half minute for a while; at night a trickle, when wished. */
  async #tradeMore(signal: AbortSignal): Promise<void> {
    const { clock, eager, aroundTheClock } = this.#options;
    const startedAt = clock.now().getTime();
    let next = startedAt + 3000;
    for (;;) {
      const isEager = eager && next - startedAt < eagerForMs;
      if (!isEager && !aroundTheClock) {
        return;
      }
      await clock.until(new Date(next), signal);
      if (signal.aborted) {
        return;
      }
      const at = clock.now();
      if (this.#wantsExtra(at, isEager)) {
        await this.#addExtra(at);
      }
      next = at.getTime() + (isEager ? this.#random.int(10, 30) : this.#random.int(120, 420)) * 1000;
    }
  }

  async #bringSellers(signal: AbortSignal): Promise<void> {
    const { clock, shop, walkIns } = this.#options;
    while (walkIns && !signal.aborted) {
      await clock.until(new Date(clock.now().getTime() + this.#random.int(15, 60) * 1000), signal);
      const at = clock.now();
      if (!signal.aborted && this.#takesWalkIns(at)) {
        const day = this.#currentDay();
        const events = walkIn(shop, { date: day.date, at }, day.allFacts(at));
        await this.#addToDay(events.map((event) => ({ ...event, clientRef: null })));
      }
    }
  }

  #takesWalkIns(at: Date): boolean {
    const { openHours, date, endsAt } = this.#currentDay();
    const leftMs = (end: Date | undefined) => (end === undefined ? 0 : end.getTime() - at.getTime());
    const isOpen =
      openHours !== null && at >= openHours.opensAt && leftMs(openHours.closesAt) > lastWalkInBeforeCloseMs;
    const isNight = this.#options.aroundTheClock && leftMs(endsAt) > noBuysBeforeMidnightMs;
    return date === this.#today() && (isOpen || isNight);
  }

  #wantsExtra(at: Date, isEager: boolean): boolean {
    const day = this.#currentDay();
    const isNight = !day.isOpenAt(at);
    const isRoom = isNight
      ? this.#options.aroundTheClock && day.nightSales(at) < mostNightSales
      : isEager && day.extraSales(at) < mostExtraSales;
    return day.date === this.#today() && isRoom;
  }

  async #addExtra(at: Date): Promise<void> {
    this.#extras += 1;
    const day = this.#currentDay();
    const { date, endsAt } = day;
    const extra = { date, number: this.#extras, at };
    const takesBuys = endsAt.getTime() - at.getTime() > noBuysBeforeMidnightMs && !isCounterFull(day.allFacts(at));
    const isBuy = this.#extras % 4 === 0 && takesBuys;
    const { shop } = this.#options;
    const events = isBuy ? extraBuy(shop, extra) : extraSale(shop, extra);
    await this.#addToDay(events.map((event) => ({ ...event, clientRef: null })));
  }

  async #openBuy(request: Parameters<PosAdapter["checkIn"]>[0]): Promise<BookEntry[]> {
    this.#extras += 1;
    const at = this.#options.clock.now();
    const day = this.#currentDay();
    const latestMs = Math.max(at.getTime() + 15 * 60_000, day.openHours?.closesAt.getTime() ?? 0);
    const closesAt = new Date(Math.min(latestMs, day.endsAt.getTime() - 12 * 60_000));
    const entries = checkedInBuy(this.#options.shop, request, { date: day.date, number: this.#extras, at, closesAt });
    this.#checkIns.set(request.buy.clientRef, entries);
    await this.#addToDay(entries);
    return entries;
  }

  /** Writes the book first, because sent facts must survive a restart. */
  async #addToDay(entries: readonly BookEntry[]): Promise<void> {
    const day = this.#currentDay();
    const added = this.#book.write(day.date, entries).then(() => day.add(entries));
    this.#adding = Promise.allSettled([this.#adding, added]);
    await added;
    this.#poke.abort();
    this.#poke = new AbortController();
  }

  async #openDay(date: BusinessDate, sentUntil: Date): Promise<void> {
    const { day, entries } = await this.#dayOf(date);
    day.markSent(sentUntil);
    this.#day = day;
    this.#extras = entries.length;
    const forgottenMs = this.#options.clock.now().getTime() - rememberedMs;
    for (const [clientRef, oldEntries] of this.#checkIns) {
      if (oldEntries.every(({ at }) => at.getTime() < forgottenMs)) {
        this.#checkIns.delete(clientRef);
      }
    }
    for (const [clientRef, checkIn] of Map.groupBy(entries, (entry) => entry.clientRef)) {
      if (clientRef !== null) {
        this.#checkIns.set(clientRef, checkIn);
      }
    }
  }

  async #dayOf(date: BusinessDate): Promise<{ day: TradingDay; entries: BookEntry[] }> {
    const day = new TradingDay(this.#options.shop, date, this.#options);
    const entries = await this.#book.read(date);
    day.add(entries);
    return { day, entries };
  }

  async #tellDue(): Promise<void> {
    // The bookmark says "all until now", so an older fact added later would count as sent after a kill.
    for (let adding = null; adding !== this.#adding;) {
      adding = this.#adding;
      await adding;
    }
    const now = this.#options.clock.now();
    const day = this.#currentDay();
    const facts = day.due(now);
    if (facts.length > 0) {
      const { mischiefRate: rate } = this.#options;
      const factsToSend = withMischief(facts, () => newestFacts(day.allFacts(now)), { rate, random: this.#random });
      await this.#send(factsToSend, { live: { date: day.date, until: now } });
    }
  }

  /**
   * The bookmark moves in the same step as the rows join the queue: the queue keeps its order, so a bookmark on
   * disk never speaks of rows that are not.
   */
  async #send(facts: readonly PosFact[], progress: Partial<FeedBookmark> = {}): Promise<void> {
    if (this.#bookmark) {
      this.#bookmark = { ...this.#bookmark, ...progress };
      const { divert } = this.#options;
      const own = divert === undefined ? facts : await divert(facts);
      await this.#openFeed().send(own, JSON.stringify(this.#bookmark));
    }
  }

  #openFeed(): PosFeed {
    if (!this.#feed) {
      throw new Error("The point of sale is not running");
    }
    return this.#feed;
  }

  #currentDay(): TradingDay {
    if (!this.#day) {
      throw new Error("The point of sale has not opened its day yet");
    }
    return this.#day;
  }

  #today(): BusinessDate {
    return localTimeAt(this.#options.clock.now(), this.#options.shop.timeZone).date;
  }
}
