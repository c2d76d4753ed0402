import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBin, aCategory, aFilledBin, findLocations } from "#tests/kit/a-backstock.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
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

beforeEach(async () => {
  store = await aStore(program);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  employee = await aPerson(program, store, { firstName: "Amy" });
});

afterAll(() => program.stop());

async function batch(by: Person, startNumber: number, count: number) {
  const answer = await by.graphql(
    `mutation ($startNumber: Int!, $count: Int!) {
      addBins(startNumber: $startNumber, count: $count) { created existed numbers }
    }`,
    { startNumber, count },
  );
  return answer;
}

async function listed(variables: Record<string, unknown>) {
  const answer = await manager.graphql(
    `query ($filter: ListFilter, $first: Int, $after: String, $last: Int, $before: String) {
      bins(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
        totalItems pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { number label isFilled isRetired } }
      }
    }`,
    variables,
  );
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["bins"]);
}

function numbersOf(page: Record<string, unknown>): unknown[] {
  const { edges } = page;
  return Array.isArray(edges) ? edges.map((edge) => recordOf(recordOf(edge)["node"])["number"]) : [];
}

test("a batch of 15 from 10 beside the bins 1 to 12 creates 12 and says that 3 existed", async () => {
  await batch(manager, 1, 12);
  const answer = await batch(manager, 10, 15);
  expect(answer.data).toEqual({ addBins: { created: 12, existed: 3, numbers: "13-24" } });
});

test("two batches at once make each number once", async () => {
  const answers = await Promise.all([batch(manager, 1, 100), batch(manager, 51, 100)]);
  const created = answers.map(({ data }) => Number(recordOf(data?.["addBins"])["created"]));
  expect(created.reduce((sum, count) => sum + count, 0)).toBe(150);
  expect((await listed({ first: 1 }))["totalItems"]).toBe(150);
});

test("only managers create bins, at most 500 at once", async () => {
  const refused = await batch(employee, 1, 5);
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
  const tooMany = await batch(manager, 1, 501);
  expect(tooMany.errors[0]?.extensions["errors"]).toEqual({ count: ["Use 500 or less"] });
});

test("the list pages by number both ways, and by state and first digits", async () => {
  await batch(manager, 1, 30);
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  await aFilledBin(program, store, { number: 212, categoryId: category.id, locationId: backRoomId });
  const first = await listed({ first: 10 });
  expect([numbersOf(first).at(-1), first["totalItems"]]).toEqual([10, 31]);
  const second = await listed({ first: 10, after: recordOf(first["pageInfo"])["endCursor"] });
  expect(numbersOf(second)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(numbersOf(await listed({ last: 3, before: recordOf(second["pageInfo"])["startCursor"] }))).toEqual([8, 9, 10]);
  expect(numbersOf(await listed({ last: 2 }))).toEqual([30, 212]);
  expect(numbersOf(await listed({ filter: { state: "FILLED" } }))).toEqual([212]);
  expect(numbersOf(await listed({ filter: "21" }))).toEqual([21, 212]);
});

test("[BACK-05] a filled bin is neither retired nor deleted; an empty one is both, and comes back", async () => {
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  const filled = await aFilledBin(program, store, { number: 212, categoryId: category.id, locationId: backRoomId });
  const deleteBin = (id: string) => manager.graphql("mutation ($id: Uuid!) { deleteBin(id: $id) }", { id });
  const refused = await deleteBin(filled.binId);
  expect(refused.errors[0]).toMatchObject({
    message: "Bin 212 holds Boys 2T FW in Back room. Empty it first.",
    extensions: { code: "bin-filled" },
  });
  const empty = await aBin(program, store, 7);
  const retired = await manager.graphql(
    "mutation ($id: Uuid!) { retireBin(id: $id, isRetired: true) { isRetired } }",
    empty,
  );
  expect(retired.data).toEqual({ retireBin: { isRetired: true } });
  expect((await deleteBin(empty.id)).errors).toEqual([]);
  expect(numbersOf(await listed({}))).toEqual([212]);
  expect((await batch(manager, 7, 1)).data).toEqual({ addBins: { created: 1, existed: 0, numbers: "7" } });
  const again = await manager.graphql("query ($id: Uuid!) { bin(id: $id) { number isRetired isDeleted } }", empty);
  expect(again.data).toEqual({ bin: { number: 7, isRetired: false, isDeleted: false } });
});

const list = `Number,Category,Location,Inventory Date,Notes
1,Boys 2T FW,Back room,2026-03-04,"Two, with stains"
2,,,,
212,Toys,,,
x,Toys,,,
3,Toys,Moon,,
`;

function imported(csv: string, isDryRun: boolean) {
  return manager.graphql(
    `mutation ($csv: Upload!, $isDryRun: Boolean!) { importBins(csv: $csv, isDryRun: $isDryRun) {
      bins existing fillings newCategories refused { line reason text } } }`,
    { csv, isDryRun },
  );
}

test("a list is tried without changing anything, then comes in; lines that cannot are given back", async () => {
  program.clock.now = new Date("2026-11-22T18:00:00Z");
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  await aFilledBin(program, store, { number: 212, categoryId: category.id, locationId: backRoomId });
  const tried = await imported(list, true);
  expect(tried.data).toEqual({
    importBins: {
      bins: 2,
      existing: 0,
      fillings: 1,
      newCategories: [],
      refused: [
        { line: 4, reason: "Bin 212 is already in backstock (Boys 2T FW, Back room)", text: "212,Toys,,," },
        { line: 5, reason: "x is not a bin number", text: "x,Toys,,," },
        { line: 6, reason: "No location named Moon", text: "3,Toys,Moon,," },
      ],
    },
  });
  expect(numbersOf(await listed({}))).toEqual([212]);
  expect((await imported(list, false)).data).toEqual(tried.data);
  expect(numbersOf(await listed({ filter: { state: "FILLED" } }))).toEqual([1, 212]);
  expect(numbersOf(await listed({ filter: { state: "EMPTY" } }))).toEqual([2]);
  const { rows } = await program.owner.query(
    "select inventory_date::text, notes from backstock_fillings where store_id = $1 and notes <> ''",
    [store.id],
  );
  expect(rows).toEqual([{ inventory_date: "2026-03-04", notes: "Two, with stains" }]);
});

test("a list with a new category makes it once, and counts its bins as added today", async () => {
  const answer = await imported("number,category\n1,Toys\n2,toys\n3,Shoes\n", false);
  expect(recordOf(answer.data?.["importBins"])).toMatchObject({
    bins: 3,
    fillings: 3,
    newCategories: ["Toys", "Shoes"],
  });
  const { rows } = await program.owner.query(
    "select sum(bins_added)::int as added from daily_reports where store_id = $1",
    [store.id],
  );
  expect(rows).toEqual([{ added: 3 }]);
});
