import { spawn } from "node:child_process";
import { chown, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { vi } from "vitest";
import { postgresUser } from "#server/platform/db/postgres-user.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { pgbouncerPath } from "./pgbouncer-path.ts";

export type Pgbouncer = {
  /** The address given, by way of the pooler. */
  url: string;
  stop(): Promise<void>;
};

/** A pooler before a database, with settings of `[pgbouncer]` over ours. It refuses to run as root, as PostgreSQL does. */
export async function startPgbouncer(
  databaseUrl: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<Pgbouncer> {
  const target = new URL(databaseUrl);
  const port = await unusedPort();
  const folder = await temporaryFolder("pgbouncer");
  const file = path.join(folder, "pgbouncer.ini");
  const all = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "any",
    max_client_conn: 500,
    default_pool_size: 60,
    ...settings,
  };
  const server = `host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`;
  await writeFile(
    file,
    [
      `[databases]`,
      `* = ${server}`,
      `[pgbouncer]`,
      ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
      "",
    ].join("\n"),
    { mode: 0o600 },
  );
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(file, user.uid, user.gid);
  }
  const child = spawn(pgbouncerPath() ?? "pgbouncer", [file], {
    ...user,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (data: Buffer) => {
    output += data.toString();
  });
  let failure: Error | undefined;
  child.on("error", (error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  await vi.waitFor(
    async () => {
      if (failure) {
        throw failure;
      }
      await connectOnce(port).catch((error: unknown) => {
        throw new Error(`The pooler does not listen: ${output}`, { cause: error });
      });
    },
    { timeout: 60_000, interval: 50 },
  );
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function connectOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.destroy();
      resolve();
    });
  });
}
