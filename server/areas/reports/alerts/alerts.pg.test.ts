import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { decideAlertsJob } from "#server/areas/reports/reports.jobs.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** The night to Wednesday March 11 looks at the seven days to the tenth. */
const tonight = "2026-03-11";
const lastDay = "2026-03-10";

beforeEach(async () => {
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
});

/** Nine weeks of $5,000 a day with refunds of $100; in the last one of `cents`. */
async function aQuarter(place: TestStore, cents: number, status = "final"): Promise<void> {
  await program.owner.query(
    `insert into daily_reports (store_id, business_date, status, changed_at, sales_cents, customers, returns_cents)
     select $1, $2::date - day, $4, now(), 500000, 100, case when day < 7 then $3::integer else 10000 end
     from generate_series(0, 62) as day`,
    [place.id, lastDay, cents, status],
  );
}

async function lookTonight(place: TestStore, date = tonight): Promise<void> {
  await program.owner.query("select graphile_worker.add_job($1, $2)", [
    decideAlertsJob.name,
    { storeId: place.id, date },
  ]);
  await runJobs(program);
}

const fields = "id kind from to part whole usual weeks answer answeredBy history { to days part whole }";

async function alertsOf(person: Person): Promise<Record<string, unknown>[]> {
  const answer = await person.graphql(`{ reportAlerts { ${fields} } }`);
  expect(answer.errors).toEqual([]);
  return [answer.data?.["reportAlerts"]].flat().map(recordOf);
}

const answerMutation = `mutation ($id: ID!, $answer: ReportAlertAnswer!) {
  answerReportAlert(alertId: $id, answer: $answer) { answer answeredBy } }`;

test("doubled refunds are raised by the night, with the weeks they are measured against", async () => {
  await aQuarter(store, 21_000);
  await lookTonight(store);
  const [alert] = await alertsOf(manager);
  expect(alert).toMatchObject({
    kind: "REFUNDS",
    from: "2026-03-04",
    to: lastDay,
    usual: 0.02,
    weeks: 8,
    answer: null,
  });
  const history = [alert?.["history"]].flat().map(recordOf);
  expect(history).toHaveLength(9);
  expect(history[0]).toEqual({ to: lastDay, days: 7, part: 147_000, whole: 3_500_000 });
  expect(history[8]).toEqual({ to: addDays(lastDay, -56), days: 7, part: 70_000, whole: 3_500_000 });
});

test("the same night again raises nothing twice, and a usual week nothing at all", async () => {
  const calm = await aStore(program, { account: { id: store.accountId } });
  await aQuarter(store, 21_000);
  await aQuarter(calm, 10_000);
  await lookTonight(store);
  await lookTonight(store);
  await lookTonight(calm);
  expect(await alertsOf(manager)).toHaveLength(1);
  expect(await alertsOf(await aPerson(program, calm, { role: roles.manager }))).toEqual([]);
});

test("days before their Day Close prove nothing", async () => {
  await aQuarter(store, 21_000, "provisional");
  await lookTonight(store);
  expect(await alertsOf(manager)).toEqual([]);
});

test("a manager says what it is, and says something else later; the name stays", async () => {
  await aQuarter(store, 21_000);
  await lookTonight(store);
  const [alert] = await alertsOf(manager);
  const explained = await manager.graphql(answerMutation, { id: alert?.["id"], answer: "EXPLAINED" });
  expect(recordOf(explained.data?.["answerReportAlert"])).toEqual({
    answer: "EXPLAINED",
    answeredBy: expect.any(String),
  });
  await manager.graphql(answerMutation, { id: alert?.["id"], answer: "WRONG" });
  expect((await alertsOf(manager))[0]?.["answer"]).toBe("WRONG");
  const events = await program.owner.query<{ payload: unknown }>(
    "select payload from events where store_id = $1 and name = 'report.alert-answered' order by id",
    [store.id],
  );
  expect(events.rows.map(({ payload }) => payload)).toEqual([
    { alert: "REFUNDS", before: { answer: null }, after: { answer: "EXPLAINED" } },
    { alert: "REFUNDS", before: { answer: "EXPLAINED" }, after: { answer: "WRONG" } },
  ]);
});

test("wrong teaches: refunds that are as high weeks later are not raised again, and another store's are", async () => {
  const other = await aStore(program, { account: { id: store.accountId } });
  for (const [place, answer] of [
    [store, "WRONG"],
    [other, "EXPLAINED"],
  ] as const) {
    await aQuarter(place, 17_000);
    await program.owner.query(
      `insert into report_alerts (store_id, id, kind, raised_on, week_on, place, ends_on, part, whole, usual_millionths,
         weeks, raised_at, answer, answered_at)
       values ($1, gen_random_uuid(), 'REFUNDS', '2026-01-14', '2026-01-12', 1, '2026-01-13', 1, 1, 1, 8, now(), $2, now())`,
      [place.id, answer],
    );
    await lookTonight(place);
  }
  expect(await alertsOf(manager)).toEqual([]);
  expect(await alertsOf(await aPerson(program, other, { role: roles.manager }))).toHaveLength(1);
});

test("a fourth alert of a week is refused by the table, from any side", async () => {
  const insert = (place: number) =>
    program.owner.query(
      `insert into report_alerts (store_id, id, kind, raised_on, week_on, place, ends_on, part, whole, usual_millionths,
         weeks, raised_at)
       values ($1, gen_random_uuid(), 'WAITS', '2026-03-11', '2026-03-09', $2, '2026-03-10', 1, 1, 1, 8, now())`,
      [store.id, place],
    );
  await Promise.all([1, 2, 3].map(insert));
  await expect(insert(3)).rejects.toThrow(/three_a_week/);
  await expect(insert(4)).rejects.toThrow(/place/);
});

test("an employee and a stranger are refused, and nobody answers another store's alert", async () => {
  await aQuarter(store, 21_000);
  await lookTonight(store);
  const [alert] = await alertsOf(manager);
  const employee = await aPerson(program, store);
  expect((await employee.graphql("{ reportAlerts { id } }")).errors[0]?.extensions.code).toBe("action-needs-manager");
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect(await alertsOf(stranger)).toEqual([]);
  const refused = await stranger.graphql(answerMutation, { id: alert?.["id"], answer: "WRONG" });
  expect(refused.errors[0]?.extensions.code).toBe("not-found");
  const nonsense = await manager.graphql(answerMutation, { id: "'; drop table stores", answer: "WRONG" });
  expect(nonsense.errors[0]?.extensions.code).toBe("invalid-input");
});
