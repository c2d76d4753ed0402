import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays, weekdayOf } from "#common/business-date.ts";
import { posRow, type PosRow } from "#common/pos/pos-rows.ts";
import type { PosFact, PosFeed } from "#till/pos/pos.ts";
import { dayClose } from "./day-close.ts";
import { newestFacts, planDay, type DayPlan } from "./day-plan.ts";
import { customerFact } from "./people/customers.ts";
import { simulatedShop, type ShopKind } from "./shop.ts";
import { SimulatedPos, type SimulatedPosOptions } from "./simulated-pos.ts";
import type { SimulatedClock } from "./simulated-clock.ts";
import { openingHours } from "./trade-calendar.ts";
import { TradingDay } from "./trading-day.ts";
import { walkIn } from "./walk-ins.ts";

const kinds: readonly ShopKind[] = ["clothing", "kids", "music"];
const dates = fc.integer({ min: 0, max: 1200 }).map((days) => addDays("2024-01-01", days));
const aShop = fc.record({ kind: fc.constantFrom(...kinds), seed: fc.integer({ min: 0, max: 1e9 }) });

function rowsOf(facts: readonly PosFact[]): PosRow[] {
  return facts.map((fact, index) => posRow.parse({ ...fact, seq: index + 1 }));
}

/** A closed day has no Day Close; any time of it serves. */
function closingTime(hours: DayPlan["hours"], date: string): Date {
  return hours?.dayCloseAt ?? new Date(`${date}T23:00:00Z`);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

describe("days", () => {
  test.each(kinds)(
    "seed 42 gives the same day of a %s shop twice, and another seed another",
    { timeout: 300_000 },
    (kind) => {
      for (const date of ["2024-11-29", "2026-03-08", "2026-11-21"]) {
        const day = (seed: number) => planDay(simulatedShop(kind, { seed }), date);
        const first = day(42);
        expect(day(42)).toEqual(first);
        expect(day(43)).not.toEqual(first);
      }
    },
  );

  test(
    "every row keeps to the feed's contract, and the Day Close equals the rows to the cent",
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(aShop, dates, ({ kind, seed }, date) => {
          const shop = simulatedShop(kind, { seed });
          const { events, hours } = planDay(shop, date);
          const closedAt = closingTime(hours, date);
          const facts = events.flatMap((event) => event.facts);
          const rows = rowsOf(newestFacts(facts));
          const close = rowsOf([dayClose(shop, { date, closedAt, facts })])[0];
          const tickets = rows.filter((row) => row.kind === "transaction").filter(({ type }) => type !== "void");
          const buys = rows.filter((row) => row.kind === "buy").filter(({ status }) => status === "complete");
          const lines = tickets.flatMap((ticket) => ticket.lines);
          const goods = lines.filter((line) => line.goods !== "giftCard");
          expect(close).toMatchObject({
            netSales: sum(goods.map(({ net }) => net)),
            tax: sum(tickets.map(({ tax }) => tax)),
            giftSold: sum(lines.filter((line) => line.goods === "giftCard").map(({ net }) => net)),
            buysCash: sum(buys.map(({ paidCash }) => paidCash)),
            buysTrade: sum(buys.map(({ paidTrade }) => paidTrade)),
          });
          for (const ticket of tickets) {
            expect(ticket.tax).toBe(sum(ticket.lines.map(({ tax }) => tax)));
            expect(ticket.total).toBe(sum(ticket.lines.map(({ net, tax }) => net + tax)));
            expect(sum(ticket.tenders.map(({ amount }) => amount))).toBe(ticket.total);
          }
          for (const buy of buys) {
            expect(buy.paidCash + buy.paidTrade).toBe(sum(buy.lines.map(({ cost }) => cost)));
          }
          expect(events.every(({ at }) => at < closedAt)).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );

  test("no piece is sold twice, and a piece from a buy is sold after it was bought", () => {
    const shop = simulatedShop("clothing", { seed: 7 });
    const sold = Array.from({ length: 30 }, (_, days) => planDay(shop, addDays("2026-05-01", days)))
      .flatMap(({ events }) => events.flatMap(({ facts }) => facts))
      .filter((fact) => fact.kind === "inventoryItem")
      .filter(({ status }) => status === "sold");
    expect(sold.length).toBeGreaterThan(1000);
    expect(new Set(sold.map(({ externalId }) => externalId)).size).toBe(sold.length);
    expect(sold.filter(({ soldAt, receivedAt }) => String(soldAt) <= receivedAt)).toEqual([]);
  });

  test("what nobody bought in weeks is marked down once", () => {
    const shop = simulatedShop("clothing", { seed: 7 });
    const rows = Array.from({ length: 60 }, (_, days) => planDay(shop, addDays("2026-03-01", days)))
      .flatMap(({ events }) => events.flatMap(({ facts }) => facts))
      .filter((fact) => fact.kind === "inventoryItem");
    const prices = [...Map.groupBy(rows, ({ externalId }) => externalId).values()].map((each) =>
      each.map(({ price }) => price),
    );
    const marked = prices.filter((each) => new Set(each).size > 1);
    expect(marked.length).toBeGreaterThan(50);
    expect(marked.filter((each) => each.length !== 2)).toEqual([]);
    expect(marked.filter((each) => each[0] !== Math.max(...each))).toEqual([]);
  });

  test("now and then a cashier types less than the tag says, and the tag keeps its price", { timeout: 300_000 }, () => {
    const shop = simulatedShop("clothing", { seed: 42 });
    const facts = [0, 1, 2, 3, 4, 5, 6].flatMap((days) =>
      planDay(shop, addDays("2026-11-16", days)).events.flatMap((event) => event.facts),
    );
    const pieces = facts.filter((fact) => fact.kind === "inventoryItem");
    const tags = new Map(pieces.map(({ sku, price }) => [sku, price]));
    const tickets = facts.filter((fact) => fact.kind === "transaction").filter(({ type }) => type === "sale");
    const tagged = tickets.flatMap(({ lines }) => lines).filter(({ sku }) => tags.has(sku));
    const overTag = tagged.map(({ sku, price }) => price - Number(tags.get(sku)));
    const lower = overTag.filter((cents) => cents < 0);
    expect(lower.length).toBeGreaterThan(3);
    expect(lower.length / tagged.length).toBeLessThan(0.04);
    expect(Math.max(...overTag)).toBe(0);
  });

  test("a year of a clothing shop looks like one", { timeout: 300_000 }, () => {
    const shop = simulatedShop("clothing", { seed: 42 });
    const facts = Array.from({ length: 91 }, (_, index) => planDay(shop, addDays("2026-03-01", index * 4))).flatMap(
      (day) => newestFacts(day.events.flatMap((event) => event.facts)),
    );
    const tickets = facts.filter((fact) => fact.kind === "transaction");
    const buys = facts.filter((fact) => fact.kind === "buy");
    const trade = sum(buys.map(({ paidTrade }) => paidTrade));
    const paid = trade + sum(buys.map(({ paidCash }) => paidCash));
    const anonymous = tickets.filter(({ customerId }) => customerId === null).length / tickets.length;
    expect(tickets.length / 91).toBeGreaterThan(110);
    expect(tickets.length / 91).toBeLessThan(200);
    expect(buys.length / 91).toBeGreaterThan(35);
    expect(trade / paid).toBeGreaterThan(0.25);
    expect(trade / paid).toBeLessThan(0.4);
    expect(anonymous).toBeGreaterThan(0.4);
    expect(anonymous).toBeLessThan(0.5);
    expect(new Set(tickets.map(({ type }) => type))).toEqual(new Set(["sale", "return", "exchange", "void"]));
  });

  test("Easter, Thanksgiving and Christmas are closed; Sundays are short", () => {
    for (const date of ["2025-04-20", "2026-04-05", "2025-11-27", "2026-11-26", "2026-12-25"]) {
      expect([date, openingHours(date)]).toEqual([date, null]);
    }
    expect(weekdayOf("2026-11-22")).toBe(0);
    expect(openingHours("2026-11-22")).toEqual({ open: 660, close: 1080 });
  });

  test("every customer's phone is a North American one, and nobody shares it", () => {
    const shop = simulatedShop("kids", { seed: 1 });
    const phones = Array.from({ length: 8000 }, (_, number) => customerFact(shop, number)).map(({ customerCode }) =>
      String(customerCode).replaceAll(/\D/g, ""),
    );
    expect(phones.filter((phone) => !/^[2-9][0-8]\d[2-9]\d{6}$/.test(phone))).toEqual([]);
    expect(new Set(phones).size).toBe(8000);
  });
});

describe("a shop that lives", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "simulator-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Time that stands until the test moves it. */
  function handClock(start: string) {
    let now = new Date(start);
    let moved = Promise.withResolvers<void>();
    const clock: SimulatedClock = {
      now: () => now,
      async until(at, signal) {
        while (now < at && !signal.aborted) {
          await Promise.race([
            moved.promise,
            new Promise((done) => signal.addEventListener("abort", done, { once: true })),
          ]);
        }
      },
    };
    const moveTo = (next: string) => {
      now = new Date(next);
      moved.resolve();
      moved = Promise.withResolvers<void>();
    };
    return { clock, moveTo };
  }

  function feedInMemory(): { feed: PosFeed; sent: PosFact[] } {
    const sent: PosFact[] = [];
    let bookmark: string | null = null;
    const feed: PosFeed = {
      async send(facts, mark) {
        sent.push(...facts);
        bookmark = mark ?? bookmark;
      },
      get bookmark() {
        return bookmark;
      },
      room: async () => {},
    };
    return { feed, sent };
  }

  function posAt(clock: SimulatedClock, change: Partial<SimulatedPosOptions> = {}): SimulatedPos {
    const shop = simulatedShop("clothing", { seed: 42 });
    const knobs = {
      historyDays: 0,
      itemDays: 60,
      eager: false,
      walkIns: false,
      aroundTheClock: false,
      mischiefRate: 0,
      dayCloseErrorCents: 0,
    };
    return new SimulatedPos({ shop, folder, clock, ...knobs, ...change });
  }

  const closesOf = (facts: readonly PosFact[]) => facts.filter((fact) => fact.kind === "dayClose");
  const buysOf = (facts: readonly PosFact[]) => newestFacts(facts).filter((fact) => fact.kind === "buy");
  const isThereAt = (buy: { status: string; updatedAt: string }, at: string) =>
    buy.status === "open" || buy.updatedAt > at;
  const ticketsOf = (facts: readonly PosFact[]) => facts.filter((fact) => fact.kind === "transaction");

  test("today until now comes at once, the rest as its time comes, and the Day Close in the evening", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-20T21:00:00Z");
    const { feed, sent } = feedInMemory();
    const running = posAt(clock).run(feed, ended.signal);
    await vi.waitFor(() => expect(ticketsOf(sent).length).toBeGreaterThan(20), { timeout: 30_000 });
    expect(sent.every(({ updatedAt }) => updatedAt <= "2026-11-20T21:00:00.000Z")).toBe(true);
    expect(closesOf(sent)).toEqual([]);
    moveTo("2026-11-21T05:00:00Z");
    await vi.waitFor(() => expect(closesOf(sent)).toHaveLength(1), { timeout: 30_000 });
    expect(closesOf(sent)[0]?.businessDate).toBe("2026-11-20");
    moveTo("2026-11-22T12:00:00Z");
    await vi.waitFor(() => expect(closesOf(sent)).toHaveLength(2), { timeout: 30_000 });
    ended.abort();
    moveTo("2026-11-22T12:00:01Z");
    await running;
    const ids = ticketsOf(newestFacts(sent)).map(({ externalId }) => externalId);
    const planned = ["2026-11-20", "2026-11-21"].flatMap((date) =>
      ticketsOf(
        newestFacts(planDay(simulatedShop("clothing", { seed: 42 }), date).events.flatMap(({ facts }) => facts)),
      ),
    );
    expect(ids).toEqual(planned.map(({ externalId }) => externalId));
  });

  test("started again after days off, it sends what it missed and nothing twice", async () => {
    const { feed, sent } = feedInMemory();
    for (const time of ["2026-11-18T20:00:00Z", "2026-11-18T20:00:00Z", "2026-11-20T20:00:00Z"]) {
      const ended = new AbortController();
      const { clock, moveTo } = handClock(time);
      const running = posAt(clock).run(feed, ended.signal);
      await vi.waitFor(() => expect(ticketsOf(sent).at(-1)?.businessDate).toBe(time.slice(0, 10)), { timeout: 30_000 });
      ended.abort();
      moveTo(time.replace("00Z", "01Z"));
      await running;
    }
    const states = ticketsOf(sent).map(({ externalId, type }) => `${externalId} ${type}`);
    expect(new Set(states).size).toBe(states.length);
    expect(closesOf(sent).map(({ businessDate }) => businessDate)).toEqual(["2026-11-18", "2026-11-19"]);
  });

  test("history comes newest day first, each with its Day Close", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-20T21:00:00Z");
    const { feed, sent } = feedInMemory();
    const running = posAt(clock, { historyDays: 12 }).run(feed, ended.signal);
    await vi.waitFor(() => expect(closesOf(sent)).toHaveLength(12), { timeout: 30_000 });
    ended.abort();
    moveTo("2026-11-20T21:00:01Z");
    await running;
    const expected = Array.from({ length: 12 }, (_, index) => addDays("2026-11-19", -index));
    expect(closesOf(sent).map(({ businessDate }) => businessDate)).toEqual(expected);
  });

  test("a check-in from the app becomes one buy, whose status can be asked and which the Day Close counts", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-20T21:00:00Z");
    const { feed, sent } = feedInMemory();
    const pos = posAt(clock);
    const running = pos.run(feed, ended.signal);
    await vi.waitFor(() => expect(ticketsOf(sent).length).toBeGreaterThan(20), { timeout: 30_000 });
    const buy = {
      clientRef: "ref-9",
      number: "12",
      checkedInAt: "2026-11-20T21:00:00Z",
      containers: { bags: 1, boxes: 0, bins: 0, other: 0 },
      notes: "",
      policyText: "",
      itemsTaken: null,
      itemsPassed: null,
      cashOffer: null,
      tradeOffer: null,
      isSignedOnScreen: false,
      passReasons: [],
      bringBackOn: null,
    };
    const request = {
      buy,
      customer: { externalId: null, name: "Ava Hill", phone: "6085550100", email: null, customerCode: null },
      loyalty: null,
    };
    const first = await pos.checkIn(request);
    expect(await pos.checkIn(request)).toEqual(first);
    expect(await pos.checkInStatus("ref-9")).toEqual({ status: "open", posBuyId: first.posBuyId });
    expect(await pos.checkInStatus("ref-8")).toEqual({ status: "unknown", posBuyId: null });
    moveTo("2026-11-21T05:30:00Z");
    await vi.waitFor(() => expect(closesOf(sent)).toHaveLength(1), { timeout: 30_000 });
    expect((await pos.checkInStatus("ref-9")).status).not.toBe("open");
    const buys = newestFacts(sent).filter((fact) => fact.kind === "buy");
    expect(buys.filter(({ clientRef }) => clientRef === "ref-9")).toHaveLength(1);
    expect(closesOf(sent)[0]?.buysCash).toBe(sum(buys.map(({ paidCash }) => paidCash)));
    ended.abort();
    moveTo("2026-11-21T05:30:01Z");
    await running;
  });

  test("a person who watches sees a sale within seconds, also at night when wished", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-21T09:00:00Z");
    const { feed, sent } = feedInMemory();
    const running = posAt(clock, { eager: true, aroundTheClock: true }).run(feed, ended.signal);
    await vi.waitFor(() => expect(sent).toHaveLength(14), { timeout: 30_000 });
    moveTo("2026-11-21T09:00:04Z");
    await vi.waitFor(() => expect(ticketsOf(sent)).toHaveLength(1), { timeout: 30_000 });
    moveTo("2026-11-21T09:00:44Z");
    await vi.waitFor(() => expect(ticketsOf(sent).length).toBeGreaterThan(1), { timeout: 30_000 });
    ended.abort();
    moveTo("2026-11-21T09:00:45Z");
    await running;
  });

  test("many starts on one day sell no more on top of its plan than a few, and crowd no counter", async () => {
    const { clock, moveTo } = handClock("2026-11-21T16:00:00Z");
    const { feed, sent } = feedInMemory();
    const extras = () =>
      new Set(
        ticketsOf(sent)
          .filter(({ number }) => Number(number) > 9000)
          .map((row) => row.number),
      );
    let seconds = 0;
    const passSeconds = () => {
      seconds += 15;
      moveTo(new Date(Date.parse("2026-11-21T16:00:00Z") + seconds * 1000).toISOString());
      return extras().size;
    };
    for (let start = 1; start <= 4; start += 1) {
      const ended = new AbortController();
      const running = posAt(clock, { eager: true }).run(feed, ended.signal);
      const until = seconds + 400;
      await vi.waitFor(() => expect([passSeconds() >= 0, seconds >= until]).toEqual([true, true]), {
        interval: 10,
        timeout: 30_000,
      });
      ended.abort();
      passSeconds();
      await running;
    }
    expect(extras().size).toBe(20);
    const visits = buysOf(sent);
    const othersThere = visits
      .filter(({ externalId }) => externalId.startsWith("X"))
      .map(({ checkedInAt }) => {
        const before = visits.filter((other) => other.checkedInAt < checkedInAt);
        return before.filter((buy) => isThereAt(buy, checkedInAt)).length;
      });
    expect(Math.max(0, ...othersThere)).toBeLessThan(3);
  });

  test("a night of a person who goes on watching sells a little, so that the next day's pace is not spoiled", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-21T07:00:00Z");
    const { feed, sent } = feedInMemory();
    const running = posAt(clock, { eager: true, aroundTheClock: true }).run(feed, ended.signal);
    await vi.waitFor(() => expect(sent).toHaveLength(14), { timeout: 30_000 });
    const numbers = () => new Set(ticketsOf(sent).map(({ externalId }) => externalId)).size;
    let minutes = 0;
    const passMinutes = () => {
      minutes += 1;
      moveTo(new Date(Date.parse("2026-11-21T07:00:00Z") + minutes * 60_000).toISOString());
      return numbers();
    };
    await vi.waitFor(() => expect(passMinutes()).toBe(8), { timeout: 30_000, interval: 10 });
    const enoughForMore = minutes + 60;
    await vi.waitFor(() => expect([passMinutes(), minutes >= enoughForMore]).toEqual([8, true]), {
      interval: 10,
      timeout: 30_000,
    });
    ended.abort();
    passMinutes();
    await running;
    expect(numbers()).toBe(8);
  });

  test("a few sellers are at the counter at any time of the day, they come and go, and none stays", () => {
    const shop = simulatedShop("clothing", { seed: 42 });
    const date = "2026-11-20";
    const day = new TradingDay(shop, date, { aroundTheClock: false, dayCloseErrorCents: 0 });
    const openings: { all: number; walkedIn: number }[] = [];
    const from = Date.parse("2026-11-20T16:30:00Z");
    for (let atMs = from; atMs < from + 8 * 3_600_000; atMs += 45_000) {
      const at = new Date(atMs);
      day.add(walkIn(shop, { date, at }, day.allFacts(at)));
      const open = buysOf(day.allFacts(at)).filter(({ status }) => status === "open");
      openings.push({ all: open.length, walkedIn: open.filter(({ externalId }) => externalId.startsWith("W")).length });
    }
    expect(Math.min(...openings.slice(4).map(({ all }) => all))).toBeGreaterThanOrEqual(2);
    expect(Math.max(...openings.map(({ walkedIn }) => walkedIn))).toBeLessThanOrEqual(3);
    const buys = buysOf(day.allFacts(new Date("2026-11-21T05:00:00Z")));
    const walkedIn = buys.filter(({ externalId }) => externalId.startsWith("W"));
    expect(new Set(walkedIn.map(({ externalId }) => externalId)).size).toBe(walkedIn.length);
    expect(walkedIn.length).toBeGreaterThan(5);
    expect(walkedIn.length).toBeLessThan(100);
    expect(buys.filter(({ status }) => status === "open")).toEqual([]);
  });

  test("a seller walks in within a minute when the counter is empty", async () => {
    const ended = new AbortController();
    const { clock, moveTo } = handClock("2026-11-20T16:05:00Z");
    const { feed, sent } = feedInMemory();
    const running = posAt(clock, { walkIns: true }).run(feed, ended.signal);
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), { timeout: 30_000 });
    moveTo("2026-11-20T16:06:01Z");
    await vi.waitFor(
      () => expect(buysOf(sent).map(({ externalId }) => externalId)).toContainEqual(expect.stringMatching(/^W/)),
      { timeout: 30_000 },
    );
    ended.abort();
    moveTo("2026-11-20T16:06:02Z");
    await running;
  });
});
