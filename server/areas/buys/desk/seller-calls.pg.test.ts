import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aConsent } from "#tests/kit/texting/a-text.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T17:00:00Z");
  ({ store, ana } = await aBuyCounter(program));
});

async function aBuyOf(mobile: string): Promise<string> {
  const buy = aCheckIn({ contact: { firstName: "Jess", lastName: "Ortega", mobile, email: "" } });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  return buy.id;
}

const act = (name: "noteSellerCall" | "undoSellerCall" | "startSorting", id: string) =>
  ana.graphql(`mutation ($id: Uuid!) { ${name}(id: $id) { callTimes } }`, { id });

async function logRows(): Promise<unknown> {
  const fields = "customerName firstTextAt firstCalledAt isOptedOut isWaitLong";
  const { data, errors } = await ana.graphql(`{ buyLog(date: "2026-03-04") { edges { node { ${fields} } } } }`);
  expect(errors).toEqual([]);
  return recordOf(data?.["buyLog"])["edges"];
}

test("calls to a seller are noted one by one, the newest is undone, and the log says when the first was", async () => {
  const id = await aBuyOf("6145550102");
  await act("noteSellerCall", id);
  program.clock.pass(20 * 60_000);
  const twice = ["2026-03-04T17:00:00.000Z", "2026-03-04T17:20:00.000Z"];
  expect(await act("noteSellerCall", id)).toMatchObject({ data: { noteSellerCall: { callTimes: twice } } });
  expect(await logRows()).toMatchObject([{ node: { firstTextAt: null, firstCalledAt: twice[0], isOptedOut: false } }]);
  expect(await act("undoSellerCall", id)).toMatchObject({ data: { undoSellerCall: { callTimes: twice.slice(0, 1) } } });
  await act("undoSellerCall", id);
  expect(await act("undoSellerCall", id)).toMatchObject({ errors: [], data: { undoSellerCall: { callTimes: [] } } });
  const { rows } = await program.owner.query<{ name: string }>(
    "select name from events where record_id = $1 and name like 'buy.seller-call%' order by at, id",
    [id],
  );
  const [called, undone] = ["buy.seller-called", "buy.seller-call-undone"];
  expect(rows.map(({ name }) => name).toSorted()).toEqual([undone, undone, called, called]);
});

test("a buy that is complete takes no call", async () => {
  const id = await aBuyOf("6145550103");
  const { errors } = await ana.graphql(`mutation ($id: Uuid!) { completeBuy(id: $id, outcome: CANCELLED) { id } }`, {
    id,
  });
  expect(errors).toEqual([]);
  expect((await act("noteSellerCall", id)).errors[0]?.extensions.code).toBe("buy-moved-on");
});

test("the log says who had opted out of texts by the end of the buy, and not who did later", async () => {
  const done = await aBuyOf("6145550104");
  await ana.graphql(`mutation ($id: Uuid!) { completeBuy(id: $id, outcome: PASSED_ALL) { id } }`, { id: done });
  program.clock.pass(60_000);
  await aBuyOf("6145550105");
  for (const phone of ["+16145550104", "+16145550105"]) {
    await aConsent(program, store, { phone, purpose: "all", action: "opt_out" });
  }
  expect(await logRows()).toMatchObject([{ node: { isOptedOut: false } }, { node: { isOptedOut: true } }]);
});
