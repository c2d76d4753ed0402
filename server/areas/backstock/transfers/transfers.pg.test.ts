import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop, TestFilling } from "#tests/kit/a-backstock-shop.ts";
import { aBin, aCategory } from "#tests/kit/a-backstock.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;
let sister: TestStore;
/** Works at the sister store alone. */
let cleo: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T12:00:00-06:00");
  shop = await aBackstockShop(program);
  sister = await aStore(program, { account: { id: shop.store.accountId }, name: "Elm Street" });
  const user = await aUser(program, { stores: [sister], role: roles.manager });
  await anEmployee(program, sister, { firstName: "Cleo", user, isManager: true });
  cleo = await signedIn(program, user, { store: sister });
});

const fields = "id isOutgoing status otherStore bin categoryName inventoryDate endedBy";

type Transfer = { id: string; status: string; bin: string; endedBy: string | null };

async function transfersOf(person: Person): Promise<Transfer[]> {
  const response = await shop.answered<{ transfers: Transfer[] }>(
    person,
    `{ binTransfers { transfers { ${fields} } } }`,
    {},
  );
  return response.transfers;
}

async function sent(filling: TestFilling, otherStoreId = sister.id): Promise<string> {
  const id = randomUUID();
  await shop.answered(
    shop.manager,
    `mutation ($id: Uuid!, $backstockId: Uuid!, $version: Int!, $otherStoreId: ID!) {
      sendBinTransfer(id: $id, backstockId: $backstockId, version: $version, otherStoreId: $otherStoreId) { id } }`,
    { id, backstockId: filling.id, version: filling.version, otherStoreId: String(otherStoreId) },
  );
  return id;
}

async function takeIn(id: string, by = cleo): Promise<unknown> {
  const { id: binId } = await aBin(program, sister, 500 + Math.floor(Math.random() * 100_000));
  const { id: categoryId } = await aCategory(program, sister, `Boys ${binId}`);
  return shop.answered(
    by,
    `mutation ($id: Uuid!, $backstockId: Uuid!, $binId: Uuid!, $categoryId: Uuid!) {
      receiveBinTransfer(id: $id, backstockId: $backstockId, binId: $binId, categoryId: $categoryId) { status } }`,
    { id, backstockId: randomUUID(), binId, categoryId },
  );
}

function cancel(id: string): Promise<unknown> {
  return shop.answered(shop.manager, "mutation ($id: Uuid!) { cancelBinTransfer(id: $id) { id } }", { id });
}

test("a bin is in transit until the other store takes it in, and is as old there as it was here", async () => {
  const filling = await shop.filled(212, { inventoryDate: "2026-01-11" });
  const id = await sent(filling);
  expect(await transfersOf(shop.amy)).toMatchObject([
    { isOutgoing: true, status: "IN_TRANSIT", otherStore: "Elm Street" },
  ]);
  expect((await shop.detail(filling)).filling).toMatchObject({ archived: true, archivedReason: "transferred" });
  await runJobs(program);
  expect(await transfersOf(cleo)).toMatchObject([
    { isOutgoing: false, status: "IN_TRANSIT", otherStore: "Maple Street", bin: "212", categoryName: "Boys 2T FW" },
  ]);
  await takeIn(id);
  await runJobs(program);
  expect(await transfersOf(shop.amy)).toMatchObject([{ status: "ARRIVED", endedBy: "Cleo Jones" }]);
  const aging = await shop.answered<{ rows: { oldest: { ageDays: number } }[] }>(
    cleo,
    "{ backstockAging { rows { oldest { ageDays } } } }",
    {},
  );
  expect(aging.rows).toEqual([{ oldest: { ageDays: 52 } }]);
  expect(await shop.figures("2026-03-04")).toEqual({ added: 1, pulled: 0 });
});

test("a transfer on its way can be canceled, and the bin is filled again", async () => {
  const filling = await shop.filled(212);
  const id = await sent(filling);
  await runJobs(program);
  await cancel(id);
  await runJobs(program);
  expect(await transfersOf(shop.amy)).toMatchObject([{ status: "CANCELLED" }]);
  expect(await transfersOf(cleo)).toMatchObject([{ status: "CANCELLED" }]);
  expect((await shop.detail(filling)).filling).toMatchObject({ archived: false, location: "Back room" });
});

test("a bin that is taken in at the same moment stays there", async () => {
  const filling = await shop.filled(212);
  const id = await sent(filling);
  await runJobs(program);
  await cancel(id);
  await takeIn(id);
  await runJobs(program);
  expect(await transfersOf(shop.amy)).toMatchObject([{ status: "ARRIVED" }]);
  expect(await transfersOf(cleo)).toMatchObject([{ status: "ARRIVED" }]);
  expect((await shop.detail(filling)).filling.archived).toBe(true);
});

test("nothing happens twice: jobs that run again, and a second taking in", async () => {
  const id = await sent(await shop.filled(212));
  await runJobs(program);
  await takeIn(id);
  await expect(takeIn(id)).rejects.toThrow("Already taken in by Cleo Jones");
  await runJobs(program);
  await expect(cancel(id)).rejects.toThrow("Already taken in by Cleo Jones");
});

test("neither side sees the other's bins, and a bin is sent only within the company", async () => {
  const filling = await shop.filled(212);
  const stranger = await aStore(program, { name: "Another company" });
  await expect(sent(filling, stranger.id)).rejects.toThrow("Please check the marked fields");
  await expect(sent(filling, shop.store.id)).rejects.toThrow("Please check the marked fields");
  await sent(filling);
  await runJobs(program);
  const seen = await cleo.graphql("query ($id: Uuid!) { backstockDetail(id: $id) { filling { id } } }", {
    id: filling.id,
  });
  expect(seen.errors[0]?.extensions.code).toBe("not-found");
});

test("sending is for managers; anybody of the floor takes in", async () => {
  const filling = await shop.filled(212);
  const refused = await shop.amy.graphql(
    `mutation ($id: Uuid!, $backstockId: Uuid!) {
      sendBinTransfer(id: $id, backstockId: $backstockId, version: 1, otherStoreId: "1") { id } }`,
    { id: randomUUID(), backstockId: filling.id },
  );
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});
