import { execFile, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { startBrowser } from "./browser.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, median } from "./figure.ts";

const project = path.join(import.meta.dirname, "../..");
const run = promisify(execFile);

type Start = { readyS: number; usableS: number };

/** `npm start` in a fresh clone of the last commit with an empty npm cache, and then again in the same folder. */
export async function measureStart({ isQuick }: BenchRun): Promise<Figure[]> {
  const folder = await temporaryFolder("start");
  const browser = await startBrowser();
  try {
    const clone = path.join(folder, "hangtag");
    await run("git", ["clone", "--quiet", project, clone]);
    const cache = path.join(folder, "npm-cache");
    const peer = await bareStarts();
    const clean = await start(browser, { clone, cache });
    const later: Start[] = [];
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      later.push(await start(browser, { clone, cache }));
    }
    const laterPeer = { name: "node and the bare database, started again", measured: peer.againS };
    return [
      atMost({
        what: "clean start: fresh clone, empty npm cache, until the first page can be used",
        measured: clean.usableS,
        unit: "s",
        bar: 180,
        peer: { name: "node and the bare database, made and started", measured: peer.cleanS },
        note: `ready line after ${clean.readyS} s`,
      }),
      atMost({
        what: "later start, until the ready line",
        measured: median(later.map(({ readyS }) => readyS)),
        unit: "s",
        bar: 5,
        peer: laterPeer,
      }),
      atMost({
        what: "later start, until the first page can be used",
        measured: median(later.map(({ usableS }) => usableS)),
        unit: "s",
        bar: 5,
        peer: laterPeer,
      }),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What no start can be faster than: Node itself, and PostgreSQL with an empty database. */
async function bareStarts(): Promise<{ cleanS: number; againS: number }> {
  const dataFolder = await temporaryFolder("bare-start");
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  const once = async () => {
    const from = performance.now();
    await run(process.execPath, ["-e", ""]);
    const postgres = await startEmbeddedPostgres({ dataFolder, log });
    const took = seconds(from);
    await postgres.stop();
    return took;
  };
  try {
    return { cleanS: await once(), againS: await once() };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function start(browser: Browser, { clone, cache }: { clone: string; cache: string }): Promise<Start> {
  const port = await unusedPort();
  const from = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...machineEnvironment(), PORT: String(port), npm_config_cache: cache },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  try {
    await readyLine(child);
    const readyS = seconds(from);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
    await page.locator("input[type=email]").waitFor();
    const usableS = seconds(from);
    await context.close();
    return { readyS, usableS };
  } finally {
    interrupt(child);
    await ended;
  }
}

/** As a terminal does for Ctrl-C: npm expects the whole group to receive it, and passes nothing on. */
function interrupt({ pid, exitCode }: ReturnType<typeof spawn>): void {
  if (pid !== undefined && exitCode === null) {
    process.kill(-pid, "SIGINT");
  }
}

/** As a person's own shell has it: neither what this bench is set to nor what `npm run` adds for its scripts. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|HANGTAG_|NODE_ENV$)/i.test(name));
  const folders = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(own), PATH: folders.join(path.delimiter) };
}

function readyLine(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const append = (data: Buffer) => {
      output += data.toString();
      if (output.includes("Hangtag is ready on ")) {
        resolve();
      }
    };
    child.stdout?.on("data", append);
    child.stderr?.on("data", append);
    child.once("close", () => reject(new Error(`The program ended before it was ready:\n${output}`)));
  });
}

function seconds(from: number): number {
  return Math.round((performance.now() - from) / 10) / 100;
}
