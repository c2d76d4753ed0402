import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { camelCase, snakeCase } from "./column-names.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test("each table and column of the schema keeps its name on the way to our code and back", async () => {
  const schema = await readFile(path.join(root, "db/schema.sql"), "utf8");
  const names = [...new Set(schema.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g))];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map((name) => snakeCase(camelCase(name)))).toEqual(names);
});

test("the table types have the names that our queries translate", async () => {
  const schema = await readFile(path.join(root, "db/schema.sql"), "utf8");
  const types = await readFile(path.join(root, "server/platform/db/tables.ts"), "utf8");
  const inSchema = new Set(schema.match(/\b[a-z][a-z0-9_]*\b/g));
  const names = types.match(/(?<=^ {2})[a-z]\w*(?=: )/gm);
  expect(names).toContain("over18At");
  expect(names?.map(snakeCase).filter((name) => !inSchema.has(name))).toEqual([]);
});

test.each([
  ["id", "id"],
  ["storeId", "store_id"],
  ["idNumberLast4", "id_number_last4"],
  ["over18At", "over_18_at"],
])("%s stands for %s", (name, column) => {
  expect(snakeCase(name)).toBe(column);
  expect(camelCase(column)).toBe(name);
});
