import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let maple: TestStore;
let lakeside: TestStore;
let northgate: TestStore;
let owner: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** The running day is Wednesday March 11; the four weeks before it begin on February 11. */
const first = "2026-02-11";

beforeEach(async () => {
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  maple = await aStore(program);
  const account = { id: maple.accountId };
  lakeside = await aStore(program, { account, name: "Lakeside Kids" });
  northgate = await aStore(program, { account, name: "Northgate" });
  const user = await aUser(program, { account, role: roles.owner });
  owner = await signedIn(program, user, { store: maple });
});

async function aMonth(store: TestStore, { cents, days }: { cents: number; days: readonly number[] }): Promise<void> {
  for (const day of days) {
    await aSalesDay(program, store, { date: addDays(first, day), cents: cents + (day % 7) * 1000, customers: 40 });
  }
}

const all = Array.from({ length: 28 }, (_, day) => day);
const tickets = `{ compareStores { from to dayCount neededDays
  stores { name dayCount isCompared } leftOut { date storeIds }
  measures(measure: TICKET) { dayCount values { storeId value standing isWeak days { date part whole } } } } }`;

async function compare(person: Person): Promise<Record<string, unknown>> {
  const answer = await person.graphql(tickets);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["compareStores"]);
}

function valuesOf(comparison: Record<string, unknown>): Record<string, unknown>[] {
  const [measure] = [comparison["measures"]].flat();
  return [recordOf(measure)["values"]].flat().map(recordOf);
}

test("a store closed two days is compared on the common days, and every number is the sum of its rows", async () => {
  await aMonth(maple, { cents: 100_000, days: all });
  await aMonth(lakeside, { cents: 60_000, days: all });
  await aMonth(northgate, { cents: 100_000, days: [...all.slice(0, 5), ...all.slice(7)] });
  await aSalesDay(program, maple, { date: "2026-03-11", cents: 999_999, customers: 1, status: "provisional" });
  const comparison = await compare(owner);
  expect(comparison).toMatchObject({ from: first, to: "2026-03-10", dayCount: 26, neededDays: 20 });
  expect(comparison["leftOut"]).toEqual([
    { date: "2026-02-16", storeIds: [String(northgate.id)] },
    { date: "2026-02-17", storeIds: [String(northgate.id)] },
  ]);
  const values = valuesOf(comparison);
  expect(values.map(({ standing, isWeak }) => [standing, isWeak])).toEqual([
    ["BELOW", true],
    ["INSIDE", false],
    ["INSIDE", false],
  ]);
  const rows = [values[0]?.["days"]].flat().map(recordOf);
  expect(rows).toHaveLength(26);
  const sum = (field: string): number => rows.reduce((total, row) => total + Number(row[field]), 0);
  expect(Math.round(sum("part") / sum("whole"))).toBe(values[0]?.["value"]);
});

test("a store with too few days has no number, and the others are compared without it", async () => {
  await aMonth(maple, { cents: 100_000, days: all });
  await aMonth(lakeside, { cents: 100_000, days: all });
  await aMonth(northgate, { cents: 10_000, days: all.slice(15) });
  const comparison = await compare(owner);
  expect(comparison["dayCount"]).toBe(28);
  expect(comparison["stores"]).toEqual([
    { name: "Lakeside Kids", dayCount: 28, isCompared: true },
    { name: "Maple Street", dayCount: 28, isCompared: true },
    { name: "Northgate", dayCount: 13, isCompared: false },
  ]);
  expect(valuesOf(comparison).map(({ storeId }) => storeId)).not.toContain(String(northgate.id));
});

test("of the stores the first are listed or one that is named, and what is said of all stays", async () => {
  await aMonth(maple, { cents: 100_000, days: all });
  await aMonth(lakeside, { cents: 100_000, days: all });
  await aMonth(northgate, { cents: 30_000, days: all.slice(1) });
  const fields = `{ storeCount dayCount stores { name } leftOut { storeNames isOfAll }
    measures(measure: TICKET) { least most outside { name isWeak value othersLow } values { value } } }`;
  const answer = await owner.graphql(`{ first: compareStores(first: 1) ${fields}
    one: compareStores(storeId: "${northgate.id}") ${fields} }`);
  expect(answer.errors).toEqual([]);
  const ofAll = {
    ...{ storeCount: 3, dayCount: 27, leftOut: [{ storeNames: ["Northgate"], isOfAll: false }] },
    measures: [
      {
        ...{ least: 828, most: 2578, values: [{ value: expect.any(Number) }] },
        outside: [{ name: "Northgate", isWeak: true, value: 828, othersLow: 2578 }],
      },
    ],
  };
  expect(answer.data).toEqual({
    first: { ...ofAll, stores: [{ name: "Lakeside Kids" }] },
    one: { ...ofAll, stores: [{ name: "Northgate" }] },
  });
});

test("a day before its Day Close counts for nobody", async () => {
  await aMonth(maple, { cents: 100_000, days: all });
  await aMonth(lakeside, { cents: 100_000, days: all });
  await aMonth(northgate, { cents: 100_000, days: all.slice(0, 27) });
  await aSalesDay(program, northgate, { date: "2026-03-10", cents: 5000, customers: 3, status: "provisional" });
  expect(await compare(owner)).toMatchObject({ dayCount: 27, leftOut: [{ date: "2026-03-10" }] });
});

test("another company's store is never among them, and a manager is refused", async () => {
  const stranger = await aStore(program, { name: "Strangers" });
  await aMonth(stranger, { cents: 1, days: all });
  const comparison = await compare(owner);
  expect([comparison["stores"]].flat().map((store) => recordOf(store)["name"])).toEqual([
    "Lakeside Kids",
    "Maple Street",
    "Northgate",
  ]);
  expect(comparison["dayCount"]).toBe(0);
  const manager = await aPerson(program, maple, { role: roles.manager });
  expect((await manager.graphql(tickets)).errors[0]?.extensions.code).toBe("forbidden");
});
