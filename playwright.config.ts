import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "#tests/e2e/chromium.ts";

/** Journeys that go on without a connection, for which the service worker has to keep the program. */
const withWorker = ["**/connection.e2e.ts", "**/offline-coupon.e2e.ts"];

/** The journeys of tests/e2e in Chromium, against the real program on a fresh data folder (tests/e2e/start-program.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/start-program.ts",
  workers: 2,
  forbidOnly: true,
  // A shared machine is late now and then, and one late journey in 150 must not keep a day's work out; the summary
  // says how many needed it, and the person who sees one looks into it.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 180_000,
  // A busy machine is slow, not wrong; what must be quick says its own time.
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  projects: [
    { name: "journeys", testIgnore: withWorker, grepInvert: /@every-screen/ },
    // The service worker is needed here alone: its many files only cost the others time.
    { name: "connection", testMatch: withWorker, use: { serviceWorkers: "allow" } },
    { name: "axe", testMatch: "**/axe.e2e.ts" },
  ],
  use: {
    ...devices["Desktop Chrome"],
    ...(process.env["HANGTAG_E2E_URL"] ? { baseURL: process.env["HANGTAG_E2E_URL"] } : {}),
    serviceWorkers: "block",
    viewport: { width: 1366, height: 768 },
    screenshot: "only-on-failure",
    // Recording takes a third of a busy machine; to look into a failure switch it on: playwright test --trace on.
    launchOptions: {
      executablePath: chromiumPath(),
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
