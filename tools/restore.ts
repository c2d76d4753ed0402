/**
 * Fills an empty data folder (HANGTAG_DATA) or an empty database (DATABASE_URL) from a backup:
 * `npm run restore -- <file> [--new-key]`. Never overwrites anything.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { stopList } from "#server/app/stop-list.ts";
import { UnusableBackup } from "#server/platform/backups/backup-file.ts";
import { readBackupHeader, restoreBackup } from "#server/platform/backups/restore-backup.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { keptSecret } from "#server/platform/config/kept-secret.ts";
import { diskFailure, StartupFailure } from "#server/platform/config/startup-failure.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { openLog } from "#server/platform/log/log.ts";
import { progressLine } from "./progress-line.ts";

const usage = "npm run restore -- <file> [--new-key]";

const log = openLog({ level: "warn" });
const stops = stopList(log);

try {
  await restore();
} catch (error) {
  const isForPeople = error instanceof UnusableBackup || error instanceof StartupFailure;
  process.stderr.write(`${isForPeople ? error.message : (diskFailure(error) ?? String(error))}\n`);
  process.exitCode = 1;
} finally {
  await stops.stopAll();
}

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "new-key": { type: "boolean", default: false } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    throw new UnusableBackup(usage);
  }
  const file = path.resolve(process.env["INIT_CWD"] ?? process.cwd(), name);
  const { secretKey } = await readBackupHeader(file);
  const config = configWith(secretKey);
  const line = progressLine();
  const restored = await restoreBackup({
    ownerUrl: config.databaseUrl ?? (await embeddedUrl(config.dataFolder)),
    file,
    secretKey: config.secretKey,
    allowsOtherKey: values["new-key"],
    onProgress: ({ bytes, ofBytes, rows }) => line.show(bytes, ofBytes, `${rows.toLocaleString("en-US")} rows`),
  });
  line.end();
  process.stdout.write(
    `Restored ${restored.rows.toLocaleString("en-US")} rows of ${restored.tables} tables as of ${restored.header.madeAt}, in ${line.seconds().toFixed(1)} s. ` +
      "Start Hangtag with the same settings.\n",
  );
}

/** A key that the backup brings is kept where the program looks for it, unless a key was given. */
function configWith(secretKey: string | undefined): Config {
  if (secretKey === undefined || process.env["HANGTAG_SECRET_KEY"]?.trim()) {
    return readConfig();
  }
  const config = readConfig({ ...process.env, HANGTAG_SECRET_KEY: secretKey });
  return { ...config, secretKey: keptSecret(path.join(config.dataFolder, "secrets", "secret-key"), () => secretKey) };
}

async function embeddedUrl(dataFolder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log });
  stops.add(() => postgres.stop());
  return postgres.url;
}
