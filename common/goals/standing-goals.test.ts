import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { aDayGoal, aMonthPlan, aStandingGoal, fixedDaysPlan, goalDefaults } from "#tests/kit/a-goal-plan.ts";
import { shutHoliday } from "./shut-holidays.ts";
import type { DayGoal, MonthPlan, ResolvedGoal } from "./goal-plan.ts";
import { resolveMonth } from "./resolve-month.ts";
import { ruleErrors } from "./rule-errors.ts";
import { monthEffect, raisedMonthGoal, standingGoals, withDayGoal, withMonthGoal } from "./standing-goals.ts";
import type { MonthEffect } from "./standing-goals.ts";

const settings = goalDefaults();

/** Two years of $1,000 a day until November 20, shut on Thanksgiving and Christmas Day. */
function soldEveryDay(except: Record<string, number> = {}): Map<string, number> {
  const days = Array.from({ length: 760 }, (_, day) => addDays("2026-11-20", -day));
  const closed = new Set(["2024-11-28", "2024-12-25", "2025-11-27", "2025-12-25"]);
  const sales = days.filter((date) => !closed.has(date)).map((date): [string, number] => [date, 100_000]);
  return new Map([...sales, ...Object.entries(except)]);
}

/** A store that has sold so for two years. */
function plan(more: Partial<MonthPlan> = {}): MonthPlan {
  return aMonthPlan({ history: { today: "2026-11-21", sales: soldEveryDay(), unusable: new Set() }, ...more });
}

function goalsUntil(days: readonly ResolvedGoal[], date: string): (number | null)[] {
  return days.filter((day) => day.date <= date).map((day) => day.salesCents);
}

function total(days: readonly ResolvedGoal[]): number {
  return days.reduce((sum, day) => sum + (day.salesCents ?? 0), 0);
}

function twiceFromMarch([date, cents]: [string, number]): [string, number] {
  return [date, date >= "2026-03-01" ? cents * 2 : cents];
}

function dayOf(date: string, month: MonthPlan): ResolvedGoal | undefined {
  return resolveMonth(month).find((day) => day.date === date);
}

describe("a holiday without sales last year", () => {
  test("counts as closed, and gets no share of the month's goal", () => {
    expect(dayOf("2026-11-26", plan())).toMatchObject({ rule: "closed", salesCents: 0, shutLikeOn: "2025-11-27" });
    const spread = resolveMonth(plan({ monthGoalCents: 2_900_000 }));
    expect(spread.find(({ date }) => date === "2026-11-26")).toMatchObject({ rule: "closed", salesCents: 0 });
    expect(total(spread)).toBe(2_900_000);
    const december = { month: "2026-12-01" };
    expect(dayOf("2026-12-25", plan(december))).toMatchObject({ rule: "closed", shutLikeOn: "2025-12-25" });
  });

  test.each<[string, Partial<MonthPlan>]>([
    ["somebody said that it opens", { dayGoals: [aDayGoal("2026-11-26")] }],
    ["its hours say that it opens", { openDates: new Set(["2026-11-26"]) }],
    ["it sold last year", { history: { ...plan().history, sales: soldEveryDay({ "2025-11-27": 50_000 }) } }],
    ["the store had not opened then", { history: { ...plan().history, sales: new Map([["2026-11-01", 100_000]]) } }],
  ])("is open when %s", (_name, more) => {
    expect(dayOf("2026-11-26", plan(more))).toMatchObject({ shutLikeOn: null });
    expect(shutHoliday("2026-11-26", plan(more))).toBeNull();
  });

  test("a day of rest beside a holiday says nothing of this year's weekday", () => {
    // December 26, 2025 was a Friday; a store that is shut on Fridays sold nothing for that reason.
    const sales = soldEveryDay();
    sales.delete("2025-12-26");
    const history = { ...plan().history, sales };
    expect(shutHoliday("2026-12-26", plan({ month: "2026-12-01", history }))).toBe("2025-12-26");
    const fridays = { month: "2026-12-01", history, shutWeekdays: new Set([5]) };
    expect(shutHoliday("2026-12-26", plan(fridays))).toBeNull();
  });
});

describe("days until today", () => {
  const monthly = plan({ monthGoalCents: 28_000_000 });

  test("keep their goal when a day's or the month's goal is saved, and the month still sums up", () => {
    const before = goalsUntil(resolveMonth(monthly), "2026-11-21");
    const ofDay = resolveMonth(withDayGoal(monthly, "2026-11-28", aDayGoal("2026-11-28", { salesCents: 1_150_000 })));
    expect(goalsUntil(ofDay, "2026-11-21")).toEqual(before);
    expect(total(ofDay)).toBe(28_000_000);
    const ofMonth = resolveMonth(withMonthGoal(monthly, 30_000_000));
    expect(goalsUntil(ofMonth, "2026-11-21")).toEqual(before);
    expect(total(ofMonth)).toBe(30_000_000);
  });

  test("follow what is fixed for today itself, and are frozen no more than before", () => {
    const kept = { ...monthly, keptGoals: standingGoals(monthly) };
    const today = withDayGoal(kept, "2026-11-21", aDayGoal("2026-11-21", { salesCents: 700_000 }));
    expect(dayOf("2026-11-21", today)).toMatchObject({ salesCents: 700_000, rule: "day", isFrozen: false });
    expect(standingGoals(kept)).toEqual([]);
  });

  test("any change of a day to come leaves them, whatever the month and the day are", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 900 }),
        fc.integer({ min: 22, max: 30 }),
        fc.integer({ min: 0, max: 60 }),
        (thousands, day, dollars) => {
          const some = plan({ monthGoalCents: thousands * 100_000 });
          const date = `2026-11-${day}`;
          const after = resolveMonth(withDayGoal(some, date, aDayGoal(date, { salesCents: dollars * 100_000 })));
          expect(goalsUntil(after, "2026-11-21")).toEqual(goalsUntil(resolveMonth(some), "2026-11-21"));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("what a change does to the month", () => {
  const monthly = plan({ monthGoalCents: 2_900_000 });
  const fixed = aDayGoal("2026-11-28", { salesCents: 180_000 });

  test("the other days to come share the difference, or the month takes it", () => {
    const after = withDayGoal(monthly, "2026-11-28", fixed);
    expect(monthEffect(monthly, after, "2026-11-28")).toEqual({
      days: 7,
      leastCents: 11_400,
      mostCents: 11_500,
      isDrop: true,
      totalBeforeCents: 2_900_000,
      totalCents: 2_900_000,
    });
    const raised = raisedMonthGoal(monthly, "2026-11-28", fixed);
    expect(raised).toBe(2_980_000);
    expect(monthEffect(monthly, { ...after, monthGoalCents: raised }, "2026-11-28")).toMatchObject({
      days: 0,
      totalCents: 2_980_000,
    });
  });

  test("without a month's goal the others stay", () => {
    const after = withDayGoal(plan(), "2026-11-28", fixed);
    expect(raisedMonthGoal(plan(), "2026-11-28", fixed)).toBeNull();
    expect(monthEffect(plan(), after, "2026-11-28")).toMatchObject({ days: 0, totalCents: 2_980_000 });
  });
});

describe("the month's goal that leaves the other days as they are", () => {
  const fixed = fixedDaysPlan({ "2026-11-10": 70_000, "2026-11-28": 50_000 }, { monthGoalCents: 1_000_000 });

  test.each<[what: string, day: DayGoal, cents: number]>([
    ["rises by what the day rises", aDayGoal("2026-11-28", { salesCents: 80_000 }), 1_030_000],
    ["falls by what the day falls", aDayGoal("2026-11-28", { salesCents: 20_000 }), 970_000],
    ["falls by the goal of a day that is closed", aDayGoal("2026-11-28", { isClosed: true }), 950_000],
    [
      "is less whatever a closed day's form still says",
      aDayGoal("2026-11-28", { isClosed: true, salesCents: 90_000 }),
      950_000,
    ],
    ["stays where the day's sales are not fixed", aDayGoal("2026-11-28", { tradeTenths: 250 }), 1_000_000],
    ["is the month's own where the day stays", aDayGoal("2026-11-10", { salesCents: 70_000 }), 1_000_000],
    [
      "rises by all that a day outside of the month would sell",
      aDayGoal("2026-12-01", { salesCents: 30_000 }),
      1_030_000,
    ],
  ])("%s", (_what, day, cents) => {
    expect(raisedMonthGoal(fixed, day.date, day)).toBe(cents);
  });

  test("stays when nothing is fixed for the day any more, and is none where the month has none", () => {
    expect(raisedMonthGoal(fixed, "2026-11-28", null)).toBe(1_000_000);
    const day = aDayGoal("2026-11-28", { salesCents: 100 });
    expect(raisedMonthGoal({ ...fixed, monthGoalCents: null }, "2026-11-28", day)).toBeNull();
  });
});

type DaySales = Record<string, number>;

describe("the effect of a change, to the cent", () => {
  const [first, second, third] = ["2026-11-24", "2026-11-25", "2026-11-26"];
  const none = { days: 0, leastCents: 0, mostCents: 0, isDrop: false };

  test.each<[what: string, sales: [before: DaySales, after: DaySales], effect: Partial<MonthEffect>]>([
    ["nothing", [{ [first]: 500 }, { [first]: 500 }], none],
    [
      "one day a cent less",
      [{ [first]: 500 }, { [first]: 499 }],
      { days: 1, leastCents: 1, mostCents: 1, isDrop: true },
    ],
    [
      "one day a cent more",
      [{ [first]: 500 }, { [first]: 501 }],
      { days: 1, leastCents: 1, mostCents: 1, isDrop: false },
    ],
    [
      "a day that gets its first goal",
      [{ [first]: 500 }, { [first]: 500, [second]: 40 }],
      { days: 1, leastCents: 40, mostCents: 40, isDrop: false },
    ],
    [
      "a day that loses its goal",
      [{ [first]: 500, [second]: 40 }, { [first]: 500 }],
      { days: 1, leastCents: 40, mostCents: 40, isDrop: true },
    ],
    [
      "two days that drop differently",
      [
        { [first]: 500, [second]: 700 },
        { [first]: 470, [second]: 600 },
      ],
      { days: 2, leastCents: 30, mostCents: 100, isDrop: true },
    ],
    [
      "a drop as large as a rise",
      [
        { [first]: 500, [second]: 700 },
        { [first]: 600, [second]: 600 },
      ],
      { days: 2, leastCents: 100, mostCents: 100, isDrop: false },
    ],
    [
      "one that drops more than two others rise",
      [
        { [first]: 500, [second]: 700, [third]: 900 },
        { [first]: 501, [second]: 702, [third]: 896 },
      ],
      { days: 3, leastCents: 1, mostCents: 4, isDrop: true },
    ],
  ])("%s", (_what, [before, after], effect) => {
    expect(monthEffect(fixedDaysPlan(before), fixedDaysPlan(after), null)).toMatchObject(effect);
  });

  test("leaves out the day that is changed itself, but not from the totals", () => {
    const [before, after] = [
      fixedDaysPlan({ [first]: 500, [second]: 40 }),
      fixedDaysPlan({ [first]: 900, [second]: 40 }),
    ];
    expect(monthEffect(before, after, first)).toEqual({ ...none, totalBeforeCents: 540, totalCents: 940 });
    expect(monthEffect(before, after, second)).toMatchObject({ days: 1, leastCents: 400, mostCents: 400 });
    const empty = fixedDaysPlan({});
    expect(monthEffect(empty, empty, null)).toEqual({ ...none, totalBeforeCents: null, totalCents: null });
  });
});

describe("a changed plan", () => {
  const fixed = fixedDaysPlan({ "2026-11-24": 500, "2026-11-25": 700 });

  test("has the day's new goal beside the other days', or nothing for the day", () => {
    const sales = (changed: MonthPlan) => changed.dayGoals.map(({ date, salesCents }) => [date, salesCents]);
    const raised = withDayGoal(fixed, "2026-11-24", aDayGoal("2026-11-24", { salesCents: 900 }));
    expect(sales(raised)).toEqual([
      ["2026-11-25", 700],
      ["2026-11-24", 900],
    ]);
    expect(sales(withDayGoal(fixed, "2026-11-24", null))).toEqual([["2026-11-25", 700]]);
  });

  test("releases what the changed day keeps, and keeps that of the others", () => {
    const kept = [aStandingGoal("2026-11-02", 100), aStandingGoal("2026-11-03", 200)];
    const changed = withDayGoal({ ...fixed, keptGoals: kept }, "2026-11-02", null);
    expect(changed.keptGoals).toEqual([aStandingGoal("2026-11-03", 200)]);
  });

  test("keeps the days until today, today among them, and none that is shut or has no goal", () => {
    const month = fixedDaysPlan({ "2026-11-19": 100, "2026-11-20": 200, "2026-11-21": 300, "2026-11-22": 400 });
    const closed = aDayGoal("2026-11-18", { isClosed: true });
    const frozenGoals = [aStandingGoal("2026-11-19", 100)];
    const standing = standingGoals({ ...month, frozenGoals, dayGoals: [...month.dayGoals, closed] });
    expect(standing.map(({ date, salesCents, rule }) => [date, salesCents, rule])).toEqual([
      ["2026-11-20", 200, "day"],
      ["2026-11-21", 300, "day"],
    ]);
    expect(standingGoals(month, "2026-11-19").map(({ date }) => date)).toEqual(["2026-11-19"]);
  });
});

describe("the magic goal by the fair rule", () => {
  test("stays while its month runs, and is made again from the day on which it is applied", () => {
    const sales = soldEveryDay();
    const before = dayOf("2026-11-30", plan())?.salesCents;
    for (let day = 1; day <= 20; day += 1) {
      sales.set(addDays("2026-10-31", day), 300_000);
    }
    const history = { ...plan().history, sales };
    expect(dayOf("2026-11-30", plan({ history }))?.salesCents).toBe(before);
    const applied = plan({ history, defaults: [settings, { ...settings, startsOn: "2026-11-21" }] });
    expect(dayOf("2026-11-20", applied)?.salesCents).toBe(before);
    expect(dayOf("2026-11-30", applied)?.salesCents).toBeGreaterThan(150_000);
  });

  test("takes the growth and the minimum, and says what it is made of", () => {
    const grown = plan({ defaults: [{ ...settings, growthTenths: 100, minSalesCents: 120_000 }] });
    expect(dayOf("2026-11-10", grown)).toMatchObject({ salesCents: 120_000, grownCents: 110_000, rule: "magic" });
    const thousand: unknown = expect.closeTo(100_000);
    const fair = { amount: thousand, lastYear: thousand, around: thousand, recent: thousand };
    expect(dayOf("2026-11-10", grown)?.fair).toEqual(fair);
  });

  test("a marked promotion day is lifted by what the marked days before it brought", () => {
    const lifted = Object.fromEntries([1, 8, 15, 22].map((day) => [addDays("2026-09-01", day), 150_000]));
    const marks = [...Object.keys(lifted), "2026-11-24"];
    const events = marks.map((date) => ({ name: "20% off", startsOn: date, endsOn: date, isPromotion: true }));
    const history = { ...plan().history, sales: soldEveryDay(lifted) };
    const promoted = plan({ history, calendar: { country: "US", events } });
    expect(dayOf("2026-11-24", promoted)?.salesCents).toBe(150_000);
    expect(dayOf("2026-11-17", promoted)?.salesCents).toBe(100_000);
  });

  test("a store in its first month has what its last weekdays sold", () => {
    const young = new Map([
      ["2026-11-05", 80_000],
      ["2026-11-12", 90_000],
    ]);
    const history = { ...plan().history, sales: young };
    expect(dayOf("2026-11-26", plan({ history, calendar: { country: "CA", events: [] } }))?.salesCents).toBe(85_000);
  });
});

describe("the rules on a store's own last year", () => {
  test("each says how far its goals were off, by the day and by the month", () => {
    const sales = new Map([...soldEveryDay()].map(twiceFromMarch));
    const errors = ruleErrors({
      history: { today: "2026-11-21", sales, unusable: new Set() },
      calendar: { country: "US", events: [] },
      alignsHolidays: true,
    });
    expect(errors).toMatchObject({ from: "2025-11-01", to: "2026-10-31" });
    expect(errors?.lastYear.dayTenths).toBeGreaterThan(300);
    expect(errors?.fair.dayTenths).toBeLessThan(250);
  });

  test("a store of a few weeks has none", () => {
    const history = { today: "2026-11-21", sales: new Map([["2026-11-20", 100]]), unusable: new Set<string>() };
    expect(ruleErrors({ history, calendar: { country: "US", events: [] }, alignsHolidays: true })).toBeNull();
  });
});
