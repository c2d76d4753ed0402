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

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  support = await as(roles.support);
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
