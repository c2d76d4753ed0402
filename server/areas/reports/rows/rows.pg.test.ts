import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
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

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const day = "2026-03-04";
const stamps = { updatedAt: "2026-03-04T18:00:00Z", businessDate: day };
const piece = { sku: "S9", description: "Coat", goods: "used" as const, quantity: 1 };

/** Each preset has one ticket of its own; tickets 1 to 6 are rung up a minute apart. */
const tickets = [
  aSale({
    seq: 1,
    at: "2026-03-04T18:01:00Z",
    type: "return",
    cashierCode: "7",
    customerId: "C20",
    total: -1500,
    lines: [{ ...piece, sku: "R1", quantity: -1, price: 1500, net: -1500 }],
    tenders: [{ kind: "cash", amount: -1500 }],
  }),
  aSale({ seq: 2, at: "2026-03-04T18:02:00Z", type: "void", net: 2200, cashierCode: "7", customerId: "C20" }),
  aSale({
    seq: 3,
    at: "2026-03-04T18:03:00Z",
    cashierCode: "8",
    customerId: "C20",
    couponNumber: "BB-1",
    total: 1400,
    lines: [{ ...piece, sku: "D1", price: 2000, discount: 600, net: 1400, cost: 500 }],
  }),
  aSale({
    seq: 4,
    at: "2026-03-04T18:04:00Z",
    cashierCode: "7",
    customerId: "C20",
    total: 900,
    lines: [{ ...piece, price: 900, net: 900, cost: 400 }],
  }),
  aSale({
    seq: 5,
    at: "2026-03-04T18:05:00Z",
    cashierCode: "8",
    customerId: "C20",
    total: 300,
    lines: [{ ...piece, sku: "L1", price: 300, net: 300, cost: 450 }],
  }),
  aSale({ seq: 6, at: "2026-03-04T18:06:00Z", net: 5000, customerId: null }),
];

beforeEach(async () => {
  program.clock.now = new Date("2026-03-05T13:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
  await aFeed(
    program,
    store,
  )([
    ...tickets,
    aBuy({ seq: 7 }),
    aBuy({ seq: 8, paidCash: 0, paidTrade: 0, readyAt: "2026-03-04T17:50:00Z" }),
    {
      ...{
        kind: "inventoryItem",
        externalId: "I9",
        seq: 9,
        sku: "S9",
        description: "Coat",
        categoryPath: [],
        brand: null,
      },
      ...{ size: null, goods: "used", price: 2500, cost: 400, buyId: null, receivedAt: "2026-02-01T18:00:00Z" },
      ...{ status: "inStock", soldAt: null, soldTransactionId: null, ...stamps },
    },
    aCustomer({ seq: 20 }),
    {
      kind: "employee",
      externalId: "E7",
      seq: 21,
      drsUserId: "7",
      drsEmployeeCode: "7",
      name: "Kai Brown",
      active: true,
      ...stamps,
    },
  ]);
});

const range = `from: "${day}", to: "${day}"`;

async function rowsOf(kind: string, more = ""): Promise<Record<string, unknown>> {
  const answer = await manager.graphql(`{ reportRows(kind: ${kind}, ${range} ${more}) {
    from to count total rows { type number terminal employeeName customerName couponNumber value } } }`);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["reportRows"]);
}

test.each([
  ["RETURNS", { type: "RETURN", number: "1", value: 1500 }],
  ["VOIDS", { type: "VOID", number: "2", value: 2200 }],
  ["DISCOUNTS", { type: "SALE", number: "3", value: 600 }],
  ["PRICES", { type: "SALE", number: "4", value: 1600 }],
  ["BELOW_COST", { type: "SALE", number: "5", value: 150 }],
  ["NO_CUSTOMER", { type: "SALE", number: "6", value: 5000 }],
])("the preset %s lists its own row and no other", async (kind, row) => {
  const list = await rowsOf(kind);
  expect(list).toMatchObject({ count: 1, total: row.value, rows: [row] });
});

test("the presets count what they list, by who rang it up", async () => {
  const answer = await manager.graphql(`{ exceptions(${range}) { from to today
    kinds { kind count total people { employeeCode employeeName count total } } } }`);
  const { kinds, ...days } = recordOf(answer.data?.["exceptions"]);
  expect(days).toEqual({ from: day, to: day, today: "2026-03-05" });
  expect(kinds).toHaveLength(6);
  expect(kinds).toEqual(
    expect.arrayContaining([
      {
        kind: "VOIDS",
        count: 1,
        total: 2200,
        people: [{ employeeCode: "7", employeeName: "Kai Brown", count: 1, total: 2200 }],
      },
    ]),
  );
});

test("a person's rows alone, newest first, and the seven days to today without dates", async () => {
  expect(await rowsOf("SALES", ', employeeCode: "7"')).toMatchObject({
    count: 2,
    total: -600,
    rows: [
      { number: "4", employeeName: "Kai Brown", customerName: "Ada Park" },
      { number: "1", employeeName: "Kai Brown" },
    ],
  });
  const answer = await manager.graphql("{ reportRows(kind: VOIDS) { from to count } }");
  expect(answer.data?.["reportRows"]).toEqual({ from: "2026-02-27", to: "2026-03-05", count: 1 });
});

test("rows sum to the numbers of the day", async () => {
  const answer = await manager.graphql(`{ dailyReport(date: "${day}") {
    sales customers itemsSold buys buysPassed buyAmount itemsBought avgWaitMinutes } }`);
  expect(answer.errors).toEqual([]);
  const [sales, customers, items, buys, passed, bought, waits] = await Promise.all(
    ["SALES", "CUSTOMERS", "ITEMS_SOLD", "BUYS", "PASSED", "ITEMS_BOUGHT", "WAITS"].map((kind) => rowsOf(kind)),
  );
  expect(answer.data?.["dailyReport"]).toEqual({
    sales: sales?.["total"],
    customers: customers?.["count"],
    itemsSold: items?.["total"],
    buys: buys?.["count"],
    buysPassed: passed?.["count"],
    buyAmount: buys?.["total"],
    itemsBought: bought?.["total"],
    avgWaitMinutes: Number(waits?.["total"]) / 60 / Number(waits?.["count"]),
  });
  expect(waits).toMatchObject({ count: 2, rows: [{ value: 3000 }, { value: 1200 }] });
});

test("single days count alone, as those of a comparison that leaves a day out", async () => {
  const next = { updatedAt: "2026-03-06T18:00:00Z" };
  await aFeed(
    program,
    store,
  )([
    aSale({ seq: 30, ...next, businessDate: "2026-03-05", at: "2026-03-05T18:00:00Z", net: 7000 }),
    aSale({ seq: 31, ...next, businessDate: "2026-03-06", at: "2026-03-06T18:00:00Z", net: 9000 }),
  ]);
  const ofDates = (kind: string, dates: string[]) =>
    manager.graphql(
      `query ($dates: [BusinessDate!]) { reportRows(kind: ${kind}, dates: $dates) { from to count total } }`,
      { dates },
    );
  const counted = await ofDates("SALES", ["2026-03-06", day, day]);
  expect(counted.data?.["reportRows"]).toEqual({ from: day, to: "2026-03-06", count: 6, total: 15_100 });
  const buys = await ofDates("BUYS", ["2026-03-06", "2026-03-05"]);
  expect(buys.data?.["reportRows"]).toMatchObject({ count: 0, total: 0 });
  const none = await ofDates("SALES", []);
  expect(none.errors[0]?.extensions.code).toBe("invalid-input");
});

test("a row opens its ticket, with lines, tags and how it was paid", async () => {
  const answer = await manager.graphql(`{ ticket(id: "T4") { type number employeeName customerName net tax total
    lines { description quantity price tagPrice discount net cost } tenders { kind amount } } }`);
  expect(answer.data?.["ticket"]).toEqual({
    ...{ type: "SALE", number: "4", employeeName: "Kai Brown", customerName: "Ada Park", net: 900, tax: 0, total: 900 },
    lines: [{ description: "Coat", quantity: 1, price: 900, tagPrice: 2500, discount: 0, net: 900, cost: 400 }],
    tenders: [{ kind: "cash", amount: 1000 }],
  });
});

test("the file has the rows of the screen and their total", async () => {
  const answer = await manager.graphql(`{ reportRowsCsv(kind: DISCOUNTS, ${range}) }`);
  const csv = String(answer.data?.["reportRowsCsv"]);
  expect(csv).toContain(`${day},12:03 PM,sale,3,1,8,Ada Park,BB-1,,6.00`);
  expect(csv).toContain("Total,,,,,,,,,6.00");
  expect(csv.trim().split("\n")).toHaveLength(3);
});

test("an employee is refused, another store's manager sees nothing, and too long a range is said", async () => {
  const employee = await aPerson(program, store);
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  for (const question of [
    `{ exceptions { today } }`,
    `{ reportRows(kind: VOIDS) { count } }`,
    `{ ticket(id: "T4") { id } }`,
  ]) {
    expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
  }
  expect((await stranger.graphql(`{ ticket(id: "T4") { id } }`)).errors[0]?.extensions.code).toBe("not-found");
  expect((await stranger.graphql(`{ reportRows(kind: SALES, ${range}) { count } }`)).data?.["reportRows"]).toEqual({
    count: 0,
  });
  const long = await manager.graphql(`{ exceptions(from: "2025-01-01", to: "${day}") { today } }`);
  expect(long.errors[0]?.extensions.code).toBe("invalid-input");
  const turned = await manager.graphql(`{ exceptions(from: "${day}", to: "2026-03-01") { today } }`);
  expect(turned.errors[0]?.extensions.code).toBe("invalid-input");
});
