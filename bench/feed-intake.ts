/**
 * Rows a second that the till's feed takes over HTTP, database included: tickets of three lines and one tender, 500 a
 * batch, 120 a day, gzipped as a till sends them. Beside it the limit: raw `pg` inserting the same rows into the same
 * tables with the same indexes and foreign keys, without parsing, versions, permission or daily figures.
 * Prints one line of JSON. `node bench/feed-intake.ts [batches] [url of an empty PostgreSQL database]`; `--memory` plans
 * the database for a machine of so many megabytes, `--log` gives its log another limit.
 */
import { parseArgs } from "node:util";
import pg from "pg";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import { snakeCase } from "#server/platform/db/column-names.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { tenderColumns, transactionColumns, transactionLineColumns } from "#server/platform/pos/row-columns.ts";
import type { Columns } from "#server/platform/pos/row-columns.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { batchOf, feedingRegister, packed } from "./feed-batches.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";
import { serveProgram } from "./served-program.ts";

const { values, positionals } = parseArgs({
  options: { memory: { type: "string" }, log: { type: "string" } },
  allowPositionals: true,
});
await measure(Number(positionals[0] ?? 60), positionals[1]);

async function measure(batches: number, url: string | undefined): Promise<void> {
  const embedded = url === undefined ? await startBenchPostgres(plan()) : null;
  try {
    const address = url ?? embedded?.url ?? "";
    await migrate(address);
    const feed = await measureFeed(address, batches);
    const peer = await measurePeer(address, batches);
    process.stdout.write(
      `${JSON.stringify({ bench: "feed-intake", rows: batches * maxBatchRows, linesEach: 3, rowsPerSecond: feed, peer: { name: "raw pg inserts of the same rows", rowsPerSecond: peer } })}\n`,
    );
  } finally {
    await embedded?.stop();
  }
}

function plan(): { memoryMegabytes?: number; settings?: Record<string, string> } {
  const { memory, log } = values;
  return {
    ...(memory !== undefined && { memoryMegabytes: Number(memory) }),
    ...(log !== undefined && { settings: { max_wal_size: log } }),
  };
}

async function measureFeed(url: string, batches: number): Promise<number> {
  const program = await serveProgram(url);
  const post = await feedingRegister(program, await aStore(program.owner));
  const bodies = Array.from({ length: batches + 2 }, (_, batch) => packed(batchOf(batch)));
  const [first, second, ...rest] = bodies;
  for (const warmUp of [first, second]) {
    await (warmUp && post(warmUp));
  }
  const from = performance.now();
  for (const body of rest) {
    await post(body);
  }
  const seconds = (performance.now() - from) / 1000;
  await program.stop();
  return Math.round((batches * maxBatchRows) / seconds);
}

async function measurePeer(url: string, batches: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { id: storeId } = await aStore(pool);
  await pool.end();
  const origin = { storeId, deviceId: crypto.randomUUID(), now: new Date() };
  const work = Array.from({ length: batches }, (_, batch) => {
    const { rows } = batchOf(batch);
    return [
      { table: "pos_transactions", rows: rows.map((row) => inDatabase(transactionColumns(row, origin))) },
      {
        table: "pos_transaction_lines",
        rows: rows.flatMap((row) => transactionLineColumns(row, origin)).map(inDatabase),
      },
      { table: "pos_tenders", rows: rows.flatMap((row) => tenderColumns(row, origin)).map(inDatabase) },
    ];
  });
  const from = performance.now();
  for (const tables of work) {
    await client.query("begin");
    for (const { table, rows } of tables) {
      await insertRaw(client, table, rows);
    }
    await client.query("commit");
  }
  const seconds = (performance.now() - from) / 1000;
  await client.end();
  return Math.round((batches * maxBatchRows) / seconds);
}

function inDatabase(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [snakeCase(name), value]));
}

async function insertRaw(client: pg.Client, table: string, rows: readonly Columns[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).join(", ");
  await client.query(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
