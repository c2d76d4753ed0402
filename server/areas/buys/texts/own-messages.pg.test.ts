import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  store = await aStore(program, { name: "Maple" });
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

async function messages(): Promise<Record<string, unknown>[]> {
  const { data } = await ana.graphql("{ buyMessages { id kind body isDefault isAutomatic } }");
  return [data?.["buyMessages"]].flat().map(recordOf);
}

async function kinds(): Promise<unknown[]> {
  return (await messages()).map(({ kind }) => kind);
}

async function writeOwn(): Promise<void> {
  const message = { kind: "CUSTOM", name: "Parking", body: "Park behind the store", autoReply: null };
  const save = "mutation ($message: BuyMessageInput!) { saveBuyMessage(message: $message) { id } }";
  const input = { ...message, id: randomUUID(), isDefault: false, isAutomatic: false };
  expect((await ana.graphql(save, { message: input })).errors).toEqual([]);
}

async function remove(removed: string): Promise<void> {
  const id = (await messages()).find(({ kind }) => kind === removed)?.["id"];
  expect((await ana.graphql("mutation ($id: Uuid!) { deleteBuyMessage(id: $id) }", { id })).errors).toEqual([]);
}

/** As the rows of a store are that wrote messages of its own before the program knew these kinds. */
async function forget(unknown: readonly string[]): Promise<void> {
  await program.owner.query("delete from buy_messages where store_id = $1 and kind = any($2)", [store.id, unknown]);
}

test("a store with messages of its own gets the usual one of a kind that came later", async () => {
  const usual = await messages();
  await writeOwn();
  await forget(["drop_off", "bring_back"]);
  const areLate = ({ kind }: Record<string, unknown>) => ["DROP_OFF", "BRING_BACK"].includes(String(kind));
  expect((await messages()).filter(areLate)).toEqual(usual.filter(areLate));
  await writeOwn();
  expect(new Set(await kinds()).size).toBe(usual.length + 1);
});

test("a message that the store deleted does not come back, also where it was the last of its kind", async () => {
  await remove("DROP_OFF");
  await writeOwn();
  expect(await kinds()).not.toContain("DROP_OFF");
});

test("a message that became one of another kind is not made a second time", async () => {
  const [reminder] = (await messages()).filter(({ kind }) => kind === "REMINDER");
  const { id, body } = recordOf(reminder);
  const changed = { id, name: "Reminder", body, autoReply: null, isDefault: false, isAutomatic: false };
  const save = "mutation ($message: BuyMessageInput!) { saveBuyMessage(message: $message) { id } }";
  expect((await ana.graphql(save, { message: { ...changed, kind: "CUSTOM" } })).errors).toEqual([]);
  expect(await kinds()).not.toContain("REMINDER");
});
