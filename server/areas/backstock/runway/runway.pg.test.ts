import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { aCategory } from "#tests/kit/a-backstock.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;

/** Four weeks before fall and winter are over on Feb 28. */
const today = "2026-01-31";

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date(`${today}T12:00:00-06:00`);
  shop = await aBackstockShop(program);
});

type Runway = { season: string; bins: number; leftOver: number | null; advice: string | null; neededBy: string | null };

function runways(by: Person): Promise<Runway[]> {
  return shop.answered<Runway[]>(
    by,
    "{ seasonRunway { season bins pullsPerWeek days leftOver advice neededBy isRunning startsOn } }",
    {},
  );
}

/** So many bins are left, so many were pulled in the last days. */
async function winterBins(left: number, pulled: number): Promise<void> {
  for (let number = 1; number <= left + pulled; number += 1) {
    const filling = await shop.filled(number, { season: "FW", inventoryDate: addDays(today, -90) });
    await (number > left ? shop.move(shop.amy, { fillings: [filling], to: shop.floorId }) : null);
  }
}

test("6 winter bins, half a pull a week and 4 weeks leave 4, and summer's wait for spring", async () => {
  await winterBins(6, 2);
  await shop.filled(100, { categoryId: shop.girls, season: "SS" });
  expect(await runways(shop.manager)).toMatchObject([
    { season: "FW", bins: 6, pullsPerWeek: 0.5, days: 28, leftOver: 4, advice: "PULL_FASTER" },
    { season: "SS", bins: 1, leftOver: null, advice: null, isRunning: false, startsOn: "2026-03-01" },
  ]);
});

test("a sister store that wants more of the same is named to the person who may see it, and to nobody else", async () => {
  await winterBins(9, 0);
  const sister = await aStore(program, { account: { id: shop.store.accountId }, name: "Elm Street" });
  const { id } = await aCategory(program, sister, "boys 2t fw");
  await program.owner.query("update backstock_categories set target_bins = 5 where id = $1", [id]);
  const owner = await signedIn(program, await aUser(program, { stores: [shop.store, sister], role: roles.owner }), {
    store: shop.store,
  });
  expect(await runways(owner)).toMatchObject([{ leftOver: 9, advice: "TRANSFER", neededBy: "Elm Street" }]);
  expect(await runways(shop.manager)).toMatchObject([{ leftOver: 9, advice: "MARK_DOWN", neededBy: null }]);
});
