import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, renameSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { program } from "./postgres-binaries.ts";
import { lastProblem, postgresEnvironment } from "./postgres-cluster.ts";
import type { PostgresHome } from "./postgres-home.ts";

/** One run of the server, from its start to its end. */
export type PostgresProcess = { pid: number; ended: Promise<void>; stop(): Promise<void> };

type Launch = {
  home: PostgresHome;
  binaries: string;
  cluster: string;
  port: number;
  settings: Readonly<Record<string, string>>;
};

/** Starts the server and resolves when it accepts connections, however long its recovery takes. */
export async function startPostgres(launch: Launch): Promise<PostgresProcess> {
  const logFile = path.join(launch.home.folder, "server.log");
  keepLogSmall(logFile);
  const log = openSync(logFile, "a", 0o600);
  const from = statSync(logFile).size;
  const child = spawn(program(launch.binaries, "postgres"), serverParameters(launch), {
    ...launch.home.user,
    cwd: launch.home.folder,
    env: postgresEnvironment(),
    stdio: ["ignore", log, log],
    // In its own session, so that Ctrl-C reaches only the program, which finishes its work and then stops the server.
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (running && !(await isReady(launch.cluster, child.pid))) {
    await delay(20);
  }
  if (!running || child.pid === undefined) {
    throw new StartupFailure(
      `The database in ${launch.home.folder} did not start: ${lastProblem(readFileSync(logFile).subarray(from).toString())}`,
    );
  }
  const guard = startGuard(launch.home, child.pid);
  void ended.then(() => guard?.kill());
  return { pid: child.pid, ended, stop: () => stopChild(child, ended) };
}

/** Resolves to a currently free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Stops a server that a killed program left running on this cluster, and clears away its pid file. */
export async function stopLeftover(cluster: string): Promise<void> {
  const file = path.join(cluster, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) {
    return;
  }
  // Fast, then immediate, then forced shutdown, some seconds each.
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!servesCluster(pid, cluster)) {
      break;
    }
    process.kill(pid, signal);
    await waitUntil(() => !servesCluster(pid, cluster), 10_000);
  }
  // The id may belong to another program by now; the server would then refuse to start over the file.
  if (!servesCluster(pid, cluster)) {
    await rm(file, { force: true });
  }
}

/** Compares the working folder, because a reused process id has another one. */
function servesCluster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function serverParameters({ cluster, port, settings }: Launch): string[] {
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    ...settings,
  };
  return ["-D", cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** The server writes its state on the eighth line of its pid file; pg_ctl waits for it in the same way. */
async function isReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** Waits for its input to end, which happens when the program dies in any way, and then asks the server to stop. */
function startGuard(home: PostgresHome, pid: number): ChildProcess | null {
  if (process.platform === "win32") {
    return null;
  }
  const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "hangtag-guard", String(pid)], {
    ...home.user,
    cwd: "/",
    env: postgresEnvironment(),
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.on("error", () => undefined);
  guard.unref();
  return guard;
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  let running = true;
  void ended.then(() => {
    running = false;
  });
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    child.kill(signal);
    await Promise.race([ended, delay(10_000, undefined, { ref: false })]);
    if (!running) {
      return;
    }
  }
}

async function waitUntil(condition: () => boolean, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (!condition() && Date.now() < end) {
    await delay(20);
  }
}

function keepLogSmall(file: string): void {
  try {
    if (statSync(file).size > 10_000_000) {
      renameSync(file, `${file}.old`);
    }
  } catch {
    // There is no log yet.
  }
}
