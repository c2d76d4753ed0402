import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { machineMegabytes } from "#server/platform/config/machine-memory.ts";
import { planMemory } from "#server/platform/config/memory-plan.rules.ts";
import { folderFailure, StartupFailure } from "#server/platform/config/startup-failure.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { databaseName, ownerName, prepareCluster } from "./postgres-cluster.ts";
import { type PostgresHome, preparePostgresHome, sharedFolder } from "./postgres-home.ts";
import { freePort, type PostgresProcess, startPostgres, stopLeftover } from "./postgres-process.ts";

/** The database that runs as a child of this program. */
export type EmbeddedPostgres = {
  /** Address of the database `hangtag` for its owner, password included; stays the same while the program runs. */
  url: string;
  /** Process id of the server at this moment. */
  readonly pid: number;
  /** Finishes what is being written and stops the server; a second call changes nothing. */
  stop(): Promise<void>;
};

type Options = {
  /** Absolute path of a folder that exists. */
  dataFolder: string;
  log: { info(message: string): void; warn(message: string): void };
  /** Folder with `initdb` and `postgres` of another PostgreSQL; defaults to the npm package. */
  binaries?: string;
  /** For all of Hangtag; defaults to what the machine has. */
  memoryMegabytes?: number;
  /** Server settings that override ours; tests trade durability for speed. */
  settings?: Readonly<Record<string, string>>;
};

/** Starts the database of a data folder. Throws StartupFailure with a sentence when that fails. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(options.dataFolder).catch((error: unknown) => {
    throw folderFailure(options.dataFolder, error);
  });
  const lock = await lockFolder(home.folder);
  if ("heldBy" in lock) {
    throw new StartupFailure(
      `Another Hangtag (process ${lock.heldBy}) is running on the data folder ${options.dataFolder}. ` +
        "Stop it first, or choose another folder with HANGTAG_DATA.",
    );
  }
  try {
    return await startLocked(options, home, lock);
  } catch (error) {
    await lock.release();
    throw error instanceof StartupFailure ? error : folderFailure(options.dataFolder, error);
  }
}

/** Returns the address of the data folder's database if another process is running it; else null. */
export async function runningPostgresUrl(dataFolder: string): Promise<string | null> {
  const folder = path.join(dataFolder, "postgres");
  try {
    // PostgreSQL writes its port on the fourth line.
    const port = (await readFile(path.join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n")[3];
    const password = (await readFile(path.join(folder, "password"), "utf8")).trim();
    const url = `postgres://${ownerName}:${password}@127.0.0.1:${port}/${databaseName}`;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

async function startLocked(options: Options, home: PostgresHome, lock: FolderLock): Promise<EmbeddedPostgres> {
  const copies = home.user.uid === undefined ? home.folder : sharedFolder;
  const binaries = options.binaries ?? (await postgresBinaries(home.user, copies));
  const cluster = await prepareCluster(home, binaries);
  await stopLeftover(cluster.folder);
  const settings = { ...planMemory(options.memoryMegabytes ?? machineMegabytes()).postgres, ...options.settings };
  const start = (port: number) => startPostgres({ home, binaries, cluster: cluster.folder, port, settings });
  const { port, first } = await startOnFreePort(start);
  const url = `postgres://${ownerName}:${cluster.password}@127.0.0.1:${port}/${databaseName}`;
  const supervised = supervise(first, () => start(port), options.log);
  try {
    await ensureDatabase(url);
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return {
    url,
    get pid() {
      return supervised.pid();
    },
    async stop() {
      await supervised.stop();
      await lock.release();
    },
  };
}

/** Retries, because another program may take the free port before the server does. */
async function startOnFreePort(
  start: (port: number) => Promise<PostgresProcess>,
): Promise<{ port: number; first: PostgresProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, first: await start(port) };
    } catch (error) {
      // After a kill, child processes hold the shared memory for a moment, so a new server has to wait.
      const passing =
        error instanceof Error && /TCP\/IP sockets|Address already in use|shared memory/.test(error.message);
      if (!passing || attempt === 20) {
        throw error;
      }
      await delay(250);
    }
  }
}

/** Restarts the server on the same port whenever it ends unexpectedly, because the pools expect it there. */
function supervise(
  first: PostgresProcess,
  start: () => Promise<PostgresProcess>,
  log: Options["log"],
): { pid(): number; stop(): Promise<void> } {
  let current = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await current.ended;
      if (stopping) {
        return;
      }
      log.warn("The database ended by itself and is started again.");
      current = (await startAgain(start, log, () => stopping)) ?? current;
    }
  };
  const watching = watch();
  return {
    pid: () => current.pid,
    async stop() {
      stopping = true;
      await current.stop();
      await watching;
      await current.stop();
    },
  };
}

async function startAgain(
  start: () => Promise<PostgresProcess>,
  log: Options["log"],
  isOver: () => boolean,
): Promise<PostgresProcess | null> {
  for (let waitMs = 100; !isOver(); waitMs = Math.min(waitMs * 2, 5000)) {
    try {
      return await start();
    } catch (error) {
      log.warn(error instanceof Error ? error.message : String(error));
      await delay(waitMs);
    }
  }
  return null;
}

async function ensureDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const existing = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (existing.rowCount === 0) {
      await client.query(`create database ${databaseName}`);
    }
  } finally {
    await client.end();
  }
}
