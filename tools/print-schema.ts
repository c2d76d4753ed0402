/** Writes server/app/schema.graphql; with `--check` it only says whether the file is as the code is. */
import { readFile, writeFile } from "node:fs/promises";
import { schemaText } from "#server/app/schema.ts";

const file = "server/app/schema.graphql";
const text = schemaText();
if (process.argv.includes("--check")) {
  if ((await readFile(file, "utf8").catch(() => "")) !== text) {
    process.stderr.write(`${file} is not as the code is. Run: npm run graphql:schema\n`);
    process.exit(1);
  }
} else {
  await writeFile(file, text);
}
