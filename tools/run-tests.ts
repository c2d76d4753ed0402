/**
 * `npm test`: checks, then every suite; a summary; `N passed, N failed` as the last line. A suite that breaks off or runs
 * no test counts as one failed, so that nothing can pass by not being there.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { missingProgram } from "./test-programs.ts";
import { differsByVersion } from "./postgres-versions.ts";
import { checkNumbers, type Numbers, playwrightNumbers, settled, vitestNumbers } from "./test-numbers.ts";

/** `say` takes what its programs print. */
type Suite = { name: string; run: (say: Say) => Promise<Numbers> };
type Say = (text: string) => void;
type Ended = { code: number; output: string };

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results");
/** In a log file, where many read it, colors are only signs in the way. */
const colours: Record<string, string> = process.stdout.isTTY
  ? { FORCE_COLOR: "1" }
  : { NO_COLOR: "1", FORCE_COLOR: "0" };
/** Without the project `axe`, which looks at every screen there is (`npm run test:axe`). */
const ciJourneys = ["--project=journeys", "--project=connection"];
const postgresProjects = ["pg", "pg-whole"];
const oldPostgres = oldestOwnPostgres();

/** One after another; those of a row side by side, because the starts mostly wait for processes to come and go. */
const rows: readonly (readonly Suite[])[] = [
  [{ name: "check", run: check }],
  [{ name: "unit", run: (say) => vitest("unit", { say, projects: ["unit", "page"] }) }],
  [{ name: "pg", run: pg }],
  [...pgOnOld(), { name: "start", run: (say) => vitest("start", { say, projects: ["start"] }) }],
  [{ name: "browser", run: browser }],
];

mkdirSync(results, { recursive: true });
const lines: string[] = [];
const total: Numbers = { passed: 0, failed: 0 };
const begun = performance.now();
for (const row of rows) {
  for (const { numbers, name, seconds } of await Promise.all(row.map(runSuite))) {
    total.passed += numbers.passed;
    total.failed += numbers.failed;
    const repeated = numbers.repeated === undefined ? "" : `, ${numbers.repeated} only at the second try`;
    lines.push(`${name}: ${numbers.passed} passed, ${numbers.failed} failed${repeated} (${seconds} s)`);
  }
}
process.exitCode = total.failed === 0 ? 0 : 1;
lines.push(`all: ${secondsSince(begun)} s`);
process.stdout.write(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed\n`);

function secondsSince(from: number): number {
  return Math.round((performance.now() - from) / 1000);
}

/** The output of the first of a row is printed at once, that of the others when they have ended. */
async function runSuite(suite: Suite, place: number): Promise<{ name: string; numbers: Numbers; seconds: number }> {
  const kept: string[] = [];
  const say: Say = place === 0 ? (text) => process.stdout.write(text) : (text) => kept.push(text);
  say(`\n== ${suite.name}\n`);
  const from = performance.now();
  const numbers = await suite.run(say);
  process.stdout.write(kept.join(""));
  return { name: suite.name, numbers, seconds: secondsSince(from) };
}

async function check(say: Say): Promise<Numbers> {
  const { code, output } = await run(process.execPath, { say, parameters: ["tools/check.ts"] });
  return settled(checkNumbers(output), code);
}

/** Its tests of poolers work through one, and those of registers read the database of one. */
async function pg(say: Say): Promise<Numbers> {
  const missing = [missingProgram("pgbouncer"), missingProgram("mariadb")].filter((sentence) => sentence !== null);
  if (missing.length > 0) {
    say(`${missing.join("\n")}\n`);
    return { passed: 0, failed: 1 };
  }
  return vitest("pg", { say, projects: postgresProjects });
}

function pgOnOld(): Suite[] {
  if (!oldPostgres) {
    return [];
  }
  const { version, binaries } = oldPostgres;
  const environment = { HANGTAG_TEST_POSTGRES: binaries };
  return [
    {
      name: `pg on ${version}`,
      run: (say) => vitest("pg-old", { say, projects: postgresProjects, files: differsByVersion, environment }),
    },
  ];
}

type VitestRun = {
  say: Say;
  projects: readonly string[];
  /** All of the projects' when absent. */
  files?: readonly string[];
  environment?: Record<string, string>;
};

async function vitest(name: string, { say, projects, files = [], environment = {} }: VitestRun): Promise<Numbers> {
  const report = freshReport(`${name}.json`);
  const parameters = [
    "run",
    ...files,
    ...projects.flatMap((project) => ["--project", project]),
    ...["--reporter", "dot", "--reporter", "json", "--outputFile", report],
  ];
  const { code } = await run(path.join(root, "node_modules/.bin/vitest"), { say, parameters, environment });
  return settled(vitestNumbers(textOf(report)), code);
}

async function browser(say: Say): Promise<Numbers> {
  const missing = missingProgram("chromium");
  if (missing) {
    say(`${missing}\n`);
    return { passed: 0, failed: 1 };
  }
  const report = freshReport("e2e.json");
  const { code } = await run(path.join(root, "node_modules/.bin/playwright"), {
    say,
    parameters: ["test", ...ciJourneys],
  });
  return settled(playwrightNumbers(textOf(report)), code);
}

type Command = { say: Say; parameters: readonly string[]; environment?: Record<string, string> };

/** Passes its output on, and keeps it for those who count. */
function run(command: string, { say, parameters, environment = {} }: Command): Promise<Ended> {
  const bin = path.join(root, "node_modules/.bin");
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...environment, ...colours, PATH: `${bin}${path.delimiter}${process.env["PATH"]}`, CI: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    say(data.toString());
  });
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Numbers of an earlier run must never stand for this one. */
function freshReport(name: string): string {
  const file = path.join(results, name);
  rmSync(file, { force: true });
  return file;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** The oldest PostgreSQL from 15 on that this machine has: stores with a server of their own may run that. */
function oldestOwnPostgres(): { version: string; binaries: string } | null {
  const folder = "/usr/lib/postgresql";
  try {
    const versions = readdirSync(folder).map(Number);
    const oldest = versions.filter((version) => version >= 15).toSorted((left, right) => left - right)[0];
    return oldest ? { version: `PostgreSQL ${oldest}`, binaries: `${folder}/${oldest}/bin` } : null;
  } catch {
    return null;
  }
}
