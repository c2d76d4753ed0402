/** What `npm run backup` and `npm run restore` share: one file named on the command line, its progress, a sentence when it fails. */
import path from "node:path";
import { parseArgs } from "node:util";
import { type StopList, stopList } from "#server/app/stop-list.ts";
import { UnusableBackup } from "#server/platform/backups/backup-file.ts";
import { diskFailure, StartupFailure } from "#server/platform/config/startup-failure.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { type Log, openLog } from "#server/platform/log/log.ts";
import { progressLine } from "./progress-line.ts";

export type BackupCommand = {
  /** Absolute path of the file that the person named. */
  file: string;
  /** Whether the command's one option was given. */
  isOptionOn: boolean;
  line: ReturnType<typeof progressLine>;
  onProgress: (progress: { bytes: number; totalBytes: number; rows: number }) => void;
  /** Starts a data folder's database until the command ends. Returns its address. */
  startPostgres: (dataFolder: string) => Promise<string>;
};

/** Runs `npm run <name> -- <file> [--<option>]` to its end and stops what it started. */
export async function runBackupCommand(
  { name, option }: { name: string; option: string },
  run: (command: BackupCommand) => Promise<string>,
): Promise<void> {
  const log = openLog({ level: "warn" });
  const stops = stopList(log);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { [option]: { type: "boolean" } } });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) {
      throw new UnusableBackup(`npm run ${name} -- <file> [--${option}]`);
    }
    const summary = await run(commandOn(file, { isOptionOn: values[option] === true, log, stops }));
    process.stdout.write(`${summary}\n`);
  } catch (error) {
    const isForPeople = error instanceof UnusableBackup || error instanceof StartupFailure;
    process.stderr.write(`${isForPeople ? error.message : (diskFailure(error) ?? String(error))}\n`);
    process.exitCode = 1;
  } finally {
    await stops.stopAll();
  }
}

function commandOn(file: string, { isOptionOn, log, stops }: { isOptionOn: boolean; log: Log; stops: StopList }) {
  const line = progressLine();
  return {
    // npm changes to the project's folder; the person meant the one they stand in.
    file: path.resolve(process.env["INIT_CWD"] ?? process.cwd(), file),
    isOptionOn,
    line,
    onProgress: ({ bytes, totalBytes, rows }) => line.show(bytes, totalBytes, `${rows.toLocaleString("en-US")} rows`),
    async startPostgres(dataFolder) {
      const postgres = await startEmbeddedPostgres({ dataFolder, log });
      stops.add(() => postgres.stop());
      return postgres.url;
    },
  } satisfies BackupCommand;
}
