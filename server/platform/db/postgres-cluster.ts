import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOrCreateSecret } from "#server/platform/config/stored-secret.ts";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { program } from "./postgres-binaries.ts";
import type { PostgresHome } from "./postgres-home.ts";

/** The owner's name differs from the database's, because PostgreSQL also looks up the user's name as a schema. */
export const databaseName = "hangtag";
export const ownerName = "hangtag_owner";

/** Creates the cluster unless it exists. Returns its folder and the owner's password. */
export async function prepareCluster(
  home: PostgresHome,
  binaries: string,
): Promise<{ folder: string; password: string }> {
  const folder = path.join(home.folder, "cluster");
  const passwordFile = path.join(home.folder, "password");
  const made = await readFile(path.join(folder, "PG_VERSION"), "utf8").catch(() => null);
  const password = readOrCreateSecret(passwordFile, () => randomBytes(24).toString("hex"));
  const major = await majorVersion(binaries);
  if (made === null) {
    await makeCluster(home, { binaries, folder, password, major });
  } else if (Number(made) !== major) {
    throw new StartupFailure(
      `The database in ${home.folder} was made by PostgreSQL ${made.trim()} and this Hangtag brings PostgreSQL ${major}. ` +
        `Dump it with the old version and load it into the new one (docs/running.md), or choose another folder with HANGTAG_DATA.`,
    );
  }
  return { folder, password };
}

type NewCluster = { binaries: string; folder: string; password: string; major: number };

/** Renames the cluster only when it is complete and on disk, so that a killed start leaves nothing behind. */
async function makeCluster(home: PostgresHome, { binaries, folder, password, major }: NewCluster): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = path.join(home.folder, "password.new");
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.user.uid !== undefined && home.user.gid !== undefined) {
    await chown(passwordFile, home.user.uid, home.user.gid);
  }
  const initdb = program(binaries, "initdb");
  // The built-in UTF-8 collation (17 and newer) is the same on every machine; a system's own may change under an index.
  const locale =
    major >= 17 ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--locale=C.UTF-8"];
  const common = ["--pgdata", draft];
  await run(home, initdb, [
    ...common,
    "--no-sync",
    `--username=${ownerName}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    ...locale,
  ]);
  await run(home, initdb, [...common, "--sync-only"]);
  await rm(passwordFile, { force: true });
  await rename(draft, folder);
}

async function majorVersion(binaries: string): Promise<number> {
  const text = await run({ folder: "/", user: {} }, program(binaries, "postgres"), ["--version"]);
  return Number(/\d+/.exec(text)?.[0]);
}

/** Runs a PostgreSQL program to its end. Throws a sentence with its last output when it fails. */
function run(home: PostgresHome, file: string, parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, parameters, {
      ...home.user,
      cwd: home.folder,
      env: postgresEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(new StartupFailure(`The database could not be made in ${home.folder}: ${lastProblem(output)}`));
      }
    });
  });
}

/** Returns the last error in PostgreSQL's output, without the clean-up messages after it. */
export function lastProblem(output: string): string {
  if (output.includes("No space left on device")) {
    return "its disk is full.";
  }
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.filter((line) => /\b(?:FATAL|PANIC|error):|could not/i.test(line));
  return (telling.at(-1) ?? lines.at(-1) ?? "it said nothing.").replace(/^.*?\b(?:FATAL|PANIC|error): +/i, "");
}

/** Nothing of the person's own settings (PGDATA, PGOPTIONS, a language for messages) reaches the server. */
export function postgresEnvironment(): Record<string, string> {
  return { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" };
}
