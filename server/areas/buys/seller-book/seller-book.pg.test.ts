import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer, aSale } from "#tests/kit/pos-rows.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-03-20T18:00:00Z");
  store = await aStore(program);
});
afterAll(() => program.stop());

const question = `{ sellerBook { count takeRate
  top { id name visits lastVisitOn usualGapDays itemsOffered itemsTaken paid trade spentAfter } quiet { id } } }`;

function visit(seq: number, date: string, change: Record<string, unknown> = {}) {
  const times = { checkedInAt: `${date}T17:00:00Z`, readyAt: `${date}T17:20:00Z`, completedAt: `${date}T17:30:00Z` };
  return aBuy({ seq, businessDate: date, updatedAt: `${date}T18:00:00Z`, ...times, ...change });
}

function purchase(seq: number, date: string, net: number) {
  return aSale({
    seq,
    net,
    businessDate: date,
    at: `${date}T19:00:00Z`,
    updatedAt: `${date}T19:00:00Z`,
    customerId: "C1",
  });
}

test("[X8] a seller's visits, pieces, money and spending of the year are summed, and who stays away is listed", async () => {
  const manager = await aPerson(program, store, { role: roles.manager });
  expect((await manager.graphql(question)).data?.["sellerBook"]).toEqual({ count: 0, takeRate: 0, top: [], quiet: [] });
  await aFeed(
    program,
    store,
  )([
    aCustomer({ seq: 1, externalId: "C1", name: "Ada Park" }),
    // Every week in January, twice on one day, and then no more: a silence of seven weeks.
    visit(2, "2026-01-05"),
    visit(3, "2026-01-12"),
    visit(4, "2026-01-19"),
    visit(5, "2026-01-26"),
    visit(6, "2026-01-26"),
    // Another seller came yesterday, and one more than a year ago.
    visit(7, "2026-03-19", { customerId: "C9" }),
    visit(8, "2025-03-01", { customerId: "C8" }),
    purchase(9, "2026-01-06", 2500),
    purchase(10, "2026-02-09", 1000),
    // Fifteen days after the last visit, and before the first.
    purchase(11, "2026-02-10", 7000),
    purchase(12, "2026-01-04", 9000),
  ]);
  const { data, errors } = await manager.graphql(question);
  expect(errors).toEqual([]);
  expect(data?.["sellerBook"]).toEqual({
    count: 2,
    takeRate: 500,
    top: [
      {
        ...{ id: "C1", name: "Ada Park", visits: 4, lastVisitOn: "2026-01-26", usualGapDays: 7 },
        ...{ itemsOffered: 10, itemsTaken: 5, paid: 3000, trade: 1000, spentAfter: 3500 },
      },
      {
        ...{ id: "C9", name: "C9", visits: 1, lastVisitOn: "2026-03-19", usualGapDays: null },
        ...{ itemsOffered: 2, itemsTaken: 1, paid: 600, trade: 200, spentAfter: 0 },
      },
    ],
    quiet: [{ id: "C1" }],
  });
  const file = await manager.graphql("{ sellerBookCsv }");
  expect(String(file.data?.["sellerBookCsv"]).split("\r\n")).toHaveLength(4);
});

test("an employee is refused, and another store's book is empty", async () => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
  const other = await aPerson(program, await aStore(program), { role: roles.manager });
  expect((await other.graphql(question)).data?.["sellerBook"]).toMatchObject({ count: 0, top: [] });
});
