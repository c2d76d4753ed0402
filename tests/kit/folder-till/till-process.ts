/** The real till program beside a folder of exports or a database, in a process that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const program = path.resolve(import.meta.dirname, "../../../till/till.ts");

export type TillProcess = {
  start(): void;
  /** Kills it, so that it can put nothing in order. */
  kill(): Promise<void>;
  output(): string;
};

type TillAbout = { server: string; code: string; data: string };

/** Without `mapFile` it reads by the mapping of the server. */
export function folderTillProcess(about: TillAbout & { folder: string; mapFile?: string }): TillProcess {
  const map = about.mapFile === undefined ? [] : ["--map", about.mapFile];
  return tillProcess(about, ["--pos", "folder", "--folder", about.folder, ...map]);
}

export function databaseTillProcess(about: TillAbout & { settingsFile: string }): TillProcess {
  return tillProcess(about, ["--pos", "database", "--database", about.settingsFile]);
}

function tillProcess(about: TillAbout, pos: readonly string[]): TillProcess {
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let output = "";
  const parameters = [...["--server", about.server, "--data", about.data, "--code", about.code], ...pos];
  return {
    start() {
      const started = spawn(process.execPath, [program, ...parameters], {
        env: { ...process.env, NODE_OPTIONS: "" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const hear = (data: Buffer) => {
        output += data.toString();
      };
      started.stdout.on("data", hear);
      started.stderr.on("data", hear);
      ended = new Promise((resolve) => started.once("close", () => resolve()));
      child = started;
    },
    async kill() {
      child?.kill("SIGKILL");
      await ended;
    },
    output: () => output,
  };
}
