import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The real program in a process of its own, on a port and a data folder that nobody else has. */
export type RunningProgram = {
  url: string;
  port: number;
  dataFolder: string;
  process: ChildProcess;
  /** Everything it has written so far, to both outputs. */
  output(): string;
  /** Resolves with the exit code when the program has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Resolves when it says that it is ready; rejects with its output when it ends before. */
  ready: Promise<void>;
  /** Ends it as Ctrl-C does, and removes the data folder when it was made here. */
  stop(): Promise<void>;
};

type Options = {
  /** Settings over the person's own; undefined takes one away. */
  environment?: Readonly<Record<string, string | undefined>>;
  dataFolder?: string;
  port?: number;
  /** What is started; `tools/start.mjs` (builds the web first) when absent. */
  entry?: string;
  /** The system's user that it runs as; the tests' own when absent. */
  user?: { uid?: number; gid?: number };
};

export async function startRunningProgram(options: Options = {}): Promise<RunningProgram> {
  const port = options.port ?? (await unusedPort());
  const made = options.dataFolder ? null : await temporaryFolder("program");
  const dataFolder = options.dataFolder ?? made ?? "";
  const child = spawn(process.execPath, [path.join(root, options.entry ?? "tools/start.mjs")], {
    ...options.user,
    cwd: os.tmpdir(),
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      DATABASE_URL: undefined,
      PORT: String(port),
      HANGTAG_DATA: dataFolder,
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
  });
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      if (output.includes("Hangtag is ready on ")) {
        resolve();
      }
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(`The program ended before it was ready:\n${output}`)));
  });
  // Tests of a start that must fail look at `ended` alone.
  ready.catch(() => undefined);
  return {
    url: `http://localhost:${port}`,
    port,
    dataFolder,
    process: child,
    output: () => output,
    ended,
    ready,
    async stop() {
      child.kill("SIGINT");
      await ended;
      if (made) {
        // The database of a program that was killed ends a moment after it, and writes until then.
        await rm(made, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
      }
    },
  };
}

export function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
