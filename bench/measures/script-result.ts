import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Runs a bench that is a program of its own, undisturbed by this one. Returns the JSON of its last line. */
export async function scriptResult(
  file: string,
  parameters: readonly string[],
  {
    settings = {},
    nodeFlags = [],
  }: { settings?: Readonly<Record<string, string>>; nodeFlags?: readonly string[] } = {},
): Promise<unknown> {
  const program = path.join(import.meta.dirname, "..", file);
  const running = promisify(execFile)(process.execPath, [...nodeFlags, program, ...parameters], {
    env: { ...process.env, ...settings },
    maxBuffer: 16 * 1024 * 1024,
  });
  // What it says on the way is for who waits: one that holds a load for an hour says how each share went.
  running.child.stderr?.pipe(process.stderr);
  const { stdout } = await running;
  return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
}
