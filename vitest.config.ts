import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const sources = ["common", "server", "till", "tools", "web", "tests", "bench"];
const postgresTests = sources.map((folder) => `${folder}/**/*.pg.test.ts`);
const startTests = ["tests/start/*.test.ts"];
const browserTests = ["tests/browsers/*.test.ts"];
/** They go through all that the program registers, so no other test's own operations may stand beside it. */
const wholeProgramTests = ["tests/{permissions,isolation,input-corners}.pg.test.ts"];

/**
 * What a page writes down in every test and says nothing of it: the faked server has no live channel unless the test
 * gives it one, and the document does not know the newest elements.
 */
const expectedLog = /There is nothing at this address|The server could not be reached|The tag <search> is unrecognized/;

/**
 * The package comes as two modules, and the runner would take the other one than the libraries that it does not
 * transform: a schema of the one is none for the other.
 */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] };

const withPostgres = {
  environment: "node" as const,
  globalSetup: "tests/kit/setup/postgres-setup.ts",
  setupFiles: ["tests/kit/setup/falling-ids.ts"],
  // The longest takes a quarter of a minute on a quiet machine; a busy one is slow, not wrong.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** A file's name says which tests it holds: see tests/README.md. */
export default defineConfig({
  test: {
    // The database works beside the tests, so a machine of two cores is not idle with one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
    onConsoleLog: (log) => !expectedLog.test(log),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: "unit",
          environment: "node",
          include: sources.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ["**/node_modules/**", ...postgresTests, ...startTests, ...browserTests],
          // Those that run a tool of ours wait for another process; a busy machine is slow, not wrong.
          testTimeout: 60_000,
          // They are rules without a world of their own; a process for each file would take twice the time.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "page",
          environment: "jsdom",
          include: ["web/**/*.test.tsx"],
          setupFiles: ["tests/kit/dom.ts"],
          // Each file in a world of its own: a page that a file leaves behind still asks the network for a while.
          // A person's typing is many events, each drawn; a busy machine is slow, not wrong.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...withPostgres,
          name: "pg",
          include: postgresTests,
          exclude: ["**/node_modules/**", ...wholeProgramTests],
          // Each file has a database of its own; reading the program again for each would take a third of the time.
          isolate: false,
        },
      },
      {
        resolve: oneGraphql,
        // Each calls all there is, many times over.
        test: { ...withPostgres, name: "pg-whole", include: wholeProgramTests, testTimeout: 300_000 },
      },
      {
        test: {
          name: "start",
          environment: "node",
          include: startTests,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: "browsers",
          environment: "node",
          include: browserTests,
          globalSetup: "tests/e2e/start-program.ts",
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
