import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { schema } from "#server/app/schema.ts";
import type { Request } from "#server/platform/context/context.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import type { Operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { plantCanaries } from "./kit/canaries.ts";
import { cornered, fewCorners } from "./kit/inputs/input-corners.ts";
import { buildDocuments, listFields } from "./kit/inputs/made-up-documents.ts";
import { madeUpInputs } from "./kit/inputs/made-up-inputs.ts";
import type { Ids } from "./kit/inputs/made-up-inputs.ts";
import { aRegister, aStore, aUser, anEmployee } from "./kit/people.ts";
import type { TestStore } from "./kit/people.ts";
import { recordOf, signedIn } from "./kit/signed-in.ts";
import type { HttpAnswer, Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

/** The program whose store has a row in every table, called as its owner. */
let program: TestProgram;
let owner: Person;
let store: TestStore;
let request: Request;
let ids: Ids;

/** The limit of our own work, without waiting for a busy machine. */
const longestWorkMs = 2000;
const longestAnswerMs = 10_000;
/** Operations that only the program calls, with functions and rows that the compiler checks. */
const calledByProgramOnly = new Set([
  "backstock.announceTransfer",
  "backstock.printLabels",
  "scheduling.saveReceived",
  "team.saveProviderTimes",
]);
/** The allowed growth: cached documents, prepared statements, pools. */
const mostGrowthBytes = 150_000_000;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.owner });
  const employee = await anEmployee(program, store, { user, isManager: true });
  const register = await aRegister(program, store);
  await plantCanaries(program, { storeId: store.id, accountId: store.accountId });
  await program.owner.query("update daily_reports set sales_by_hour_cents = array_fill(12345::bigint, array[24])");
  owner = await signedIn(program, user, { store });
  const { id: storeId, accountId } = store;
  ids = { uuid: register.id, number: employee.id, storeId, accountId, userId: user.id, employeeId: employee.id };
  request = {
    ...programRequest(program.platform, "input corners"),
    user: {
      ...{ id: user.id, accountId, role: roles.owner, type: "User", email: user.email, fullName: user.fullName },
      sessionId: ids.uuid,
    },
    employee: { id: employee.id, storeId, isManager: true, fullName: "Amy Jones" },
    deviceId: register.id,
    store: {
      id: storeId,
      accountId,
      name: store.name,
      timeZone: "America/Chicago",
      boundaryMinutes: 180,
      weekStart: 0,
    },
    scope: { accountIds: [accountId], storeIds: [storeId] },
  };
}, 600_000);

afterAll(() => program.stop());

test("no operation breaks, hangs or leaks on edge cases of its input", async () => {
  const before = usedBytes();
  const problems: string[] = [];
  const operations = registeredOperations().filter(({ definition }) => !calledByProgramOnly.has(definition.name));
  for (const operation of operations) {
    for (const input of madeUpInputs(operation.definition.input, [ids])) {
      for (const corner of cornered(input)) {
        problems.push(...(await cornerProblems(operation, corner)));
      }
    }
  }
  expect(problems).toEqual([]);
  expect(usedBytes() - before).toBeLessThan(mostGrowthBytes);
}, 600_000);

test("no GraphQL field fails unexpectedly on edge cases of its arguments", async () => {
  const before = usedBytes();
  const problems: string[] = [];
  for (const { kind, field } of listFields(schema)) {
    for (const { text, variables } of buildDocuments({ kind, field }, [ids])) {
      const wheres = [{ where: "as it is", input: variables }, ...cornered(variables, fewCorners)];
      for (let first = 0; first < wheres.length; first += 10) {
        const batch = wheres.slice(first, first + 10);
        problems.push(...(await batchProblems({ name: field.name, text }, batch)));
      }
    }
  }
  expect(problems).toEqual([]);
  expect(usedBytes() - before).toBeLessThan(mostGrowthBytes);
}, 600_000);

test("inputs that once crashed the program are refused at once", async () => {
  owner = await anOwner();
  const month = await owner.graphql('{ goalMonth(month: "9999-12-01") { goal } }');
  const day = await owner.graphql('{ daybook(date: "9999-12-31") { date goalPanel { neededToday } } }');
  for (const { errors } of [month, day]) {
    expect(errors[0]?.message).toContain("BusinessDate must be a store's day from 2000 to 2100");
  }
});

async function anOwner(): Promise<Person> {
  return signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
}

function call(operation: Operation, input: unknown): Promise<unknown> {
  return Promise.resolve().then(() => operation(request, input));
}

async function cornerProblems(
  operation: Operation,
  { where, input }: { where: string; input: unknown },
): Promise<string[]> {
  const problem = await findProblem(() => call(operation, input));
  return problem === null ? [] : [`${operation.definition.name} ${where}: ${problem}`];
}

/** Asks a slow call up to three times: a machine has slow moments, a call that runs away is slow each time. */
async function findProblem(work: () => Promise<unknown>, asksLeft = 2): Promise<string | null> {
  const start = performance.now();
  const workBefore = process.cpuUsage();
  const fault = await work().then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? null : String(error)),
  );
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(workBefore);
  const workMs = (user + system) / 1000;
  if (fault !== null || (workMs <= longestWorkMs && ms <= longestAnswerMs)) {
    return fault;
  }
  return asksLeft === 0 ? `took ${Math.round(ms)} ms` : findProblem(work, asksLeft - 1);
}

async function batchProblems(
  { name, text }: { name: string; text: string },
  batch: readonly { where: string; input: unknown }[],
): Promise<string[]> {
  const body = batch.map(({ input }) => ({ query: text, variables: input }));
  const { response, ms } = await askUpToThreeTimes(body);
  const slow = ms > longestAnswerMs ? [`${name}: ${batch.length} took ${Math.round(ms)} ms`] : [];
  const results = Array.isArray(response.body) ? response.body : [];
  const faults = batch.flatMap(({ where }, index) => {
    const errors = results[index] === undefined ? `status ${response.status}` : recordOf(results[index])["errors"];
    const shown = JSON.stringify(errors ?? []);
    return /"internal"|status \d/.test(shown) ? [`${name} ${where}: ${shown.slice(0, 200)}`] : [];
  });
  return [...slow, ...faults];
}

async function askUpToThreeTimes(body: unknown, asksLeft = 2): Promise<{ response: HttpAnswer; ms: number }> {
  const start = performance.now();
  const response = await askAsOwner(body);
  const ms = performance.now() - start;
  return ms > longestAnswerMs && asksLeft > 0 ? askUpToThreeTimes(body, asksLeft - 1) : { response, ms };
}

/** Sends as the owner; replaces the owner when a call ended the session or deactivated the user. */
async function askAsOwner(body: unknown): Promise<HttpAnswer> {
  const response = await owner.call({ method: "POST", path: "/graphql", body });
  if (response.status !== 401) {
    return response;
  }
  owner = await anOwner();
  return owner.call({ method: "POST", path: "/graphql", body });
}

/** Returns the heap after a full garbage collection. */
function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
