import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { postgresBinaries } from "#server/platform/db/postgres-binaries.ts";
import { type PostgresHome, preparePostgresHome, sharedFolder } from "#server/platform/db/postgres-home.ts";
import { freePort, type PostgresProcess, startPostgres } from "#server/platform/db/postgres-process.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { ask } from "./own-server.ts";

/** A primary and its synchronous standby, by PostgreSQL's own programs alone. Nothing starts a killed one again. */
export type TwoServers = {
  /** Both addresses in one, the primary last, as `DATABASE_URL` takes them, for an owner who is no superuser. */
  url: string;
  /** The address alone, for a test that looks at all stores' rows. */
  primary: { url: string; pid: number };
  standby: { url: string; pid: number };
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

const settings = { fsync: "off", max_connections: "200", shared_buffers: "64MB" };
const quiet = { info: () => undefined, warn: () => undefined };

export async function twoServers(): Promise<TwoServers> {
  const folders = { primary: await temporaryFolder("primary"), standby: await temporaryFolder("standby") };
  const superuser = await preparedCluster(folders.primary);
  await cp(path.join(folders.primary, "postgres"), path.join(folders.standby, "postgres"), { recursive: true });
  const ports = [await freePort(), await freePort()] as const;
  const address = (port: number) => `postgres://shop:shop@127.0.0.1:${port}/hangtag?options=-c%20hangtag.sees_all%3Don`;
  const homes = [await preparePostgresHome(folders.primary), await preparePostgresHome(folders.standby)] as const;
  await writeFile(path.join(homes[1].folder, "cluster", "standby.signal"), "");
  const conninfo = `host=127.0.0.1 port=${ports[0]} user=${superuser.username} password=${superuser.password}`;
  const [primary, standby] = await Promise.all([
    startServer(homes[0], ports[0], { synchronous_standby_names: "standby" }),
    startServer(homes[1], ports[1], { primary_conninfo: `${conninfo} application_name=standby` }),
  ]);
  return {
    url: `postgres://shop:shop@127.0.0.1:${ports[1]},127.0.0.1:${ports[0]}/hangtag`,
    primary: { url: address(ports[0]), pid: primary.pid },
    standby: { url: address(ports[1]), pid: standby.pid },
    async promote() {
      await ask(Object.assign(new URL(superuser.href), { port: String(ports[1]) }).href, "select pg_promote()");
    },
    async stop() {
      // The standby first, because a primary that stops waits until it has what was written.
      await standby.stop();
      await primary.stop();
      await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Makes a cluster with the owner's role and database and stops it, so that it can be copied. */
async function preparedCluster(dataFolder: string): Promise<URL> {
  const server = await startEmbeddedPostgres({ dataFolder, log: quiet, settings });
  await ask(
    server.url,
    "create role shop login createrole password 'shop'",
    "alter database hangtag owner to shop",
    "alter schema public owner to shop",
  );
  await server.stop();
  return new URL(server.url);
}

async function startServer(
  home: PostgresHome,
  port: number,
  own: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  const binaries = await postgresBinaries(home.user, home.user.uid === undefined ? home.folder : sharedFolder);
  const cluster = path.join(home.folder, "cluster");
  return startPostgres({ home, binaries, cluster, port, settings: { ...settings, ...own } });
}
