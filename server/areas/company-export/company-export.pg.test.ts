import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { exportedTables } from "./exported-tables.ts";

let program: TestProgram;
let store: TestStore;
let other: TestStore;
let owner: Person;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program, { name: "Maple Street" });
  other = await aStore(program, { name: "Foreign Store" });
  owner = await signedIn(program, await aUser(program, { account: { id: store.accountId }, role: roles.owner }), {
    store,
  });
});

afterAll(() => program.stop());

const viewQuery = `{ companyExport { id state tablesDone tablesCount rowsWritten bytes finishedAt } }`;

async function writeAll(): Promise<Record<string, string>> {
  await owner.graphql(`mutation { startCompanyExport { state } }`);
  await runJobs(program);
  const { data } = await owner.graphql(`mutation { openCompanyExport }`);
  const response = await program.http.inject({ method: "GET", url: String(data?.["openCompanyExport"]) });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="hangtag-\d{4}-\d\d-\d\d\.zip"$/);
  const files = unzipSync(response.rawPayload);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function aCustomer(home: TestStore, firstName: string): Promise<void> {
  await program.owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, id_number_sealed, id_number_hash, created_at)
     values ($1, gen_random_uuid(), $2, $3, 'O''Hara, "Jo"', '+13125554567', 'sealed', 'hash', '2026-11-20T12:00:00Z')`,
    [home.accountId, home.id, firstName],
  );
}

test("an owner gets every table of the company, and nobody else's rows nor anything secret", async () => {
  await aCustomer(store, "Josephine");
  await aCustomer(other, "Stranger");
  await program.owner.query(
    `insert into month_goals (store_id, month, amount_cents, saved_at) values ($1, '2026-12-01', 9000000, now())`,
    [store.id],
  );
  const files = await writeAll();
  expect(Object.keys(files).toSorted()).toEqual(
    [...exportedTables.map(({ file }) => `${file}.csv`), "README.txt"].toSorted(),
  );
  expect(files["customers.csv"]).toContain('Josephine,"O\'Hara, ""Jo""",+13125554567');
  expect(files["customers.csv"]).toContain("2026-11-20T12:00:00Z");
  expect(files["month-goals.csv"]).toContain("2026-12-01,90000.00");
  expect(files["README.txt"]).toContain("customers.csv: People who sell to your stores, without ID numbers. 1 line.");
  const everything = Object.values(files).join("\n");
  expect(everything).not.toMatch(/Stranger|Foreign Store|_sealed|_hash|password_/);
  const { data } = await owner.graphql(viewQuery);
  expect(data?.["companyExport"]).toMatchObject({ state: "ready", tablesDone: exportedTables.length });
});

test("one is written at a time, and a second run of its job changes nothing", async () => {
  const start = `mutation { startCompanyExport { id state } }`;
  const [first, second] = await Promise.all([owner.graphql(start), owner.graphql(start)]);
  expect(first.data).toEqual(second.data);
  await runJobs(program);
  const before = (await owner.graphql(viewQuery)).data?.["companyExport"];
  const { rows } = await program.owner.query("select id from company_exports where account_id = $1", [store.accountId]);
  const payload = { accountId: store.accountId, storeId: store.id, id: rows[0]?.id };
  await program.owner.query("select graphile_worker.add_job('company-export.write', $1::json)", [
    JSON.stringify(payload),
  ]);
  await runJobs(program);
  // The finished file stays: only one that is being written begins again.
  expect((await owner.graphql(viewQuery)).data?.["companyExport"]).toEqual(before);
  expect((await writeAll())["stores.csv"]).toContain("Maple Street");
});

test("a program that died in the middle begins the file again", async () => {
  await owner.graphql(`mutation { startCompanyExport { id } }`);
  await program.owner.query(
    `insert into company_export_parts (account_id, export_id, position, content)
     select account_id, id, 0, 'half a file' from company_exports where account_id = $1`,
    [store.accountId],
  );
  await runJobs(program);
  const { data } = await owner.graphql(`mutation { openCompanyExport }`);
  const response = await program.http.inject({ method: "GET", url: String(data?.["openCompanyExport"]) });
  expect(Object.keys(unzipSync(response.rawPayload))).toContain("README.txt");
});

test("a link ends after an hour, a wrong one is not found, and only an owner makes one", async () => {
  const { data } = await owner.graphql(`mutation { openCompanyExport }`);
  const url = String(data?.["openCompanyExport"]);
  expect((await program.http.inject({ method: "GET", url: `${url}x` })).statusCode).toBe(404);
  program.clock.now = new Date(program.clock.now.getTime() + 61 * 60_000);
  expect((await program.http.inject({ method: "GET", url })).statusCode).toBe(404);
  const manager = await aPerson(program, store, { role: roles.manager });
  for (const document of [viewQuery, `mutation { startCompanyExport { id } }`, `mutation { openCompanyExport }`]) {
    expect((await manager.graphql(document)).errors[0]?.extensions.code).toBe("forbidden");
  }
});
