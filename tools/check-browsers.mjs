// `npm run check:browsers`: builds the web application if it isn't built, and judges the files that browsers will get.
import path from "node:path";
import { acceptedUses } from "./browsers/accepted-uses.ts";
import { browserProblems } from "./browsers/browser-problems.ts";
import { prepareWeb, root, runCommand } from "./prepare.mjs";
import { reportProblems } from "./report-problems.ts";

await runCommand(async () => {
  await prepareWeb();
  reportProblems(
    browserProblems(path.join(root, "dist/web"), acceptedUses),
    "Every browser of the range can read and run what is built.",
  );
  return process.exitCode;
});
