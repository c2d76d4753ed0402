import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amy: Person;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T22:00:00Z");
  store = await aStore(program);
  amy = await aPerson(program, store);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

async function aField(name: string, kind: string): Promise<string> {
  const id = randomUUID();
  expect((await addField(manager, { id, name, kind })).errors).toEqual([]);
  return id;
}

function addField(person: Person, field: { id: string; name: string; kind: string }): Promise<GraphqlAnswer> {
  return person.graphql(
    "mutation ($id: Uuid!, $name: String!, $kind: LogFieldKind!) { addLogField(id: $id, name: $name, kind: $kind) { id } }",
    field,
  );
}

type Filling = [fieldId: string, value: string | null, date?: string];

function fill(person: Person, [fieldId, value, date = "2026-11-20"]: Filling): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($fieldId: Uuid!, $date: BusinessDate!, $value: String) {
      fillLogValue(fieldId: $fieldId, date: $date, value: $value) { value filledBy { firstName } } }`,
    { fieldId, date, value },
  );
}

async function log(date = "2026-11-20"): Promise<unknown> {
  const answer = await amy.graphql(
    "query ($date: BusinessDate!) { dayLog(date: $date) { value field { name kind } filledBy { firstName } } }",
    { date },
  );
  return answer.data?.["dayLog"];
}

test("managers say what is written down each day, employees fill it in", async () => {
  const drawer = await aField("Drawer", "MONEY");
  const alarm = await aField("Alarm on", "YES_NO");
  const bags = await aField("Bags", "NUMBER");
  const refused = await addField(amy, { id: randomUUID(), name: "Weather", kind: "TEXT" });
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
  await fill(amy, [drawer, "25050"]);
  await fill(amy, [alarm, "false"]);
  await fill(amy, [bags, "12.5"]);
  await fill(manager, [bags, "13"]);
  expect(await log()).toEqual([
    { value: "25050", field: { name: "Drawer", kind: "MONEY" }, filledBy: { firstName: "Amy" } },
    { value: "false", field: { name: "Alarm on", kind: "YES_NO" }, filledBy: { firstName: "Amy" } },
    { value: "13", field: { name: "Bags", kind: "NUMBER" }, filledBy: { firstName: "Marcus" } },
  ]);
  await fill(amy, [bags, null]);
  expect(await log()).toMatchObject([{}, {}, { value: null, filledBy: null }]);
});

test("what does not fit the field is refused", async () => {
  const drawer = await aField("Drawer", "MONEY");
  expect((await fill(amy, [drawer, "ten dollars"])).errors[0]?.extensions.errors).toEqual({
    value: ["Use a value that fits this field"],
  });
});

test("a day that is over is changed by managers only, one to come by nobody", async () => {
  const weather = await aField("Weather", "TEXT");
  expect((await fill(amy, [weather, "Rain", "2026-11-19"])).errors[0]?.extensions.code).toBe("day-is-fixed");
  expect((await fill(manager, [weather, "Rain", "2026-11-19"])).errors).toEqual([]);
  expect((await fill(manager, [weather, "Sun", "2026-11-21"])).errors[0]?.extensions.code).toBe("day-is-fixed");
});

test("a removed field stays on the days on which it was filled in", async () => {
  const weather = await aField("Weather", "TEXT");
  await fill(manager, [weather, "Rain", "2026-11-19"]);
  await manager.graphql("mutation ($id: Uuid!) { archiveLogField(id: $id) }", { id: weather });
  expect(await log()).toEqual([]);
  expect(await log("2026-11-19")).toMatchObject([{ value: "Rain" }]);
  await aField("Weather", "NUMBER");
});

test("a day before the field was made does not ask for it", async () => {
  const weather = await aField("Weather", "TEXT");
  expect([await log("2026-11-19"), await log("2026-11-20")]).toMatchObject([[], [{ value: null }]]);
  await fill(manager, [weather, "Rain", "2026-11-19"]);
  expect(await log("2026-11-19")).toMatchObject([{ value: "Rain" }]);
});

test("a name is given once, and fields are put in order", async () => {
  const [drawer, weather] = [await aField("Drawer", "MONEY"), await aField("Weather", "TEXT")];
  const twice = await addField(manager, { id: randomUUID(), name: "drawer", kind: "TEXT" });
  expect(twice.errors[0]?.extensions.errors).toEqual({ name: ["A field named drawer already exists"] });
  await manager.graphql("mutation ($ids: [ID!]!) { reorderLogFields(fieldIds: $ids) { id } }", {
    ids: [weather, drawer],
  });
  expect(await log()).toMatchObject([{ field: { name: "Weather" } }, { field: { name: "Drawer" } }]);
});

test("of two managers who change one field the second is told, and says it again knowing", async () => {
  const id = await aField("Weather", "TEXT");
  const edit = (name: string, version: unknown) =>
    manager.graphql(
      `mutation ($id: Uuid!, $name: String!, $version: String) {
        editLogField(id: $id, name: $name, isRequired: true, version: $version) { name version } }`,
      { id, name, version },
    );
  const seen = (await manager.graphql("{ logFields { version } }")).data?.["logFields"];
  const [{ version }] = seen as [{ version: string }]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query says what comes
  expect((await edit("Weather at noon", version)).errors).toEqual([]);
  const [refused] = (await edit("Weather at six", version)).errors;
  expect(refused?.message).toContain("saved changes here at 4:00 PM");
  expect(refused?.extensions.code).toBe("saved-since");
  expect((await edit("Weather at six", null)).data).toMatchObject({ editLogField: { name: "Weather at six" } });
});
