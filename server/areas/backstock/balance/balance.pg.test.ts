import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { aCategory, aFilledBin, findLocations } from "#tests/kit/a-backstock.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;
let sister: TestStore;
/** Sees both stores, and works at the first. */
let dana: Person;

const today = "2026-03-04";

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date(`${today}T12:00:00-06:00`);
  shop = await aBackstockShop(program);
  sister = await aStore(program, { account: { id: shop.store.accountId }, name: "Elm Street" });
  const user = await aUser(program, { stores: [shop.store, sister], role: roles.manager });
  await anEmployee(program, shop.store, { firstName: "Dana", user, isManager: true });
  dana = await signedIn(program, user, { store: shop.store });
});

type Standing = { bins: number; needed: number; missing: number; coming: number; spare: number; lack: number };
type Balance = {
  stores: { name: string }[];
  rows: {
    categoryName: string;
    here: Standing;
    sisters: { storeName: string; standing: Standing; bins: { bin: string; ageDays: number; backstockId: string }[] }[];
  }[];
};

const standing = "bins needed missing coming spare lack";

function balance(by = dana): Promise<Balance> {
  return shop.answered<Balance>(
    by,
    `{ sisterBalance { stores { name } rows { categoryName here { ${standing} }
      sisters { storeName standing { ${standing} } bins { backstockId bin ageDays } } } } }`,
    {},
  );
}

/** A category of a store that wants so many bins, with a bin for each age. */
async function stocked(
  store: TestStore,
  name: string,
  stock: { target?: number; ages?: readonly number[]; from?: number },
): Promise<string> {
  const { id } = await aCategory(program, store, name);
  await program.owner.query("update backstock_categories set target_bins = $2 where id = $1", [
    id,
    stock.target ?? null,
  ]);
  const { backRoomId } = await findLocations(program, store);
  let number = stock.from ?? 1;
  for (const age of stock.ages ?? []) {
    await aFilledBin(program, store, {
      number,
      categoryId: id,
      locationId: backRoomId,
      inventoryDate: addDays(today, -age),
    });
    number += 1;
  }
  return id;
}

test("what is too much here and lacking there is named bin by bin, the oldest first, with its numbers", async () => {
  await stocked(shop.store, "Boys 8 SS", { target: 1, ages: [40, 200, 90, 10] });
  await stocked(sister, "SS boys 8", { target: 2 });
  const { stores, rows } = await balance();
  expect(stores).toEqual([{ name: "Elm Street" }]);
  expect(rows).toMatchObject([
    {
      categoryName: "Boys 8 SS",
      here: { bins: 4, needed: 1, missing: 0, spare: 3, lack: 0 },
      sisters: [
        {
          storeName: "Elm Street",
          standing: { bins: 0, needed: 2, spare: 0, lack: 2 },
          bins: [
            { bin: "2", ageDays: 200 },
            { bin: "3", ageDays: 90 },
          ],
        },
      ],
    },
  ]);
});

test("without a target a store wants what four weeks have used up, and its floor's need on top", async () => {
  const boys = await aSection("Boys", shop.boys);
  await stocked(sister, "Boys 2T FW", { ages: [50, 60, 70] });
  await shop.move(shop.amy, { fillings: [await shop.filled(100)], to: shop.floorId });
  program.clock.pass(60_000);
  await checkRack(boys, 2);
  const { rows } = await balance();
  expect(rows).toMatchObject([
    {
      categoryName: "Boys 2T FW",
      here: { bins: 0, needed: 1, missing: 1, lack: 2 },
      sisters: [{ standing: { bins: 3, needed: 0, spare: 3 }, bins: [] }],
    },
  ]);
});

test("a bin that was sent counts at the other store at once, and is not asked for again", async () => {
  await stocked(shop.store, "Boys 8", { target: 0, ages: [80, 90] });
  await stocked(sister, "Boys 8", { target: 1 });
  const [row] = (await balance()).rows;
  const bin = row?.sisters[0]?.bins[0];
  expect(bin?.bin).toBe("2");
  await shop.answered(
    dana,
    `mutation ($id: Uuid!, $backstockId: Uuid!, $otherStoreId: ID!) {
      sendBinTransfer(id: $id, backstockId: $backstockId, version: 1, otherStoreId: $otherStoreId) { id } }`,
    { id: randomUUID(), backstockId: bin?.backstockId, otherStoreId: String(sister.id) },
  );
  const sent = [{ here: { bins: 1, spare: 1 }, sisters: [{ standing: { coming: 1, lack: 0 }, bins: [] }] }];
  expect((await balance()).rows).toMatchObject(sent);
  await runJobs(program);
  expect((await balance()).rows).toMatchObject(sent);
});

test("bins out of season and bins that are being packed are neither too much nor enough", async () => {
  const boys = await stocked(shop.store, "Boys 8", { target: 0, ages: [80, 90, 100] });
  await program.owner.query(
    "update backstock_fillings set season = 'FW' where category_id = $1 and inventory_date = $2",
    [boys, addDays(today, -100)],
  );
  await program.owner.query(
    "update backstock_fillings set is_packing = true where category_id = $1 and inventory_date = $2",
    [boys, addDays(today, -90)],
  );
  await stocked(sister, "Boys 8", { target: 3 });
  const { rows } = await balance();
  expect(rows).toMatchObject([{ here: { bins: 1, spare: 1 }, sisters: [{ bins: [{ bin: "1" }] }] }]);
});

test("only stores of the same company that the person may enter are compared", async () => {
  await stocked(shop.store, "Boys 8", { target: 0, ages: [80] });
  await stocked(sister, "Boys 8", { target: 3 });
  const elsewhere = await aStore(program, { name: "Another company" });
  await stocked(elsewhere, "Boys 8", { target: 9 });
  const closedToDana = await aStore(program, { account: { id: shop.store.accountId }, name: "Oak Street" });
  await stocked(closedToDana, "Boys 8", { target: 9 });
  const archived = await aStore(program, { account: { id: shop.store.accountId }, name: "Old Street" });
  await stocked(archived, "Boys 8", { target: 9 });
  await program.owner.query("update stores set archived_at = now() where id = $1", [archived.id]);
  const owner = await aUser(program, { account: { id: shop.store.accountId }, role: roles.owner });
  const namesFor = async (by: Person) => (await balance(by)).stores.map(({ name }) => name);
  expect(await namesFor(dana)).toEqual(["Elm Street"]);
  expect(await namesFor(await signedIn(program, owner, { store: shop.store }))).toEqual(["Elm Street", "Oak Street"]);
  expect(await balance(shop.manager)).toEqual({ stores: [], rows: [] });
});

test("the balance is for those who may send", async () => {
  const refused = await shop.amy.graphql("{ sisterBalance { weeks } }", {});
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});

async function aSection(name: string, categoryId: string): Promise<string> {
  const id = randomUUID();
  await shop.answered(
    shop.manager,
    "mutation ($section: BackstockSectionInput!) { saveBackstockSection(section: $section) { id } }",
    { section: { id, name, codes: [], categoryIds: [categoryId] } },
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
