import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { usualColumns } from "#common/reports/columns.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
});

const choose = (person: Person, columns: readonly string[]) =>
  person.graphql("mutation ($columns: [String!]!) { chooseReportColumns(columns: $columns) { columns } }", { columns });

const shown = async () => {
  const answer = await manager.graphql("{ reportSettings { columns } weeklyReport { columns } }");
  return answer.data;
};

test("chosen figures and their order are what the reports of the store show, and what its settings remember", async () => {
  expect(await shown()).toMatchObject({ reportSettings: { columns: usualColumns } });
  expect((await choose(manager, ["buys", "sales", "binsPulled"])).errors).toEqual([]);
  const columns = ["buys", "sales", "binsPulled"];
  expect(await shown()).toEqual({ reportSettings: { columns }, weeklyReport: { columns } });
  const history = await manager.graphql(
    "{ settingChanges(kind: REPORTS, first: 5) { edges { node { name changes { field after } } } } }",
  );
  expect(history.data?.["settingChanges"]).toEqual({
    edges: [
      { node: { name: "report.columns-chosen", changes: [{ field: "columns", after: "buys,sales,binsPulled" }] } },
    ],
  });
});

test("no figure at all, one twice and one that nobody knows are refused, and the same choice again changes nothing", async () => {
  for (const columns of [[], ["sales", "sales"], ["sales", "moonPhase"]]) {
    expect((await choose(manager, columns)).errors[0]?.extensions.code).toBe("invalid-input");
  }
  await choose(manager, ["sales"]);
  await choose(manager, ["sales"]);
  const events = await program.owner.query(
    "select from events where store_id = $1 and name = 'report.columns-chosen'",
    [store.id],
  );
  expect(events.rowCount).toBe(1);
});

test("another store's reports stay as they are", async () => {
  const sister = await aStore(program, { account: { id: store.accountId } });
  await choose(manager, ["sales"]);
  const other = await aPerson(program, sister, { role: roles.manager });
  const answer = await other.graphql("{ weeklyReport { columns } }");
  expect(answer.data).toEqual({ weeklyReport: { columns: usualColumns } });
});

test.each([
  "{ weeklyReport { from } }",
  "{ monthlyReport { from } }",
  "{ ledgerMonth { from } }",
  "{ dayCloses { from } }",
  "{ reportSettings { columns } }",
  "{ periodReportCsv(period: WEEK) }",
])("[REP-02] [done 14 of reports] an employee gets no %s", async (question) => {
  const employee = await aPerson(program, store);
  expect((await employee.graphql(question)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect((await manager.graphql(question)).errors).toEqual([]);
});
