import { noServices } from "#server/platform/providers/provider.ts";
/**
 * Rows a second that the till's feed takes over HTTP, database included: tickets of three lines and one tender, 500 a
 * batch, 120 a day, gzipped as a till sends them. Beside it the limit: raw `pg` inserting the same rows into the same
 * tables with the same indexes and foreign keys, without parsing, versions, permission or daily figures.
 * Prints one line of JSON. `node bench/feed-intake.ts [batches] [url of an empty PostgreSQL database]`
 */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { pino } from "pino";
import { embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import { buildApp } from "#server/app/build-app.ts";
import { tillParts } from "#server/app/till-parts.ts";
import { addDays } from "#common/business-date.ts";
import { batchesPath, maxBatchRows, posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { mailboxEmails } from "#server/areas/mailbox/mailbox.ts";
import { snakeCase } from "#server/platform/db/column-names.ts";
import { tenderColumns, transactionColumns, transactionLineColumns } from "#server/platform/pos/row-columns.ts";
import type { Columns } from "#server/platform/pos/row-columns.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";

const ticketsADay = 120;

await measure(Number(process.argv[2] ?? 60), process.argv[3]);

async function measure(batches: number, url: string | undefined): Promise<void> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), "hangtag-bench-"));
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  // A server of its own with the settings of the product: fsync and synchronous commit stay on.
  const embedded = url === undefined ? await startEmbeddedPostgres({ dataFolder, log }) : null;
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
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measureFeed(url: string, batches: number): Promise<number> {
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  const silent = pino({ level: "silent" });
  const database = openDatabase({ url, connections: 4, log: silent });
  const live = embeddedRealtime({ app: { id: "bench", key: "key", secret: "secret" }, database, log: silent });
  const publicUrl = "http://localhost";
  const platform = {
    database,
    realtime: live.realtime,
    emails: mailboxEmails({ database, clock: () => new Date() }),
    log: silent,
    clock: () => new Date(),
    isDemo: false,
    publicUrl,
    secretKey: "a secret that is long enough for a bench",
    services: noServices,
    till: tillParts({ publicUrl, realtime: { url: null, key: "key" } }),
  };
  const remembering = await cachePrincipals({ database, log: silent });
  const http = await buildApp(platform);
  const at = await http.listen({ port: 0, host: "127.0.0.1" });
  const till = await aTill(owner, { store: await aStore(owner), platform });
  const bodies = Array.from({ length: batches + 2 }, (_, batch) => gzipSync(JSON.stringify(batchOf(batch))));
  const post = async (body: Buffer<ArrayBuffer>): Promise<void> => {
    const response = await fetch(`${at}${batchesPath}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${till.token}`,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body,
    });
    const answer = posBatchAnswer.parse(await response.json());
    if (answer.accepted !== maxBatchRows) {
      throw new Error(`A batch was not taken whole: ${JSON.stringify(answer).slice(0, 300)}`);
    }
  };
  const [first, second, ...rest] = bodies;
  for (const warmUp of [first, second]) {
    await (warmUp && post(warmUp));
  }
  const from = performance.now();
  for (const body of rest) {
    await post(body);
  }
  const seconds = (performance.now() - from) / 1000;
  await http.close();
  await remembering.close();
  await live.close();
  await database.close();
  await owner.end();
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

function batchOf(batch: number): { batch: number; sentAt: string; rows: TransactionRow[] } {
  const rows = Array.from({ length: maxBatchRows }, (_, at) => ticket(batch * maxBatchRows + at + 1));
  return { batch: batch + 1, sentAt: "2026-03-04T18:00:00Z", rows };
}

function ticket(seq: number): TransactionRow {
  const businessDate = addDays("2020-01-01", Math.floor(seq / ticketsADay));
  const at = `${businessDate}T${String(15 + (seq % 9)).padStart(2, "0")}:20:00Z`;
  const lines = [1, 2, 3].map((line) => ({
    sku: `A${seq}${line}`,
    description: `Girls dress size ${line} with flowers`,
    categoryCode: `C${(seq + line) % 30}`,
    goods: line === 3 ? ("new" as const) : ("used" as const),
    quantity: 1,
    price: 500 + line,
    discount: 0,
    net: 500 + line,
    tax: 40,
    cost: 150,
  }));
  return {
    kind: "transaction",
    externalId: `T${seq}`,
    updatedAt: at,
    businessDate,
    seq,
    number: String(seq),
    terminal: "1",
    cashierCode: "7",
    customerId: seq % 3 === 0 ? null : `C${seq % 900}`,
    type: "sale",
    at,
    lines,
    tenders: [{ kind: "visa", amount: 1626 }],
    couponNumber: null,
    total: 1626,
    tax: 120,
    employeePurchase: false,
    wholesale: false,
  };
}
