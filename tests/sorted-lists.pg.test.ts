import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { aBackstockShop } from "./kit/a-backstock-shop.ts";
import type { BackstockShop } from "./kit/a-backstock-shop.ts";
import { aCampaign, manualCampaign, someCoupons } from "./kit/a-coupon.ts";
import { aFeed } from "./kit/a-feed.ts";
import { aBuy, aCustomer } from "./kit/pos-rows.ts";
import type { Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;

/** Fills each list with rows that are equal in most columns, so that the tie-breaker decides. */
beforeAll(async () => {
  program = await testProgram();
  shop = await aBackstockShop(program);
  const fillings = [];
  for (const number of [1, 2, 3, 12, 30]) {
    fillings.push(await shop.filled(number));
  }
  const [first] = fillings;
  await shop.move(shop.ben, { fillings: first === undefined ? [] : [first], to: shop.floorId });
  for (const [index, body] of ["Bags", "bags", "Coats 100%", "Zips"].entries()) {
    const by = index % 2 === 0 ? shop.amy : shop.ben;
    const note = { id: randomUUID(), body, date: `2026-03-0${1 + (index % 2)}` };
    await addNote(by, note);
  }
  const yesterday = addDays(program.clock.now.toISOString().slice(0, 10), -1);
  const lastDay = addDays(yesterday, 60);
  const days = { earnStartOn: yesterday, earnEndOn: lastDay, redeemStartOn: yesterday, redeemEndOn: lastDay };
  const campaignId = await aCampaign(shop.manager, manualCampaign(days));
  for (const [index, name] of ["Ada", "ada", "Élise", null].entries()) {
    const terms = index === 0 ? { redeemAmount: 1000, redeemEndOn: addDays(lastDay, -9) } : null;
    await someCoupons(shop.manager, { campaignId, contact: { name }, ...(terms && { terms }) });
  }
  await someBuys();
});
afterAll(() => program.stop());

/** Of today, some alike: open and paid ones, of a known seller and of unknown ones. */
async function someBuys(): Promise<void> {
  const log = z.object({ today: z.string() });
  const { today } = log.parse((await shop.amy.graphql("{ buyLog { today } }")).data?.["buyLog"]);
  const day = { businessDate: today, updatedAt: `${today}T18:00:00Z` };
  const times = { checkedInAt: `${today}T17:00:00Z`, readyAt: `${today}T17:20:00Z`, completedAt: `${today}T17:30:00Z` };
  await aFeed(
    program,
    shop.store,
  )([
    aCustomer({ seq: 1, externalId: "C1", ...day }),
    aBuy({ seq: 2, ...day, ...times }),
    aBuy({ seq: 3, ...day, ...times, buyerCode: "7", customerId: "C9" }),
    aBuy({ seq: 4, ...day, ...times, readyAt: null, paidTrade: 0 }),
    aBuy({ seq: 5, ...day, ...times, number: "A-5", status: "open", completedAt: null, lines: [] }),
  ]);
}

async function addNote(by: Person, note: { id: string; body: string; date: string }): Promise<void> {
  const added = await by.graphql("mutation ($note: NoteInput!) { addNote(note: $note) { id } }", { note });
  expect(added.errors).toEqual([]);
}

type List = { name: string; columns: readonly string[]; node: string };

const lists: readonly List[] = [
  { name: "allNotes", columns: ["date", "body", "author.fullName"], node: "id date body author { fullName }" },
  {
    name: "backstockHistory",
    columns: ["at", "bin", "categoryName", "action", "by"],
    node: "id at bin categoryName action by",
  },
  {
    name: "backstocks",
    columns: ["filling.bin", "filling.category", "filling.location", "filling.age", "filling.inventoryDate"],
    node: "filling { id bin category location age inventoryDate }",
  },
  {
    name: "bins",
    columns: ["number", "contents.categoryName", "contents.locationName", "isFilled"],
    node: "id number isFilled contents { categoryName locationName }",
  },
  {
    name: "buyLog",
    columns: ["checkedInAt", "number", "customerName", "sortedBy", "waitSeconds", "itemsTaken", "paid"],
    node: "id checkedInAt number customerName sortedBy waitSeconds itemsTaken paid",
  },
  {
    name: "coupons",
    columns: ["issuedAt", "number", "name", "redeemAmount", "expiresAt", "redeemedAt"],
    node: "id issuedAt number name redeemAmount expiresAt redemption { at }",
  },
];

const answer = z.object({
  totalItems: z.number(),
  pageInfo: z.object({
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
  }),
  edges: z.array(z.object({ cursor: z.string(), node: z.unknown() })),
});

type Place = {
  sortBy?: string;
  descending?: boolean;
  first?: number;
  last?: number;
  after?: string | null;
  before?: string;
};

function ask({ name, node }: List, place: Place & { filter?: unknown }) {
  return shop.amy.graphql(
    `query ($sortBy: String, $descending: Boolean, $first: Int, $last: Int, $after: String, $before: String, $filter: ListFilter) {
      list: ${name}(sortBy: $sortBy, descending: $descending, first: $first, last: $last, after: $after, before: $before, filter: $filter) {
        totalItems pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${node} } } } }`,
    place,
  );
}

async function page(list: List, place: Place & { filter?: unknown }) {
  const { data, errors } = await ask(list, place);
  expect(errors).toEqual([]);
  return answer.parse(data?.["list"]);
}

/** Walks a list by the cursors, from its beginning or backward from its end. */
async function walk(list: List, order: Place, way: "forward" | "backward"): Promise<unknown[]> {
  const nodes: unknown[] = [];
  let place: Place = way === "forward" ? { first: 2 } : { last: 2 };
  for (let isOver = false; !isOver;) {
    const { edges, pageInfo } = await page(list, { ...order, ...place });
    const rows = edges.map(({ node }) => node);
    nodes.splice(way === "forward" ? nodes.length : 0, 0, ...rows);
    isOver = way === "forward" ? !pageInfo.hasNextPage : !pageInfo.hasPreviousPage;
    place =
      way === "forward"
        ? { first: 2, after: pageInfo.endCursor ?? "" }
        : { last: 2, before: pageInfo.startCursor ?? "" };
  }
  return nodes;
}

const orders = lists.flatMap((list) => list.columns.map((column) => ({ list, column, name: list.name })));

test.each(orders)(
  "$name is sorted by $column up and down, and its pages hold each row once, both ways",
  async ({ list, column }) => {
    const whole = await page(list, { sortBy: column, descending: false, first: 100 });
    const nodes = whole.edges.map(({ node }) => node);
    expect(nodes.length).toBe(whole.totalItems);
    expect(nodes.length).toBeGreaterThan(3);
    const values = nodes.map((node) => comparable(valueAt(node, column)));
    expect(values).toEqual(values.toSorted((left, right) => Number(left > right) - Number(left < right)));
    const ways = [
      { descending: false, expected: nodes },
      { descending: true, expected: nodes.toReversed() },
    ];
    for (const { descending, expected } of ways) {
      expect(await walk(list, { sortBy: column, descending }, "forward")).toEqual(expected);
      expect(await walk(list, { sortBy: column, descending }, "backward")).toEqual(expected);
    }
  },
);

test.each(lists)("$name refuses another column, and a cursor of another order", async (list) => {
  const [first = "", second = ""] = list.columns;
  for (const sortBy of ["id", "store_id", "constructor", "", `${first}; drop table notes`]) {
    expect((await ask(list, { sortBy })).errors[0]?.extensions.errors).toHaveProperty("sortBy");
  }
  const { pageInfo } = await page(list, { sortBy: first, first: 1 });
  const elsewhere = await ask(list, { sortBy: second, first: 1, after: pageInfo.endCursor });
  expect(elsewhere.errors[0]?.extensions.errors).toEqual({ after: ["This is not a place in the list"] });
});

/** Keys of forged cursors. */
const madeUpKeys = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "\u0000", "\ud800", "2026-02-31", "99999999999", "2026-01-01 25:00:00+00", randomUUID()),
);
/** A cursor with the list's order, so that only its keys are wrong. */
const forgedPlaces = fc
  .tuple(fc.constantFrom(...orders), fc.boolean(), fc.tuple(madeUpKeys, madeUpKeys))
  .map(([{ list, column }, descending, keys]) => {
    const after = Buffer.from(JSON.stringify([column, descending, ...keys])).toString("base64url");
    return { list, column, descending, after };
  });
const senselessPlaces = fc
  .tuple(fc.constantFrom(...orders), fc.boolean(), fc.string())
  .map(([{ list, column }, descending, after]) => ({ list, column, descending, after }));

test("no forged cursor breaks a list", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(forgedPlaces, senselessPlaces), async ({ list, column, descending, after }) => {
      const { errors } = await ask(list, { sortBy: column, descending, first: 1, after });
      expect(errors.map(({ extensions }) => extensions.code).filter((code) => code !== "invalid-input")).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("[FRM-08] a list is narrowed by the text of a JSON object, by the object, or by words", async () => {
  const [notes, history, backstocks, bins] = lists;
  expect(await countItems(notes, '{"text":"coats","from":"","to":null}')).toBe(1);
  expect(await countItems(notes, { text: "coats" })).toBe(1);
  expect(await countItems(notes, "100%")).toBe(1);
  expect(await countItems(notes, " ")).toBe(4);
  expect(await countItems(history, "Girls")).toBe(0);
  expect(await countItems(backstocks, "3")).toBe(2);
  expect(await countItems(bins, '{"state":"filled"}')).toBe(4);
  for (const list of lists) {
    const refused = await ask(list, { filter: '{"colour":"red"}' });
    expect(refused.errors[0]?.extensions.code).toBe("invalid-input");
  }
});

async function countItems(list: List | undefined, filter: unknown): Promise<number | null> {
  return list === undefined ? null : (await page(list, { filter })).totalItems;
}

function valueAt(node: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
      node,
    );
}

/** As the database compares: words without their capitals, an empty bin before all names, filled bins before others. */
function comparable(value: unknown): string | number {
  if (typeof value === "boolean") {
    return value ? 0 : 1;
  }
  if (typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value))) {
    return Number(value);
  }
  return typeof value === "string" ? value.toLowerCase() : "";
}
