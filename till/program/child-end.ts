import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/**
 * Resolves with the exit code when a process is gone and all that it wrote was read; null when a signal ended it or it did
 * not start. Node's own event for that, `close`, does not come after the parent has closed the line to its child.
 */
export async function endOf(child: ChildProcess): Promise<number | null> {
  const outputs = [child.stdout, child.stderr]
    .filter((output) => output !== null)
    .map((output) => once(output, "close"));
  const code = await new Promise<number | null>((resolve) => {
    child.once("exit", (exitCode) => resolve(exitCode));
    child.once("error", () => resolve(null));
  });
  await Promise.allSettled(outputs);
  return code;
}
