import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { aStaffedStore, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let marcus: Person;
beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-06T18:00:00Z");
  ({ store, marcus } = await aStaffedStore(program));
});
afterAll(() => program.stop());

async function sayCapabilities(capabilities: object): Promise<void> {
  const { token } = await aRegister(program, store);
  const pos = { connected: true, name: "Folder", version: "" };
  const deviceTime = program.clock.now.toISOString();
  const body = { agentVersion: "1", deviceTime, pos, queueLength: 0, terminalNumber: "1", printers: [], capabilities };
  const till = aStranger(program, { authorization: `Bearer ${token}` });
  expect(await till.call({ method: "POST", path: heartbeatPath, body })).toMatchObject({ status: 200 });
}

async function week(): Promise<Record<string, unknown>> {
  const answer = await marcus.graphql(
    '{ weeklyReport(date: "2026-03-04") { columns leftOut total { sales customers avgTransaction itemsSold piecesEach piecePrice } } }',
  );
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["weeklyReport"]);
}

const whole = {
  hasPieces: false,
  lines: [{ sku: "", description: "", goods: "used", quantity: 1, price: 3000, net: 3000 }],
};

test("a ticket of which only the sum is known counts as a sale and never as one piece", async () => {
  await aFeed(
    program,
    store,
  )([
    { ...aSale({ seq: 1, net: 3000 }), ...whole },
    { ...aSale({ seq: 2, net: 3000 }), ...whole },
  ]);
  const { total } = await week();
  expect(total).toEqual({
    ...{ sales: 6000, customers: 2, avgTransaction: 3000 },
    ...{ itemsSold: null, piecesEach: null, piecePrice: null },
  });
});

test("a day of which some tickets have pieces does not take those for all", async () => {
  await aFeed(program, store)([aSale({ seq: 1 }), { ...aSale({ seq: 2, net: 3000 }), ...whole }]);
  expect((await week())["total"]).toMatchObject({ sales: 4000, itemsSold: null });
});

test("a voided ticket without pieces takes no other's away", async () => {
  await aFeed(program, store)([aSale({ seq: 1 }), { ...aSale({ seq: 2, net: 3000 }), ...whole, type: "void" }]);
  expect((await week())["total"]).toMatchObject({ sales: 1000, itemsSold: 1, piecesEach: 10 });
});

test("a report names the columns that the store's registers cannot give, and shows them again when a day has them", async () => {
  await sayCapabilities({ givesItemLines: false, givesBuys: true });
  const send = aFeed(program, store);
  await send([{ ...aSale({ seq: 1, net: 3000 }), ...whole }]);
  const without = await week();
  expect(without["leftOut"]).toEqual(["piecesEach", "piecePrice"]);
  expect(without["columns"]).not.toContain("piecesEach");
  await send([aSale({ seq: 2, businessDate: "2026-03-03", at: "2026-03-03T18:00:00Z" })]);
  const withPieces = await week();
  expect(withPieces["leftOut"]).toEqual([]);
  expect(withPieces["columns"]).toContain("piecesEach");
});

test("the pull list goes by rack checks, and says that no pieces will come", async () => {
  await sayCapabilities({ givesItemLines: false, givesBuyLines: false });
  await aFeed(program, store)([{ ...aSale({ seq: 1, net: 3000 }), ...whole }]);
  const answer = await marcus.graphql("{ pullList { hasItemData lacksPieces } }");
  expect(answer.data?.["pullList"]).toEqual({ hasItemData: false, lacksPieces: true });
});
