import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { plantCanaries, tenantTables } from "#tests/kit/canaries.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let other: TestStore;
let owner: Person;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program, { name: "Maple Street" });
  other = await aStore(program, { name: "Foreign Store" });
  for (const { id: storeId, accountId } of [store, other]) {
    await program.owner.query("update accounts set name = 'Second Story' where id = $1", [accountId]);
    await aUser(program, { account: { id: accountId } });
    await plantCanaries(program, { storeId, accountId });
  }
  const account = { id: store.accountId };
  owner = await signedIn(program, await aUser(program, { account, role: roles.owner }), { store });
  manager = await aPerson(program, store, { role: roles.manager });
});

afterAll(() => program.stop());

const closing = `{ companyClosing { name closedAt deleteAt } }`;
const close = `mutation ($name: String!) { closeCompany(name: $name) { closedAt } }`;
const keep = `mutation { keepCompany { closedAt deleteAt } }`;

async function codeOf(person: Person, document: string, variables = {}): Promise<string | undefined> {
  return (await person.graphql(document, variables)).errors[0]?.extensions.code;
}

async function countRows(home: TestStore): Promise<Record<string, number>> {
  const tables = await tenantTables(program);
  const counts = await Promise.all(
    tables.map(async ({ name, hasStore }): Promise<[string, number]> => {
      const [column, id] = hasStore ? ["store_id", home.id] : ["account_id", home.accountId];
      const { rows } = await program.owner.query<{ count: string }>(
        `select count(*) from "${name}" where ${column} = $1`,
        [id],
      );
      return [name, Number(rows[0]?.count)];
    }),
  );
  return Object.fromEntries(counts);
}

async function runDeletion(): Promise<void> {
  await program.owner.query("select graphile_worker.add_job('company-closing.delete', '{}'::json)");
  await runJobs(program);
  const failed = await program.owner.query(
    "select last_error from graphile_worker._private_jobs where last_error is not null",
  );
  expect(failed.rows).toEqual([]);
}

test("only an owner who types the company's name closes it, and then its stores lock", async () => {
  expect(await codeOf(manager, closing)).toBe("forbidden");
  expect(await codeOf(manager, close, { name: "Second Story" })).toBe("forbidden");
  expect(await codeOf(owner, close, { name: "Second" })).toBe("invalid-input");
  expect(await codeOf(manager, `{ buyLog { date } }`)).not.toBe("store-locked");
  expect(await codeOf(owner, close, { name: " Second Story " })).toBeUndefined();
  expect(await codeOf(owner, close, { name: "Second Story" })).toBe("already-closed");
  expect(await codeOf(manager, `{ buyLog { date } }`)).toBe("store-locked");
  await runJobs(program);
  const mails = await program.owner.query("select subject from mailbox where account_id = $1", [store.accountId]);
  expect(mails.rows).toContainEqual({ subject: "Second Story is closed" });
  // The data still comes out; the planted export would count as one that is being written.
  await program.owner.query("delete from company_exports where account_id = $1", [store.accountId]);
  expect(await codeOf(owner, `mutation { startCompanyExport { id } }`)).toBeUndefined();
  await runJobs(program);
  const { data } = await owner.graphql(`{ companyExport { state } }`);
  expect(data?.["companyExport"]).toEqual({ state: "ready" });
});

test("within the 90 days the owner keeps it, and everything opens again", async () => {
  expect((await owner.graphql(keep)).data?.["keepCompany"]).toEqual({ closedAt: null, deleteAt: null });
  expect(await codeOf(manager, `{ buyLog { date } }`)).not.toBe("store-locked");
  await runDeletion();
  expect((await owner.graphql(closing)).data?.["companyClosing"]).toMatchObject({ name: "Second Story" });
});

test("the database itself deletes nothing before its day", async () => {
  await owner.graphql(close, { name: "Second Story" });
  const early = "select hangtag.delete_closed($1, 'notes', now() + interval '89 days', 100)";
  await expect(program.owner.query(early, [store.accountId])).rejects.toThrow("is not to be deleted yet");
  await expect(program.owner.query("delete from texting_consents where store_id = $1", [store.id])).rejects.toThrow(
    "only added",
  );
});

test("after 90 days every row of the company is gone, and none of another's", async () => {
  const before = { ours: await countRows(store), others: await countRows(other) };
  expect(Object.values(before.ours).filter((count) => count > 0).length).toBeGreaterThan(100);
  program.clock.now = new Date(program.clock.now.getTime() + 91 * 86_400_000);
  await runDeletion();
  const left = Object.entries(await countRows(store)).filter(([, count]) => count > 0);
  expect(left).toEqual([]);
  expect(await countRows(other)).toEqual(before.others);
  const accounts = await program.owner.query("select id from accounts where id = $1", [store.accountId]);
  expect(accounts.rows).toEqual([]);
});
