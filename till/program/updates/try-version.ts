/** Starts another version with its own Node and waits until its till is at work. */
import { fork } from "node:child_process";
import { createInterface } from "node:readline";
import type { TillLog } from "#till/till-log.ts";
import { endOf } from "#till/program/child-end.ts";
import { atWork } from "#till/program/worker-messages.ts";

export type Trial = { node: string; main: string; data: string; log: TillLog; trialSeconds: number };

/** Resolves with what was wrong, when its processes are gone; null when it came up. */
export async function tryVersion({ node, main, data, log, trialSeconds }: Trial): Promise<string | null> {
  const child = fork(main, ["run", "--data", data, "--trial"], { execPath: node, execArgv: [], silent: true });
  let lastLine = "";
  for (const output of [child.stdout, child.stderr]) {
    if (output !== null) {
      createInterface({ input: output }).on("line", (line) => {
        lastLine = line;
        log.info("trial", { line });
      });
    }
  }
  const ended = endOf(child);
  const problem = await new Promise<string | null>((resolve) => {
    const limit = setTimeout(() => resolve(`It wasn't at work after ${trialSeconds} seconds`), trialSeconds * 1000);
    const settle = (outcome: string | null) => {
      clearTimeout(limit);
      resolve(outcome);
    };
    child.on("message", (message) => {
      if (atWork.safeParse(message).success) {
        settle(null);
      }
    });
    child.once("error", (error) => settle(`It didn't start: ${error.message}`));
    child.once("exit", (code) => settle(`It ended at once (${code ?? "killed"}). ${lastLine}`.slice(0, 300)));
  });
  // Its end of the line to us: Windows has no polite signal.
  if (child.connected) {
    child.disconnect();
  }
  const kill = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(kill);
  return problem;
}
