import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aCustomer } from "#tests/kit/pos-rows.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  ({ store, ana, manager } = await aBuyCounter(program));
});
afterAll(() => program.stop());

async function setRule(rule: "BLANK" | "MOBILE"): Promise<void> {
  const changed = await manager.graphql(
    `mutation { changeBuySettings(changes: { customerCodeRule: ${rule} }) { customerCodeRule } }`,
  );
  expect(changed.errors).toEqual([]);
}

const listed = `query ($first: Int, $after: String) { registerNumbers(first: $first, after: $after) {
  rule totalItems pageInfo { endCursor } edges { node { id name misplacement } } } }`;

const typed = [
  { externalId: "C1", name: "Right Phone", phone: "(614) 555-0101", customerCode: null },
  { externalId: "C2", name: "Right Code", phone: null, customerCode: "6145550102" },
  { externalId: "C3", name: "Dashed Code", phone: null, customerCode: "614-555-0103" },
  { externalId: "C4", name: "Short Code", phone: " ", customerCode: "614555010" },
  { externalId: "C5", name: "No Number", phone: null, customerCode: "A-17" },
  { externalId: "C6", name: "Both Fields", phone: "614-555-0106", customerCode: "6145550106" },
  { externalId: "C7", name: "Empty", phone: null, customerCode: null },
];

test("numbers in the wrong field are listed by the store's rule, page by page and as a file", async () => {
  await aFeed(program, store)(typed.map((customer, place) => aCustomer({ seq: place + 1, ...customer })));
  const blank = await manager.graphql(listed, { first: 1 });
  expect(blank.data?.["registerNumbers"]).toMatchObject({
    rule: "BLANK",
    totalItems: 2,
    edges: [{ node: { id: "C3", name: "Dashed Code", misplacement: "MISTYPED" } }],
  });
  const after = Reflect.get(Object(Reflect.get(Object(blank.data?.["registerNumbers"]), "pageInfo")), "endCursor");
  const next = await manager.graphql(listed, { first: 1, after });
  expect(next.data?.["registerNumbers"]).toMatchObject({ edges: [{ node: { id: "C4" } }] });
  await setRule("MOBILE");
  const mobile = await manager.graphql(listed);
  expect(mobile.data?.["registerNumbers"]).toMatchObject({
    rule: "MOBILE",
    edges: [
      { node: { id: "C6", misplacement: "TWICE" } },
      { node: { id: "C3", misplacement: "MISTYPED" } },
      { node: { id: "C4", misplacement: "MISTYPED" } },
    ],
  });
  const file = await manager.graphql("{ registerNumbersCsv }");
  expect(file.data?.["registerNumbersCsv"]).toContain("Both Fields,C6,614-555-0106,6145550106,");
});

test("an employee gets no list, and a store none of another store's customers", async () => {
  const refused = await ana.graphql(listed);
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
  const other = await aStore(program);
  await aFeed(program, other)(typed.map((customer, place) => aCustomer({ seq: place + 1, ...customer })));
  const own = await manager.graphql(listed);
  expect(own.data?.["registerNumbers"]).toMatchObject({ totalItems: 0, edges: [] });
});

test("[CUS-05] with the rule mobile a check-in gives a new customer the number as Customer Code, and a known one none", async () => {
  await setRule("MOBILE");
  const checkIn = aCheckIn({ contact: { firstName: "Dana", lastName: "Whitfield", mobile: "6145550148" } });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  const code = async () => {
    const { data, errors } = await ana.graphql("query ($id: Uuid!) { buy(id: $id) { newCustomerCode } }", {
      id: checkIn.id,
    });
    expect(errors).toEqual([]);
    return data?.["buy"];
  };
  expect(await code()).toEqual({ newCustomerCode: "6145550148" });
  await ana.graphql(`mutation ($id: Uuid!) { linkBuy(id: $id, posBuyId: "B-1", posCustomerId: "C-1") { id } }`, {
    id: checkIn.id,
  });
  expect(await code()).toEqual({ newCustomerCode: null });
});
