// `npm start`: brings the packages and the web application up to date and runs the program with the Node it is written for.
// `npm run build` (--build): the first half alone, for a place where the program may not write to its own folder.
// `npm run dev` (--dev): the same, restarted when a file changes, with Vite's own server for the pages on port 5173.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import util from "node:util";
import { pinnedNode, preparePackages, prepareWeb, root, run, runCommand, Stop, wasStopped } from "./prepare.mjs";

const isDevelopment = process.argv.includes("--dev");

/** So many ends within so long mean that starting again helps nobody. */
const mostCrashes = 5;
const crashesWithinMs = 60_000;
const startAgainAfterMs = 500;
/** server/platform/config/memory-plan.rules.ts has the same limit for the database. */
const smallBelowMegabytes = 2048;
/** A program that crashes all day is one mail an hour to its owners; the log has each crash. */
const newsEveryMs = 3_600_000;

await runCommand(async () => {
  await preparePackages();
  if (isDevelopment) {
    return await develop();
  }
  await prepareWeb();
  return process.argv.includes("--build") ? 0 : await serve();
});

/**
 * Runs the program, and starts it again when it crashes: killed, out of memory, an error that nobody caught. A program that
 * exits before it was ever ready has said why, and would only say it again; one that a signal ended could not say anything.
 */
async function serve() {
  const memoryFlags = readMemoryFlags();
  let crashes = [];
  let news = null;
  let newsAt = -Infinity;
  let wasReady = false;
  for (;;) {
    const end = await runProgram({ memoryFlags, news });
    wasReady ||= end.wasReady;
    const exitedByItself = end.signal === null;
    if (wasStopped() || (exitedByItself && (end.code === 0 || !wasReady))) {
      return end.code;
    }
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < crashesWithinMs), now];
    const lastCrash = exitedByItself ? `exit code ${end.code}` : `signal ${end.signal}`;
    news = now - newsAt < newsEveryMs ? null : lastCrash;
    newsAt = news === null ? newsAt : now;
    if (crashes.length >= mostCrashes) {
      say(
        `Hangtag ended unexpectedly ${mostCrashes} times within a minute (last: ${lastCrash}) and is not started again.`,
      );
      return 1;
    }
    say(`Hangtag ended unexpectedly (${lastCrash}) and is started again.`);
    await new Promise((resolve) => setTimeout(resolve, startAgainAfterMs));
  }
}

/** The channel between the two ends when one of them dies in whatever way: the program then stops automatically. */
async function runProgram({ memoryFlags, news }) {
  let wasReady = false;
  const end = await run(pinnedNode, [...memoryFlags, "server/main.ts"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Libraries leave out their checks for developers; GraphQL's alone take a third of its time.
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
      ...(news && { HANGTAG_LAST_CRASH: news }),
    },
    onStart(program) {
      stopWhenOrphaned(program);
      program.on("message", (message) => {
        wasReady ||= message === "ready";
      });
    },
  });
  return { ...end, wasReady };
}

/**
 * A program that takes ever more memory ends at a limit, before the machine starts to swap and stands still. On a small
 * machine Node also keeps the space for young objects small (it would be a third of all) and gives up some speed for size.
 */
function readMemoryFlags() {
  const limit = process.constrainedMemory?.() ?? 0;
  const machine = Math.floor((limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()) / 1024 ** 2);
  const isSmall = (readMegabytes("HANGTAG_MEMORY_MB", 512) ?? machine) < smallBelowMegabytes;
  const heap = readMegabytes("HANGTAG_HEAP_MB", 256) ?? (isSmall ? 256 : 1536);
  return [`--max-old-space-size=${heap}`, ...(isSmall ? ["--max-semi-space-size=2", "--optimize-for-size"] : [])];
}

function readMegabytes(name, least) {
  const text = process.env[name]?.trim() || settingsInFile()[name]?.trim() || null;
  if (text !== null && (!/^\d{3,7}$/.test(text) || Number(text) < least)) {
    throw new Stop(`${name} must be a whole number of megabytes from ${least}.`);
  }
  return text === null ? null : Number(text);
}

/** The program itself says what is wrong with the file. */
function settingsInFile() {
  const file = process.env.HANGTAG_SETTINGS_FILE?.trim();
  try {
    return file ? util.parseEnv(readFileSync(path.resolve(root, file), "utf8")) : {};
  } catch {
    return {};
  }
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

async function develop() {
  const vite = spawn(pinnedNode, [path.join(root, "node_modules/vite/bin/vite.js")], { cwd: root, stdio: "inherit" });
  const { code } = await run(
    pinnedNode,
    ["--watch-path=server", "--watch-path=common", "--watch-path=till", "server/main.ts"],
    {
      stdio: "inherit",
    },
  );
  vite.kill();
  return code;
}

/** npm that is killed cannot pass a signal on; then nobody would ever stop the program, and its port would stay taken. */
function stopWhenOrphaned(program) {
  if (process.env.npm_lifecycle_event !== "start") {
    return;
  }
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() !== before) {
      program.kill("SIGTERM");
    }
  }, 500);
  watch.unref();
  program.on("close", () => clearInterval(watch));
}

/** The shell that npm starts us with, and npm above it: the shell lives on when npm is killed. */
function ancestors() {
  const parent = process.ppid;
  try {
    // The fourth field; the second one, the name, may hold anything but ends with the last bracket.
    const fields = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${parent} ${fields[1]}`;
  } catch {
    return String(parent);
  }
}
