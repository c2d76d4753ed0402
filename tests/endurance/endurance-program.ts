/** The real program on a data folder that outlives it, so that it can be killed and started again. */
import { rm } from "node:fs/promises";
import { startRunningProgram, unusedPort, type RunningProgram } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { openOwner, postmasterPid, type Owner } from "./database.ts";
import { waitUntil } from "./wait-until.ts";

export type EnduranceProgram = {
  url: string;
  owner: Owner;
  /** Starts it. Resolves to the milliseconds until it is ready; rejects above the limit. */
  start(): Promise<number>;
  kill(): Promise<void>;
  killPostmaster(): Promise<void>;
  /** Kills one connection's process; PostgreSQL then ends all others, because shared memory may be damaged. */
  killBackend(): Promise<void>;
  /** Resolves to the milliseconds until it responds again with its database. */
  untilReady(): Promise<number>;
  hasEnded(): boolean;
  output(): string;
  /** Ends everything and removes the data. */
  remove(): Promise<void>;
};

/**
 * @param backWithinMs the limit for being ready again, whatever was killed
 * @param environment settings beside those of the data and the port
 */
export async function enduranceProgram(
  backWithinMs: number,
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<EnduranceProgram> {
  const dataFolder = await temporaryFolder("endurance");
  const port = await unusedPort();
  const owner = openOwner(dataFolder);
  let program: RunningProgram | null = null;
  let output = "";
  const url = `http://localhost:${port}`;
  return {
    url,
    owner,
    async start() {
      output += program?.output() ?? "";
      const from = performance.now();
      program = await startRunningProgram({
        entry: "server/main.ts",
        dataFolder,
        port,
        environment: { HANGTAG_DEMO: "off", ...environment },
      });
      const isFirst = output === "";
      await program.ready;
      const ms = performance.now() - from;
      if (ms > backWithinMs && !isFirst) {
        throw new Error(`The start after the kill took ${Math.round(ms)} ms`);
      }
      return ms;
    },
    async kill() {
      program?.process.kill("SIGKILL");
      await program?.ended;
    },
    async killPostmaster() {
      process.kill(await postmasterPid(dataFolder), "SIGKILL");
    },
    async killBackend() {
      const [backend] = await owner.rows<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by state = 'active' desc, query_start desc limit 1`,
      );
      if (backend) {
        process.kill(backend.pid, "SIGKILL");
      }
    },
    untilReady: () =>
      waitUntil("The program is ready again", async () => (await fetch(`${url}/readyz`)).ok, { limitMs: backWithinMs }),
    hasEnded: () => program?.process.exitCode !== null || program.process.signalCode !== null,
    output: () => output + (program?.output() ?? ""),
    async remove() {
      await program?.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
