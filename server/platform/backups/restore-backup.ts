import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { openOwnerClient } from "#server/platform/db/connection-setup.ts";
import { applyMigrations, listMigrations, migrate, prepareDatabase } from "#server/platform/db/migrate.ts";
import { takeMigrationLock, usualLockWait } from "#server/platform/db/migration-lock.ts";
import { refuseTransactionPooler } from "#server/platform/db/pooler.ts";
import { quoteColumnList, quoteTableName, queueSchema } from "./backed-up-tables.ts";
import { type BackupEnd, type BackupHeader, BackupReader, type TableHead, UnusableBackup } from "./backup-file.ts";
import { closeTables, openTables } from "./open-tables.ts";
import { hashForKeyCheck } from "./write-backup.ts";

export type RestoreProgress = { bytes: number; totalBytes: number; rows: number };

export type RestoreOptions = {
  ownerUrl: string;
  file: string;
  secretKey: string;
  /** Continues with a different key; ID numbers and service credentials then stay unreadable. */
  allowsOtherKey?: boolean;
  onProgress?: (progress: RestoreProgress) => void;
};

export type RestoreSummary = { header: BackupHeader; tables: number; rows: number };

/** Reads only the header of a file. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const inflating = pipeline(source, unzipped);
  inflating.catch(() => undefined);
  try {
    return await new BackupReader(unzipped).readHeader();
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

/**
 * Fills an empty database from a backup: its schema and all its rows in one transaction, then the newer migrations. The
 * database is as empty as before when it throws.
 *
 * @throws UnusableBackup
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { ownerUrl, file } = options;
  const header = await readBackupHeader(file);
  if (header.keyCheck !== hashForKeyCheck(options.secretKey) && options.allowsOtherKey !== true) {
    throw new UnusableBackup(
      "This backup belongs to another HANGTAG_SECRET_KEY: ID numbers and the logins of services could not be read. " +
        "Set the old key (HANGTAG_SECRET_KEY, or the old secrets/secret-key in the data folder), or restore without them: --new-key.",
    );
  }
  await refuseUnknownMigrations(header);
  await refuseTransactionPooler(ownerUrl);
  const client = await openOwnerClient(ownerUrl);
  let end: BackupEnd;
  try {
    await takeMigrationLock(client, { notify: () => undefined, ...usualLockWait });
    await refuseFullDatabase(client);
    await prepareDatabase(client, ownerUrl);
    end = await inTransaction(client, () => fill(client, header, options));
    await client.query("analyze");
  } finally {
    await client.end();
  }
  await migrate(ownerUrl);
  return { header, tables: end.tables, rows: end.rows };
}

async function refuseUnknownMigrations(header: BackupHeader): Promise<void> {
  const ours = new Map((await listMigrations()).map(({ name, hash }) => [name, hash]));
  if (header.migrations.some(({ name, hash }) => ours.get(name) !== hash)) {
    throw new UnusableBackup(
      `This backup was made by another Hangtag (${header.version}) with tables that this one does not know. Restore it with that version or a newer one.`,
    );
  }
}

async function refuseFullDatabase(client: pg.Client): Promise<void> {
  const result = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> 'schema_migrations' limit 1`,
  );
  if (result.rows.length > 0) {
    throw new UnusableBackup(
      "There is a database already, and a restore never overwrites one. Choose an empty data folder with HANGTAG_DATA, or an empty database with DATABASE_URL.",
    );
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function fill(client: pg.Client, header: BackupHeader, options: RestoreOptions): Promise<BackupEnd> {
  await applyMigrations(client, new Set(header.migrations.map(({ name }) => name)));
  await client.query("set local lock_timeout = 0; set local statement_timeout = 0");
  const opened = await openTables(client);
  const progress = { bytes: 0, totalBytes: (await stat(options.file)).size, rows: 0 };
  const source = createReadStream(options.file);
  source.on("data", (chunk) => {
    progress.bytes += chunk.length;
  });
  const unzipped = createGunzip();
  const inflating = pipeline(source, unzipped);
  // The reader meets the same failure; this only keeps it from being unhandled.
  inflating.catch(() => undefined);
  try {
    const reader = new BackupReader(unzipped);
    await reader.readHeader();
    const end = await restoreTables(client, reader, (rows) => {
      progress.rows += rows;
      options.onProgress?.({ ...progress });
    });
    await setSequences(client, end);
    await closeTables(client, opened);
    return end;
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function restoreTables(
  client: pg.Client,
  reader: BackupReader,
  onTable: (rows: number) => void,
): Promise<BackupEnd> {
  let tables = 0;
  let rows = 0;
  for (;;) {
    const part = await reader.readNext();
    if ("end" in part) {
      if (part.tables !== tables || part.rows !== rows) {
        throw new UnusableBackup("This backup is damaged: tables are missing. Take another one.");
      }
      return part;
    }
    const restoredRows =
      part.schema === queueSchema
        ? await restoreQueueTable(client, reader, part)
        : await restoreTable(client, { reader, head: part, target: quoteTableName(client, part) });
    tables += 1;
    rows += restoredRows;
    onTable(restoredRows);
  }
}

type TableRestore = { reader: BackupReader; head: TableHead; target: string };

async function restoreTable(client: pg.Client, { reader, head, target }: TableRestore): Promise<number> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const copy = client.query(copyFrom(`copy ${target} (${quoteColumnList(client, head.columns)}) from stdin`));
  await pipeline(Readable.from(reader.readRows(), { objectMode: false }), hashing, copy);
  const sum = await reader.readSum();
  if (sum.rows !== copy.rowCount || sum.sha256 !== hash.digest("hex")) {
    throw new UnusableBackup(
      `This backup is damaged: the table ${head.table} is not what was written. Take another one.`,
    );
  }
  return copy.rowCount;
}

/** Loads through a temporary table with the backup's columns, since the library may have changed; unlocks the jobs. */
async function restoreQueueTable(client: pg.Client, reader: BackupReader, head: TableHead): Promise<number> {
  const columns = head.columns.map(({ name, type }) => `${client.escapeIdentifier(name)} ${type}`).join(", ");
  await client.query(`create temporary table taken_rows (${columns}) on commit drop`);
  const rows = await restoreTable(client, { reader, head, target: "taken_rows" });
  const target = quoteTableName(client, head);
  const result = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [target],
  );
  const currentColumns = new Set(result.rows.map(({ name }) => name));
  const commonColumns = quoteColumnList(
    client,
    head.columns.filter(({ name }) => currentColumns.has(name)),
  );
  const unlockSql = head.columns.some(({ name }) => name === "locked_at")
    ? "update taken_rows set locked_at = null, locked_by = null"
    : "";
  await client.query(
    `${unlockSql}; delete from ${target}; insert into ${target} (${commonColumns}) overriding system value select ${commonColumns} from taken_rows; drop table taken_rows`,
  );
  return rows;
}

async function setSequences(client: pg.Client, end: BackupEnd): Promise<void> {
  for (const { schema, name, lastValue } of end.sequences) {
    if (lastValue !== null) {
      // Skips a sequence that a newer version of the queue has dropped.
      await client.query("select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null", [
        quoteTableName(client, { schema, table: name }),
        lastValue,
      ]);
    }
  }
}
