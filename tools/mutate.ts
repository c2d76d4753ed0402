/**
 * Measures whether the tests notice changes: makes random small ones in the rules (`common` and `*.rules.ts`), each
 * alone, and runs the test of the same name. `npm run mutate -- --count 150 --seed 7 common/goals` takes part of them.
 */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Trial, Verdict } from "./mutation/change-runner.ts";
import { type Change, changesOf } from "./mutation/changes.ts";
import { sample } from "./mutation/sample.ts";
import { sourceFiles } from "./source-files.ts";

const root = path.resolve(import.meta.dirname, "..");
/** A change can make a loop endless; the tests of one file take far less than this. */
const secondsPerTrial = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "150" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    all: { type: "boolean", default: false },
  },
});

const possible = ruleFiles(positionals).flatMap((file) => changesOf(file, readFileSync(path.join(root, file), "utf8")));
const chosen = values.all ? possible : sample(possible, Number(values.count), Number(values.seed));
process.stdout.write(`${chosen.length} of ${possible.length} possible changes, seed ${values.seed}\n`);

let runner: ChildProcess | null = null;
process.on("exit", () => runner?.kill("SIGKILL"));

await refuseFailingTests(chosen);
let noticed = 0;
for (const change of chosen) {
  const reason = await unnoticedReason(change);
  if (reason === null) {
    noticed += 1;
  } else {
    process.stdout.write(`${change.file}:${change.line}  ${shown(change)}${reason}\n`);
  }
}
const share = (100 * noticed) / Math.max(1, chosen.length);
process.stdout.write(`${noticed} of ${chosen.length} noticed, ${share.toFixed(1)} %\n`);
process.exit(0);

/** The demonstration's makers are no rules of the shop. */
function ruleFiles(paths: readonly string[]): string[] {
  return sourceFiles(root)
    .filter((file) => /^common\/.+\.ts$/.test(file) || file.endsWith(".rules.ts"))
    .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("server/app/demonstration/"))
    .filter((file) => paths.length === 0 || paths.some((start) => file.startsWith(start)));
}

function testOf(file: string): string {
  return file.replace(/\.ts$/, ".test.ts");
}

/** A test that fails without any change would notice all of them. */
async function refuseFailingTests(changes: readonly Change[]): Promise<void> {
  const tests = new Set(
    changes.map((change) => testOf(change.file)).filter((test) => existsSync(path.join(root, test))),
  );
  for (const test of tests) {
    if (!(await passes({ test, change: null }))) {
      process.stderr.write(`${test} fails as it is\n`);
      process.exit(1);
    }
  }
}

async function unnoticedReason(change: Change): Promise<string | null> {
  const test = testOf(change.file);
  if (!existsSync(path.join(root, test))) {
    return "  (no test of this name)";
  }
  return (await passes({ test, change })) ? "" : null;
}

/** Resolves to false as well when the trial does not end; its process is killed then. */
async function passes(trial: Trial): Promise<boolean> {
  runner ??= await startRunner();
  const child = runner;
  child.send(trial);
  const hasPassed = await nextVerdict(child);
  if (hasPassed === null) {
    child.kill("SIGKILL");
    runner = null;
  }
  return hasPassed ?? false;
}

async function startRunner(): Promise<ChildProcess> {
  const child = fork(new URL("mutation/change-runner.ts", import.meta.url), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await nextVerdict(child);
  return child;
}

function nextVerdict(child: ChildProcess): Promise<boolean | null> {
  return new Promise((resolve, reject) => {
    const finish = (hasPassed: boolean | null) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(hasPassed);
    };
    const timer = setTimeout(() => finish(null), secondsPerTrial * 1000);
    child.once("message", ({ hasPassed }: Verdict) => finish(hasPassed));
    child.once("exit", () => reject(new Error("The test runner ended")));
  });
}

/** The whole line, so that a number says where it stands. */
function shown(change: Change): string {
  const source = readFileSync(path.join(root, change.file), "utf8");
  const lineStart = source.lastIndexOf("\n", change.start) + 1;
  const lineEnd = source.indexOf("\n", change.end);
  const line = source.slice(lineStart, lineEnd);
  const changed = source.slice(lineStart, change.start) + change.after + source.slice(change.end, lineEnd);
  return `${line.trim()}  ->  ${changed.trim()}`;
}
