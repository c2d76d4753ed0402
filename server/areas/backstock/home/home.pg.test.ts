import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { binCode, placeCode } from "#common/backstock/codes.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;
let storeNumber: string;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-03-04T12:00:00-06:00");
  shop = await aBackstockShop(program);
  await shop.filled(3, { inventoryDate: "2026-02-01", notes: "Snow boots", season: "FW" });
  await shop.filled(12, { inventoryDate: "2026-03-01", categoryId: shop.girls });
  await shop.filled(1, { inventoryDate: "2026-03-01" });
  await shop.filled(30, { inventoryDate: "2025-01-01", categoryId: shop.girls });
  await shop.bin(31);
  const { rows } = await program.owner.query<{ number: string }>("select number from stores where id = $1", [
    shop.store.id,
  ]);
  storeNumber = rows[0]?.number ?? "";
});
afterAll(() => program.stop());

type List = {
  totalItems: number;
  pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean };
  edges: { node: { isOldest: boolean; filling: { bin: string } } }[];
};

function list(variables: Record<string, unknown>): Promise<List> {
  return shop.answered<List>(
    shop.amy,
    `query ($filter: ListFilter, $first: Int, $after: String, $last: Int, $before: String) {
      backstocks(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
        totalItems pageInfo { hasNextPage startCursor endCursor } edges { node { isOldest filling { bin } } }
      }
    }`,
    variables,
  );
}

function bins({ edges }: List): string[] {
  return edges.map(({ node }) => node.filling.bin);
}

test("[BACK-01] the oldest bin stands first, of one day the lowest number, and the oldest of a category is marked", async () => {
  const all = await list({});
  expect(bins(all)).toEqual(["30", "3", "1", "12"]);
  expect(all.edges.map(({ node }) => node.isOldest)).toEqual([true, true, false, false]);
});

test("pages go on behind the last row and back before the first, with the count of all", async () => {
  const first = await list({ first: 2 });
  expect([bins(first), first.totalItems, first.pageInfo.hasNextPage]).toEqual([["30", "3"], 4, true]);
  const second = await list({ first: 2, after: first.pageInfo.endCursor });
  expect(bins(second)).toEqual(["1", "12"]);
  expect(bins(await list({ last: 2, before: second.pageInfo.startCursor }))).toEqual(["30", "3"]);
});

test.each([
  [() => ({ categoryId: shop.girls }), ["30", "12"]],
  [() => ({ minAge: 31, maxAge: 60 }), ["3"]],
  [() => ({ minAge: 366 }), ["30"]],
  [() => ({ season: "FW" }), ["3"]],
  [() => ({ text: "boot" }), ["3"]],
  [() => ({ text: "3" }), ["30", "3"]],
  [() => ({ text: "100%" }), []],
  [() => ({ locationId: shop.backRoomId, categoryId: shop.boys }), ["3", "1"]],
])("filter %#: %s", async (filter, expected) => {
  expect(bins(await list({ filter: filter() }))).toEqual(expected);
});

test("the bins of a section of the floor are those of any category that fills it, and each category says which", async () => {
  const sectionId = randomUUID();
  const save = "mutation ($section: BackstockSectionInput!) { saveBackstockSection(section: $section) { id } }";
  const section = { id: sectionId, name: "Girls' wall", codes: [], categoryIds: [shop.girls] };
  await shop.answered(shop.manager, save, { section });
  expect(bins(await list({ filter: { sectionId } }))).toEqual(["30", "12"]);
  expect(bins(await list({ filter: { sectionId, maxAge: 60 } }))).toEqual(["12"]);
  expect(bins(await list({ filter: { sectionId: randomUUID() } }))).toEqual([]);
  const home = await shop.answered<{ categories: { id: string; sectionId: string; sectionName: string }[] }>(
    shop.amy,
    "{ backstockHome { categories { id sectionId sectionName } } }",
    {},
  );
  expect(home.categories).toContainEqual({ id: shop.girls, sectionId, sectionName: "Girls' wall" });
  expect(home.categories).toContainEqual({ id: shop.boys, sectionId: null, sectionName: null });
});

test("the head of the screen counts bins, ages, categories and places", async () => {
  const home = await shop.answered(
    shop.amy,
    `{ backstockHome { bins filled empty addedToday pulledToday
      bands { label bins } categories { name bins oldestAge } locations { name bins byBand oldestAge isTerminal } } }`,
    {},
  );
  expect(home).toMatchObject({
    bins: 5,
    filled: 4,
    empty: 1,
    addedToday: 4,
    pulledToday: 0,
    categories: [
      { name: "Boys 2T FW", bins: 2, oldestAge: 31 },
      { name: "Girls 8 SS", bins: 2, oldestAge: 427 },
    ],
    locations: [
      { name: "Back room", bins: 4, byBand: [2, 1, 0, 0, 0, 1], oldestAge: 427, isTerminal: false },
      { name: "Floor", bins: 0, oldestAge: null, isTerminal: true },
    ],
  });
});

test.each([
  [() => binCode(storeNumber, 3), "FILLED", null],
  [() => "3", "FILLED", null],
  [() => binCode(storeNumber, 31), "EMPTY", null],
  [() => binCode("81234", 212), "OTHER_STORE", "This bin belongs to store 81234"],
  [() => "BB1234567890", "NOT_A_BIN", "Not a valid bin"],
  [() => binCode(storeNumber, 999), "NOT_A_BIN", "Not a valid bin"],
  [() => placeCode(storeNumber, 1), "PLACE", null],
])("[BACK-06] scan %#: %s is %s", async (code, outcome, message) => {
  const scanned = await shop.answered(shop.amy, "query ($code: String!) { scanBin(code: $code) { outcome message } }", {
    code: code(),
  });
  expect(scanned).toEqual({ outcome, message });
});

test("only empty bins in use are offered for filling, the lowest number first", async () => {
  await shop.bin(310);
  const offered = () => shop.answered(shop.amy, `{ emptyBins(text: "31") { number } }`, {});
  expect(await offered()).toEqual([{ number: 31 }, { number: 310 }]);
  await program.owner.query("update bins set retired_at = now() where store_id = $1 and number = 31", [shop.store.id]);
  expect(await offered()).toEqual([{ number: 310 }]);
});
