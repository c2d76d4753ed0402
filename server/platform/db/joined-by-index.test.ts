import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Under row-level security PostgreSQL takes a comparison to an index only when it cannot leak what it sees, and COALESCE
 * is not on its list (CASE is): https://www.postgresql.org/docs/current/rules-privileges.html
 */
const throughCoalesce = /\b\w+\.(?:\w+_)?id = coalesce\(/i;

test.each(["db/schema.sql", ...globSync("server/**/*.db.ts")])("%s joins no rows by a COALESCE", (file) => {
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.filter((line) => throughCoalesce.test(line))).toEqual([]);
});
