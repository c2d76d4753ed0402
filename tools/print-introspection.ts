/** Writes web/platform/graphql/introspection.ts, the types of the schema for the web; `--check` only says whether it is current. */
import { readFile, writeFile } from "node:fs/promises";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

const source = "server/app/schema.graphql";
const file = "web/platform/graphql/introspection.ts";

const schema = buildSchema(await readFile(source, "utf8"));
const whole = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema, { descriptions: false })), {
  fileType: ".d.ts",
  shouldPreprocess: true,
});
// Its last part would declare the schema for the whole program; ours is handed to `initGraphQLTada`.
const text =
  `// Written by tools/print-introspection.ts from ${source}.\n${whole.slice(whole.indexOf("export type"), whole.indexOf("import * as"))}`
    .replaceAll(/\/\*\*[^]*?\*\/\n/g, "")
    // All fields of a type on one line would flood every search: each has a line of its own.
    .replaceAll(/ ('(\w+)': \{ name: '\2'; type:)/g, "\n      $1")
    .replaceAll(/(?<=[[,]) ?(\{ name: '\w+'; type:)/g, "\n      $1")
    .trimEnd()
    .concat("\n");

if (process.argv.includes("--check")) {
  if ((await readFile(file, "utf8").catch(() => "")) !== text) {
    process.stderr.write(`${file} is not as ${source} is. Run: npm run graphql:schema\n`);
    process.exit(1);
  }
} else {
  await writeFile(file, text);
}
