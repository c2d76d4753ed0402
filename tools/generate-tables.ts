/**
 * Writes the table types from a migrated database: `node tools/generate-tables.ts postgres://… [file]`
 * int8 is read as a number and `date` as text (server/platform/db/db.ts), so the types say the same.
 * Names are in camelCase, which our queries translate (server/platform/db/column-names.ts).
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

const [url, file = "server/platform/db/tables.ts"] = process.argv.slice(2);
if (url === undefined) {
  process.stderr.write("Say which database: node tools/generate-tables.ts postgres://…\n");
  process.exit(1);
}
const mapping = { int8: "number", date: "string", timestamptz: "ColumnType<Date, Date | string, Date | string>" };
const made = spawnSync(
  path.resolve(import.meta.dirname, "../node_modules/.bin/kysely-codegen"),
  [
    ...["--dialect", "postgres", "--url", url, "--camel-case", "--date-parser", "string", "--numeric-parser", "string"],
    ...[
      "--default-schema",
      "public",
      "--exclude-pattern",
      "{graphile_worker,hangtag}.*",
      "--type-mapping",
      JSON.stringify(mapping),
    ],
    ...["--out-file", file, "--log-level", "warn"],
  ],
  { stdio: "inherit" },
);
process.exit(made.status ?? 1);
