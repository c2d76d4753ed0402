/** Keeps the till running in its process: starts it again after it fell over, and takes it down for a change. */
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { endOf } from "./child-end.ts";
import { backOff, pause } from "#till/line/back-off.ts";
import { fromWorker, type ToWorker, type WorkerState } from "./worker-messages.ts";

export type WorkerOptions = {
  node: string;
  main: string;
  data: string;
  /** Takes each line that the till writes. */
  onLine: (line: string) => void;
  /** It ended though nobody wanted it to. */
  onCrash: () => void;
};

/** `idle` before it is paired; `problem` when it ended with something that a person must put right. */
export type WorkerStanding = "idle" | "running" | "revoked" | "problem";

const longestStopMs = 15_000;
const longestPrintMs = 60_000;

export class WorkerProcess {
  readonly #options: WorkerOptions;
  #ended: Promise<void> = Promise.resolve();
  #stopping = new AbortController();
  #child: ChildProcess | null = null;
  #state: WorkerState | null = null;
  #standing: WorkerStanding = "idle";
  #problem: string | null = null;
  readonly #printing = new Map<string, (problem: string | null) => void>();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  get state(): WorkerState | null {
    return this.#state;
  }

  get standing(): WorkerStanding {
    return this.#standing;
  }

  /** What a person must put right, as the till said it. */
  get problem(): string | null {
    return this.#problem;
  }

  start(): void {
    this.#stopping = new AbortController();
    this.#ended = this.#keepRunning(this.#stopping.signal);
  }

  /** Resolves when its process is gone; one that does not end is killed. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    // It ends when its line to us does: Windows has no polite signal.
    if (child?.connected === true) {
      child.disconnect();
    }
    const limit = setTimeout(() => child?.kill("SIGKILL"), longestStopMs);
    await this.#ended;
    clearTimeout(limit);
    this.#standing = "idle";
  }

  async restart(): Promise<void> {
    await this.stop();
    this.start();
  }

  /** Resolves with the reason when the page did not come out. */
  printTestPage(printer: string): Promise<string | null> {
    const child = this.#child;
    if (child === null || !child.connected) {
      return Promise.resolve("The register's program isn't running");
    }
    const message: ToWorker = { kind: "testPage", id: randomUUID(), printer };
    const answer = new Promise<string | null>((resolve) => {
      this.#printing.set(message.id, resolve);
      setTimeout(() => resolve("The printer didn't answer within a minute"), longestPrintMs).unref();
    });
    child.send(message);
    return answer.finally(() => this.#printing.delete(message.id));
  }

  async #keepRunning(signal: AbortSignal): Promise<void> {
    const waits = backOff({ firstMs: 1000, limitMs: 60_000, random: Math.random });
    while (!signal.aborted) {
      const beganAt = Date.now();
      const code = await this.#runOnce();
      this.#state = null;
      if (signal.aborted || code === "revoked") {
        return;
      }
      if (code === "crash") {
        this.#options.onCrash();
      }
      if (Date.now() - beganAt > 60_000) {
        waits.reset();
      }
      await pause(waits.next(null), signal);
    }
  }

  /** Its exit codes are those of `till/README.md`. */
  async #runOnce(): Promise<"stopped" | "revoked" | "problem" | "crash"> {
    const { node, main, data } = this.#options;
    this.#standing = "running";
    const child = fork(main, ["work", "--data", data], { execPath: node, execArgv: [], silent: true });
    this.#child = child;
    let lastError = "";
    this.#listen(child, (line) => {
      lastError = line;
    });
    const code = await endOf(child);
    this.#child = null;
    for (const resolve of this.#printing.values()) {
      resolve("The register's program stopped while it was printing");
    }
    if (code === 0) {
      this.#problem = null;
      return "stopped";
    }
    this.#standing = code === 3 ? "revoked" : "problem";
    this.#problem = lastError === "" ? `The register's program stopped (${code ?? "killed"})` : lastError;
    return code === 3 ? "revoked" : code === 1 ? "problem" : "crash";
  }

  #listen(child: ChildProcess, onError: (line: string) => void): void {
    const { onLine } = this.#options;
    if (child.stdout !== null && child.stderr !== null) {
      createInterface({ input: child.stdout }).on("line", onLine);
      createInterface({ input: child.stderr }).on("line", (line) => {
        onLine(line);
        onError(line);
      });
    }
    child.on("message", (message) => {
      const parsed = fromWorker.safeParse(message);
      if (parsed.data?.kind === "state") {
        this.#state = parsed.data.state;
        this.#problem = null;
      } else if (parsed.data?.kind === "printed") {
        this.#printing.get(parsed.data.id)?.(parsed.data.problem);
      }
    });
  }
}
