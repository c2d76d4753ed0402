import { afterEach, beforeEach, expect, test } from "vitest";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { historyYearsJob } from "./housekeeping.jobs.ts";
import { housekeepingWorkers } from "./housekeeping.worker.ts";

let program: TestProgram;
let store: TestStore;
const thisYear = new Date().getUTCFullYear();

beforeEach(async () => {
  program = await testProgram();
  store = await aStore(program);
});
afterEach(() => program.stop());

async function turnYears(): Promise<void> {
  await housekeepingWorkers.find(({ job }) => job.name === historyYearsJob.name)?.handle(program.platform, {});
}

/** One event in the middle of a year. */
async function happened(year: number, owner: { accountId: number; id: number | null } = store): Promise<void> {
  await program.owner.query(
    `insert into events (account_id, id, store_id, name, at, payload)
     select $1, (left(hangtag.first_event_id(at)::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid, $2,
       'note.added', at, '{}'
     from make_timestamptz($3, 7, 1, 12, 0, 0, 'UTC') as at`,
    [owner.accountId, owner.id, year],
  );
}

async function keptYears({ id }: { id: number | null } = store): Promise<number[]> {
  const { rows } = await program.owner.query<{ year: number }>(
    `select extract(year from at at time zone 'UTC')::int as year from events
     where store_id is not distinct from $1 and name = 'note.added' order by 1`,
    [id],
  );
  return rows.map(({ year }) => year);
}

async function tablesOf(): Promise<string[]> {
  const { rows } = await program.owner.query<{ name: string }>("select name from hangtag.history_tables()");
  return rows.map(({ name }) => name);
}

async function keepFor(years: number, { id } = store): Promise<void> {
  await program.owner.query("update store_settings set history_years = $2 where store_id = $1", [id, years]);
}

/** As if the program had run since 2010, with a table for each year. */
async function pastYears(): Promise<void> {
  await program.owner.query(
    "alter table events detach partition hangtag.events_before; drop table hangtag.events_before",
  );
  await program.owner.query("call hangtag.make_history_table('events_before', null, 2010)");
  for (let year = 2010; year <= thisYear; year += 1) {
    await program.owner.query("call hangtag.make_history_table($1, $2, $2 + 1)", [`events_${year}`, year]);
  }
}

test("each year's table is there a year ahead, and another night changes nothing", async () => {
  await turnYears();
  const tables = await tablesOf();
  expect(tables).toEqual(["events_before", `events_${thisYear + 1}`, "events_later"]);
  program.clock.now = new Date(Date.UTC(thisYear + 1, 0, 2));
  await turnYears();
  await turnYears();
  expect(await tablesOf()).toEqual([
    "events_before",
    `events_${thisYear + 1}`,
    `events_${thisYear + 2}`,
    "events_later",
  ]);
});

test("what was written while no table was made is kept, and moves to its year's when it is", async () => {
  await happened(thisYear + 2);
  await happened(thisYear + 3);
  program.clock.now = new Date(Date.UTC(thisYear + 2, 0, 2));
  await turnYears();
  const { rows } = await program.owner.query(
    "select tableoid::regclass::text as name from events where store_id = $1 and name = 'note.added' order by id",
    [store.id],
  );
  expect(rows).toEqual([{ name: `hangtag.events_${thisYear + 2}` }, { name: "hangtag.events_later" }]);
});

test("a year goes as a table when no store keeps it any longer, counted from its end", async () => {
  await pastYears();
  await happened(2009);
  await happened(thisYear - 8);
  await happened(thisYear - 7);
  await turnYears();
  expect(await keptYears()).toEqual([thisYear - 7]);
  expect((await tablesOf()).slice(0, 2)).toEqual(["events_before", `events_${thisYear - 7}`]);
  // Something that old may still come, from a register's own past.
  await happened(2009);
  expect(await keptYears()).toEqual([2009, thisYear - 7]);
  await turnYears();
  expect(await keptYears()).toEqual([thisYear - 7]);
});

test("a store that keeps less long than another loses its own rows alone", async () => {
  await pastYears();
  const long = await aStore(program);
  await keepFor(10, long);
  for (const year of [thisYear - 11, thisYear - 10, thisYear - 8, thisYear - 7]) {
    await happened(year);
    await happened(year, long);
    await happened(year, { accountId: store.accountId, id: null });
    await happened(year, { accountId: long.accountId, id: null });
  }
  await turnYears();
  expect(await keptYears()).toEqual([thisYear - 7]);
  expect(await keptYears(long)).toEqual([thisYear - 10, thisYear - 8, thisYear - 7]);
  const company = await program.owner.query(
    "select account_id, count(*)::int from events where store_id is null and name = 'note.added' group by 1 order by 1",
  );
  expect(company.rows).toEqual([
    { account_id: store.accountId, count: 1 },
    { account_id: long.accountId, count: 3 },
  ]);
});

test("while one store keeps everything, no table goes, and the others' rows do", async () => {
  await pastYears();
  const always = await aStore(program);
  await keepFor(0, always);
  await happened(2011, always);
  await happened(2011);
  await turnYears();
  expect([await keptYears(always), await keptYears()]).toEqual([[2011], []]);
  expect(await tablesOf()).toContain("events_2011");
});

test("a clock that is far ahead deletes nothing that is kept by the database's", async () => {
  await happened(thisYear - 7);
  program.clock.now = new Date(Date.UTC(thisYear + 20, 0, 2));
  await turnYears();
  expect(await keptYears()).toEqual([thisYear - 7]);
  expect((await tablesOf()).length).toBeLessThanOrEqual(5);
});

test("nobody reaches a year's table past the history's own lock, and only the program turns years", async () => {
  const { rows } = await program.owner.query(
    `select class.relname as name from pg_inherits join pg_class as class on class.oid = inhrelid
     where inhparent = 'events'::regclass and not (relrowsecurity and relforcerowsecurity
       and exists (select from pg_policy where polrelid = class.oid) and not has_table_privilege('hangtag_service', class.oid, 'select'))`,
  );
  expect(rows).toEqual([]);
  const client = await program.platform.database.pool.connect();
  try {
    await client.query("select set_config('hangtag.sees_all', 'off', false)");
    for (const call of ["add_history_years(2027)", "drop_history_years(now())", "delete_history(now(), 1)"]) {
      await expect(client.query(`select hangtag.${call}`)).rejects.toThrow("Only who sees every store");
    }
  } finally {
    client.release(true);
  }
});
