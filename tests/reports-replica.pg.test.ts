import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { roles } from "#common/permissions.ts";
import { identify } from "#server/platform/auth/identify.ts";
import type { Request } from "#server/platform/context/context.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import { madeUpInputs } from "./kit/inputs/made-up-inputs.ts";
import { aStore, aUser, anEmployee } from "./kit/people.ts";
import type { TestStore } from "./kit/people.ts";
import { aPairOfServers } from "./kit/servers/standby.ts";
import type { PairOfServers } from "./kit/servers/standby.ts";
import { signedIn } from "./kit/signed-in.ts";
import type { Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let servers: PairOfServers;
let program: TestProgram;
let store: TestStore;
let owner: Person;

beforeAll(async () => {
  servers = await aPairOfServers();
  await migrate(servers.primaryUrl);
  program = await testProgram({ servers, metricsToken: "a token for metrics" });
  store = await aStore(program, { name: "Elm Street" });
  await anEmployee(program, store, { firstName: "Rosalind" });
  owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
}, 300_000);

afterAll(async () => {
  await program.stop();
  await servers.stop();
});

async function requestOf(person: Person): Promise<Request> {
  const caller = await identify(program.platform, {
    email: person.headers["x-user-email"] ?? null,
    token: person.headers["x-user-token"] ?? null,
    storeId: person.headers["x-user-store"] ?? null,
    ...{ employeeId: null, deviceToken: null, appVersion: null, idempotencyKey: null },
    ...{ deviceId: randomUUID(), address: "203.0.113.9", requestId: randomUUID() },
  });
  return { ...caller, platform: program.platform };
}

function readsOf(program_: TestProgram) {
  return program_.platform.replica?.state().reads ?? { replica: 0, behind: 0, primary: 0 };
}

/** Until the standby has all that the primary has. */
async function caughtUp(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const answer = await program.platform.replica?.read("system", (sql) =>
        sql.selectFrom("stores").select("id").execute(),
      );
      return answer?.asOf === null && answer.value.length > 0;
    },
    { timeout: 60_000 },
  );
}

test("no operation that may lag changes anything, so each is answered by the replica", async () => {
  await caughtUp();
  const operations = registeredOperations().filter(({ definition }) => definition.mayLag === true);
  expect(operations.length).toBeGreaterThan(20);
  expect(operations.filter(({ definition }) => definition.kind !== "read")).toEqual([]);
  const [id, none] = [store.id, randomUUID()];
  const ids = { uuid: none, number: id, storeId: id, accountId: store.accountId, userId: id, employeeId: id };
  const request = { ...(await requestOf(owner)), platform: { ...program.platform, withoutPermissionChecks: true } };
  const answered = new Map<string, { replica: boolean; primary: boolean }>();
  for (const operation of operations) {
    const before = readsOf(program);
    for (const input of madeUpInputs(operation.definition.input, [ids])) {
      await operation(request, input).catch((error: unknown) => error);
    }
    const after = readsOf(program);
    answered.set(operation.definition.name, {
      replica: after.replica + after.behind > before.replica + before.behind,
      primary: after.primary > before.primary,
    });
  }
  const byReplica = operations.map(({ definition }) => [definition.name, { replica: true, primary: false }]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(byReplica));
});

const search = "query Search($text: String!) { search(text: $text) { text } }";

test("a person who has changed something finds it; a page that gets older figures says of when they are", async () => {
  await caughtUp();
  const find = (text: string) =>
    owner.call({ method: "POST", path: "/graphql", body: { query: search, variables: { text } } });
  expect(JSON.stringify((await find("Rosalind")).body)).toContain("Rosalind");
  await servers.pause();
  try {
    const body = (await find("Rosalind")).body;
    expect(body).toMatchObject({ data: { search: [{ text: expect.stringContaining("Rosalind") }] } });
    // Nothing has changed since, so the replica still has all of it, or says of when its answer is.
    const other = await aStore(program, { name: "Far away" });
    await anEmployee(program, other, { firstName: "Priya" });
    const late = (await find("Rosalind")).body;
    expect(late).toMatchObject({ extensions: { asOf: expect.stringMatching(/^\d{4}-.*Z$/) } });
  } finally {
    await servers.resume();
  }
  await caughtUp();
  expect((await find("Rosalind")).body).not.toHaveProperty("extensions.asOf");
});

test("metrics say how far the replica is behind and who has answered", async () => {
  const { body } = await owner.call({ path: "/metrics", headers: { authorization: "Bearer a token for metrics" } });
  expect(String(body)).toMatch(/^hangtag_replica_up 1$/m);
  expect(String(body)).toMatch(/^hangtag_replica_lag_seconds \d/m);
  expect(String(body)).toMatch(/^hangtag_replica_reads\{by="replica"\} [1-9]/m);
});
