import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerPool, type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { migrate } from "./migrate.ts";
import { runningVersion } from "#server/platform/config/running-version.ts";
import { UnsuitableDatabase } from "./suitable-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("an older program refuses a database migrated by a newer one, and leaves it unchanged", async () => {
  const owner = ownerPool(database.url);
  await owner.query("insert into schema_migrations (name, hash) values ('20990101T0000_core_future.sql', 'x')");
  const starting = migrate(database.url);
  await expect(starting).rejects.toThrow(UnsuitableDatabase);
  await expect(starting).rejects.toThrow(
    "This database was brought up to date by a newer Hangtag (20990101T0000_core_future.sql), and this one would not understand it.",
  );
  await owner.query("delete from schema_migrations where name = '20990101T0000_core_future.sql'");
  await owner.end();
  await migrate(database.url);
});

test.each([
  ["this version", runningVersion, true],
  ["an older one", "1.0.0", true],
  ["a newer one", "999.0.0", false],
])(
  "an older program starts on what a newer one changed when that works with %s: %s",
  async (_which, version, starts) => {
    const owner = ownerPool(database.url);
    await owner.query(
      "insert into schema_migrations (name, hash, works_with) values ('20990102T0000_core_add.sql', 'x', $1)",
      [version],
    );
    const outcome = await migrate(database.url).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(starts);
    await owner.query("delete from schema_migrations where name = '20990102T0000_core_add.sql'");
    await owner.end();
  },
);
