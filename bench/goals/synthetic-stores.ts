import { dateOfDay, dayNumber } from "#common/goals/sales-days.ts";

export type SyntheticPlan = { seed: number; stores: number; from: string; to: string };

/** A line of a file of daily sales. */
export type SyntheticDay = { store: string; date: string; sales: number; isPromotion: boolean; holiday: string };

const yearDays = 365.25;
const fullTurn = 2 * Math.PI;
const holidayDates = ["01-01", "05-01", "07-04", "12-25"];

/**
 * Made-up stores, the same for the same seed: weekdays, a season, a trend that turns, paydays, promotion weeks, holidays
 * (some closed), closed Sundays, refits, young stores, noise and a few freak days. They prove that a rule works, not how
 * well: real shops are harder.
 */
function* syntheticDays({ seed, stores, from, to }: SyntheticPlan): Generator<SyntheticDay> {
  for (let number = 1; number <= stores; number += 1) {
    yield* daysOfStore(String(number), { random: randomOf(seed * 1000 + number), from, to });
  }
}

/** As a file that the back-test reads. */
export function* syntheticCsv(plan: SyntheticPlan): Generator<string> {
  yield "store,date,sales,promotion,holiday\n";
  for (const { store, date, sales, isPromotion, holiday } of syntheticDays(plan)) {
    yield `${store},${date},${sales.toFixed(2)},${isPromotion ? 1 : 0},${holiday}\n`;
  }
}

type Random = () => number;

function* daysOfStore(
  store: string,
  { random, from, to }: { random: Random; from: string; to: string },
): Generator<SyntheticDay> {
  const traits = traitsOf(random);
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const opensOn = traits.isYoung ? first + Math.floor((last - first) * (0.3 + 0.4 * random())) : first;
  const refit = opensOn + 200 + Math.floor(400 * random());
  for (let day = opensOn; day <= last; day += 1) {
    const facts = factsOf(day, { traits, first, refit });
    const noise = Math.exp(traits.noise * normal(random)) * (random() < 0.004 ? 0.3 + 2 * random() : 1);
    // A closed day stands in the file as 0 or not at all.
    if (!facts.isClosed || random() < 0.5) {
      const sales = facts.isClosed ? 0 : levelOn(day, { traits, first }) * factorOf(facts, traits) * noise;
      const { date, isPromotion, isHoliday } = facts;
      yield { store, date, sales, isPromotion, holiday: isHoliday ? date.slice(5) : "" };
    }
  }
}

type Traits = ReturnType<typeof traitsOf>;
type DayFacts = { date: string; weekday: number; isPromotion: boolean; isHoliday: boolean; isClosed: boolean };

function factsOf(day: number, { traits, first, refit }: { traits: Traits; first: number; refit: number }): DayFacts {
  const date = dateOfDay(day);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isHoliday = holidayDates.includes(date.slice(5));
  const isRefit = traits.isRefitted && day >= refit && day < refit + 21;
  const isFree = (weekday === 0 && !traits.opensSundays) || (isHoliday && traits.closesHolidays);
  const isPromotionWeek = traits.promotes && Math.floor((day - first) / 7) % 2 === 0;
  const isClosed = isFree || isRefit;
  const isPromotion = isPromotionWeek && weekday > 0 && weekday < 6 && !isClosed;
  return { date, weekday, isPromotion, isHoliday, isClosed };
}

/** Season and trend. */
function levelOn(day: number, { traits, first }: { traits: Traits; first: number }): number {
  const season = 1 + traits.season * Math.sin((fullTurn * day) / yearDays + traits.phase);
  return traits.level * season * Math.exp(traits.trend * Math.sin(((day - first) / 700) * Math.PI + traits.turn));
}

function factorOf({ date, weekday, isPromotion, isHoliday }: DayFacts, traits: Traits): number {
  const payday = 1 + traits.payday * Math.exp(-((Number(date.slice(8)) % 30) / 4));
  return payday * (isPromotion ? traits.promotion : 1) * (isHoliday ? 0.6 : 1) * (traits.weekdays[weekday] ?? 1);
}

function traitsOf(random: Random) {
  return {
    level: 2000 + 8000 * random(),
    weekdays: Array.from({ length: 7 }, () => 0.7 + 0.8 * random()),
    season: 0.05 + 0.2 * random(),
    phase: fullTurn * random(),
    trend: 0.25 * random(),
    turn: fullTurn * random(),
    payday: 0.25 * random(),
    noise: 0.08 + 0.1 * random(),
    promotion: 1.2 + 0.4 * random(),
    promotes: random() < 0.7,
    opensSundays: random() < 0.4,
    closesHolidays: random() < 0.7,
    isRefitted: random() < 0.15,
    isYoung: random() < 0.2,
  };
}

/** Mulberry32: small, and the same on every machine. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(fullTurn * random());
}
