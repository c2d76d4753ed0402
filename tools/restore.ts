/**
 * Fills an empty data folder (HANGTAG_DATA) or an empty database (DATABASE_URL) from a backup:
 * `npm run restore -- <file> [--new-key]`. Never overwrites anything.
 */
import path from "node:path";
import { readBackupHeader, restoreBackup } from "#server/platform/backups/restore-backup.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { valuesOf } from "#server/platform/config/settings-file.ts";
import { readOrCreateSecret } from "#server/platform/config/stored-secret.ts";
import { type BackupCommand, runBackupCommand } from "./backup-command.ts";

await runBackupCommand({ name: "restore", option: "new-key" }, restore);

async function restore(command: BackupCommand): Promise<string> {
  const { file, line, onProgress, isOptionOn: allowsOtherKey } = command;
  const header = await readBackupHeader(file);
  const { databaseUrl, dataFolder, secretKey } = configWith(header.secretKey);
  const ownerUrl = databaseUrl ?? (await command.startPostgres(dataFolder));
  const restored = await restoreBackup({ ownerUrl, file, secretKey, allowsOtherKey, onProgress });
  line.end();
  return (
    `Restored ${restored.rows.toLocaleString("en-US")} rows of ${restored.tables} tables as of ${restored.header.madeAt}, in ${line.seconds().toFixed(1)} s. ` +
    "Start Hangtag with the same settings."
  );
}

/** A key that the backup brings is kept where the program looks for it, unless a key was given. */
function configWith(secretKey: string | undefined): Config {
  if (secretKey === undefined || valuesOf(["HANGTAG_SECRET_KEY"])["HANGTAG_SECRET_KEY"] !== undefined) {
    return readConfig();
  }
  const config = readConfig({ ...process.env, HANGTAG_SECRET_KEY: secretKey });
  return {
    ...config,
    secretKey: readOrCreateSecret(path.join(config.dataFolder, "secrets", "secret-key"), () => secretKey),
  };
}
