/**
 * `npm test`: checks, then every suite, one after another; a summary; `N passed, N failed` as the last line. A suite that
 * breaks off or runs no test counts as one failed, so that nothing can pass by not being there.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { missingPrograms } from "./debian-programs.ts";
import { checkNumbers, type Numbers, playwrightNumbers, settled, vitestNumbers } from "./test-numbers.ts";

type Suite = { name: string; run(): Promise<Numbers> };
type Ended = { code: number; output: string };

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results");
/** In a log file, where many read it, colours are only signs in the way. */
const colours: Record<string, string> = process.stdout.isTTY
  ? { FORCE_COLOR: "1" }
  : { NO_COLOR: "1", FORCE_COLOR: "0" };
const postgresProjects = ["pg", "pg-whole"];
const oldPostgres = oldestOwnPostgres();

const suites: readonly Suite[] = [
  { name: "check", run: check },
  { name: "unit", run: () => vitest("unit", ["unit", "page"]) },
  { name: "pg", run: pg },
  ...(oldPostgres
    ? [{ name: `pg on ${oldPostgres.version}`, run: () => vitest("pg-old", postgresProjects, oldPostgres.binaries) }]
    : []),
  { name: "start", run: () => vitest("start", ["start"]) },
  { name: "browser", run: browser },
];

mkdirSync(results, { recursive: true });
const lines: string[] = [];
const total: Numbers = { passed: 0, failed: 0 };
for (const suite of suites) {
  process.stdout.write(`\n== ${suite.name}\n`);
  const from = performance.now();
  const numbers = await suite.run();
  total.passed += numbers.passed;
  total.failed += numbers.failed;
  const seconds = Math.round((performance.now() - from) / 1000);
  const repeated = numbers.repeated === undefined ? "" : `, ${numbers.repeated} only at the second try`;
  lines.push(`${suite.name}: ${numbers.passed} passed, ${numbers.failed} failed${repeated} (${seconds} s)`);
}
process.exitCode = total.failed === 0 ? 0 : 1;
process.stdout.write(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed\n`);

async function check(): Promise<Numbers> {
  const { code, output } = await run(process.execPath, ["tools/check.ts"]);
  return settled(checkNumbers(output), code);
}

/** Its tests of labels look at pages and read their barcodes. */
async function pg(): Promise<Numbers> {
  const missing = missingPrograms("poppler-utils", "zbar-tools");
  if (missing) {
    process.stdout.write(`${missing}\n`);
    return { passed: 0, failed: 1 };
  }
  return vitest("pg", postgresProjects);
}

async function vitest(name: string, projects: readonly string[], binaries?: string): Promise<Numbers> {
  const report = freshReport(`${name}.json`);
  const { code } = await run(
    path.join(root, "node_modules/.bin/vitest"),
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...["--reporter", "dot", "--reporter", "json", "--outputFile", report],
    ],
    binaries ? { HANGTAG_TEST_POSTGRES: binaries } : {},
  );
  return settled(vitestNumbers(textOf(report)), code);
}

async function browser(): Promise<Numbers> {
  const missing = missingPrograms("chromium");
  if (missing) {
    process.stdout.write(`${missing}\n`);
    return { passed: 0, failed: 1 };
  }
  const report = freshReport("e2e.json");
  const { code } = await run(path.join(root, "node_modules/.bin/playwright"), ["test"]);
  return settled(playwrightNumbers(textOf(report)), code);
}

/** What is said goes on to the terminal at once, and is kept for those who count. */
function run(command: string, parameters: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const bin = path.join(root, "node_modules/.bin");
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...environment, ...colours, PATH: `${bin}${path.delimiter}${process.env["PATH"]}`, CI: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    process.stdout.write(data);
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

/** The oldest PostgreSQL from 15 on that this machine has by itself: shops with a server of their own may run that. */
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
