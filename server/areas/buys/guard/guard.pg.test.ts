import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aFilledBin, aCategory, findLocations } from "#tests/kit/a-backstock.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import type { BuyCounter } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aBuy, aCustomer } from "#tests/kit/pos-rows.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BuyCounter;
let feed: ReturnType<typeof aFeed>;
let seq = 0;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T18:00:00Z");
  shop = await aBuyCounter(program);
  feed = aFeed(program, shop.store);
});

async function guard(): Promise<Record<string, unknown>> {
  const text =
    "{ buyingGuard { cash { plan paid left } mostWeeks full { name categories weeks floorItems binItems } } }";
  const answer = await shop.ana.graphql(text);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["buyingGuard"]);
}

async function set(changes: Record<string, unknown>): Promise<void> {
  const text = "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { drawerCash } }";
  expect((await shop.manager.graphql(text, { changes })).errors).toEqual([]);
}

/** A buy that Ana completes by hand. */
async function completed(money: { paid: number; payout: string }, id = randomUUID()): Promise<void> {
  await createBuy(shop.ana, aCheckIn({ id }));
  const text =
    "mutation ($id: Uuid!, $paid: Money!, $payout: BuyPayout!) { completeBuy(id: $id, outcome: BOUGHT_ALL, paid: $paid, payout: $payout) { id } }";
  expect((await shop.ana.graphql(text, { id, ...money })).errors).toEqual([]);
}

test("cash left is the drawer's plan less the cash that sellers got today, each buy once", async () => {
  expect(await guard()).toEqual({ cash: null, mostWeeks: 12, full: [] });
  await set({ drawerCash: 230_000 });
  const byCheck = randomUUID();
  const sentToo = randomUUID();
  await completed({ paid: 5000, payout: "CASH" });
  await completed({ paid: 7000, payout: "CREDIT" });
  await completed({ paid: 2500, payout: "CHECK" }, byCheck);
  await completed({ paid: 400, payout: "CASH" }, sentToo);
  await feed([
    aCustomer({ seq: 1, externalId: "C1" }),
    aBuy({ seq: 2, paidCash: 3000, paidTrade: 900 }),
    aBuy({ seq: 3, paidCash: 2500, paidTrade: 0, clientRef: byCheck }),
    aBuy({ seq: 4, paidCash: 400, paidTrade: 0, clientRef: sentToo }),
    // Of yesterday: paid then, and paid today.
    aBuy({ seq: 5, paidCash: 9900, businessDate: "2026-03-03", completedAt: "2026-03-03T20:00:00Z" }),
    aBuy({ seq: 6, paidCash: 600, businessDate: "2026-03-03", completedAt: "2026-03-04T17:00:00Z" }),
  ]);
  expect((await guard())["cash"]).toEqual({ plan: 230_000, paid: 9000, left: 221_000 });
  await set({ drawerCash: 8000 });
  expect((await guard())["cash"]).toEqual({ plan: 8000, paid: 9000, left: -1000 });
});

function pieces(category: string, count: number, soldAt: string | null) {
  return Array.from({ length: count }, () => ({
    ...{ kind: "inventoryItem", seq: (seq += 1), updatedAt: "2026-03-04T17:00:00Z", businessDate: "2026-03-04" },
    ...{ externalId: `I${seq}`, sku: `${category}-${seq}`, description: "Top", categoryPath: ["Girls", category] },
    ...{ brand: null, size: null, goods: "used", price: 1000, cost: 300, buyId: null, quantity: 1 },
    ...{ receivedAt: "2026-01-01T18:00:00Z", status: soldAt === null ? "inStock" : "sold", soldAt },
    soldTransactionId: null,
  }));
}

test("of goods above the weeks of supply the counter is told how many are on the floor and in bins", async () => {
  const tops = [...pieces("Tops", 100, null), ...pieces("Tops", 40, "2026-02-20T18:00:00Z")];
  const shoes = [...pieces("Shoes", 90, null), ...pieces("Shoes", 20, "2026-02-20T18:00:00Z")];
  const hats = [...pieces("Hats", 30, null), ...pieces("Hats", 30, "2026-02-20T18:00:00Z")];
  const line = { tag: String(tops[0]?.sku), description: "Top", category: "GT", cost: 300, price: 1000, taken: true };
  await feed([
    ...tops,
    ...shoes,
    ...hats,
    aCustomer({ seq: 1000, externalId: "C1" }),
    aBuy({ seq: 1001, lines: [line] }),
  ]);
  await set({ mostSupplyWeeks: 16 });
  const shoesRow = { name: "Girls, Shoes", categories: ["Girls, Shoes"], weeks: 36, floorItems: 90, binItems: null };
  expect((await guard())["full"]).toEqual([
    shoesRow,
    { name: "Girls, Tops", categories: ["Girls, Tops"], weeks: 20, floorItems: 100, binItems: null },
  ]);

  // A section of the floor knows which bins are for it: one bin counts 40 pieces where no one counted them.
  const section = randomUUID();
  const { id: categoryId } = await aCategory(program, shop.store, "Girls SS");
  const { backRoomId } = await findLocations(program, shop.store);
  await aFilledBin(program, shop.store, { number: 1, categoryId, locationId: backRoomId, inventoryDate: "2026-02-01" });
  const saved = await shop.manager.graphql(saveSection, {
    section: { id: section, name: "Girls' tops", codes: ["GT"], categoryIds: [categoryId] },
  });
  expect(saved.errors).toEqual([]);
  expect((await guard())["full"]).toEqual([
    shoesRow,
    { name: "Girls' tops", categories: ["Girls, Tops"], weeks: 20, floorItems: 60, binItems: 40 },
  ]);
  // The register's first piece came in on January 1: what was filled before, it doesn't have.
  await aFilledBin(program, shop.store, { number: 2, categoryId, locationId: backRoomId, inventoryDate: "2025-11-30" });
  expect((await guard())["full"]).toEqual([
    shoesRow,
    { name: "Girls' tops", categories: ["Girls, Tops"], weeks: 28, floorItems: 60, binItems: 80 },
  ]);
  await set({ mostSupplyWeeks: 36 });
  expect((await guard())["full"]).toEqual([]);
  await set({ mostSupplyWeeks: null });
  expect(await guard()).toMatchObject({ mostWeeks: null, full: [] });
});

test("sellers are asked for nothing of which there is too much, on no page and in no text", async () => {
  const tops = [...pieces("Tops", 100, null), ...pieces("Tops", 40, "2026-02-20T18:00:00Z")];
  const line = { tag: String(tops[0]?.sku), description: "Top", category: "GT", cost: 300, price: 1000, taken: true };
  await feed([...tops, aCustomer({ seq: 1000, externalId: "C1" }), aBuy({ seq: 1001, lines: [line] })]);
  await anEmptySection("Girls' tops", { code: "GT", bin: 1 });
  await anEmptySection("Snow boots", { code: "SB", bin: 2 });
  await set({ mostSupplyWeeks: 12 });
  expect(await neededWords()).toEqual({ short: ["Snow boots"], text: "Bring snow boots.", page: ["Snow boots"] });
  await set({ mostSupplyWeeks: 36 });
  const [both, words] = ["Girls' tops, Snow boots", "Bring girls' tops and snow boots."];
  expect(await neededWords()).toEqual({ short: both.split(", "), text: words, page: [both] });
  await set({ mostSupplyWeeks: null });
  expect((await neededWords()).short).toEqual(both.split(", "));
});

/** A part of the floor that a person saw empty, with one bin for it. */
async function anEmptySection(name: string, { code, bin }: { code: string; bin: number }): Promise<void> {
  const sectionId = randomUUID();
  const { id: categoryId } = await aCategory(program, shop.store, `${name} SS`);
  const { backRoomId } = await findLocations(program, shop.store);
  await aFilledBin(program, shop.store, { number: bin, categoryId, locationId: backRoomId });
  const section = { id: sectionId, name, codes: [code], categoryIds: [categoryId] };
  expect((await shop.manager.graphql(saveSection, { section })).errors).toEqual([]);
  const check =
    "mutation ($id: Uuid!, $sectionId: Uuid!) { checkRack(id: $id, sectionId: $sectionId, fullness: 0) { id } }";
  expect((await shop.ana.graphql(check, { id: randomUUID(), sectionId })).errors).toEqual([]);
}

/** What the counter, a text and the seller's page say that is needed. */
async function neededWords(): Promise<{ short: unknown; text: unknown; page: string[] }> {
  const buy = aCheckIn({ id: randomUUID() });
  expect((await createBuy(shop.ana, buy)).errors).toEqual([]);
  const message = { kind: "CUSTOM", name: "Need", body: "Bring {weNeed}.", autoReply: null };
  const save = "mutation ($message: BuyMessageInput!) { saveBuyMessage(message: $message) { id } }";
  const id = randomUUID();
  await shop.manager.graphql(save, { message: { ...message, id, isDefault: false, isAutomatic: false } });
  const { data } = await shop.manager.graphql(
    "query ($id: Uuid!) { floorShortage { short } buyTextDrafts(buyId: $id) { id body } buy(id: $id) { buy { sellerPageUrl } } }",
    { id: buy.id },
  );
  const drafts = Object.values(Object(data?.["buyTextDrafts"])).map(recordOf);
  const { pathname } = new URL(String(recordOf(recordOf(data?.["buy"])["buy"])["sellerPageUrl"]));
  const { body } = await program.http.inject({ method: "GET", url: pathname });
  return {
    short: recordOf(data?.["floorShortage"])["short"],
    text: drafts.find((draft) => draft["id"] === id)?.["body"],
    page: [...body.matchAll(/Very short<[^>]*>\s*(?:<[^>]*>)*([^<]+)/g)].map(([, names]) => unescaped(names)),
  };
}

function unescaped(html: string | undefined): string {
  return String(html).replaceAll("&#39;", "'");
}

const saveSection = "mutation ($section: BackstockSectionInput!) { saveBackstockSection(section: $section) { id } }";

test("both settings have a range, and managers alone set them", async () => {
  const text =
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { drawerCash mostSupplyWeeks } }";
  const refused = await shop.manager.graphql(text, { changes: { drawerCash: 0, mostSupplyWeeks: 99 } });
  expect(refused.errors[0]?.extensions.code).toBe("invalid-input");
  const byAna = await shop.ana.graphql(text, { changes: { mostSupplyWeeks: 8 } });
  expect(byAna.errors[0]?.extensions.code).toBe("action-needs-manager");
});
