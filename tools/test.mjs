// `npm test`: installs what is missing and hands over to tools/run-tests.ts in the Node that the program is written for.
import { pinnedNode, preparePackages, run, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  await preparePackages();
  const { code } = await run(pinnedNode, ["tools/run-tests.ts", ...process.argv.slice(2)], { stdio: "inherit" });
  return code;
});
