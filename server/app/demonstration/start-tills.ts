import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { roles } from "#common/permissions.ts";
import type { Log } from "#server/platform/log/log.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { ActingUser, Platform, Request } from "#server/platform/context/context.ts";
import { createPairingCode } from "#server/platform/pos/pairing.ts";
import { ownerEmail } from "./company.ts";
import { mapOldRegister, oldRegister } from "./old-register.ts";
import type { FilledStore } from "./fill-company.ts";

const tillProgram = join(import.meta.dirname, "../../../till/demo.ts");

/** Long enough to save pending work; then the process is killed. */
const stopMs = 2500;
const startAgainAfterMs = 2000;

/**
 * Starts the simulated tills of the stores in one separate process. They use only the till's public API, so an unpaired
 * till gets a code like any other. Returns a function that stops them.
 */
export async function startTills(options: {
  platform: Platform;
  stores: readonly FilledStore[];
  dataFolder: string;
  port: number;
}): Promise<() => Promise<void>> {
  const { platform, stores, dataFolder, port } = options;
  const folder = join(dataFolder, "tills");
  const tills: string[] = [];
  for (const filled of stores) {
    const { key, tillKind } = filled.store;
    const code = isPaired(folder, key) ? [] : [`code=${await codeFor(platform, filled)}`];
    tills.push("--till", [`kind=${tillKind}`, `key=${key}`, "name=Register 1", ...code].join(","));
  }
  const mapping = new AbortController();
  const filledOld = stores.find(({ store }) => store.key === oldRegister.store);
  if (filledOld !== undefined) {
    const { key, name } = oldRegister;
    const code = isPaired(folder, key) ? [] : [`code=${await codeFor(platform, filledOld)}`];
    const { tillKind: kind, key: beside } = filledOld.store;
    tills.push("--till", [`kind=${kind}`, `key=${key}`, `name=${name}`, `beside=${beside}`, ...code].join(","));
    mapOldRegister(ownerRequest(platform, filledOld), mapping.signal).catch((error: unknown) =>
      platform.log.warn({ err: error }, "The old register has no mapping"),
    );
  }
  const knobs = ["--eager", "--walk-ins", "--around-the-clock"];
  const parameters = ["--server", `http://localhost:${port}`, "--data", folder, ...knobs, ...tills];
  const stop = keepTrading(parameters, platform.log);
  return async () => {
    mapping.abort();
    await stop();
  };
}

/**
 * Restarts the tills when they were killed, since their state is on disk. Tills that exit on their own were revoked and
 * stay stopped.
 */
function keepTrading(parameters: readonly string[], log: Log): () => Promise<void> {
  const stopping = new AbortController();
  let child = startChild(parameters, log);
  const keeping = keep();

  async function keep(): Promise<void> {
    for (;;) {
      await ended(child);
      await delay(startAgainAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || child.signalCode === null) {
        return;
      }
      log.warn("The simulated tills were killed and are started again");
      child = startChild(parameters, log);
    }
  }

  return async () => {
    stopping.abort();
    const last = child;
    last.kill("SIGTERM");
    const lastResort = setTimeout(() => last.kill("SIGKILL"), stopMs);
    await keeping;
    clearTimeout(lastResort);
  };
}

function startChild(parameters: readonly string[], log: Log): ChildProcess {
  const child = fork(tillProgram, [...parameters], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (child.pid !== undefined) {
    leaveRoomFor(child.pid, log);
  }
  child.stdout?.on("data", (lines: Buffer) => logProblems(log, lines.toString()));
  return child;
}

/** Lowers the priority, because two years of history load in the background while people use the pages. */
function leaveRoomFor(pid: number, log: Log): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.debug({ err: error }, "The simulated tills keep their priority");
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, "exit");
  }
}

function isPaired(folder: string, key: string): boolean {
  const file = join(folder, key, "device.json");
  return existsSync(file) && readFileSync(file, "utf8").includes('"deviceToken"');
}

/** Creates the code as the owner, as in device settings. */
async function codeFor(platform: Platform, filled: FilledStore): Promise<string> {
  return (await createPairingCode(ownerRequest(platform, filled), {})).code;
}

function ownerRequest(platform: Platform, filled: FilledStore): Request {
  const { id, accountId, ownerId, store } = filled;
  const acting = {
    id,
    accountId,
    name: store.name,
    timeZone: store.timeZone,
    boundaryMinutes: 180,
    weekStart: 0 as const,
  };
  const request = systemRequest(platform, {
    store: acting,
    reason: "the demonstration pairs its till",
    requestId: uuidv7(),
  });
  const owner: ActingUser = {
    id: ownerId,
    accountId,
    role: roles.owner,
    type: "User",
    email: ownerEmail,
    fullName: "",
    sessionId: request.requestId,
  };
  return { ...request, user: owner };
}

/** Logs only problems of the tills, which otherwise report every pairing and batch. */
function logProblems(log: Log, text: string): void {
  for (const line of text.split("\n").filter((entry) => /"level":"(warn|error)"/.test(entry))) {
    log.warn({ till: line.slice(0, 500) }, "A till said");
  }
}
