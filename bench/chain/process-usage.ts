/** What processes took of the processor and of memory, as Linux says. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export type Watched = { name: string; pids: () => number[] };
export type Usage = { name: string; corePercent: number; memoryMb: number };

/** In how many of the units of /proc a second is counted. */
const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Starts to watch. The function that is returned says what each took since, in percent of a core. */
export function watchUsage(watched: readonly Watched[]): () => Usage[] {
  const from = performance.now();
  const before = watched.map(({ pids }) => secondsOf(pids()));
  return () => {
    const seconds = (performance.now() - from) / 1000;
    return watched.map(({ name, pids }, at) => ({
      name,
      corePercent: Math.round((100 * (secondsOf(pids()) - (before[at] ?? 0))) / seconds),
      memoryMb: Math.round(memoryOf(pids())),
    }));
  };
}

/** A process and all that it has started: PostgreSQL has one for each connection. */
export function withChildren(pid: number): number[] {
  const children = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) && statOf(Number(name))?.parent === pid ? [Number(name)] : [],
  );
  return [pid, ...children];
}

function secondsOf(pids: readonly number[]): number {
  return pids.reduce((total, pid) => total + (statOf(pid)?.ticks ?? 0), 0) / ticksPerSecond;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null for one that has ended. */
function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Its name stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // With what its ended children took, or a connection that is closed would have taken nothing.
    return { parent: Number(fields[1]), ticks: sum(fields.slice(11, 15).map(Number)) };
  } catch {
    return null;
  }
}

/** Pages that several share count as their part of each. */
function memoryOf(pids: readonly number[]): number {
  return pids.reduce((total, pid) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      return total + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
    } catch {
      return total;
    }
  }, 0);
}
