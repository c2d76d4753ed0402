import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "#common/business-date.ts";
import { fairGoal, fairRule, fairRuleDays } from "./fair-rule.ts";
import type { FairGoal, FairParts } from "./fair-rule.ts";
import { promotionFactor } from "./promotion-factor.ts";
import { dateOfDay, dayNumber, dayOfMonth, emptyDays } from "./sales-days.ts";
import type { SalesDays } from "./sales-days.ts";

const month = "2026-11-01";
const lastDay = dayNumber("2026-10-31");
const firstDay = lastDay - 800;

type Sold = (date: string, day: number) => number;

/** What a store sold on each day until the last of October. */
function daysOf(sold: Sold): SalesDays {
  const days = emptyDays(firstDay, lastDay);
  for (let day = firstDay; day <= lastDay; day += 1) {
    days.sales[day - firstDay] = sold(addDays("1970-01-01", day), day);
  }
  return days;
}

function goalOn(
  date: string,
  days: SalesDays,
  more: { isPromotion?: boolean; compared?: string } = {},
): FairGoal | null {
  const day = dayNumber(date);
  return fairGoal(fairRule(days, lastDay), {
    day,
    comparedDay: more.compared === undefined ? day - 364 : dayNumber(more.compared),
    isComparedAlone: more.compared !== undefined,
    isPromotion: more.isPromotion ?? false,
  });
}

function amountOn(date: string, days: SalesDays, more: { isPromotion?: boolean; compared?: string } = {}): number {
  return goalOn(date, days, more)?.amount ?? 0;
}

function partOn(date: string, days: SalesDays, part: keyof FairParts): number {
  return goalOn(date, days)?.[part] ?? 0;
}

/** What a day of the month sells against others. */
function curveOf(days: SalesDays, place: number): number {
  return fairRule(days, lastDay).curve[place] ?? 0;
}

const always =
  (amount: number): Sold =>
  () =>
    amount;

const lately =
  (daysBack: number, amount: number, earlier: number): Sold =>
  (_date, day) =>
    day > lastDay - daysBack ? amount : earlier;

const onDay =
  (date: string, amount: number, others: Sold): Sold =>
  (own, day) =>
    own === date ? amount : others(own, day);

const everyDays =
  (step: number, amount: number): Sold =>
  (_date, day) =>
    day % step === 0 ? amount : 1000;

const inFirstDays: Sold = (date) => (Number(date.slice(8)) <= 3 ? 1500 : 1000);

function marked(days: SalesDays, isMarked: (day: number) => boolean, times: number): SalesDays {
  const isPromotion = days.isPromotion.map((_, at) => (isMarked(firstDay + at) ? 1 : 0));
  return { ...days, isPromotion, sales: days.sales.map((amount, at) => amount * (isPromotion[at] === 1 ? times : 1)) };
}

const isEarlyInEvenWeeks = (day: number): boolean => Math.floor(day / 7) % 2 === 0 && dayOfMonth(day) <= 20;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

describe("the fair rule", () => {
  test("repeats a store that sells the same every week", () => {
    const days = daysOf((date) => 1000 + 100 * weekdayOf(date));
    for (const date of ["2026-11-01", "2026-11-06", "2026-11-30"]) {
      expect(amountOn(date, days)).toBeCloseTo(1000 + 100 * weekdayOf(date), 6);
    }
  });

  test("is a third last year's day, a third the weeks around it, both grown, and a third the last half year", () => {
    const days = daysOf(onDay("2025-11-10", 1400, lately(200, 1100, 1000)));
    expect(fairRule(days, lastDay).growth).toBeCloseTo(1.1, 10);
    expect(partOn("2026-11-09", days, "lastYear")).toBeCloseTo(1540, 6);
    // Six weeks of $1,000 and the one of $1,400, each without what its day of the month makes of it.
    const beside = [-21, -14, -7, 7, 14, 21].map((away) => dayOfMonth(dayNumber("2025-11-10") + away));
    const around = [1400 / curveOf(days, 10), ...beside.map((place) => 1000 / curveOf(days, place))];
    expect(partOn("2026-11-09", days, "around")).toBeCloseTo((sum(around) / 7) * 1.1 * curveOf(days, 9), 6);
    expect(partOn("2026-11-09", days, "recent")).toBeCloseTo(1100, -2);
    const thirds = (["lastYear", "around", "recent"] as const).map((part) => partOn("2026-11-09", days, part));
    expect(amountOn("2026-11-09", days)).toBeCloseTo(sum(thirds) / 3, 6);
  });

  test("learns what the days of the month sell against others of their weekday", () => {
    const days = daysOf(inFirstDays);
    expect(curveOf(days, 2)).toBeGreaterThan(1.25);
    expect(curveOf(days, 16)).toBeCloseTo(0.97, 1);
    // The 31st is beside the 1st.
    expect(curveOf(days, 31)).toBeGreaterThan(curveOf(days, 28));
    expect(partOn("2026-11-02", days, "around")).toBeGreaterThan(1250);
  });

  test("counts newer weeks more: a lasting drop is learned within two months", () => {
    const days = daysOf(lately(56, 700, 1000));
    expect(fairRule(days, lastDay).growth).toBeLessThan(0.79);
    expect(amountOn("2026-11-12", days)).toBeLessThan(820);
  });

  test("does not look at days after its last one", () => {
    const days = daysOf(always(1000));
    const more = emptyDays(firstDay, lastDay + 40);
    more.sales.set(days.sales);
    more.sales.fill(9000, days.sales.length);
    for (const date of [month, "2026-11-20"]) {
      expect(goalOn(date, more)).toEqual(goalOn(date, days));
    }
  });

  test("a young store has its last half year alone, and one that never sold has nothing", () => {
    const goal = goalOn("2026-11-12", daysOf(lately(60, 800, 0)));
    expect(goal).toMatchObject({ lastYear: null, around: null });
    expect([goal?.amount, goal?.recent]).toEqual([expect.closeTo(800), expect.closeTo(800)]);
    expect(goalOn("2026-11-12", daysOf(always(0)))).toBeNull();
  });

  test("a holiday follows last year's holiday alone, and says nothing of ordinary days", () => {
    const days = daysOf(onDay("2025-11-27", 300, always(1000)));
    days.isHoliday[dayNumber("2025-11-27") - firstDay] = 1;
    expect(goalOn("2026-11-26", days, { compared: "2025-11-27" })).toMatchObject({ around: null, recent: null });
    expect(amountOn("2026-11-26", days, { compared: "2025-11-27" })).toBeCloseTo(300, 0);
    expect(partOn("2026-11-19", days, "around")).toBeCloseTo(1000, 6);
    // The store was shut then, so there is no data: the other parts are used instead.
    days.sales[dayNumber("2025-11-27") - firstDay] = 0;
    expect(amountOn("2026-11-26", days, { compared: "2025-11-27" })).toBeCloseTo(1000, 6);
  });

  test.each<[string, Sold]>([
    ["three weeks closed", lately(21, 0, 1000)],
    ["every third day closed", everyDays(3, 0)],
    ["days of returns alone", everyDays(11, -50)],
    ["five million by a slip last week", onDay("2026-10-22", 5_000_000, always(1000))],
    ["five million by a slip last year", onDay("2025-11-13", 5_000_000, always(1000))],
    ["figures that are none", everyDays(13, Number.NaN)],
    ["figures without an end", everyDays(17, Number.POSITIVE_INFINITY)],
  ])("%s do not move it far", (_name, sold) => {
    const goal = amountOn("2026-11-12", daysOf(sold));
    expect(goal).toBeGreaterThan(950);
    expect(goal).toBeLessThan(3000);
  });

  test("is above zero, has an end, and grows with the store, whatever was sold", () => {
    const amount = fc.oneof(fc.integer({ min: -10_000, max: 1_000_000 }), fc.constant(0));
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 801, maxLength: 801 }),
        fc.integer({ min: 0, max: 40 }),
        (sold, ahead) => {
          const days = { ...daysOf(always(1000)), sales: Float64Array.from(sold) };
          const twice = { ...days, sales: days.sales.map((cents) => cents * 2) };
          const goal = goalOn(addDays(month, ahead), days);
          fc.pre(goal !== null);
          expect(goal.amount).toBeGreaterThan(0);
          expect(Number.isFinite(goal.amount)).toBe(true);
          expect(amountOn(addDays(month, ahead), twice) / goal.amount).toBeCloseTo(2, 6);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("promotion days", () => {
  test("the store's own factor is learned from its marked days, and only a marked day gets it", () => {
    const days = marked(daysOf(always(1000)), isEarlyInEvenWeeks, 1.4);
    expect(promotionFactor(days, lastDay)).toBeCloseTo(1.4, 10);
    expect(amountOn("2026-11-12", days)).toBeCloseTo(1000, 6);
    expect(amountOn("2026-11-12", days, { isPromotion: true })).toBeCloseTo(1400, 6);
  });

  test("under three marked days there is none", () => {
    const days = daysOf(always(1000));
    expect(
      promotionFactor(
        marked(days, (day) => [3, 10].includes(lastDay - day), 1.4),
        lastDay,
      ),
    ).toBeNull();
    const three = marked(days, (day) => [3, 10, 15].includes(lastDay - day), 1.4);
    expect(promotionFactor(three, lastDay)).toBeCloseTo(1.4, 10);
  });
});

/**
 * Three stores that sell unevenly: one is shut now and then and has holidays, one rests two weeks in five, one is
 * young.
 */
function unevenDays(kind: "closed now and then" | "resting" | "young"): SalesDays {
  const days = daysOf((_date, day) => {
    const isShut =
      (kind === "closed now and then" && day % 29 === 0) ||
      (kind === "resting" && [1, 3].includes(Math.floor(day / 7) % 5)) ||
      (kind === "young" && day < lastDay - 100);
    return isShut ? 0 : 50_000 + ((day * 7919) % 40_009) + 9000 * (day % 7) + (dayOfMonth(day) < 6 ? 15_000 : 0);
  });
  const isHoliday = (day: number): boolean => kind === "closed now and then" && day % 97 === 0;
  return { ...days, isHoliday: days.isHoliday.map((_, at) => (isHoliday(firstDay + at) ? 1 : 0)) };
}

const about = (third: number | null): unknown => third && expect.closeTo(third, 2);

// Worked out from the words of handbook G11 apart from this program.
test.each<[kind: Parameters<typeof unevenDays>[0], date: string, amount: number, ...thirds: (number | null)[]]>([
  ["closed now and then", "2026-11-01", 111_353.109, 116_927.958, 112_147.805, 104_983.564],
  ["closed now and then", "2026-11-12", 73_346.216, 81_667.354, 69_675.28, 68_696.014],
  ["closed now and then", "2026-11-20", 76_780.149, 73_924.142, 78_272.251, 78_144.054],
  ["closed now and then", "2026-11-30", 107_898.637, 115_510.827, 103_319.03, 104_866.056],
  ["resting", "2026-11-01", 108_231.216, null, 108_051.79, 108_410.642],
  ["resting", "2026-11-12", 73_705.714, 81_814.253, 71_679.484, 67_623.406],
  ["resting", "2026-11-20", 77_364.989, null, 82_952.645, 71_777.333],
  ["resting", "2026-11-30", 110_154.133, 115_718.602, 103_121.457, 111_622.339],
  ["young", "2026-11-01", 107_785.211, null, null, 107_785.211],
  ["young", "2026-11-12", 68_740.187, null, null, 68_740.187],
  ["young", "2026-11-20", 76_764.316, null, null, 76_764.316],
  ["young", "2026-11-30", 104_028.075, null, null, 104_028.075],
])("a store %s has on %s the goal of the handbook, and its thirds", (...[kind, date, amount, ...thirds]) => {
  const goal = goalOn(date, unevenDays(kind));
  const [lastYear, around, recent] = thirds.map(about);
  expect(goal).toEqual({ amount: expect.closeTo(amount, 2), lastYear, around, recent });
});

test("the rule looks back over a year and a half, and no further", () => {
  expect(fairRuleDays).toBe(545);
});

test.each([
  ["five times its usual day stays", 5000, 5000],
  ["more is held to five times", 5001, 5000],
])("a day of %s", (_what, sold, counted) => {
  const rule = fairRule(daysOf(onDay("2026-10-15", sold, always(1000))), lastDay);
  expect(rule.sales[dayNumber("2026-10-15") - firstDay]).toBe(counted);
});

/** A store that sold on the named days alone, by date. */
function soldOn(sales: Record<string, number>): SalesDays {
  return daysOf((date) => sales[date] ?? 0);
}

/** The days so many weeks away from a date, each with the same sales. */
function weeksFrom(date: string, weeks: readonly number[], sales: number): Record<string, number> {
  return Object.fromEntries(weeks.map((week) => [addDays(date, 7 * week), sales]));
}

describe("the edges of what is known", () => {
  test.each([
    ["three", [-21, -28, 21], 9000],
    ["four", [-21, -28, 21, 28], 5000],
  ])("a day of $9,000 beside %s days of $1,000 on its weekday counts as expected", (_what, away, counted) => {
    const freak = "2026-08-13";
    const weeks = away.map((days) => days / 7);
    const rule = fairRule(soldOn({ ...weeksFrom(freak, weeks, 1000), [freak]: 9000 }), lastDay);
    expect(rule.sales[dayNumber(freak) - firstDay]).toBe(counted);
  });

  test("the first day that is known is judged like the others", () => {
    const freak = fairRule(daysOf(onDay(dateOfDay(firstDay), 9000, always(1000))), lastDay);
    expect(freak.sales[0]).toBe(5000);
    expect(fairRule(daysOf(always(700)), lastDay).sales[0]).toBe(700);
  });

  test.each([
    [60, expect.closeTo(800, 9)],
    [61, undefined],
  ])("a weekday that sold %s weeks ago and never since has the goal %s", (weeks, amount) => {
    expect(goalOn("2026-11-12", soldOn(weeksFrom("2026-11-12", [-weeks], 800)))?.amount).toEqual(amount);
  });

  test.each([
    ["returns", -50],
    ["returns of half a cent", -0.5],
    ["no number", Number.NaN],
    ["no end", Number.POSITIVE_INFINITY],
    ["nothing", 0],
  ])("a day of %s is not known", (_what, sold) => {
    const rule = fairRule(daysOf(onDay("2026-10-15", sold, always(1000))), lastDay);
    const at = dayNumber("2026-10-15") - firstDay;
    expect([rule.sales[at], rule.ordinary[at]]).toEqual([0, 0]);
  });

  test("it knows as many days as lie before its last one, and none before the first", () => {
    const days = daysOf(always(1000));
    expect(fairRule(days, lastDay).sales).toHaveLength(801);
    expect(fairRule(days, lastDay - 1).sales).toHaveLength(800);
    expect(fairRule(days, lastDay + 9).sales).toHaveLength(801);
    expect(fairRule(days, firstDay).sales).toHaveLength(1);
    expect(fairRule(days, firstDay - 1).sales).toHaveLength(0);
    expect(fairRule(days, firstDay - 9).sales).toHaveLength(0);
  });

  test("a store without a second year does not grow, and one without usual days has no curve", () => {
    const rule = fairRule(daysOf(lately(20, 800, 0)), lastDay);
    expect(rule.growth).toBe(1);
    expect([...rule.curve]).toEqual(Array.from({ length: 32 }, () => 1));
  });

  test("one usual day alone bends the curve around its day of the month", () => {
    const day = "2026-06-15";
    const { curve } = fairRule(soldOn({ ...weeksFrom(day, [-4, -3, 3, 4], 1000), [day]: 2000 }), lastDay);
    const near = [12, 13, 14, 15, 16, 17, 18].map((place) => curve[place]);
    expect(near).toEqual(
      [1, 8 / 7, 5 / 4, 4 / 3, 5 / 4, 8 / 7, 1].map((share) => expect.closeTo(share, 10) as unknown),
    );
  });

  test("an amount of a dollar is one: the parts of a store that sells no more", () => {
    const days = daysOf(always(1));
    const dollar: unknown = expect.closeTo(1, 10);
    const parts = { lastYear: dollar, around: dollar, recent: dollar };
    expect(goalOn("2026-11-12", days)).toEqual({ amount: dollar, ...parts });
    expect(goalOn("2026-11-12", days, { compared: "2025-11-13" })).toEqual({
      ...{ amount: dollar, lastYear: dollar },
      ...{ around: null, recent: null },
    });
  });

  test("one week that is known around last year's day stands for all seven", () => {
    const goal = goalOn("2026-11-12", soldOn(weeksFrom("2026-11-12", [-51], 800)));
    expect(goal).toMatchObject({ lastYear: null, around: expect.closeTo(800, 9) });
  });

  test("a day that is compared with none has the other parts", () => {
    const day = { day: dayNumber("2026-11-12"), comparedDay: null, isComparedAlone: false, isPromotion: false };
    const goal = fairGoal(fairRule(daysOf(always(1000)), lastDay), day);
    expect(goal).toMatchObject({ lastYear: null, around: expect.closeTo(1000, 9), recent: expect.closeTo(1000, 9) });
    expect(goal?.amount).toBeCloseTo(1000, 9);
  });

  test("the currency changes nothing: a millionth of the sales has a millionth of the goals", () => {
    const days = unevenDays("closed now and then");
    const small = { ...days, sales: days.sales.map((sold) => sold / 1_000_000) };
    const [rule, smallRule] = [fairRule(days, lastDay), fairRule(small, lastDay)];
    expect(smallRule.growth).toBeCloseTo(rule.growth, 9);
    expect([...smallRule.curve]).toEqual([...rule.curve].map((share) => expect.closeTo(share, 9) as unknown));
    for (const date of ["2026-11-01", "2026-11-12", "2026-11-20", "2026-11-30"]) {
      expect(amountOn(date, small) * 1_000_000).toBeCloseTo(amountOn(date, days), 2);
    }
  });
});

describe("marked days", () => {
  test("under three of them sell what they sold, and lift no day to come", () => {
    const days = marked(daysOf(always(1000)), (day) => [3, 10].includes(lastDay - day), 1.4);
    expect(fairRule(days, lastDay).sales[lastDay - 3 - firstDay]).toBe(1400);
    const plain = goalOn("2026-11-12", days);
    expect(goalOn("2026-11-12", days, { isPromotion: true })).toEqual(plain);
  });

  test("three of them lift each part of a marked day by what they taught", () => {
    const days = marked(daysOf(always(1000)), isEarlyInEvenWeeks, 1.4);
    const lifted: unknown = expect.closeTo(1400, 6);
    const goal = goalOn("2026-11-12", days, { isPromotion: true });
    expect(goal).toEqual({ amount: lifted, lastYear: lifted, around: lifted, recent: lifted });
  });
});
