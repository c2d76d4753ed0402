/** The installed program. Its start script (`tools/till-package/start-scripts.ts`) calls it with a person's words. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { problemText } from "#till/till-options.ts";
import { install, uninstall } from "./autostart/autostart.ts";
import { LogFile } from "./log/log-file.ts";
import { pageRoutes } from "./page-routes.ts";
import { isPaired } from "./pair-program.ts";
import {
  placesOf,
  readRelease,
  readVersion,
  tidyVersions,
  type ProgramPlaces,
  type Release,
} from "./program-places.ts";
import { readSettings } from "./program-settings.ts";
import { Program } from "./program.ts";
import { findRunning, saveRunning } from "./running-file.ts";
import { openPageServer } from "./status-page/page-server.ts";
import { runWorker } from "./worker.ts";
import type { z } from "zod";
import type { atWork } from "./worker-messages.ts";

/** The start script starts the version in use when the program ends with it. */
const startAgainCode = 75;
const nextPorts = 9;

const help = `Hangtag's register program

  hangtag-till             starts it and opens its page
  hangtag-till run         starts it without opening its page
  hangtag-till install     starts it with this computer from now on
  hangtag-till uninstall   no longer starts it with this computer
  hangtag-till version     prints its version

Its page is on this computer only, at http://127.0.0.1:7411/ as a rule.
`;

const main = process.argv[1] === undefined ? "" : resolve(process.argv[1]);

try {
  process.exitCode = await runCommand();
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`);
  process.exitCode = 1;
}
// What a library left open must not keep a program that has ended.
process.exit();

async function runCommand(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: "string" }, trial: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  const places = placesOf(main);
  const release = await readRelease(main);
  const data = resolve(values.data ?? join(places.root, "data"));
  const command = values.help === true ? "help" : (positionals[0] ?? "start");
  const autostart = { root: places.root, platform: process.platform, say };
  switch (command) {
    case "work":
      return (await runWorker(data, release.version)) === "revoked" ? 3 : 0;
    case "start":
      return runProgram({ data, places, release, opensPage: true, isTrial: false });
    case "run":
      return runProgram({ data, places, release, opensPage: false, isTrial: values.trial });
    case "install":
      await mkdir(data, { recursive: true });
      await stopRunning(data);
      await install(autostart);
      return 0;
    case "uninstall":
      await uninstall(autostart);
      await stopRunning(data);
      return 0;
    case "version":
      say(release.version);
      return 0;
    case "help":
      say(help);
      return 0;
    default:
      say(`There's no command ${command}.\n\n${help}`);
      return 1;
  }
}

type Running = { data: string; places: ProgramPlaces; release: Release; opensPage: boolean; isTrial: boolean };

/** Runs until it is ended, or until another version is in use. */
async function runProgram({ data, places, release, opensPage, isTrial }: Running): Promise<number> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  const other = isTrial ? null : await findRunning(data);
  if (other !== null) {
    say(`Hangtag runs already: http://127.0.0.1:${other.port}/`);
    if (opensPage) {
      openInBrowser(`http://127.0.0.1:${other.port}/`);
    }
    return 0;
  }
  const settings = await readSettings(data);
  const end = new AbortController();
  let code = 0;
  const program = new Program({
    data,
    places,
    release,
    settings,
    log: new LogFile({ folder: join(data, isTrial ? "trial-log" : "logs") }),
    onSwitched() {
      code = startAgainCode;
      end.abort();
    },
  });
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) {
    process.once(signal, () => end.abort());
  }
  const key = randomUUID();
  const page = await openPageServer({
    ports: isTrial ? [0] : Array.from({ length: nextPorts + 1 }, (_, at) => settings.statusPort + at),
    files: join(dirname(main), "page"),
    key,
    routes: pageRoutes(program),
    onError: (error) =>
      program.log.write(JSON.stringify({ level: "error", text: "status page", reason: String(error) })),
  });
  if (await isPaired(data)) {
    program.start();
  }
  const work: Promise<unknown>[] = [ended(end.signal)];
  if (isTrial) {
    void reportAtWork(program, end.signal);
  } else {
    await saveRunning(data, { pid: process.pid, port: page.port, key });
    say(`Hangtag ${release.version} runs. Its page: ${page.url}`);
    if (opensPage) {
      openInBrowser(page.url);
    }
    await tidy(places, release);
    work.push(program.keepUpdating(end.signal));
  }
  await Promise.all(work);
  await program.stopTill();
  await page.close();
  return code;
}

/** Tells the version that tries this one that the till is at work: the server has answered it, or nobody paired it yet. */
async function reportAtWork(program: Program, signal: AbortSignal): Promise<void> {
  const hasAnswer = () => (program.worker.state?.line.answeredAt ?? null) !== null;
  const isAtWork = async () => hasAnswer() || !(await isPaired(program.data));
  while (!signal.aborted && !(await isAtWork())) {
    await wait(200);
  }
  const message: z.infer<typeof atWork> = { kind: "atWork" };
  process.send?.(message);
}

/** Before anything is fetched, so that nothing that lies ready goes. */
async function tidy(places: ProgramPlaces, { version }: Release): Promise<void> {
  try {
    await tidyVersions(places, [version, await readVersion(places, "current"), await readVersion(places, "previous")]);
  } catch (error) {
    say(`Old versions could not be removed: ${String(error)}`);
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((end) => {
    signal.addEventListener("abort", () => end(), { once: true });
  });
}

async function stopRunning(data: string): Promise<void> {
  const other = await findRunning(data);
  if (other !== null) {
    process.kill(other.pid, "SIGTERM");
    say("Stopped the one that ran");
    while ((await findRunning(data)) !== null) {
      await wait(200);
    }
  }
}

function openInBrowser(url: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, string[]]>> = {
    win32: ["cmd.exe", ["/c", "start", "", url]],
    darwin: ["open", [url]],
  };
  const [command, parameters] = commands[process.platform] ?? ["xdg-open", [url]];
  // A computer without a screen has none; the address stands in the text above.
  spawn(command, parameters, { stdio: "ignore", detached: true })
    .once("error", () => undefined)
    .unref();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
