import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});

beforeEach(async () => {
  store = await aStore(program);
  manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
});

afterAll(() => program.stop());

const shown = "startedAt finishedAt steps { id state }";
const setup = z.object({
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  steps: z.array(z.object({ id: z.string(), state: z.string() })),
});

async function setupOf(person: Person): Promise<z.infer<typeof setup>> {
  const { data } = await person.graphql(`{ storeSetup { ${shown} } }`);
  return setup.parse(data?.["storeSetup"]);
}

type Pressed = { state: string | undefined } | { refused: string };

async function press(button: "end" | "skip", step: string, by = manager): Promise<Pressed> {
  const answer = await by.graphql(`mutation ($step: String!) { setup: ${button}SetupStep(step: $step) { ${shown} } }`, {
    step,
  });
  const refused = answer.errors?.[0]?.message;
  return refused === undefined
    ? { state: setup.parse(answer.data?.["setup"]).steps.find(({ id }) => id === step)?.state }
    : { refused };
}

test("[ONB-03] a step is not left before what it asks for is there, and says what is missing", async () => {
  expect(await press("end", "team")).toEqual({ refused: "Add at least one manager and one employee" });
  await anEmployee(program, store, { isManager: true });
  expect(await press("end", "team")).toEqual({ refused: "Add at least one manager and one employee" });
  await anEmployee(program, store);
  expect(await press("end", "team")).toEqual({ state: "DONE" });
  expect(await press("end", "backstock")).toEqual({ refused: "Add categories and at least one bin" });
});

test("[ONB-02] three steps can be skipped and no other; skipping is kept, and done later counts", async () => {
  expect(await press("skip", "magic-goals")).toEqual({ state: "SKIPPED" });
  expect(await press("skip", "team")).toEqual({ refused: "This step can't be skipped" });
  expect(await press("skip", "no-such-step")).toMatchObject({ refused: expect.any(String) });
  await program.owner.query(
    `insert into month_goals (store_id, month, amount_cents, saved_at) values ($1, '2026-12-01', 9000000, now())`,
    [store.id],
  );
  const { steps } = await setupOf(manager);
  expect(steps.find(({ id }) => id === "magic-goals")?.state).toBe("DONE");
});

test("Next without a register goes on and says so, and the step is done once a register was seen", async () => {
  expect(await press("end", "install")).toEqual({ state: "SKIPPED" });
  await program.owner.query(
    `insert into devices (store_id, id, name, type, last_seen_at) values ($1, gen_random_uuid(), 'Register 1', 'pos', now())`,
    [store.id],
  );
  const { steps } = await setupOf(manager);
  expect(steps.find(({ id }) => id === "install")?.state).toBe("DONE");
});

test("another person finds the setup where it was left; a store that never began one has none", async () => {
  expect(await setupOf(manager)).toMatchObject({ startedAt: null, finishedAt: null });
  await manager.graphql(`mutation { startStoreSetup { id } }`);
  await press("end", "welcome");
  await press("end", "store");
  const user = await aUser(program, { stores: [store], role: roles.districtManager });
  const second = await signedIn(program, user, { store });
  const left = await setupOf(second);
  expect(left.startedAt).not.toBeNull();
  // Nobody is charged here, so that no card is missing.
  const done = left.steps.filter(({ state }) => state === "DONE").map(({ id }) => id);
  expect(done).toEqual(["welcome", "store", "billing"]);
  expect(left.steps.find(({ state }) => state === "OPEN")?.id).toBe("team");
});

test("the setup is over with its last open step, and begins once however often the page is opened", async () => {
  const twice = await Promise.all([1, 2].map(() => manager.graphql(`mutation { startStoreSetup { startedAt } }`)));
  expect(twice[0]?.data).toEqual(twice[1]?.data);
  await program.owner.query(
    `insert into store_setup_steps (store_id, step, state, changed_at)
     select $1, step, 'done', now() from unnest($2::text[]) as step`,
    [store.id, (await setupOf(manager)).steps.map(({ id }) => id).filter((id) => id !== "automations")],
  );
  expect(await setupOf(manager)).toMatchObject({ finishedAt: null });
  await press("end", "automations");
  expect((await setupOf(manager)).finishedAt).not.toBeNull();
});

test("an employee neither sees nor changes it", async () => {
  const employee = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  expect((await employee.graphql(`{ storeSetup { id } }`)).errors?.[0]?.extensions).toMatchObject({
    code: "action-needs-manager",
  });
  expect(await press("end", "welcome", employee)).toMatchObject({ refused: expect.any(String) });
});
