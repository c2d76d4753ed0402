/**
 * Runs the tests of one file with one change made, as its parent asks by messages. The changed text is handed to the
 * tests by the loader: nothing on the disk is touched, so that nothing has to be put back.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type TestProject, createVitest } from "vitest/node";
import { type Change, changedText } from "./changes.ts";

/** A file's test, with a change or, to see that it passes at all, with none. */
export type Trial = { test: string; change: Change | null };
export type Verdict = { hasPassed: boolean };

const root = path.resolve(import.meta.dirname, "../..");
let current: Change | null = null;

const runner = await createVitest(
  {
    root,
    config: false,
    watch: false,
    environment: "node",
    include: ["**/*.test.ts"],
    // A busy machine is slow, not wrong.
    testTimeout: 15_000,
    // A single failure is enough.
    bail: 1,
    maxWorkers: 1,
    // It would hand out a file as it was before the change.
    fsModuleCache: false,
    reporters: [{}],
  },
  {
    // One copy of the package for our rules and for the libraries (vitest.config.ts has the same line and says why).
    resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
    plugins: [
      {
        name: "one-change",
        enforce: "pre",
        load: (id) =>
          current !== null && id === path.join(root, current.file)
            ? changedText(readFileSync(id, "utf8"), current)
            : undefined,
      },
    ],
  },
);
await runner.standalone();
const [project] = runner.projects;
if (project === undefined) {
  throw new Error("The test runner has no project");
}

process.on("message", (trial: Trial) => {
  void run(trial, project).then((verdict) => process.send?.(verdict));
});
process.send?.({ hasPassed: true } satisfies Verdict);

async function run({ test, change }: Trial, tests: TestProject): Promise<Verdict> {
  const previous = current;
  current = change;
  for (const file of [previous?.file, change?.file]) {
    if (file !== undefined) {
      runner.invalidateFile(path.join(root, file));
    }
  }
  const specification = tests.createSpecification(path.join(root, test));
  const { testModules } = await runner.runTestSpecifications([specification]);
  const ran = testModules.find((module) => module.moduleId === specification.moduleId);
  return { hasPassed: ran?.ok() ?? false };
}
