import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { posLinkOf, suggestedFor } from "./pos-links.rules.ts";

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

async function aPosEmployee(code: string, name: string, isActive = true): Promise<void> {
  const { id } = await aRegister(program, store);
  await program.owner.query(
    `insert into pos_employees (store_id, external_id, business_date, updated_at, seq, device_id, received_at, drs_user_id,
       drs_employee_code, name, is_active) values ($1, $2, '2026-11-20', now(), 1, $3, now(), $4, $5, $6, $7)`,
    [store.id, `e-${code}`, id, `u-${code}`, code, name, isActive],
  );
}

function link(employee: TestEmployee, code: string, takesOver = false): Promise<GraphqlAnswer> {
  return manager.graphql(
    `mutation ($id: ID!, $externalId: String!, $over: Boolean!) { linkPosEmployee(employeeId: $id, externalId: $externalId, takesOver: $over) { posLink drsEmployeeCode drsUserId } }`,
    { id: employee.id, externalId: `e-${code}`, over: takesOver },
  );
}

test("people of the point of sale are suggested by equal name, case, spaces and order ignored, and never linked alone", async () => {
  await anEmployee(program, store, { firstName: "Amy", lastName: "Jones" });
  await anEmployee(program, store, { firstName: "Ben", lastName: "Lee" });
  await aPosEmployee("A1", "JONES,  amy");
  await aPosEmployee("B1", "Ben Lee");
  await aPosEmployee("B2", "BEN LEE");
  const answer = await manager.graphql(
    "{ posLinks { posEmployees { name linkedTo { fullName } } unlinked { employee { fullName } suggestedName } } }",
  );
  expect(answer.data?.["posLinks"]).toEqual({
    posEmployees: expect.arrayContaining([
      { name: "BEN LEE", linkedTo: null },
      { name: "Ben Lee", linkedTo: null },
      { name: "JONES,  amy", linkedTo: null },
    ]),
    unlinked: [
      { employee: { fullName: "Amy Jones" }, suggestedName: "JONES,  amy" },
      { employee: { fullName: "Ben Lee" }, suggestedName: null },
    ],
  });
});

test("one code belongs to one person: taking it over frees the old link, and only when it was meant", async () => {
  const [amy, ben] = [await anEmployee(program, store), await anEmployee(program, store, { firstName: "Ben" })];
  await aPosEmployee("17", "Amy Jones");
  expect((await link(amy, "17")).data?.["linkPosEmployee"]).toEqual({
    posLink: "LINKED",
    drsEmployeeCode: "17",
    drsUserId: "u-17",
  });
  const refused = await link(ben, "17");
  expect(refused.errors[0]).toMatchObject({
    message: "Amy Jones is linked to Amy Jones",
    extensions: { code: "pos-employee-taken" },
  });
  expect((await link(ben, "17", true)).errors).toEqual([]);
  const after = await manager.graphql("{ employees { firstName posLink } }");
  expect(after.data?.["employees"]).toEqual([
    { firstName: "Amy", posLink: "NOT_LINKED" },
    { firstName: "Ben", posLink: "LINKED" },
  ]);
  await manager.graphql(`mutation { unlinkPosEmployee(employeeId: ${ben.id}) { id } }`);
  const unlinked = await manager.graphql("{ employees(filter: NOT_LINKED) { firstName } }");
  expect(unlinked.data?.["employees"]).toEqual([{ firstName: "Amy" }, { firstName: "Ben" }]);
});

test("[TEAM-11] a person whose code the point of sale has switched off is not linked any more", async () => {
  const amy = await anEmployee(program, store);
  await aPosEmployee("17", "Amy Jones");
  await link(amy, "17");
  await program.owner.query("update pos_employees set is_active = false where store_id = $1", [store.id]);
  const seen = await manager.graphql("{ employees(filter: NOT_LINKED) { posLink } }");
  expect(seen.data?.["employees"]).toEqual([{ posLink: "INACTIVE" }]);
  expect((await link(amy, "17")).errors[0]?.extensions.code).toBe("not-found");
});

test("a code that the feed has not told yet is believed", () => {
  expect(posLinkOf({ drsEmployeeCode: "9" }, [])).toBe("linked");
  expect(posLinkOf({ drsEmployeeCode: null }, [])).toBe("notLinked");
  expect(suggestedFor("Mary Ann Lee", [{ name: "Maryann LEE" }])).toEqual({ name: "Maryann LEE" });
});
