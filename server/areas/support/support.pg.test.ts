import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let support: Person;
const supportName = "Sam of support";

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.support, fullName: supportName });
  support = await signedIn(program, user, { store });
});

afterAll(() => program.stop());

async function as(role: Role): Promise<Person> {
  return signedIn(program, await aUser(program, { stores: [store], role }), { store });
}

const jobRow = z.object({ id: z.coerce.string() });

/** A job whose newest attempt failed; of its 25 attempts `attempts` are used. */
async function aFailedJob(name: string, attempts: number): Promise<string> {
  const added = await program.owner.query("select id from graphile_worker.add_job($1, '{}'::json)", [name]);
  const { id } = jobRow.parse(added.rows[0]);
  await program.owner.query(
    `update graphile_worker._private_jobs set last_error = 'The table is locked', attempts = $2, updated_at = now()
     where id = $1`,
    [id, attempts],
  );
  return id;
}

const failedJobs = "{ failedJobs { id name reason attempts maxAttempts nextTryAt } }";
const runAgain = "mutation ($id: ID!) { runJobAgain(id: $id) }";

async function readFailed(id: string): Promise<unknown> {
  const { data } = await support.graphql(failedJobs);
  const jobs = z.object({ failedJobs: z.array(z.looseObject({ id: z.string() })) }).parse(data).failedJobs;
  return jobs.find((job) => job.id === id);
}

test("support sees what failed in the background: with attempts left its next try, without any that a person is needed", async () => {
  const [trying, stuck] = [await aFailedJob("reports.recompute", 3), await aFailedJob("reports.recompute", 25)];
  const failure = { name: "reports.recompute", reason: "The table is locked", maxAttempts: 25 };
  expect(await readFailed(trying)).toMatchObject({ ...failure, attempts: 3, nextTryAt: expect.any(String) });
  expect(await readFailed(stuck)).toMatchObject({ ...failure, attempts: 25, nextTryAt: null });
});

test("of many failed jobs the newest come, with how many there are", async () => {
  const ids = [await aFailedJob("reports.first", 25), await aFailedJob("reports.second", 25)];
  ids.push(await aFailedJob("reports.third", 25));
  const all = await program.owner.query("select 1 from graphile_worker._private_jobs where last_error is not null");
  const { data, errors } = await support.graphql("{ failedJobCount failedJobs(first: 2) { id } }");
  expect(errors).toEqual([]);
  expect(data).toEqual({
    failedJobCount: all.rowCount,
    failedJobs: [{ id: ids[2] }, { id: ids[1] }],
  });
});

test("a failed job that is run again has all its attempts and starts now; one that was done meanwhile is not found", async () => {
  const id = await aFailedJob("reports.recompute", 25);
  expect(await support.graphql(runAgain, { id })).toMatchObject({ data: { runJobAgain: id }, errors: [] });
  const job = await program.owner.query(
    "select attempts, run_at <= now() as is_due from graphile_worker._private_jobs where id = $1",
    [id],
  );
  expect(job.rows).toEqual([{ attempts: 0, is_due: true }]);
  const events = await program.owner.query("select payload from events where name = 'job.run-again'");
  expect(events.rows).toEqual([{ payload: { id: Number(id) } }]);
  await program.owner.query("select graphile_worker.complete_jobs(array[$1::bigint])", [id]);
  const { errors } = await support.graphql(runAgain, { id });
  expect(errors[0]?.extensions.code).toBe("not-found");
});

test.each([roles.user, roles.manager, roles.owner])(
  "a user with the role %s sees no job and runs none",
  async (role) => {
    const person = await as(role);
    const id = await aFailedJob("reports.recompute", 25);
    for (const { data, errors } of [await person.graphql(failedJobs), await person.graphql(runAgain, { id })]) {
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe("forbidden");
    }
    expect(await readFailed(id)).toMatchObject({ attempts: 25 });
  },
);

const companies = `query ($search: String!) { supportedCompanies(search: $search) { name isClosed stores { id } owners { email } } }`;
const enter = `mutation ($storeId: ID!, $reason: String!) { enterStoreForSupport(storeId: $storeId, reason: $reason) }`;

test("support finds a company by its name, a store's number or an owner's address, and nobody else does", async () => {
  const other = await aStore(program, { name: "Elm 100% Vinyl" });
  const account = { id: other.accountId };
  const owner = await aUser(program, { account, role: roles.owner });
  const findCompanies = async (search: string) =>
    (await support.graphql(companies, { search })).data?.["supportedCompanies"];
  const itsCompany = expect.arrayContaining([
    expect.objectContaining({ stores: [{ id: String(other.id) }], owners: [{ email: owner.email }] }),
  ]);
  expect(await findCompanies("100%")).toEqual(itsCompany);
  expect(await findCompanies(owner.email.toUpperCase())).toEqual(itsCompany);
  // Support's own account is nobody's company.
  const colleague = await aUser(program, { role: roles.support });
  expect(await findCompanies(colleague.email)).toEqual([]);
  // Signs that `like` means otherwise match only themselves.
  expect(await findCompanies("1__%")).toEqual([]);
  for (const role of [roles.owner, roles.manager]) {
    const person = await as(role);
    expect((await person.graphql(companies, { search: "" })).errors[0]?.extensions.code).toBe("forbidden");
    const entered = await person.graphql(enter, { storeId: String(other.id), reason: "Ticket 4711" });
    expect(entered.errors[0]?.extensions.code).toBe("forbidden");
  }
});

test("of many companies and of a large company's stores the first are listed, with how many there are", async () => {
  const large = await aStore(program, { name: "Zinnia 1" });
  await program.owner.query(
    `with stores as (
       insert into stores (account_id, name, initials, number, brand_kind, time_zone)
       select $1, 'Zinnia ' || number, 'ZIN', (67000 + number)::text, 'teen', 'America/Chicago'
       from generate_series(2, 40) as number returning id)
     insert into store_settings (store_id) select id from stores`,
    [large.accountId],
  );
  for (const name of ["Zinnia North", "Zinnia South"]) {
    await aStore(program, { name });
  }
  const list = `query ($search: String!, $first: Int) { supportedCompanyCount(search: $search)
    supportedCompanies(search: $search, first: $first) { storeCount stores { name } } }`;
  const find = async (search: string, first: number) => (await support.graphql(list, { search, first })).data;
  const listed = await find("zinnia", 2);
  expect(listed?.["supportedCompanyCount"]).toBe(3);
  expect(listed?.["supportedCompanies"]).toHaveLength(2);
  const [company] = z.array(listedCompany).parse((await find("67040", 5))?.["supportedCompanies"]);
  expect(company?.storeCount).toBe(40);
  expect(company?.stores).toHaveLength(25);
  expect(company?.stores[0]).toEqual({ name: "Zinnia 40" });
  expect(await find("no such company", 5)).toEqual({ supportedCompanyCount: 0, supportedCompanies: [] });
});

const listedCompany = z.object({ storeCount: z.number(), stores: z.array(z.object({ name: z.string() })) });

test("a store that support opens reads in its own history who it was and why", async () => {
  const other = await aStore(program, { name: "Elm Street" });
  const entered = await support.graphql(enter, { storeId: String(other.id), reason: "Ticket 4711" });
  expect(entered.data?.["enterStoreForSupport"]).toBe(String(other.id));
  const { rows } = await program.owner.query(
    "select name, payload->>'reason' as reason, user_id from events where store_id = $1 and name = 'support.entered'",
    [other.id],
  );
  expect(rows).toEqual([{ name: "support.entered", reason: "Ticket 4711", user_id: expect.any(Number) }]);
  const manager = await signedIn(program, await aUser(program, { stores: [other], role: roles.manager }), {
    store: other,
  });
  const { data } = await manager.graphql(
    "{ settingChanges(first: 1) { edges { node { name changes { field after } } } } }",
  );
  const changes = [
    { field: "support", after: supportName },
    { field: "reason", after: "Ticket 4711" },
  ];
  expect(data?.["settingChanges"]).toMatchObject({
    edges: [{ node: { name: "support.entered", changes: expect.arrayContaining(changes) } }],
  });
  const lost = await support.graphql(enter, { storeId: "999999", reason: "Ticket 4711" });
  expect(lost.errors[0]?.extensions.code).toBe("not-found");
});
