/** A MariaDB of the test's own, in a folder that is thrown away. */
import { spawn, spawnSync } from "node:child_process";
import { chown, rm } from "node:fs/promises";
import path from "node:path";
import { createConnection } from "mysql2/promise";
import { z } from "zod";
import { postgresUser } from "#server/platform/db/postgres-user.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { waitUntil } from "#tests/kit/servers/wait-until.ts";
import { mariadbPaths } from "./mariadb-paths.ts";

export type Mariadb = {
  port: number;
  /** Runs statements as an administrator; the rows of the last. */
  ask(...statements: string[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

const root = "root";
const rows = z.array(z.record(z.string(), z.unknown())).catch([]);

/** `settings` are options of the server, such as `--ssl-cert=…`. */
export async function startMariadb(settings: readonly string[] = []): Promise<Mariadb> {
  const paths = mariadbPaths();
  if (paths === null) {
    throw new Error("There is no MariaDB (Debian: apt-get install mariadb-server)");
  }
  const folder = await temporaryFolder("mariadb");
  const data = path.join(folder, "data");
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(folder, user.uid, user.gid);
  }
  const own = ["--no-defaults", `--datadir=${data}`];
  const install = spawnSync(
    paths.install,
    [...own, "--auth-root-authentication-method=normal", "--skip-test-db", "--skip-name-resolve"],
    { ...user, cwd: "/", encoding: "utf8" },
  );
  if (install.status !== 0) {
    throw new Error(`MariaDB could not be installed: ${install.stdout}${install.stderr}`);
  }
  const port = await unusedPort();
  const child = spawn(
    paths.server,
    [
      ...own,
      ...["--bind-address=127.0.0.1", `--port=${port}`, `--socket=${path.join(folder, "socket")}`],
      ...["--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=64M", "--local-infile=1"],
      ...["--character-set-server=utf8mb4", `--pid-file=${path.join(folder, "pid")}`],
      ...settings,
    ],
    { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  child.stderr.on("data", (text: Buffer) => {
    output += text.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const ask = async (...statements: string[]) => {
    const connection = await createConnection({ host: "127.0.0.1", port, user: root, decimalNumbers: false });
    try {
      let answer: unknown = [];
      for (const statement of statements) {
        [answer] = await connection.query(statement);
      }
      return rows.parse(answer);
    } finally {
      connection.destroy();
    }
  };
  await waitUntil(
    () => ask("select 1"),
    () => `MariaDB does not answer: ${output}`,
  );
  return {
    port,
    ask,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
