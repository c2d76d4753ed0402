// `npm start`: brings the packages and the web application up to date and runs the program with the Node it is written for.
// `npm run dev` (--dev): the same, restarted when a file changes, with Vite's own server for the pages on port 5173.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pinnedNode, preparePackages, prepareWeb, root, run, runCommand } from "./prepare.mjs";

const isDevelopment = process.argv.includes("--dev");

await runCommand(async () => {
  await preparePackages();
  if (isDevelopment) {
    return await develop();
  }
  await prepareWeb();
  return await serve();
});

/** The channel between the two ends when one of them dies in whatever way: the program then stops by itself. */
async function serve() {
  const { code } = await run(pinnedNode, ["server/main.ts"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Libraries leave out their checks for developers; GraphQL's alone take a third of its time.
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
    },
    onStart: stopWhenOrphaned,
  });
  return code;
}

async function develop() {
  const vite = spawn(pinnedNode, [path.join(root, "node_modules/vite/bin/vite.js")], { cwd: root, stdio: "inherit" });
  const { code } = await run(
    pinnedNode,
    ["--watch-path=server", "--watch-path=common", "--watch-path=till", "server/main.ts"],
    {
      stdio: "inherit",
    },
  );
  vite.kill();
  return code;
}

/** npm that is killed cannot pass a signal on; then nobody would ever stop the program, and its port would stay taken. */
function stopWhenOrphaned(program) {
  if (process.env.npm_lifecycle_event !== "start") {
    return;
  }
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) {
      program.kill("SIGTERM");
    }
  }, 500).unref();
}

/** The shell that npm starts us with, and npm above it: the shell lives on when npm is killed. */
function ancestors() {
  const parent = process.ppid;
  try {
    // The fourth field; the second one, the name, may hold anything but ends with the last bracket.
    const fields = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${parent} ${fields[1]}`;
  } catch {
    return String(parent);
  }
}
