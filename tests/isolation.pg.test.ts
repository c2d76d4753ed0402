import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaRoutes } from "#server/app/areas.ts";
import { schema } from "#server/app/schema.ts";
import { roles } from "#common/permissions.ts";
import type { ActingStore, Request } from "#server/platform/context/context.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import type { Operation } from "#server/platform/operations/operation.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { canary, plantCanaries, tenantTables } from "./kit/canaries.ts";
import { buildDocuments, listFields } from "./kit/inputs/made-up-documents.ts";
import { madeUpInputs } from "./kit/inputs/made-up-inputs.ts";
import type { Ids } from "./kit/inputs/made-up-inputs.ts";
import { aRegister, aStore, aUser, anEmployee } from "./kit/people.ts";
import type { TestStore } from "./kit/people.ts";
import { aStranger, signedIn } from "./kit/signed-in.ts";
import type { HttpAnswer, Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

/** The intruder belongs to another account, knows all our ids, and permission checks are off. */
let program: TestProgram;
let ours: TestStore;
let intruder: Person;
let owner: Person;
let notPlanted: Map<string, string>;
let before: Map<string, string>;
let uuids: string[];
let numbers: number[];

beforeAll(async () => {
  program = await testProgram();
  ours = await aStore(program, { name: `${canary} Street` });
  await program.owner.query("update accounts set name = $1 where id = $2", [canary, ours.accountId]);
  const user = await aUser(program, { stores: [ours], role: roles.owner, fullName: canary });
  const employee = await anEmployee(program, ours, { firstName: canary, user });
  const register = await aRegister(program, ours);
  await program.owner.query("update employees set emergency_name = $1, drs_employee_code = $1", [canary]);
  await program.owner.query("update devices set name = $1", [canary]);
  owner = await signedIn(program, user, { store: ours });
  await aTransfer();
  notPlanted = await plantCanaries(program, { storeId: ours.id, accountId: ours.accountId });
  const intruderStore = await aStore(program, { name: "Theirs" });
  await anEmployee(program, intruderStore);
  intruder = await signedIn(program, await aUser(program, { stores: [intruderStore], role: roles.owner }), {
    store: intruderStore,
  });
  program.platform.withoutPermissionChecks = true;
  uuids = [...(await ourUuids()), register.id];
  numbers = [ours.id, ours.accountId, user.id, employee.id];
  before = await fingerprints();
}, 600_000);

afterAll(() => program.stop());

test("every tenant table holds a row that could be seen or changed", () => {
  expect(Object.fromEntries(notPlanted)).toEqual({});
});

test("no operation, called by another company without permission checks, shows or changes anything of ours", async () => {
  const request = await identifyPerson(intruder);
  const forged: Request = { ...request, store: ourStore() };
  const responses = [...(await callAllOperations(request)), ...(await callAllOperations(forged))];
  expect(showing(responses)).toEqual([]);
  expect(await changedTables()).toEqual([]);
  const untried = registeredOperations().filter((operation) =>
    buildInputs(operation).every((input) => !fits(operation, input)),
  );
  expect(
    untried.map(({ definition }) => definition.name),
    "teach `valueFor` an input that fits",
  ).toEqual([]);
}, 600_000);

test("for our own owner the same calls show what they hide from others", async () => {
  const responses = await callAllOperations(await identifyPerson(owner), "read");
  expect(showing(responses).length).toBeGreaterThan(10);
});

test("no GraphQL field shows or changes anything of ours", async () => {
  const fields = listFields(schema);
  expect(fields.length).toBeGreaterThan(10);
  const responses: Answer[] = [];
  for (const { kind, field } of fields) {
    for (const { text, variables } of buildDocuments({ kind, field }, idChoices())) {
      responses.push({ source: field.name, answer: await intruder.graphql(text, variables) });
    }
  }
  expect(showing(responses)).toEqual([]);
  expect(await changedTables()).toEqual([]);
}, 600_000);

test("no REST route shows or changes anything of ours, and none lets them into our store", async () => {
  const routes = await everyRoute();
  expect(routes.length).toBeGreaterThan(5);
  const responses: Answer[] = [];
  const entries: { url: string; letIn: boolean }[] = [];
  for (const route of routes) {
    for (const call of idChoices().map((ids) => buildCall(route, ids))) {
      responses.push({ source: route.url, answer: (await intruder.call(call)).body });
      const asOurs = { ...call, path: `${call.path}?store_id=${ours.id}` };
      const response = await intruder.with({ "x-user-store": String(ours.id) }).call(asOurs);
      const forAnybody = await aStranger(program).call(call);
      responses.push({ source: route.url, answer: response.body });
      entries.push({ url: route.url, letIn: isLetIn(response, forAnybody) });
    }
  }
  expect(new Set(entries.filter(({ letIn }) => letIn).map(({ url }) => url))).toEqual(new Set());
  expect(showing(responses)).toEqual([]);
  expect(await changedTables()).toEqual([]);
}, 600_000);

/** Returns whether the response gives access; what anybody may read does not count. */
function isLetIn(response: HttpAnswer, forAnybody: HttpAnswer): boolean {
  return response.status === 200 && forAnybody.status !== 200;
}

type Answer = { source: string; answer: unknown };

function showing(responses: readonly Answer[]): string[] {
  const shown = responses.filter(({ answer }) => (JSON.stringify(answer) ?? "").includes(canary));
  return [...new Set(shown.map((response) => response.source))];
}

async function callAllOperations(request: Request, kind?: "read"): Promise<Answer[]> {
  const responses: Answer[] = [];
  for (const operation of registeredOperations().filter(
    ({ definition }) => kind === undefined || definition.kind === kind,
  )) {
    for (const input of buildInputs(operation)) {
      const response = await operation(request, input).catch((error: unknown) => String(error));
      responses.push({ source: operation.definition.name, answer: response });
    }
  }
  return responses;
}

function fits(operation: Operation, input: object): boolean {
  return operation.definition.input.safeParse(input).success;
}

function buildInputs(operation: Operation): object[] {
  return madeUpInputs(operation.definition.input, idChoices());
}

/** Returns our ids in groups, so that each is tried everywhere. */
function idChoices(): Ids[] {
  const [storeId = 0, accountId = 0, userId = 0, employeeId = 0] = numbers;
  return uuids.map((uuid, index) => ({
    uuid,
    number: numbers[index % numbers.length] ?? storeId,
    storeId,
    accountId,
    userId,
    employeeId,
  }));
}

function buildCall(
  { method, url }: Route,
  { uuid, number }: Ids,
): { method: Route["method"]; path: string; body?: object } {
  const path = url.replace(/:(\w+)/g, (_all, name: string) => (name === "storeId" ? String(ours.id) : uuid));
  const channel = `private-store-${ours.id}`;
  const body = { store_id: ours.id, id: uuid, user_id: number, channel_name: channel, socket_id: "1.1" };
  return { method, path, ...(method === "GET" ? {} : { body }) };
}

async function identifyPerson(person: Person): Promise<Request> {
  const caller = await identify(program.platform, {
    email: person.headers["x-user-email"] ?? null,
    token: person.headers["x-user-token"] ?? null,
    storeId: person.headers["x-user-store"] ?? null,
    employeeId: null,
    deviceId: randomUUID(),
    deviceToken: null,
    appVersion: null,
    idempotencyKey: null,
    address: "203.0.113.9",
    requestId: randomUUID(),
  });
  return { ...caller, platform: program.platform };
}

/** Creates a transfer, because its row names two stores and cannot be generated from the table. */
async function aTransfer(): Promise<void> {
  const sister = await aStore(program, { account: { id: ours.accountId }, name: `${canary} Avenue` });
  await program.owner.query(
    `insert into bin_transfers (store_id, id, side, other_store_id, bin_number, bin_label, category_name,
       inventory_date, sent_at, sent_by)
     values ($1, gen_random_uuid(), 'out', $2, 1, $3, $3, '2026-01-01', now(), $3)`,
    [ours.id, sister.id, canary],
  );
}

function ourStore(): ActingStore {
  return {
    id: ours.id,
    accountId: ours.accountId,
    name: ours.name,
    timeZone: "America/Chicago",
    boundaryMinutes: 180,
    weekStart: 0,
  };
}

type Route = { method: "GET" | "POST" | "PATCH"; url: string };

const methods = ["GET", "POST", "PATCH"] as const;

async function everyRoute(): Promise<Route[]> {
  const routes: Route[] = [];
  const recorder = Fastify();
  recorder.addHook("onRoute", ({ method, url }) => {
    for (const routeMethod of [method].flat()) {
      // Skips DELETE, because signing out would only end the intruder's own session.
      const knownMethod = methods.find((name) => name === routeMethod);
      if (knownMethod) {
        routes.push({ method: knownMethod, url });
      }
    }
  });
  const tools = { platform: program.platform, identifyCaller: () => identifyPerson(intruder) };
  for (const addRoutes of areaRoutes) {
    addRoutes(recorder, tools);
  }
  await recorder.ready();
  await recorder.close();
  return routes;
}

/** Returns the ids of all our rows. */
async function ourUuids(): Promise<string[]> {
  const result: string[] = [];
  for (const { name, hasStore } of await tenantTables(program)) {
    const column = await program.owner.query(
      `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id' and data_type = 'uuid'`,
      [name],
    );
    const rows =
      column.rowCount === 0
        ? []
        : (
            await program.owner.query(`select id from "${name}" where ${hasStore ? "store_id" : "account_id"} = $1`, [
              hasStore ? ours.id : ours.accountId,
            ])
          ).rows;
    result.push(...rows.map((row) => String(row.id)));
  }
  return result;
}

/** Returns a hash of our rows per table. */
async function fingerprints(): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for (const { name, hasStore } of await tenantTables(program)) {
    const rows = await program.owner.query(
      `select to_jsonb(row)::text as text from "${name}" as row where ${hasStore ? "store_id" : "account_id"} = $1 order by 1`,
      [hasStore ? ours.id : ours.accountId],
    );
    prints.set(name, createHash("sha256").update(JSON.stringify(rows.rows)).digest("hex"));
  }
  return prints;
}

async function changedTables(): Promise<string[]> {
  const current = await fingerprints();
  return [...current].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
}
