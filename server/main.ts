/** The program: reads the settings, opens the database, starts its roles, and stops them in order. */
import { signInLines } from "./app/demonstration/demonstration.ts";
import { serviceSettingNames } from "./app/open-services.ts";
import { connectionsOfProcess, startProgram } from "./app/program.ts";
import { reportCrash } from "./app/report-crash.ts";
import { stopList } from "./app/stop-list.ts";
import { readConfig, settingNames } from "./platform/config/config.ts";
import type { Config } from "./platform/config/config.ts";
import { refuseUnknownSettings } from "./platform/config/settings-file.ts";
import { StartupFailure } from "./platform/config/startup-failure.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded-postgres.ts";
import { migrate } from "./platform/db/migrate.ts";
import { refuseSmallPooler } from "./platform/db/pooler.ts";
import { describeHosts } from "./platform/config/split-hosts.ts";
import { openLog } from "./platform/log/log.ts";

const log = openLog({ level: "info" });
const stops = stopList(log);

async function main(): Promise<void> {
  // First of all, because a name with a slip of the pen would have the program make what nobody meant.
  refuseUnknownSettings([...settingNames(), ...serviceSettingNames()]);
  const config = readConfig();
  const databaseUrl = await openDatabaseServer(config);
  await migrateOrSay(databaseUrl, config);
  const platform = await startProgram({ config, databaseUrl, log, stops });
  await reportCrash(platform, config);
  // tools/start.mjs starts a program again that was ready once and then crashed. Sent before the line below, so that
  // nobody who has read the line can meet a starter that does not know it yet.
  process.send?.("ready");
  const lines = [`Hangtag is ready on ${config.publicUrl}`, ...(config.demo ? signInLines() : [])];
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function openDatabaseServer(config: Config): Promise<string> {
  if (config.databaseUrl !== null) {
    return config.databaseUrl;
  }
  const { dataFolder, memoryMegabytes } = config;
  const postgres = await startEmbeddedPostgres({ dataFolder, memoryMegabytes, log });
  stops.add(() => postgres.stop());
  return postgres.url;
}

async function migrateOrSay(url: string, config: Config): Promise<void> {
  try {
    await migrate(url, { notify: (sentence) => process.stdout.write(`${sentence}\n`) });
    if (config.databaseUrl !== null) {
      await refuseSmallPooler(url, connectionsOfProcess);
    }
  } catch (error) {
    if (config.databaseUrl !== null && isUnreachable(error)) {
      throw new StartupFailure(
        `The database at ${describeHosts(config.databaseUrl)} does not answer: ${error.message}. Check DATABASE_URL.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}

function isUnreachable(error: unknown): error is Error {
  return error instanceof Error && "code" in error && /^(E[A-Z]+|28|3D|57P)/.test(String(error.code));
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) {
    return;
  }
  isStopping = true;
  await stops.stopAll();
  if (exitCode === 0) {
    process.stdout.write("Hangtag has stopped.\n");
  }
  process.exit(exitCode);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stop(0));
}

// tools/start.mjs holds the other end; when it is killed nobody could stop this program any more.
process.on("disconnect", () => void stop(1));

main().catch((error: unknown) => {
  if (isStopping) {
    // A person stopped the program while it was starting; what was under way had its database taken away.
    return;
  }
  if (error instanceof StartupFailure) {
    process.stderr.write(`${error.message}\n`);
  } else {
    log.fatal({ err: error }, "Hangtag could not start");
  }
  void stop(1);
});
