import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
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
  program.clock.now = new Date("2024-11-10T18:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
  employee = await aPerson(program, store);
});

async function sold(sales: Record<string, number>): Promise<void> {
  for (const [date, cents] of Object.entries(sales)) {
    await aSalesDay(program, store, { date, cents });
  }
}

/** Four months around last year's November, all days alike but one. */
async function soldAroundLastNovember(except: Record<string, number>): Promise<void> {
  const days = Array.from({ length: 120 }, (_, day) => addDays("2023-09-25", day));
  await sold({ ...Object.fromEntries(days.map((date, day) => [date, 100_000 + (day % 9) * 1500])), ...except });
}

async function settings(fields: string, month = "2024-11-01"): Promise<unknown> {
  const answer = await manager.graphql(`{ goalSettings(month: "${month}") { ${fields} } }`);
  expect(answer.errors).toEqual([]);
  return (answer.data as { goalSettings: unknown }).goalSettings; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

async function done(mutation: string): Promise<void> {
  expect((await manager.graphql(`mutation { ${mutation} }`)).errors).toEqual([]);
}

const save = (more: string): string =>
  `saveGoalDefaults(defaults: { growth: 0, averageTransaction: 3000, trade: 300, minSales: 0, salesRule: LAST_YEAR ${more} })`;

async function goalOn(date: string): Promise<unknown> {
  const days =
    'goalMonth(month: "2024-11-01") { days { date sales compDate compSource compReason compSpecial { holiday offset } } }';
  const answer = await employee.graphql(`{ ${days} }`);
  const { goalMonth } = answer.data as { goalMonth: { days: { date: string }[] } }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  return goalMonth.days.find((day) => day.date === date);
}

test("[GOAL-01] Thanksgiving that moved is warned of, and one tap compares it with last year's", async () => {
  await sold({ "2023-11-23": 20_000, "2023-11-30": 90_000 });
  await done(save(""));
  expect(await settings("hints { date better special { holiday offset } }")).toMatchObject({
    hints: expect.arrayContaining([
      { date: "2024-11-28", better: "2023-11-23", special: { holiday: "THANKSGIVING", offset: 0 } },
    ]),
  });
  expect(await goalOn("2024-11-28")).toMatchObject({ sales: 90_000, compDate: "2023-11-30" });
  await done('saveDayGoal(goal: { date: "2024-11-28", compDate: "2023-11-23" }) { goal }');
  expect(await goalOn("2024-11-28")).toMatchObject({ sales: 20_000, compDate: "2023-11-23", compReason: "CHOSEN" });
  expect(JSON.stringify(await settings("hints { date }"))).not.toContain("2024-11-28");
});

test("[GOAL-01] where holidays are aligned Thanksgiving is compared with Thanksgiving without a tap", async () => {
  await sold({ "2023-11-23": 20_000, "2023-11-30": 90_000, "2023-11-16": 80_000 });
  await done(save("alignsHolidays: true"));
  expect(await goalOn("2024-11-28")).toMatchObject({
    sales: 20_000,
    compDate: "2023-11-23",
    compReason: "PAIRED",
    compSpecial: { holiday: "THANKSGIVING", offset: 0 },
  });
  expect(await goalOn("2024-11-21")).toMatchObject({ sales: 85_000, compReason: "BESIDE_HOLIDAY" });
});

test("a store's own event is paired by name", async () => {
  await sold({ "2023-11-03": 300_000, "2023-11-17": 90_000 });
  await done(save("alignsHolidays: true"));
  const event = (id: string, day: string): string =>
    `saveCalendarEvent(event: { id: "0193a6f0-0000-7000-8000-00000000000${id}", name: "Street fair", startsOn: "${day}", endsOn: "${day}" })`;
  await done(event("1", "2023-11-03"));
  await done(event("2", "2024-11-15"));
  expect(await goalOn("2024-11-15")).toMatchObject({ sales: 300_000, compDate: "2023-11-03" });
  const twice = await manager.graphql(`mutation { ${event("3", "2024-11-15")} }`);
  expect(twice.errors[0]?.extensions.errors).toEqual({ startsOn: ["Street fair already begins on this day"] });
  await done('removeCalendarEvent(id: "0193a6f0-0000-7000-8000-000000000002")');
  expect(await goalOn("2024-11-15")).toMatchObject({ sales: 90_000, compReason: "WEEKDAY" });
});

test("a freak day is proposed, never dropped automatically; one tap leaves it out, another lets it stand", async () => {
  await soldAroundLastNovember({ "2023-11-14": 38_000 });
  await done(save(""));
  const proposed = (): Promise<unknown> => settings("freakDays { date sales servesOn }");
  expect(await proposed()).toEqual({ freakDays: [{ date: "2023-11-14", sales: 38_000, servesOn: "2024-11-12" }] });
  expect(await goalOn("2024-11-12")).toMatchObject({ sales: 38_000 });
  await done('confirmComparison(date: "2023-11-14")');
  expect(await proposed()).toEqual({ freakDays: [] });
  await done('confirmComparison(date: "2023-11-14", isConfirmed: false)');
  await done('excludeComparison(date: "2023-11-14", reason: "Ice storm")');
  expect(await proposed()).toEqual({ freakDays: [] });
  expect(await goalOn("2024-11-12")).toMatchObject({ compSource: "NEIGHBOR_WEEKS" });
  expect(await settings("exclusions { date reason }")).toEqual({
    exclusions: [{ date: "2023-11-14", reason: "Ice storm" }],
  });
});

test("what was left out last year is copied to the same weekdays once", async () => {
  await done('excludeComparison(date: "2023-11-14", reason: "Street fair")');
  expect(await settings("copyableExclusions")).toEqual({ copyableExclusions: 1 });
  const copy = async (): Promise<unknown> =>
    (await manager.graphql('mutation { copyExclusions(month: "2024-11-20") }')).data;
  expect(await copy()).toEqual({ copyExclusions: ["2024-11-12"] });
  expect(await copy()).toEqual({ copyExclusions: [] });
});

test("a month is reset from today on, and its goal goes", async () => {
  await done('saveMonthGoal(month: "2024-11-01", goal: 3000000) { goal }');
  await done('saveDayGoal(goal: { date: "2024-11-20", sales: 500000 }) { goal }');
  await done('resetMonth(month: "2024-11-05") { goal }');
  expect(await settings("plan { monthGoal dayGoals { date } }")).toEqual({ plan: { monthGoal: null, dayGoals: [] } });
});

test("[GOAL-07] the panels say how far the store is", async () => {
  const states = (): Promise<unknown> => settings("defaultsState monthState");
  expect(await states()).toEqual({ defaultsState: "INFO", monthState: "INFO" });
  await sold({ "2024-11-01": 50_000 });
  expect(await states()).toEqual({ defaultsState: "PENDING", monthState: "PENDING" });
  await done(save(""));
  expect(await states()).toEqual({ defaultsState: "COMPLETE", monthState: "INFO" });
  await done('saveMonthGoal(month: "2024-11-01", goal: 3000000) { goal }');
  expect(await states()).toEqual({ defaultsState: "COMPLETE", monthState: "COMPLETE" });
});

test("[GOAL-07] settings that give no goal for any open day of the next 30 are warned of", async () => {
  program.clock.now = new Date("2023-11-01T18:00:00Z");
  await sold({ "2023-10-31": 0, "2022-01-01": 5000 });
  await done(save(""));
  await sold({ "2023-10-30": 1 });
  await done('excludeComparison(date: "2023-10-30", reason: "A penny")');
  expect(await settings("defaultsState", "2023-11-01")).toEqual({ defaultsState: "WARNING" });
});

test("a store in Open to Buy has no goal, no comparison and no warning", async () => {
  await program.owner.query("update stores set open_to_buy_on = '2024-09-01' where id = $1", [store.id]);
  await soldAroundLastNovember({ "2023-11-14": 38_000 });
  await done(save(""));
  expect(await settings("defaultsState hints { date } freakDays { date }")).toEqual({
    defaultsState: "INFO",
    hints: [],
    freakDays: [],
  });
  expect(await goalOn("2024-11-28")).toMatchObject({ sales: null, compSource: "NONE" });
});

test("a store without sales last year has no holiday to compare otherwise", async () => {
  await done(save(""));
  expect(await settings("hints { date }")).toEqual({ hints: [] });
  await sold({ "2023-11-23": 42_000 });
  expect(JSON.stringify(await settings("hints { date }"))).toContain("2024-11-28");
});

test("[GOAL-02] an employee sees no settings and changes nothing of them", async () => {
  const response = await employee.graphql("{ goalSettings { today } }");
  expect(response.errors[0]?.extensions).toMatchObject({ code: "action-needs-manager" });
  const tried = await employee.graphql('mutation { resetMonth(month: "2024-11-01") { goal } }');
  expect(tried.errors[0]?.extensions).toMatchObject({ code: "action-needs-manager" });
});
