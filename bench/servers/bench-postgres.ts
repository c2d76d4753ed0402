import { realpath, rm } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

type BenchPostgres = EmbeddedPostgres & {
  /** For whatever else the bench keeps; goes away with the server. */
  folder: string;
  /** Where the rows are: in the folder, or beside it where root runs the bench and its server may not enter the folder. */
  cluster: string;
};

const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };

/** A server of its own with the settings of the product: fsync and synchronous commit stay on. */
export async function startBenchPostgres(
  plan: { memoryMegabytes?: number; settings?: Readonly<Record<string, string>> } = {},
): Promise<BenchPostgres> {
  const folder = await temporaryFolder("bench");
  try {
    const postgres = await startEmbeddedPostgres({ dataFolder: folder, log, ...plan });
    const cluster = await realpath(path.join(folder, "postgres"));
    return {
      url: postgres.url,
      get pid() {
        return postgres.pid;
      },
      folder,
      cluster,
      async stop() {
        await postgres.stop();
        await rm(cluster, { recursive: true, force: true });
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
