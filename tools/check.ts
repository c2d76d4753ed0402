/**
 * `npm run check`: every check that needs no test, two at a time, one line each; what a failed one said comes after it.
 * Ends with the numbers as the test suites give them (tools/run-tests.ts adds them up).
 */
import { spawn } from "node:child_process";
import path from "node:path";

type Step = { name: string; command: string; parameters: readonly string[] };
type Result = { step: Step; passed: boolean; output: string; seconds: number };

const root = path.resolve(import.meta.dirname, "..");
const node = process.execPath;

const steps: readonly Step[] = [
  { name: "types", command: binary("tsc"), parameters: ["-p", "tsconfig.json"] },
  { name: "lint", command: binary("oxlint"), parameters: [] },
  { name: "schema", command: node, parameters: ["tools/check-schema.ts"] },
  { name: "unused", command: binary("knip"), parameters: ["--no-progress", "--treat-config-hints-as-errors"] },
  { name: "browsers", command: node, parameters: ["tools/check-browsers.mjs"] },
  { name: "boundaries", command: node, parameters: ["tools/check-boundaries.ts"] },
  { name: "format", command: binary("oxfmt"), parameters: ["--check", "."] },
  { name: "graphql", command: node, parameters: ["tools/print-schema.ts", "--check"] },
  { name: "introspection", command: node, parameters: ["tools/print-introspection.ts", "--check"] },
  { name: "migrations", command: node, parameters: ["tools/check-migrations.ts"] },
  { name: "sizes", command: node, parameters: ["tools/check-sizes.ts"] },
  { name: "words", command: node, parameters: ["tools/check-words.ts"] },
  { name: "pages", command: node, parameters: ["tools/test-checks/check-pages.ts"] },
  { name: "share", command: node, parameters: ["tools/test-checks/check-test-share.ts"] },
];

const waiting = [...steps];
const results: Result[] = [];
await Promise.all([work(), work()]);
const failed = results.filter((result) => !result.passed);
process.stdout.write(`${results.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = await run(step);
    results.push(result);
    process.stdout.write(`${result.passed ? "✓" : "✗"} ${step.name} (${result.seconds.toFixed(1)} s)\n`);
    if (!result.passed) {
      process.stdout.write(`${result.output.trimEnd()}\n\n`);
    }
  }
}

function run(step: Step): Promise<Result> {
  const from = performance.now();
  const child = spawn(step.command, step.parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const append = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  return new Promise((resolve) => {
    const finish = (passed: boolean) => resolve({ step, passed, output, seconds: (performance.now() - from) / 1000 });
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

function binary(name: string): string {
  return path.join(root, "node_modules/.bin", name);
}
