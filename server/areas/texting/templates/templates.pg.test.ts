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
let ana: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  store = await aStore(program, { timeZone: "America/New_York" });
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

type Template = { id: string; name: string; body: string };

function save(template: Template, by: Person = ana): Promise<GraphqlAnswer> {
  return by.graphql(
    "mutation ($id: Uuid!, $name: String!, $body: String!) { saveTextTemplate(id: $id, name: $name, body: $body) { id } }",
    template,
  );
}

async function names(): Promise<string[]> {
  const { data } = await ana.graphql("{ textTemplates { id name body } }");
  return (data as { textTemplates: Template[] }).textTemplates.map(({ name }) => name); // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for
}

const parkingId = "0193a6f0-0000-7000-8000-000000000061";

async function three(): Promise<Template[]> {
  const ids = [randomUUID(), parkingId, randomUUID()] as const;
  const called = ["Hours", "Parking", "Thanks"];
  const templates = ids.map((id, at) => ({ id, name: called[at] ?? "", body: `${called[at]} here` }));
  for (const template of templates) {
    expect((await save(template)).errors).toEqual([]);
  }
  return templates;
}

test("[TXT-10] templates stand in the store's order, and an order that names some of them moves those", async () => {
  const templates = await three();
  expect(await names()).toEqual(["Hours", "Parking", "Thanks"]);
  const ids = templates.toReversed().map(({ id }) => id);
  const order = "mutation ($ids: [Uuid!]!) { orderTextTemplates(ids: $ids) { name } }";
  expect((await ana.graphql(order, { ids })).data).toMatchObject({
    orderTextTemplates: [{ name: "Thanks" }, { name: "Parking" }, { name: "Hours" }],
  });
  expect(await names()).toEqual(["Thanks", "Parking", "Hours"]);
});

test("a deleted template comes back to its place when it is saved again", async () => {
  await three();
  const template = { id: parkingId, name: "Parking", body: "Parking here" };
  const remove = "mutation ($id: Uuid!) { deleteTextTemplate(id: $id) }";
  expect((await ana.graphql(remove, { id: template.id })).errors).toEqual([]);
  expect(await names()).toEqual(["Hours", "Thanks"]);
  expect((await save(template)).errors).toEqual([]);
  expect(await names()).toEqual(["Hours", "Parking", "Thanks"]);
});

test("[TXT-10] a template that is blank without its fields is refused, and so is one of an employee", async () => {
  const blank = { id: randomUUID(), name: "Name", body: "{first_name}  {buy_number}" };
  expect((await save(blank)).errors).toMatchObject([{ extensions: { errors: { body: [expect.any(String)] } } }]);
  const ben = await aPerson(program, store, { role: roles.user, firstName: "Ben" });
  expect((await save({ ...blank, body: "Hi" }, ben)).errors).toMatchObject([
    { extensions: { code: "action-needs-manager" } },
  ]);
  expect(await names()).toEqual([]);
});

test("a store has at most 100 templates", async () => {
  await program.owner.query(
    `insert into texting_templates (store_id, id, name, body, position, created_at)
     select $1, gen_random_uuid(), 'Old', 'Old', place, now() from generate_series(1, 100) as place`,
    [store.id],
  );
  expect((await save({ id: randomUUID(), name: "More", body: "More" })).errors).toMatchObject([
    { extensions: { errors: { name: ["A store has at most 100 templates"] } } },
  ]);
});
