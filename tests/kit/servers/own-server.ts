import { rm } from "node:fs/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

/** A separate PostgreSQL whose roles a test may change, with an unprivileged owner as on hosted servers. */
export type OwnServer = {
  /** The server's superuser, on an empty database. */
  superuserUrl: string;
  /** A plain user who may create roles, on a new empty database of his own; another one at each call. */
  ownDatabase(): Promise<string>;
  stop(): Promise<void>;
};

export async function anOwnServer(): Promise<OwnServer> {
  const dataFolder = await temporaryFolder("server");
  const binaries = process.env["HANGTAG_TEST_POSTGRES"];
  const server = await startEmbeddedPostgres({
    dataFolder,
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: "off", synchronous_commit: "off", max_connections: "300" },
    ...(binaries ? { binaries } : {}),
  });
  await ask(server.url, "create role shop login createrole password 'shop'");
  let databases = 0;
  return {
    superuserUrl: server.url,
    async ownDatabase() {
      databases += 1;
      await ask(server.url, `create database shop_${databases} owner shop`);
      const url = new URL(server.url);
      Object.assign(url, { username: "shop", password: "shop", pathname: `/shop_${databases}` });
      return url.href;
    },
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}

/** Runs statements one after another on one connection; the rows of the last. */
export async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) {
      const result = await client.query<Record<string, unknown>>(statement);
      rows = result.rows;
    }
    return rows;
  } finally {
    await client.end();
  }
}
