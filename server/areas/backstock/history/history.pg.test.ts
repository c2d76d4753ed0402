import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  at("2026-03-04", "12:00");
  shop = await aBackstockShop(program);
});

function at(date: string, time: string): void {
  program.clock.now = new Date(`${date}T${time}:00-06:00`);
}

type Entry = {
  bin: string;
  action: string;
  fromLocation: string | null;
  toLocation: string | null;
  reason: string | null;
  by: string;
  undoes: string | null;
  undoneAt: string | null;
};
type History = {
  totalItems: number;
  totals: { from: string; to: string; added: number; pulled: number; removed: number };
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { cursor: string; node: Entry }[];
};

function historyOf(by: Person, filter: object = {}, page: object = {}): Promise<History> {
  return shop.answered<History>(
    by,
    `query ($filter: ListFilter, $first: Int, $after: String, $last: Int, $before: String) {
      backstockHistory(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
        totalItems totals { from to added pulled removed } pageInfo { hasNextPage endCursor }
        edges { cursor node { bin action fromLocation toLocation reason by undoes undoneAt } } } }`,
    { filter, ...page },
  );
}

function entries({ edges }: History): string[] {
  return edges.map(({ node }) => `${node.action} ${node.bin}`);
}

/** Bin 1 is pulled and brought back, bin 2 pulled by Ben, bin 3 given away. */
async function aBusyDay(): Promise<void> {
  const [first, second, third] = [await shop.filled(1), await shop.filled(2), await shop.filled(3)];
  const setId = randomUUID();
  program.clock.pass(60_000);
  await shop.move(shop.amy, { fillings: [first], to: shop.floorId, setId });
  program.clock.pass(60_000);
  await shop.undo(shop.amy, setId);
  program.clock.pass(60_000);
  await shop.move(shop.ben, { fillings: [second], to: shop.floorId });
  program.clock.pass(60_000);
  await shop.remove(shop.amy, { filling: third, reason: "DONATED", setId: randomUUID() });
}

test("[BACK-10] [REP-05] every move is in the history, newest first, and undone changes count in no total", async () => {
  await aBusyDay();
  const history = await historyOf(shop.amy);
  expect(entries(history).slice(0, 4)).toEqual(["REMOVED 3", "PULLED 2", "UNDONE 1", "PULLED 1"]);
  expect(history.totals).toEqual({ from: "2026-02-26", to: "2026-03-04", added: 3, pulled: 1, removed: 1 });
  expect(history.totalItems).toBe(7);
  const [removed, pulled, undone, takenBack] = history.edges.map(({ node }) => node);
  expect(removed).toMatchObject({ reason: "donated", undoneAt: null });
  expect(pulled).toMatchObject({ fromLocation: "Back room", toLocation: "Floor", by: "Ben Jones", reason: null });
  expect(undone).toMatchObject({ undoes: "PULLED", toLocation: "Back room" });
  expect(takenBack?.undoneAt).toBe("2026-03-04T18:02:00.000Z");
});

test("the history is narrowed to days, action, bin, category, place and person, and empty days say so", async () => {
  await aBusyDay();
  const filtered = async (filter: object) => entries(await historyOf(shop.amy, filter));
  const people = await shop.answered<{ id: string; firstName: string }[]>(
    shop.amy,
    "{ employees { id firstName } }",
    {},
  );
  const ben = people.find(({ firstName }) => firstName === "Ben");
  expect(await filtered({ action: "PULLED" })).toEqual(["PULLED 2", "PULLED 1"]);
  expect(await filtered({ binNumber: 3 })).toEqual(["REMOVED 3", "ADDED 3"]);
  expect(await filtered({ employeeId: ben?.id })).toEqual(["PULLED 2"]);
  expect(await filtered({ categoryId: shop.girls })).toEqual([]);
  expect(await filtered({ locationId: shop.floorId, action: "PULLED" })).toEqual(["PULLED 2", "PULLED 1"]);
  expect(await filtered({ from: "2026-02-01", to: "2026-03-03" })).toEqual([]);
});

test("pages go forth and back without losing or repeating an entry", async () => {
  await aBusyDay();
  const first = await historyOf(shop.amy, {}, { first: 3 });
  const second = await historyOf(shop.amy, {}, { first: 3, after: first.pageInfo.endCursor });
  const third = await historyOf(shop.amy, {}, { first: 3, after: second.pageInfo.endCursor });
  const whole = await historyOf(shop.amy);
  expect([first, second, third].flatMap(entries)).toEqual(entries(whole));
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
  const back = await historyOf(shop.amy, {}, { last: 3, before: third.edges[0]?.cursor });
  expect(entries(back)).toEqual(entries(second));
});

test("managers take it along as a file, employees do not", async () => {
  await aBusyDay();
  const csv = await shop.answered<string>(shop.manager, "{ backstockHistoryCsv }", {});
  expect(csv.split("\r\n").slice(0, 3)).toEqual([
    "Date,Time,Bin,Category,Action,From,To,Reason,Employee,Undone",
    "2026-03-04,12:04 PM,3,Boys 2T FW,removed,Back room,,donated,Amy Jones,",
    "2026-03-04,12:03 PM,2,Boys 2T FW,pulled,Back room,Floor,,Ben Jones,",
  ]);
  const refused = await shop.amy.graphql("{ backstockHistoryCsv }");
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});
