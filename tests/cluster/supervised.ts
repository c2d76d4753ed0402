import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/** A process that is started again after its death, as systemd does with ours. */
export type Supervised = {
  name: string;
  /** Kills it so that it can do nothing more. `stays`: it is not started again before `revive`, as on a lost machine. */
  kill(options?: { stays: boolean }): void;
  revive(): void;
  /** The end of what it wrote, over all its lives. */
  output(): string;
  stop(): Promise<void>;
};

type Command = {
  name: string;
  program: string;
  parameters: readonly string[];
  environment?: Readonly<Record<string, string>>;
  user?: { uid?: number; gid?: number };
  cwd: string;
};

/** As RestartSec in our unit. */
const restartMs = 2000;
const stopMs = 20_000;
const keptOutput = 20_000;

export function supervise({ name, program, parameters, environment = {}, user = {}, cwd }: Command): Supervised {
  let isStopping = false;
  let isLost = false;
  let output = "";
  let child: ChildProcess;
  let ended: Promise<void>;

  function start(): void {
    child = spawn(program, parameters, {
      ...user,
      cwd,
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC", HOME: cwd, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const hear = (data: Buffer) => {
      output = (output + data.toString()).slice(-keptOutput);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("error", (error) => hear(Buffer.from(`${error.message}\n`)));
    ended = new Promise((resolve) => {
      child.once("close", () => resolve());
    });
    void ended.then(async () => {
      await delay(isStopping ? 0 : restartMs);
      if (!isStopping && !isLost) {
        start();
      }
    });
  }

  start();
  return {
    name,
    kill({ stays } = { stays: false }) {
      isLost = stays;
      child.kill("SIGKILL");
    },
    revive() {
      isLost = false;
      start();
    },
    output: () => output,
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), stopMs);
      await ended;
      clearTimeout(force);
    },
  };
}
