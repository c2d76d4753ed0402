/**
 * Writes all there is into one file, while the program runs or not: `npm run backup -- <file> [--with-key]`.
 * docs/running.md says what the file holds and how to bring it back.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { stopList } from "#server/app/stop-list.ts";
import { runningVersion } from "#server/platform/app-versions/app-versions.ts";
import { UnusableBackup } from "#server/platform/backups/backup-file.ts";
import { writeBackup } from "#server/platform/backups/write-backup.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { diskFailure, StartupFailure } from "#server/platform/config/startup-failure.ts";
import { runningPostgresUrl, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { openLog } from "#server/platform/log/log.ts";
import { progressLine } from "./progress-line.ts";

const usage = "npm run backup -- <file> [--with-key]";

const keyInside =
  "It holds names, phone numbers and figures, and the key to ID numbers and logins of services: keep it where nobody else gets it.";
const keyOutside =
  "It holds names, phone numbers and figures: keep it safe. The key to ID numbers and logins of services is not in it: " +
  "keep HANGTAG_SECRET_KEY (or secrets/secret-key of the data folder) in another place.";

const log = openLog({ level: "warn" });
const stops = stopList(log);

try {
  await backUp();
} catch (error) {
  const isForPeople = error instanceof UnusableBackup || error instanceof StartupFailure;
  process.stderr.write(`${isForPeople ? error.message : (diskFailure(error) ?? String(error))}\n`);
  process.exitCode = 1;
} finally {
  await stops.stopAll();
}

async function backUp(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "with-key": { type: "boolean", default: false } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    throw new UnusableBackup(usage);
  }
  // npm changes to the project's folder; the person meant the one they stand in.
  const file = path.resolve(process.env["INIT_CWD"] ?? process.cwd(), name);
  const config = readConfig();
  const line = progressLine();
  const made = await writeBackup({
    ownerUrl: config.databaseUrl ?? (await embeddedUrl(config.dataFolder)),
    file,
    version: runningVersion,
    secretKey: config.secretKey,
    withKey: values["with-key"],
    now: new Date(),
    onProgress: ({ bytes, ofBytes, rows }) => line.show(bytes, ofBytes, `${rows.toLocaleString("en-US")} rows`),
  });
  line.end();
  const megabytes = (made.bytes / 1_000_000).toFixed(1);
  process.stdout.write(
    `${file}: ${made.rows.toLocaleString("en-US")} rows of ${made.tables} tables, ${megabytes} MB, in ${line.seconds().toFixed(1)} s.\n` +
      `${values["with-key"] ? keyInside : keyOutside}\n`,
  );
}

async function embeddedUrl(dataFolder: string): Promise<string> {
  const running = await runningPostgresUrl(dataFolder);
  if (running !== null) {
    return running;
  }
  const postgres = await startEmbeddedPostgres({ dataFolder, log });
  stops.add(() => postgres.stop());
  return postgres.url;
}
