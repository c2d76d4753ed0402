// `npm start`: brings the packages and the web application up to date and runs the program with the Node it is written for.
// `npm run build` (--build): the first half alone, for a place where the program may not write to its own folder.
// `npm run dev` (--dev): the same, restarted when a file changes, with Vite's own server for the pages on port 5173.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import util from "node:util";
import { pinnedNode, preparePackages, prepareWeb, root, run, runCommand, Stop, wasStopped } from "./prepare.mjs";

const isDevelopment = process.argv.includes("--dev");

/** So many ends within so long mean that starting again helps nobody. */
const mostCrashes = 5;
const crashesWithinMs = 60_000;
const startAgainAfterMs = 500;
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
  const heapMegabytes = readHeapLimit();
  let crashes = [];
  let news = null;
  let newsAt = -Infinity;
  let wasReady = false;
  for (;;) {
    const end = await runProgram({ heapMegabytes, news });
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
async function runProgram({ heapMegabytes, news }) {
  let wasReady = false;
  const end = await run(pinnedNode, [`--max-old-space-size=${heapMegabytes}`, "server/main.ts"], {
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

/** A program that takes ever more memory ends at this limit, before the machine starts to swap and stands still. */
function readHeapLimit() {
  const text = process.env.HANGTAG_HEAP_MB?.trim() || settingsInFile().HANGTAG_HEAP_MB || "1536";
  if (!/^\d{3,6}$/.test(text.trim()) || Number(text) < 256) {
    throw new Stop("HANGTAG_HEAP_MB must be a whole number of megabytes from 256.");
  }
  return Number(text);
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
