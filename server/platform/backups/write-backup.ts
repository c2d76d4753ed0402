import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { openOwnerClient } from "#server/platform/db/connection-setup.ts";
import { hashText } from "#server/platform/secrets/sealed-text.ts";
import { quoteColumnList, listBackedUpTables, listSequences, quoteTableName } from "./backed-up-tables.ts";
import type { BackedUpTable } from "./backed-up-tables.ts";
import {
  type BackupEnd,
  backupFormat,
  type BackupHeader,
  endOfRows,
  type TableSum,
  UnusableBackup,
} from "./backup-file.ts";

export type BackupProgress = { bytes: number; totalBytes: number; rows: number };

export type BackupOptions = {
  ownerUrl: string;
  file: string;
  version: string;
  secretKey: string;
  /** Anyone with such a file can read ID numbers and service credentials. */
  withKey?: boolean;
  now: Date;
  onProgress?: (progress: BackupProgress) => void;
};

export type BackupSummary = { tables: number; rows: number; bytes: number };

/**
 * Writes a snapshot of all rows into a file while the program keeps running. The file appears only when it is complete
 * and on disk, readable by its owner alone.
 *
 * @throws UnusableBackup when there is a file of that name already
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { file } = options;
  const draft = `${file}.${randomBytes(4).toString("hex")}.part`;
  const client = await openOwnerClient(options.ownerUrl);
  try {
    const end: { summary?: BackupEnd } = {};
    await pipeline(
      Readable.from(generateBackup(client, { ...options, onEnd: (summary) => (end.summary = summary) }), {
        objectMode: false,
      }),
      createGzip({ level: 4 }),
      createWriteStream(draft, { mode: 0o600, flags: "wx" }),
    );
    await flush(draft);
    await linkFinished(draft, file);
    const summary = { tables: end.summary?.tables ?? 0, rows: end.summary?.rows ?? 0, bytes: (await stat(file)).size };
    await recordBackup(client, { madeAt: options.now.toISOString(), ...summary });
    return summary;
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

/** Returns a hash that identifies the key and does not reveal it. */
export function hashForKeyCheck(secretKey: string): string {
  return hashText("backup", { secretKey, purpose: "backup key check" }).toString("hex");
}

type WriteOptions = BackupOptions & { onEnd: (end: BackupEnd) => void };

async function* generateBackup(client: pg.Client, options: WriteOptions): AsyncGenerator<Buffer> {
  await beginSnapshot(client);
  const tables = await listBackedUpTables(client);
  yield toLine(await buildHeader(client, options));
  const progress: BackupProgress = { bytes: 0, totalBytes: tables.reduce((sum, { bytes }) => sum + bytes, 0), rows: 0 };
  for (const table of tables) {
    const { schema, table: name, columns } = table;
    yield toLine({ schema, table: name, columns });
    const sum = yield* copyRows(client, table, (bytes) =>
      options.onProgress?.({ ...progress, bytes: progress.bytes + Math.min(bytes, table.bytes) }),
    );
    yield Buffer.from(endOfRows);
    yield toLine(sum);
    progress.bytes += table.bytes;
    progress.rows += sum.rows;
    options.onProgress?.({ ...progress });
  }
  const end: BackupEnd = {
    end: true,
    tables: tables.length,
    rows: progress.rows,
    // Sequences ignore snapshots; reading them last keeps them ahead of the rows.
    sequences: await listSequences(client),
  };
  yield toLine(end);
  await client.query("commit");
  options.onEnd(end);
}

/**
 * Forced row-level security binds the owner too, so the settings open all rows. They are set inside the transaction,
 * because a pooler could otherwise apply them to another connection and rows would be missing.
 */
async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query("begin isolation level repeatable read read only");
  await client.query(
    `set local hangtag.sees_all = 'on'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1; set local lock_timeout = '60s'`,
  );
}

async function buildHeader(client: pg.Client, options: WriteOptions): Promise<BackupHeader> {
  const migrations = await client.query<{ name: string; hash: string }>(
    "select name, hash from schema_migrations order by name",
  );
  return {
    hangtag: "backup",
    format: backupFormat,
    version: options.version,
    madeAt: options.now.toISOString(),
    migrations: migrations.rows,
    keyCheck: hashForKeyCheck(options.secretKey),
    ...(options.withKey === true && { secretKey: options.secretKey }),
  };
}

async function* copyRows(
  client: pg.Client,
  table: BackedUpTable,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer, TableSum> {
  const hash = createHash("sha256");
  const name = quoteTableName(client, table);
  const columns = quoteColumnList(client, table.columns);
  const source = table.isPartitioned ? `(select ${columns} from ${name})` : `${name} (${columns})`;
  const copy = client.query(copyTo(`copy ${source} to stdout`));
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = copy;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
  return { rows: copy.rowCount, sha256: hash.digest("hex") };
}

function toLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores the summary for the page that shows the age of the newest backup. */
async function recordBackup(client: pg.Client, backup: BackupSummary & { madeAt: string }): Promise<void> {
  await client.query(
    `insert into global_settings (name, value) values ('lastBackup', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(backup)],
  );
}

/** Links instead of renaming, because a link never replaces an existing file. */
async function linkFinished(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      throw new UnusableBackup(`The file ${file} exists already. Choose another name.`, { cause: error });
    }
    throw error;
  }
}
