import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { aSecondHandStore } from "#tests/kit/second-hand/a-second-hand-store.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer, aSale } from "#tests/kit/pos-rows.ts";
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
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T18:00:00Z");
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  manager = await aPerson(program, store, { role: roles.manager });
  employee = await aPerson(program, store, { role: roles.user });
});

type Item = Extract<PosRowInput, { kind: "inventoryItem" }>;

function anItem(row: Partial<Item> & { seq: number }): Item {
  return {
    ...{ kind: "inventoryItem", externalId: "I1", updatedAt: "2026-03-04T17:00:00Z", businessDate: "2026-03-04" },
    ...{ sku: "4418823", description: "Winter coat", categoryPath: ["Girls", "Outerwear"], brand: "Columbia" },
    ...{ size: "6X", goods: "used", price: 1000, cost: 400, buyId: null, receivedAt: "2026-01-14T18:00:00Z" },
    ...{ status: "inStock", soldAt: null, soldTransactionId: null },
    ...row,
  };
}

const fields = `isFeedStale posName item { id sku description categoryPath brand size isNew quantity price cost margin days
  status soldPrice soldTicket buyNumber buyId seller { name customerId } orderName }`;

async function view(id: string, person: Person = manager): Promise<Record<string, unknown>> {
  const { inventoryItem } = await askFor(person, `{ inventoryItem(id: "${id}") { ${fields} } }`);
  return recordOf(inventoryItem);
}

/** The register was last seen so many minutes ago. */
async function setLastSeen(minutes: number): Promise<void> {
  await program.owner.query("update devices set last_seen_at = $2, pos_name = 'Retail Pro' where store_id = $1", [
    store.id,
    new Date(program.clock.now.getTime() - minutes * 60_000),
  ]);
}

test("[CUS-02] [INV-1] [done 11] a piece is shown as the register has it, by its id and by its tag, with age and margin", async () => {
  await aFeed(program, store)([anItem({ seq: 1 })]);
  await setLastSeen(1);
  const shown = {
    ...{ id: "I1", sku: "4418823", brand: "Columbia", size: "6X", price: 1000, cost: 400, margin: 600, days: 49 },
    ...{ status: "IN_STOCK", isNew: false, quantity: 1, seller: null, buyId: null, orderName: null },
  };
  expect(await view("I1")).toMatchObject({ isFeedStale: false, item: shown });
  expect(await view("4418823", employee)).toMatchObject({ item: shown });
});

test("[done 11] a price of 0 has no margin, and neither has a piece whose cost is not known", async () => {
  const feed = aFeed(program, store);
  await feed([anItem({ seq: 1, price: 0 }), anItem({ seq: 2, externalId: "I2", sku: "2", cost: null })]);
  expect(await view("I1")).toMatchObject({ item: { price: 0, margin: null } });
  expect(await view("I2")).toMatchObject({ item: { cost: null, margin: null } });
});

test("[CUS-02] [done 12] the page says so after the feed was silent for 31 minutes, and not after 30", async () => {
  await aFeed(program, store)([anItem({ seq: 1 })]);
  await setLastSeen(30);
  expect(await view("I1")).toMatchObject({ isFeedStale: false });
  await setLastSeen(31);
  expect(await view("I1")).toMatchObject({ isFeedStale: true });
});

test("[CUS-02] [done 13] who brought it is a manager's to see; the buy is everyone's", async () => {
  await aFeed(
    program,
    store,
  )([
    aCustomer({ seq: 1, externalId: "C1", name: "Dana Whitfield" }),
    aBuy({ seq: 2, externalId: "B9", number: "9", customerId: "C1" }),
    anItem({ seq: 3, buyId: "B9" }),
  ]);
  expect(await view("I1")).toMatchObject({ item: { buyNumber: "9", seller: { name: "Dana Whitfield" } } });
  const item = (await view("I1", employee))["item"];
  expect(item).toMatchObject({ buyNumber: "9", seller: null });
  expect(JSON.stringify(item)).not.toContain("Dana");
});

test("a sold piece has its ticket, its margin is of what it was sold for, and it ages no more", async () => {
  const line = { sku: "4418823", description: "Coat", goods: "used" as const, quantity: 1, price: 1000, net: 800 };
  await aFeed(
    program,
    store,
  )([
    aSale({ seq: 1, externalId: "T1", number: "812", net: 800, lines: [line] }),
    anItem({ seq: 2, status: "sold", soldAt: "2026-02-13T18:00:00Z", soldTransactionId: "T1" }),
  ]);
  expect(await view("I1")).toMatchObject({
    item: { status: "SOLD", soldPrice: 800, soldTicket: "812", margin: 500, days: 30 },
  });
});

test("a piece of a held buy says until when, one of another category, a sold one and one whose days are over don't", async () => {
  program.clock.now = new Date("2026-03-01T18:00:00Z");
  const shop = await aSecondHandStore(program);
  const piece = { description: "Piece", cost: 600, price: 1800, taken: true };
  const lines = [
    { ...piece, tag: "G1", category: "guitars" },
    { ...piece, tag: "A1", category: "amps" },
  ];
  const at = { updatedAt: "2026-03-01T19:00:00Z", businessDate: "2026-03-01" };
  await shop.fed({ seq: 1, externalId: "B1", lines, ...at });
  const guitar = { seq: 2, externalId: "IG", sku: "G1", buyId: "B1", ...at };
  await shop.send([anItem(guitar), anItem({ ...guitar, seq: 3, externalId: "IA", sku: "A1" })]);
  const hold = async (id: string) =>
    recordOf((await askFor(shop.ana, `{ inventoryItem(id: "${id}") { item { holdUntil } } }`))["inventoryItem"])[
      "item"
    ];
  expect(await hold("G1")).toEqual({ holdUntil: "2026-03-08" });
  expect(await hold("A1")).toEqual({ holdUntil: null });
  program.clock.now = new Date("2026-03-08T18:00:00Z");
  expect(await hold("G1")).toEqual({ holdUntil: null });
  program.clock.now = new Date("2026-03-05T18:00:00Z");
  await shop.send([anItem({ ...guitar, seq: 4, status: "sold", soldAt: "2026-03-05T17:00:00Z" })]);
  expect(await hold("G1")).toEqual({ holdUntil: null });
});

test("a tag that the register does not have, and another store's piece, are no piece", async () => {
  await aFeed(program, store)([anItem({ seq: 1 })]);
  await setLastSeen(1);
  expect(await view("4418832")).toMatchObject({ item: null, posName: "Retail Pro" });
  const other = await aPerson(program, await aStore(program), { role: roles.owner });
  expect(await view("I1", other)).toMatchObject({ item: null });
});

test.each(["", "x".repeat(65), "a\\u0000b"])("%j is no id of a piece", async (id) => {
  const { errors } = await manager.graphql(`{ inventoryItem(id: "${id}") { posName } }`);
  expect(errors[0]?.extensions.code).toBe("invalid-input");
});

const history = "prices { from to } peers { isSized pieces usualDays shareNow shareIn60 }";

async function viewHistory(id: string): Promise<Record<string, unknown>> {
  const { inventoryHistory } = await askFor(manager, `{ inventoryHistory(id: "${id}") { ${history} } }`);
  return recordOf(inventoryHistory);
}

test("[INV-1] a changed price keeps the one before, also when the newer row came first; a sold piece's 0 is none", async () => {
  const feed = aFeed(program, store);
  await feed([anItem({ seq: 1, price: 2800, updatedAt: "2026-02-01T17:00:00Z" })]);
  expect(await viewHistory("I1")).toMatchObject({ prices: [{ from: null, to: 2800 }] });
  await feed([anItem({ seq: 2, price: 2400, updatedAt: "2026-02-20T17:00:00Z" })]);
  await feed([anItem({ seq: 3, price: 2400, brand: "Columbia Kids", updatedAt: "2026-02-21T17:00:00Z" })]);
  const marked = [
    { from: 2800, to: 2400 },
    { from: null, to: 2800 },
  ];
  expect(await viewHistory("I1")).toMatchObject({ prices: marked });
  await feed([anItem({ seq: 4, price: 0, status: "sold", soldAt: "2026-03-01T17:00:00Z" })]);
  expect(await viewHistory("I1")).toMatchObject({ prices: marked });
  await feed([anItem({ seq: 9, externalId: "I2", sku: "2", price: 1500, updatedAt: "2026-02-20T17:00:00Z" })]);
  await feed([anItem({ seq: 8, externalId: "I2", sku: "2", price: 2000, updatedAt: "2026-02-01T17:00:00Z" })]);
  expect(await viewHistory("I2")).toMatchObject({
    prices: [
      { from: 2000, to: 1500 },
      { from: null, to: 2000 },
    ],
  });
});

test("[INV-1] a piece stands against the used ones of its category and size, and against none where there are few", async () => {
  const feed = aFeed(program, store);
  const soldOn = (day: string) => () => ({ status: "sold" as const, soldAt: `2025-12-${day}T18:00:00Z` });
  const some = (length: number, fate: () => Partial<Item>) => Array.from({ length }, fate);
  const fates = [...some(20, soldOn("20")), ...some(10, soldOn("30")), ...some(10, () => ({}))];
  const peers = fates.map((fate, at) =>
    anItem({ seq: at + 2, externalId: `P${at}`, sku: `P${at}`, receivedAt: "2025-12-01T18:00:00Z", ...fate }),
  );
  await feed([anItem({ seq: 1 }), ...peers.slice(0, 20)]);
  expect(await viewHistory("I1")).toMatchObject({ peers: null });
  await feed(peers.slice(20));
  expect(await viewHistory("I1")).toMatchObject({
    peers: { isSized: true, pieces: 40, usualDays: 30, shareNow: 746, shareIn60: 750 },
  });
  expect(await viewHistory("4418899")).toEqual({ prices: [], peers: null });
});
