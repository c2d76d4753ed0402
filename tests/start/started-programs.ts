import { execFile, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach } from "vitest";
import { type RunningProgram, startRunningProgram } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const programs: RunningProgram[] = [];
const folders: string[] = [];

/** Stops what a file has started; each file calls it once. */
export function stopAfterEach(): void {
  afterEach(async () => {
    await Promise.all(programs.splice(0).map((program) => program.stop()));
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
  });
}

/** Starts the program, by default without its demonstration. */
export async function start(options: Parameters<typeof startRunningProgram>[0] = {}): Promise<RunningProgram> {
  const program = await startRunningProgram({
    entry: "server/main.ts",
    ...options,
    environment: { HANGTAG_DEMO: "off", ...options.environment },
  });
  programs.push(program);
  return program;
}

export async function aFolder(): Promise<string> {
  const folder = await temporaryFolder("start");
  folders.push(folder);
  return folder;
}

export async function postgresPid(program: RunningProgram): Promise<number> {
  const file = path.join(program.dataFolder, "postgres", "cluster", "postmaster.pid");
  return Number((await readFile(file, "utf8")).split("\n")[0]);
}

/** Returns the child processes of a process, as `ps` lists them. */
export async function listChildren(parent: number | undefined): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,command="]);
  const lines = stdout.split("\n").map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
  return lines
    .map((match) => ({ pid: Number(match?.[1]), parent: Number(match?.[2]), command: match?.[3] ?? "" }))
    .filter((child) => child.parent === parent)
    .toSorted((left, right) => left.pid - right.pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** A command as `npm run` starts it; its exit code and all it said. */
export function command(
  parameters: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: undefined, INIT_CWD: undefined, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const hear = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
