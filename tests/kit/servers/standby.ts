import { spawnSync } from "node:child_process";
import { realpath, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { ask } from "./own-server.ts";

/** A PostgreSQL and one that follows it by streaming replication, as on two machines. */
export type PairOfServers = {
  /** The primary's superuser, on an empty database. */
  primaryUrl: string;
  standbyUrl: string;
  /** The standby takes in no more of what the primary does, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopStandby(): Promise<void>;
  /** At the same address. */
  startStandby(): Promise<void>;
  stop(): Promise<void>;
};

const log = { info: () => undefined, warn: () => undefined };

/** The standby begins as a copy of the stopped primary, which needs no other program than the server itself. */
export async function aPairOfServers(): Promise<PairOfServers> {
  const folders = [await temporaryFolder("primary"), await temporaryFolder("standby")] as const;
  const [primaryFolder, standbyFolder] = folders;
  const binaries = process.env["HANGTAG_TEST_POSTGRES"];
  const start = (dataFolder: string, settings: Record<string, string>): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataFolder, log, settings, ...(binaries ? { binaries } : {}) });
  const inBoth = { fsync: "off", max_connections: "100", hot_standby_feedback: "on" };

  for (const folder of folders) {
    await (await start(folder, inBoth)).stop();
  }
  await copyCluster(primaryFolder, standbyFolder);
  const primary = await start(primaryFolder, inBoth);
  const { username, password, port } = new URL(primary.url);
  const follow = { ...inBoth, primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}` };
  let standby = await start(standbyFolder, follow);
  // A server that is started again gets another port; its address stays the same.
  const forwarder = await forward(() => Number(new URL(standby.url).port));
  return {
    primaryUrl: primary.url,
    standbyUrl: Object.assign(new URL(standby.url), { port: String(forwarder.port) }).href,
    pause: async () => void (await ask(standby.url, "select pg_wal_replay_pause()")),
    resume: async () => void (await ask(standby.url, "select pg_wal_replay_resume()")),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await start(standbyFolder, follow);
    },
    async stop() {
      forwarder.stop();
      await standby.stop();
      await primary.stop();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

async function forward(toPort: () => number): Promise<{ port: number; stop(): void }> {
  const server = net.createServer((near) => {
    const far = net.connect(toPort(), "127.0.0.1");
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { port, stop: () => void server.close() };
}

async function copyCluster(from: string, to: string): Promise<void> {
  const source = await realpath(path.join(from, "postgres"));
  const target = await realpath(path.join(to, "postgres"));
  await rm(path.join(target, "cluster"), { recursive: true });
  for (const name of ["cluster", "password"]) {
    const { status, stderr } = spawnSync("cp", ["-a", path.join(source, name), target], { encoding: "utf8" });
    if (status !== 0) {
      throw new Error(`The standby could not be copied: ${stderr}`);
    }
  }
  await writeFile(path.join(target, "cluster", "standby.signal"), "");
}
