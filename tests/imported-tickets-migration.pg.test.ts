import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { importHistory } from "#server/platform/pos/import/import-history.ts";
import { exportMap } from "#common/pos-files/export-map.ts";
import { aStore } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const root = path.resolve(import.meta.dirname, "..");
const migration = readFileSync(path.join(root, "db/migrations/20261123T0401_pos_imported_tickets.sql"), "utf8");
const map = exportMap.parse({
  kind: "ticketLines",
  columns: { number: "No", at: "Date", quantity: "Pieces", amount: "Amount", terminal: "Register" },
});
const longRegister = "Register at the door of the second building, left";
const lines = [
  "1,2025-03-04,1,10.00,1",
  "1,2025-03-04,1,2.50,1",
  "2,2025-03-05,1,20.00,1",
  `3,2025-03-05,1,5.00,${longRegister}`,
];

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await testProgram();
  folder = await mkdtemp(path.join(os.tmpdir(), "hangtag-import-"));
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

async function importLines(store: TestStore) {
  const file = path.join(folder, `${store.id}.csv`);
  await writeFile(file, ["No,Date,Pieces,Amount,Register", ...lines].join("\n"));
  const actingStore = await findActingStore(program.platform, store.id);
  if (actingStore === null) {
    throw new Error("The store is gone");
  }
  return importHistory(program.platform, {
    file,
    mapping: { exports: [map] },
    isDryRun: false,
    replacesAt: null,
    store: actingStore,
    onProgress: () => undefined,
    onRefused: () => undefined,
  });
}

/** As an import left them before: known by number, on the day before, under a device of the old naming. */
async function makeOld(store: TestStore): Promise<void> {
  await program.owner.query(
    `with old as (
       insert into devices (store_id, id, name, type) values ($1, gen_random_uuid(), 'Import', 'import') returning id
     ), tickets as (
       insert into pos_transactions
       select (json_populate_record(ticket, json_build_object(
         'external_id', number, 'business_date', business_date - 1, 'device_id', (select id from old)))).*
       from pos_transactions as ticket where store_id = $1
     )
     select 1`,
    [store.id],
  );
  await program.owner.query(
    `update pos_transaction_lines as line set transaction_id = ticket.number
     from pos_transactions as ticket
     where line.store_id = $1 and ticket.store_id = $1 and ticket.external_id = line.transaction_id`,
    [store.id],
  );
  await program.owner.query("delete from pos_transactions where store_id = $1 and external_id <> number", [store.id]);
  await program.owner.query("delete from pos_batches where store_id = $1", [store.id]);
  await program.owner.query("delete from pos_feeds where store_id = $1", [store.id]);
  await program.owner.query(
    `update daily_reports set business_date = business_date - 1, status = 'provisional' where store_id = $1`,
    [store.id],
  );
}

function listDays(store: TestStore) {
  return program.owner.query(
    `select business_date::text as date, sales_cents::integer, customers, items_sold, status from daily_reports
     where store_id = $1 and sales_cents is not null order by business_date`,
    [store.id],
  );
}

test("tickets of earlier imports get their key and their day, and the same file then changes nothing", async () => {
  const store = await aStore(program.owner);
  await importLines(store);
  const right = await listDays(store);
  expect(right.rows).toMatchObject([
    { date: "2025-03-04", sales_cents: 1250, status: "final" },
    { date: "2025-03-05", sales_cents: 2500, status: "final" },
  ]);
  await makeOld(store);
  expect((await listDays(store)).rows).toMatchObject([{ date: "2025-03-03" }, { date: "2025-03-04" }]);
  await program.owner.query(`begin; ${migration} commit`);
  expect((await listDays(store)).rows).toEqual(right.rows);
  expect(await importLines(store)).toMatchObject({ written: 0, changed: 0, unchanged: 3 });
  expect((await listDays(store)).rows).toEqual(right.rows);
  const kept = await program.owner.query("select count(*)::int from pos_transaction_lines where store_id = $1", [
    store.id,
  ]);
  expect(kept.rows).toEqual([{ count: 4 }]);
});

test("a register that a lost range of nonsense numbers had stopped is asked for its rows again", async () => {
  const store = await aStore(program.owner);
  await importLines(store);
  await program.owner.query(
    "update pos_feeds set delivered = int8multirange(int8range(1, 9007199254740993)) where store_id = $1",
    [store.id],
  );
  await program.owner.query(`begin; ${migration} commit`);
  const { rows } = await program.owner.query(
    "select upper(delivered)::float as upper from pos_feeds where store_id = $1",
    [store.id],
  );
  expect(rows).toEqual([{ upper: 1_000_000_000_001 }]);
});
