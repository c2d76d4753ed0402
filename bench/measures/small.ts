import { execFile } from "node:child_process";
import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { startRunningProgram } from "#tests/kit/running-program.ts";
import type { RunningProgram } from "#tests/kit/running-program.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, atMost, median, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const megabyte = 1024 ** 2;
/** A rented machine, and one that is not small. */
const [rented, usual] = ["1024", "8192"];
/** As tools/start.mjs gives them to the program on a small machine. */
const smallFlags = ["--max-old-space-size=256", "--max-semi-space-size=2", "--optimize-for-size"];
const tillProgram = /till\/demo\.ts/;

type Taken = { memory: number; program: number; database: number; log: number };

/** One shop on a machine with 1 GB: what the program and its own database take, and what that costs the feed. */
export async function measureSmall({ isQuick }: BenchRun): Promise<Figure[]> {
  const seconds = isQuick ? 20 : 300;
  const bare = await take({ HANGTAG_DEMO: "off", HANGTAG_MEMORY_MB: rented }, isQuick ? 5 : 60);
  const bareUsual = await take({ HANGTAG_DEMO: "off", HANGTAG_MEMORY_MB: usual }, isQuick ? 5 : 60);
  const demonstration = await take({ HANGTAG_DEMO: "on", HANGTAG_MEMORY_MB: rented }, seconds);
  const large = await take({ HANGTAG_DEMO: "on", HANGTAG_MEMORY_MB: usual }, seconds);
  const batches = isQuick ? "10" : "60";
  const rates = new Array<[number, number, number]>();
  // By turns, so that whatever else the machine does falls on all.
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    rates.push([
      await feed([batches, "--memory", usual, "--log", "2GB"]),
      await feed([batches, "--memory", usual]),
      await feed([batches, "--memory", rented], smallFlags),
    ]);
  }
  const [feedBefore, feedUsual, feedSmall] = [0, 1, 2].map((at) => median(rates.map((round) => round[at] ?? 0)));
  const largeMachine = "on a machine with 8 GB";
  const before = { name: "with 256 MB of buffers and 2 GB of log", measured: feedBefore ?? 0 };
  const parts = ({ program, database }: Taken) => `program ${program}, PostgreSQL ${database}`;
  return [
    atMost({
      what: "program and embedded PostgreSQL on 1 GB, no demonstration, nobody there",
      measured: bare.memory,
      unit: "MB",
      bar: 400,
      peer: { name: largeMachine, measured: bareUsual.memory },
      note: parts(bare),
    }),
    atMost({
      what: "the same with the demonstration, after five minutes",
      measured: demonstration.memory,
      unit: "MB",
      bar: 400,
      peer: { name: largeMachine, measured: large.memory },
      note: `${parts(demonstration)}; its simulated registers are not counted`,
    }),
    atMost({
      what: "most of write-ahead log while the demonstration brings in two years",
      measured: Math.max(demonstration.log, large.log),
      unit: "MB",
      bar: 128,
      peer: { name: largeMachine, measured: large.log },
    }),
    atLeast({
      what: "feed intake with the log's limit of every machine",
      measured: feedUsual ?? 0,
      unit: "rows/s",
      bar: timesPeer(0.9, before),
      peer: before,
    }),
    atLeast({
      what: "feed intake as on 1 GB",
      measured: feedSmall ?? 0,
      unit: "rows/s",
      bar: timesPeer(0.6, before),
      peer: before,
    }),
  ];
}

/** Looks every few seconds, because the log grows and shrinks; the memory is what it is at the end. */
async function take(environment: Record<string, string>, seconds: number): Promise<Taken> {
  const program = await startRunningProgram({ environment });
  try {
    await program.ready;
    let log = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(2000)) {
      log = Math.max(log, await logSize(program));
    }
    return { ...(await memoryOf(program)), log };
  } finally {
    await program.stop();
  }
}

async function logSize({ dataFolder }: RunningProgram): Promise<number> {
  const folder = path.join(dataFolder, "postgres", "cluster", "pg_wal");
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}

/** A segment may be removed while the folder is read. */
async function sizeOf(file: string): Promise<number> {
  const state = await stat(file).catch(() => null);
  return state?.isFile() ? state.size : 0;
}

/** The program below its starter, and all below it but the simulated registers, which a shop has on other machines. */
async function memoryOf({ process: starter }: RunningProgram): Promise<Omit<Taken, "log">> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  const all = stdout.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
  const below = (parent: number): typeof all =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  const own = below(starter.pid ?? 0).filter(({ command }) => !tillProgram.test(command));
  const sizes = await Promise.all(own.map(async ({ pid, command }) => ({ command, bytes: await shareOf(pid) })));
  const sum = (isOne: (command: string) => boolean) =>
    Math.round(sizes.reduce((total, { command, bytes }) => total + (isOne(command) ? bytes : 0), 0) / megabyte);
  const isProgram = (command: string) => command.includes("server/main.ts");
  return { memory: sum(() => true), program: sum(isProgram), database: sum((command) => !isProgram(command)) };
}

/** Pages that several processes share count for each by its share (PSS); a connection may have ended meanwhile. */
async function shareOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

const rate = z.object({ rowsPerSecond: z.number() });

async function feed(parameters: readonly string[], nodeFlags: readonly string[] = []): Promise<number> {
  return rate.parse(await scriptResult("feed-intake.ts", parameters, { nodeFlags })).rowsPerSecond;
}
