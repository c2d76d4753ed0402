import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { aBuy, aSale } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { countSellThrough } from "./sell-through.ts";

let program: TestProgram;
let shop: BackstockShop;

const today = "2026-03-04";

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date(`${today}T13:00:00-06:00`);
  shop = await aBackstockShop(program);
});

type PullList = {
  hasItemData: boolean;
  sections: { id: string; name: string; status: string | null; missing: number | null; sellThrough: number | null }[];
  bins: { bin: string; ageDays: number; sectionId: string; walk: number; backstockId: string; version: number }[];
};

function pullList(): Promise<PullList> {
  return shop.answered<PullList>(
    shop.amy,
    `{ pullList { hasItemData sections { id name status missing sellThrough }
      bins { backstockId version bin ageDays sectionId walk } } }`,
    {},
  );
}

async function aSection(name: string, codes: readonly string[], categoryIds: readonly string[]): Promise<string> {
  const id = randomUUID();
  await shop.answered(
    shop.manager,
    "mutation ($section: BackstockSectionInput!) { saveBackstockSection(section: $section) { id } }",
    { section: { id, name, codes, categoryIds } },
  );
  return id;
}

function checkRack(sectionId: string, fullness: number): Promise<unknown> {
  return shop.answered(
    shop.amy,
    "mutation ($id: Uuid!, $sectionId: Uuid!, $fullness: Int!) { checkRack(id: $id, sectionId: $sectionId, fullness: $fullness) { id } }",
    { id: randomUUID(), sectionId, fullness },
  );
}

/** Sends the register's rows: so many pieces sold now, so many bought. */
async function trade(goods: { sold?: Record<string, number>; bought?: Record<string, number> }): Promise<void> {
  const store = { ...shop.store, timeZone: "America/Chicago" };
  const till = await aTill(program.owner, { store, platform: program.platform });
  const noon = `${today}T18:00:00.000Z`;
  const sales = Object.entries(goods.sold ?? {}).map(([categoryCode, quantity], at) =>
    aSale({
      seq: at + 1,
      at: noon,
      businessDate: today,
      lines: [
        { sku: "A", description: "Piece", categoryCode, goods: "used", quantity, price: 100, net: 100 * quantity },
      ],
    }),
  );
  const piece = { description: "Piece", cost: 100, price: 300, taken: true };
  const buys = Object.entries(goods.bought ?? {}).map(([category, pieces], at) =>
    aBuy({
      seq: sales.length + at + 1,
      businessDate: today,
      completedAt: noon,
      lines: Array.from({ length: pieces }, (_, index) => ({ ...piece, category, tag: `${category}${index}` })),
    }),
  );
  await takeBatch(till.request, { batch: 1, sentAt: noon, rows: [...sales, ...buys] });
}

test("the first line is the oldest fitting bin of the neediest section, with its three numbers", async () => {
  const boys = await aSection("Boys", ["BOYS"], [shop.boys]);
  const girls = await aSection("Girls", ["GIRLS"], [shop.girls]);
  await shop.filled(90, { inventoryDate: addDays(today, -20) });
  await shop.filled(214, { inventoryDate: addDays(today, -61) });
  await shop.filled(7, { categoryId: shop.girls, inventoryDate: addDays(today, -200) });
  await trade({ sold: { BOYS: 103, GIRLS: 30 }, bought: { BOYS: 40, GIRLS: 4 } });
  const list = await pullList();
  expect(list.hasItemData).toBe(true);
  expect(list.sections).toMatchObject([
    // 103 sold, and of 40 bought none reached the floor: two bins of 40 were filled.
    { id: boys, status: "PRIORITY", missing: 103 },
    { id: girls, status: "LOW", missing: 30 },
  ]);
  expect(list.bins.map(({ bin, ageDays }) => [bin, ageDays])).toEqual([
    ["214", 61],
    ["90", 20],
    ["7", 200],
  ]);
});

test("with the feed off two taps change the list", async () => {
  const boys = await aSection("Boys", [], [shop.boys]);
  const girls = await aSection("Girls", [], [shop.girls]);
  await shop.filled(214);
  await shop.filled(7, { categoryId: shop.girls });
  const before = await pullList();
  expect(before).toMatchObject({ hasItemData: false, bins: [] });
  expect(before.sections.map(({ status }) => status)).toEqual([null, null]);
  program.clock.pass(60_000);
  await checkRack(boys, 4);
  await checkRack(girls, 1);
  const after = await pullList();
  expect(after.bins.map(({ bin, sectionId }) => [bin, sectionId])).toEqual([["7", girls]]);
  expect(after.sections.map(({ name, status }) => [name, status])).toEqual([
    ["Girls", "PRIORITY"],
    ["Boys", "GOOD"],
  ]);
});

test("a bin that was pulled fills its section, and comes back with an undo", async () => {
  const boys = await aSection("Boys", [], [shop.boys]);
  await shop.filled(1, { inventoryDate: addDays(today, -3) });
  await shop.filled(2);
  program.clock.pass(60_000);
  await checkRack(boys, 2);
  const [first] = (await pullList()).bins;
  expect(first?.bin).toBe("1");
  program.clock.pass(60_000);
  const setId = randomUUID();
  const filling = { id: String(first?.backstockId), version: Number(first?.version) };
  await shop.move(shop.amy, { fillings: [filling], to: shop.floorId, setId });
  expect((await pullList()).bins).toEqual([]);
  await shop.undo(shop.amy, setId);
  expect((await pullList()).bins.map(({ bin }) => bin)).toEqual(["1"]);
});

test("a bin that is being packed and one out of season stay where they are", async () => {
  const boys = await aSection("Boys", [], [shop.boys]);
  await shop.filled(1, { isPacking: true, inventoryDate: addDays(today, -90) });
  await shop.filled(2, { season: "FW", inventoryDate: addDays(today, -90) });
  await shop.filled(3);
  program.clock.pass(60_000);
  await checkRack(boys, 0);
  expect((await pullList()).bins.map(({ bin }) => bin)).toEqual(["3"]);
});

test("a code and a category belong to one section, and a name stands once", async () => {
  await aSection("Boys", ["BOYS", "OUT"], [shop.boys]);
  await aSection("Coats", ["OUT"], [shop.boys]);
  const setup = await shop.answered<{ sections: { name: string; codes: string[]; categories: { name: string }[] }[] }>(
    shop.manager,
    "{ backstockSections { sections { name codes categories { name } } } }",
    {},
  );
  expect(setup.sections).toEqual([
    { name: "Boys", codes: ["BOYS"], categories: [] },
    { name: "Coats", codes: ["OUT"], categories: [{ name: "Boys 2T FW" }] },
  ]);
  await expect(aSection("coats", [], [])).rejects.toThrow("Please check the marked fields");
});

test("sections are for managers to change", async () => {
  const refused = await shop.amy.graphql("mutation ($id: Uuid!) { archiveBackstockSection(id: $id) }", {
    id: randomUUID(),
  });
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("fresh goods go to the floor while it has room, else into the bin that is being packed, else into an empty one", async () => {
  const boys = await aSection("Boys", [], [shop.boys]);
  const answer = () =>
    shop.answered<object>(
      shop.amy,
      "query ($id: Uuid!) { floorOrStore(categoryId: $id) { isForFloor reason bin { bin backstockId } } }",
      { id: shop.boys },
    );
  await checkRack(boys, 1);
  expect(await answer()).toMatchObject({ isForFloor: true, reason: "missing" });
  program.clock.pass(60_000);
  await checkRack(boys, 4);
  await shop.bin(40);
  expect(await answer()).toEqual({ isForFloor: false, reason: "full", bin: { bin: "40", backstockId: null } });
  const packing = await shop.filled(41, { isPacking: true });
  expect(await answer()).toMatchObject({ bin: { bin: "41", backstockId: packing.id } });
  program.clock.pass(1000);
  await shop.filled(42, { season: "FW" });
  expect(await answer()).toMatchObject({ isForFloor: false, reason: "outOfSeason" });
});

test("each night it is counted how many pieces of the month before last sold within 30 days", async () => {
  await aSection("Boys", ["BOYS"], [shop.boys]);
  const bought = addDays(today, -45);
  await program.owner.query(
    `insert into backstock_sell_through (store_id, category_code, pieces, sold, counted_at) values ($1, 'OLD', 1, 1, now())`,
    [shop.store.id],
  );
  const store = { ...shop.store, timeZone: "America/Chicago" };
  const till = await aTill(program.owner, { store, platform: program.platform });
  const line = { category: "BOYS", description: "Piece", cost: 100, price: 300, taken: true };
  const rows = [
    aBuy({
      seq: 1,
      businessDate: bought,
      completedAt: `${bought}T18:00:00Z`,
      lines: ["soon", "late", "never"].map((tag) => ({ ...line, tag })),
    }),
    anItem("soon", addDays(bought, 10), 2),
    anItem("late", addDays(bought, 40), 3),
    anItem("never", null, 4),
  ];
  await takeBatch(till.request, { batch: 1, sentAt: `${today}T18:00:00Z`, rows });
  const night = { ...till.request, user: null, system: "a test's night" };
  await countSellThrough(night, {});
  await countSellThrough(night, {});
  expect((await pullList()).sections[0]?.sellThrough).toBe(333);
  expect(await runJobs(program)).toEqual(expect.any(Array));
});

/** A piece that was bought 45 days ago. */
function anItem(tag: string, soldOn: string | null, seq: number) {
  const bought = addDays(today, -45);
  return {
    kind: "inventoryItem" as const,
    externalId: tag,
    sku: tag,
    seq,
    updatedAt: `${today}T18:00:00Z`,
    businessDate: bought,
    description: "Piece",
    categoryPath: ["Boys"],
    brand: null,
    size: null,
    goods: "used" as const,
    price: 300,
    cost: 100,
    buyId: null,
    receivedAt: `${bought}T18:00:00Z`,
    status: soldOn === null ? ("inStock" as const) : ("sold" as const),
    soldAt: soldOn === null ? null : `${soldOn}T18:00:00Z`,
    soldTransactionId: null,
  };
}
