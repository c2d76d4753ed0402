/**
 * Compares db/schema.sql and the table types with what the migrations make of an empty database;
 * `npm run db:schema` (the same with --write) brings both up to date.
 */
import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { dumpSchema } from "#server/platform/db/schema-dump.ts";
import { reportProblems } from "./report-problems.ts";

const root = path.resolve(import.meta.dirname, "..");
const schemaFile = "db/schema.sql";
const typesFile = "server/platform/db/tables.ts";

if (import.meta.main) {
  const made = await madeFromMigrations();
  const differences = await differencesFrom(made);
  if (process.argv.includes("--write")) {
    await Promise.all([...made].map(([file, text]) => writeFile(path.join(root, file), text)));
    const written = [...differences.keys()].join(" and ");
    process.stdout.write(written === "" ? "Nothing to write: the schema is current.\n" : `Wrote ${written}.\n`);
  } else {
    const problems = Array.from(
      differences,
      ([file, difference]) => `${file} is not what the migrations make (${difference}). Run: npm run db:schema`,
    );
    reportProblems(problems, "The committed schema is what the migrations make.");
  }
}

/** The first difference of each file that is not what the migrations make. */
async function differencesFrom(made: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const differences = new Map<string, string>();
  for (const [file, text] of made) {
    const committed = await readFile(path.join(root, file), "utf8").catch(() => "");
    if (committed !== text) {
      differences.set(file, firstDifference(committed, text));
    }
  }
  return differences;
}

/** Migrates an empty database that is thrown away, and returns the text of each file made from it. */
async function madeFromMigrations(): Promise<Map<string, string>> {
  const folder = await temporaryFolder("schema");
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  const database = await startEmbeddedPostgres({ dataFolder: folder, log, settings: { fsync: "off" } });
  try {
    await migrate(database.url);
    return new Map([
      [schemaFile, await dumpSchema(database.url)],
      [typesFile, await tableTypes(database.url, path.join(folder, "tables.ts"))],
    ]);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

async function tableTypes(url: string, file: string): Promise<string> {
  const done = spawnSync(process.execPath, [path.join(root, "tools/generate-tables.ts"), url, file], {
    cwd: root,
    encoding: "utf8",
  });
  if (done.status !== 0) {
    throw new Error(`The table types could not be made: ${done.stderr}`);
  }
  return await readFile(file, "utf8");
}

/** The first line that differs, from the new text; a person sees at once what is missing. */
export function firstDifference(committed: string, made: string): string {
  const old = committed.split("\n");
  const lines = made.split("\n");
  const at = lines.findIndex((line, index) => line !== old[index]);
  return at === -1 ? `line ${lines.length + 1} is too much` : `line ${at + 1} should be: ${lines[at]?.trim()}`;
}
