import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "./test-database.ts";

test("each test file gets a migrated database of its own", async () => {
  const databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
  expect(new Set(databases.map((database) => database.url)).size).toBe(3);
  for (const database of databases) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const result = await client.query("select count(*)::int as count from schema_migrations");
    await client.end();
    await database.drop();
    expect(result.rows).toEqual([{ count: expect.any(Number) }]);
    await expect(new pg.Client({ connectionString: database.url }).connect()).rejects.toThrow("does not exist");
  }
});
