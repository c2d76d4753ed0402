/**
 * Writes all there is into one file, while the program runs or not: `npm run backup -- <file> [--with-key]`.
 * docs/running.md says what the file holds and how to bring it back.
 */
import { runningVersion } from "#server/platform/config/running-version.ts";
import { writeBackup } from "#server/platform/backups/write-backup.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { runningPostgresUrl } from "#server/platform/db/embedded-postgres.ts";
import { type BackupCommand, runBackupCommand } from "./backup-command.ts";

const keyInside =
  "It holds names, phone numbers and figures, and the key to ID numbers and logins of services: keep it where nobody else gets it.";
const keyOutside =
  "It holds names, phone numbers and figures: keep it safe. The key to ID numbers and logins of services is not in it: " +
  "keep HANGTAG_SECRET_KEY (or secrets/secret-key of the data folder) in another place.";

await runBackupCommand({ name: "backup", option: "with-key" }, backUp);

async function backUp(command: BackupCommand): Promise<string> {
  const { file, line, onProgress, isOptionOn: withKey } = command;
  const { databaseUrl, dataFolder, secretKey } = readConfig();
  const ownerUrl = databaseUrl ?? (await runningPostgresUrl(dataFolder)) ?? (await command.startPostgres(dataFolder));
  const now = new Date();
  const made = await writeBackup({ ownerUrl, file, version: runningVersion, secretKey, withKey, now, onProgress });
  line.end();
  const megabytes = (made.bytes / 1_000_000).toFixed(1);
  return (
    `${file}: ${made.rows.toLocaleString("en-US")} rows of ${made.tables} tables, ${megabytes} MB, in ${line.seconds().toFixed(1)} s.\n` +
    (withKey ? keyInside : keyOutside)
  );
}
