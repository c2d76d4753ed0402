import { rm } from "node:fs/promises";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the migrated database that every test's own one is a copy of. */
    templateUrl: string;
  }
}

/**
 * One server for the whole run, on a folder that is thrown away, so it may forget what a crash would cost it.
 * HANGTAG_TEST_POSTGRES names the program folder of another PostgreSQL (npm test runs the suite on version 15 too).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await temporaryFolder("pg");
  const binaries = process.env["HANGTAG_TEST_POSTGRES"];
  const database = await startEmbeddedPostgres({
    dataFolder,
    log: { info: () => undefined, warn: (message) => void process.stderr.write(`${message}\n`) },
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
    ...(binaries ? { binaries } : {}),
  });
  await migrate(database.url);
  project.provide("templateUrl", database.url);
  return async () => {
    await database.stop();
    await rm(dataFolder, { recursive: true });
  };
}
