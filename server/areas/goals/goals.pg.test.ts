import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, signedIn } from "#tests/kit/signed-in.ts";
import type { GraphqlError, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T18:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
  employee = await aPerson(program, store);
});

type GoalDay = {
  date: string;
  sales: number | null;
  customers: number | null;
  rule: string;
  averageTransaction: number | null;
  trade: number | null;
  fromMinimum: number;
};

async function sold(sales: Record<string, number>, keptGoalCents?: number): Promise<void> {
  for (const [date, cents] of Object.entries(sales)) {
    await aSalesDay(program, store, {
      date,
      cents,
      customers: 10,
      ...(keptGoalCents !== undefined && { keptGoalCents }),
    });
  }
}

async function days(): Promise<GoalDay[]> {
  const query = `{ goalMonth(month: "2026-03-01") {
    days { date sales customers rule averageTransaction trade fromMinimum } } }`;
  const answer = await employee.graphql(query);
  return (answer.data as { goalMonth: { days: GoalDay[] } }).goalMonth.days; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

async function dayOf(date: string): Promise<GoalDay | undefined> {
  return (await days()).find((day) => day.date === date);
}

async function refusal(person: Person, mutation: string): Promise<GraphqlError | undefined> {
  return (await person.graphql(`mutation { ${mutation} }`)).errors[0];
}

async function done(person: Person, mutation: string): Promise<void> {
  expect(await refusal(person, mutation)).toBeUndefined();
}

const defaults = (growth: number, minSales = 0): string =>
  `saveGoalDefaults(defaults: { growth: ${growth}, averageTransaction: 3000, trade: 300, minSales: ${minSales}, salesRule: LAST_YEAR })`;

const dayGoal = (fields: string): string => `saveDayGoal(goal: { date: "2026-03-12", ${fields} }) { goal }`;

const total = (all: readonly GoalDay[]): number => all.reduce((sum, day) => sum + (day.sales ?? 0), 0);

describe("the magic goal", () => {
  test("[GOAL-03] comes from last year's same weekday, with growth, average transaction, trade and minimum", async () => {
    await sold({ "2025-03-13": 85_000 });
    await done(manager, defaults(100));
    expect(await dayOf("2026-03-12")).toEqual({
      date: "2026-03-12",
      sales: 93_500,
      customers: 32,
      rule: "MAGIC",
      averageTransaction: 3000,
      trade: 300,
      fromMinimum: 0,
    });
    await done(manager, defaults(100, 100_000));
    expect(await dayOf("2026-03-12")).toMatchObject({ sales: 100_000, fromMinimum: 6500 });
  });

  test("leaves days before its start and closed days as they are", async () => {
    await sold({ "2025-03-04": 100_000, "2025-03-11": 100_000, "2025-03-13": 100_000 });
    await sold({ "2026-03-03": 90_000 }, 77_700);
    await done(manager, defaults(100));
    expect(await dayOf("2026-03-03")).toMatchObject({ sales: 77_700, rule: "MAGIC" });
    expect(await dayOf("2026-03-10")).toMatchObject({ sales: 110_000 });
    expect(await refusal(manager, dayGoal("sales: 50000").replace("2026-03-12", "2026-03-03"))).toMatchObject({
      extensions: { code: "goal-past" },
    });
  });
});

describe("goals that people set", () => {
  test("[GOAL-01] a day's own goal stands, and the month's is spread over the others to the exact sum", async () => {
    await done(manager, 'saveMonthGoal(month: "2026-03-15", goal: 3000000) { goal }');
    await done(manager, dayGoal("sales: 500000, averageTransaction: 4000, customers: 125, trade: 250"));
    const all = await days();
    expect(all.find((day) => day.date === "2026-03-12")).toMatchObject({ sales: 500_000, rule: "DAY", customers: 125 });
    expect(total(all)).toBe(3_000_000);
    await done(manager, dayGoal("reset: true"));
    expect(await dayOf("2026-03-12")).toMatchObject({ rule: "MONTH" });
    await done(manager, 'saveMonthGoal(month: "2026-03-15", goal: null) { goal }');
    expect(await dayOf("2026-03-12")).toMatchObject({ rule: "NONE", sales: null });
  });

  test("days that exceed the month are refused, with the amount", async () => {
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3000000) { goal }');
    const message = "Daily goals already exceed the monthly goal by $1,000";
    expect(await refusal(manager, dayGoal("sales: 3100000"))).toMatchObject({ message });
    await done(manager, dayGoal("sales: 2000000"));
    expect(await refusal(manager, 'saveMonthGoal(month: "2026-03-01", goal: 1900000) { goal }')).toMatchObject({
      message,
    });
  });

  test("[GOAL-04] goals must be whole numbers", async () => {
    expect((await refusal(manager, dayGoal("sales: 99950")))?.extensions.errors).toEqual({
      sales: ["Goals must be whole numbers"],
    });
    expect(
      (await refusal(manager, 'saveMonthGoal(month: "2026-03-01", goal: 150) { goal }'))?.extensions.errors,
    ).toEqual({
      goal: ["Goals must be whole numbers"],
    });
  });

  test("[GOAL-05] sales must be the average transaction times the customers", async () => {
    expect(
      (await refusal(manager, dayGoal("sales: 100000, averageTransaction: 3000, customers: 33")))?.extensions.errors,
    ).toEqual({
      customers: ["Sales must equal the average transaction times the customers"],
    });
    await done(manager, dayGoal("sales: 100000, averageTransaction: 3000, customers: 34"));
    expect(await dayOf("2026-03-12")).toMatchObject({ customers: 34 });
  });

  test("a shut day has no goal and no share of the month", async () => {
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3000000) { goal }');
    await done(manager, dayGoal("isClosed: true"));
    expect(await dayOf("2026-03-12")).toMatchObject({ sales: 0, rule: "CLOSED" });
    expect(total(await days())).toBe(3_000_000);
  });

  test("an employee may not set any", async () => {
    expect(await refusal(employee, defaults(100))).toMatchObject({ extensions: { code: "action-needs-manager" } });
    expect(await refusal(employee, dayGoal("sales: 100000"))).toMatchObject({
      extensions: { code: "action-needs-manager" },
    });
  });

  test("a store that keeps dollars to managers shows employees none of them in the calendar", async () => {
    await sold({ "2025-03-13": 85_000 });
    await done(manager, defaults(100, 100_000));
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3000000) { goal }');
    await program.owner.query(
      `insert into store_settings (store_id, show_sales_to_employees) values ($1, false)
       on conflict (store_id) do update set show_sales_to_employees = false`,
      [store.id],
    );
    const query = `{ goalMonth(month: "2026-03-01") {
      goal total fromMinimum days { sales averageTransaction fromMinimum compSales } } }`;
    const seen = (await employee.graphql(query)).data?.["goalMonth"];
    expect(seen).toMatchObject({ goal: null, total: null, fromMinimum: 0 });
    expect(JSON.stringify(seen)).not.toMatch(/[1-9]/);
    expect((await manager.graphql(query)).data?.["goalMonth"]).toMatchObject({ goal: 3_000_000, total: 3_000_000 });
  });

  test("two managers who fill the month at once cannot exceed it together", async () => {
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 1000000) { goal }');
    const other = dayGoal("sales: 600000").replace("2026-03-12", "2026-03-13");
    const answers = await Promise.all([refusal(manager, dayGoal("sales: 600000")), refusal(manager, other)]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  });

  test("a day that was excluded is not compared with", async () => {
    await sold({ "2025-03-13": 40_000, "2025-03-06": 90_000, "2025-03-20": 110_000 });
    await done(manager, defaults(0));
    await done(manager, 'excludeComparison(date: "2025-03-13", reason: "Storm")');
    expect(await dayOf("2026-03-12")).toMatchObject({ sales: 100_000 });
    await done(manager, 'excludeComparison(date: "2025-03-13", reason: null)');
    expect(await dayOf("2026-03-12")).toMatchObject({ sales: 40_000 });
  });
});

type Plan = {
  monthGoal: number | null;
  monthGoalVersion: string;
  defaultsVersion: string;
  defaults: { growth: number }[];
  dayGoals: { sales: number; version: string }[];
};

describe("[GOAL-01] what two managers save, and the way back", () => {
  const read = async (fields: string): Promise<Record<string, unknown>> => {
    const answer = await manager.graphql(`{ goalSettings(month: "2026-03-01") { ${fields} } }`);
    expect(answer.errors).toEqual([]);
    return (answer.data as { goalSettings: Record<string, unknown> }).goalSettings; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  };
  const plan = async (): Promise<Plan> => {
    const fields = "plan { monthGoal monthGoalVersion defaultsVersion defaults { growth } dayGoals { sales version } }";
    return (await read(fields))["plan"] as Plan; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  };
  const preferences = (growth: number, version: string) =>
    `saveGoalDefaults(defaults: { growth: ${growth}, averageTransaction: 3000, trade: 300, version: "${version}" })`;
  const fixed = (sales: number, version: string) =>
    `saveDayGoal(goal: { date: "2026-03-12", sales: ${sales}, version: ${version} }) { goal }`;

  test("the second to save is told, for the month, the preferences and a day", async () => {
    const seen = await plan();
    await done(
      manager,
      `saveMonthGoal(month: "2026-03-01", goal: 3000000, version: "${seen.monthGoalVersion}") { goal }`,
    );
    await done(manager, preferences(100, seen.defaultsVersion));
    await done(manager, fixed(90_000, "null"));
    const again = `saveMonthGoal(month: "2026-03-01", goal: 3100000, version: "${seen.monthGoalVersion}") { goal }`;
    for (const stale of [again, preferences(120, seen.defaultsVersion), fixed(95_000, "null")]) {
      expect((await refusal(manager, stale))?.extensions.code).toBe("saved-since");
    }
    const now = await plan();
    expect([now.monthGoal, now.defaults[0]?.growth, now.dayGoals[0]?.sales]).toEqual([3_000_000, 100, 90_000]);
    await done(manager, fixed(95_000, `"${now.dayGoals[0]?.version}"`));
  });

  test("a month, a day, the preferences and an exclusion are undone one by one", async () => {
    const undo = (id: string) => done(manager, `restoreGoal(id: "${id}")`);
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3000000) { goal }');
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3100000) { goal }');
    await undo("2026-03-01");
    expect((await plan()).monthGoal).toBe(3_000_000);
    await done(manager, fixed(90_000, "null"));
    await undo("2026-03-12");
    expect((await plan()).dayGoals).toEqual([]);
    await done(manager, "saveGoalDefaults(defaults: { growth: 100, averageTransaction: 3000, trade: 300 })");
    await done(manager, "saveGoalDefaults(defaults: { growth: 150, averageTransaction: 3000, trade: 300 })");
    await undo("defaults");
    expect((await plan()).defaults).toEqual([{ growth: 100 }]);
    await done(manager, 'excludeComparison(date: "2026-02-02", reason: "Ice storm")');
    await done(manager, 'excludeComparison(date: "2026-02-02")');
    await undo("2026-02-02");
    expect(await read("exclusions { date reason }")).toEqual({
      exclusions: [{ date: "2026-02-02", reason: "Ice storm" }],
    });
  });

  test("a change that an older version wrote is undone, or refused with a sentence", async () => {
    await done(manager, "saveGoalDefaults(defaults: { growth: 100, averageTransaction: 3000, trade: 300 })");
    await done(manager, "saveGoalDefaults(defaults: { growth: 150, averageTransaction: 3000, trade: 300 })");
    const without = "event.payload #- '{before,0,alignsHolidays}' #- '{before,0,holdsMonthTotal}'";
    const ofStore = "event.store_id = $1 and event.name = 'goal.defaults-saved'";
    await program.owner.query(`update events as event set payload = ${without} where ${ofStore}`, [store.id]);
    await done(manager, 'restoreGoal(id: "defaults")');
    expect((await plan()).defaults).toEqual([{ growth: 100 }]);
    await program.owner.query(`update events as event set payload = '{}' where ${ofStore}`, [store.id]);
    expect(await refusal(manager, 'restoreGoal(id: "defaults")')).toMatchObject({
      message: "This change is too old to restore. Set the goal by hand.",
      extensions: { code: "cannot-undo" },
    });
  });

  test("a reset month comes back whole, and nobody undoes another's change", async () => {
    await done(manager, fixed(90_000, "null"));
    await done(manager, 'saveMonthGoal(month: "2026-03-01", goal: 3000000) { goal }');
    await done(manager, 'resetMonth(month: "2026-03-01") { goal }');
    expect((await plan()).monthGoal).toBeNull();
    const login = await aUser(program, { stores: [store], role: roles.manager });
    await anEmployee(program, store, { isManager: true, user: login });
    const other = await signedIn(program, login, { store });
    expect((await refusal(other, 'restoreGoal(id: "2026-03-01")'))?.extensions.code).toBe("changed-since");
    await done(manager, 'restoreGoal(id: "2026-03-01")');
    const { monthGoal, dayGoals } = await plan();
    expect([monthGoal, dayGoals[0]?.sales]).toEqual([3_000_000, 90_000]);
    expect((await refusal(employee, 'restoreGoal(id: "2026-03-01")'))?.extensions.code).toBe("action-needs-manager");
  });
});
