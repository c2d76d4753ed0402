/** One program a data folder: a second start finds the first one by what it left here, and opens its page instead. */
import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const runningFile = z.object({ pid: z.int(), port: z.int(), key: z.string() });
export type Running = z.infer<typeof runningFile>;

const fileOf = (data: string) => join(data, "running.json");

export function saveRunning(data: string, running: Running): Promise<void> {
  return writeAtomic(fileOf(data), `${JSON.stringify(running)}\n`);
}

/** Null when what is noted has ended; its port may by now be another program's. */
export async function findRunning(data: string): Promise<Running | null> {
  const text = await readIfThere(fileOf(data));
  const parsed = runningFile.safeParse(text === null ? null : parseJson(text));
  if (!parsed.success) {
    return null;
  }
  const { port, key } = parsed.data;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/alive`, { signal: AbortSignal.timeout(3000) });
    return (await response.text()) === key ? parsed.data : null;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
