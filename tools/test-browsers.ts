/** `npm run test:browsers`: the suite of tests/browsers in Firefox and WebKit. A browser that can't be had is a failure. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { missingProgram } from "./test-programs.ts";

const root = path.resolve(import.meta.dirname, "..");
const missing = [missingProgram("firefox"), missingProgram("webkit")].filter((sentence) => sentence !== null);
if (missing.length > 0) {
  process.stdout.write(`${missing.join("\n")}\n`);
  process.exitCode = 1;
} else {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const parameters = [vitest, "run", "--project", "browsers", ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, parameters, { cwd: root, stdio: "inherit" }).status ?? 1;
}
