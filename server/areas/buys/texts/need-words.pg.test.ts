import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;

beforeAll(async () => {
  program = await testProgram();
  shop = await aBackstockShop(program);
  await program.owner.query("insert into buy_settings (store_id, requires_pos_code) values ($1, false)", [
    shop.store.id,
  ]);
});
afterAll(() => program.stop());

/** A section of the floor as full as an employee saw it: 0 empty to 4 full. */
async function aSection(name: string, { fullness, categoryId }: { fullness: number; categoryId: string }) {
  const sectionId = randomUUID();
  const save = "mutation ($section: BackstockSectionInput!) { saveBackstockSection(section: $section) { id } }";
  await shop.answered(shop.manager, save, { section: { id: sectionId, name, codes: [], categoryIds: [categoryId] } });
  const check =
    "mutation ($id: Uuid!, $sectionId: Uuid!, $fullness: Int!) { checkRack(id: $id, sectionId: $sectionId, fullness: $fullness) { id } }";
  await shop.answered(shop.amy, check, { id: randomUUID(), sectionId, fullness });
}

async function drafted(body: string): Promise<string> {
  const id = randomUUID();
  const message = { kind: "CUSTOM", name: "Need", body, autoReply: null, isDefault: true, isAutomatic: false };
  const save = "mutation ($message: BuyMessageInput!) { saveBuyMessage(message: $message) { id } }";
  await shop.answered(shop.manager, save, { message: { ...message, id } });
  const buy = aCheckIn({ contact: { mobile: `216555${String(Math.trunc(1000 + body.length))}` } });
  expect((await createBuy(shop.manager, buy)).errors).toEqual([]);
  const { data } = await shop.manager.graphql("query ($id: Uuid!) { buyTextDrafts(buyId: $id) { id body } }", {
    id: buy.id,
  });
  const drafts = Object.values(Object(data?.["buyTextDrafts"])).map(recordOf);
  return String(drafts.find((draft) => draft["id"] === id)?.["body"]);
}

test("a text says what the floor is short of, the counter reads it, and nothing is said while nothing is short", async () => {
  expect(await drafted("We buy all day. {weNeed}")).toBe("We buy all day.");
  await aSection("Boys' jeans 8 to 10", { fullness: 0, categoryId: shop.boys });
  await aSection("Summer tops", { fullness: 4, categoryId: shop.girls });
  const { data } = await shop.amy.graphql("{ floorShortage { short full } }");
  expect(data?.["floorShortage"]).toEqual({ short: ["Boys' jeans 8 to 10"], full: ["Summer tops"] });
  expect(await drafted("We are very short on {weNeed}.")).toBe("We are very short on boys' jeans 8 to 10.");
});
