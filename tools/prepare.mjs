// What has to be there before anything of ours can run: so this file is plain JavaScript for any Node from 20 on and
// imports nothing but Node itself.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");

/** The Node that the program is written for; it comes with the packages. */
export const pinnedNode = path.join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/** A reason to end, as a sentence for the person at the keyboard. */
export class Stop extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

let child = null;
let stoppedBy = null;

/** Runs the work of a command; a Stop ends it with its sentence, a signal goes on to what is running at the moment. */
export async function runCommand(work) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      stoppedBy = signal;
      if (child) {
        child.kill(signal);
      } else {
        process.exit(130);
      }
    });
  }
  try {
    refuseOldNode();
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Stop)) {
      throw error;
    }
    if (error.message) {
      process.stderr.write(`${error.message}\n`);
    }
    process.exitCode = error.exitCode;
  }
}

/** Whether a person asked this command to end: Ctrl-C, or the machine that shuts down. */
export function wasStopped() {
  return stoppedBy !== null;
}

/** Starts a program and waits for its end; answers with its exit code and, when it was not shown, what it said. */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    let output = "";
    const stdio = options.stdio ?? ["ignore", "pipe", "pipe"];
    child = spawn(command, parameters, { cwd: root, ...options, stdio });
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => {
      child = null;
      resolve({ code: 1, output: error.message });
    });
    child.on("close", (code, signal) => {
      child = null;
      resolve({ code: code ?? 1, signal, output });
    });
    options.onStart?.(child);
  });
}

/** Installs the packages when they are missing or package-lock.json asks for others. */
export async function preparePackages() {
  if (packagesAreInstalled()) {
    return;
  }
  await alone(async () => {
    if (packagesAreInstalled()) {
      return;
    }
    if (isLink(path.join(root, "node_modules"))) {
      throw new Stop(
        "The packages are not those of package-lock.json, and node_modules is a link: install them where it points to.",
      );
    }
    refuseReadOnly("install its packages");
    const npm = process.env.npm_execpath;
    const parameters = ["ci", "--include=dev", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
    const done = await calmly("Installing packages", () =>
      npm && /\.c?js$/.test(npm)
        ? run(process.execPath, [npm, ...parameters])
        : run("npm", parameters, { shell: process.platform === "win32" }),
    );
    if (done.code !== 0 || !existsSync(pinnedNode)) {
      throw new Stop(
        `${lastLines(done.output)}\nThe packages could not be installed. Check the connection to the npm registry and the space on the disk, then try again.`,
      );
    }
  });
}

/** Builds the web application when its sources are not those of the last build. */
export async function prepareWeb() {
  const stamp = path.join(root, "dist/web-built-from.txt");
  const wanted = fingerprint();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isBuilt()) {
    return;
  }
  await alone(async () => {
    if (isBuilt()) {
      return;
    }
    refuseReadOnly("build its web application");
    const draft = path.join(root, "dist", `web-${process.pid}`);
    const vite = path.join(root, "node_modules/vite/bin/vite.js");
    const done = await calmly("Building the web application", () =>
      run(pinnedNode, [vite, "build", "--outDir", draft, "--emptyOutDir", "--logLevel", "warn"], {
        // Started from a test runner, the build would else be one for developers: slow, and without the service worker.
        env: { ...process.env, NODE_ENV: "production" },
      }),
    );
    if (done.code !== 0) {
      rmSync(draft, { recursive: true, force: true });
      throw new Stop(`${lastLines(done.output)}\nThe web application could not be built.`);
    }
    await compress(draft);
    // A running program keeps serving whole files: the old folder goes only when the new one is ready to take its name.
    rmSync(path.join(root, "dist/web"), { recursive: true, force: true });
    renameSync(draft, path.join(root, "dist/web"));
    writeFileSync(stamp, wanted);
  });
}

/** Each file that shrinks gets its packed forms beside it once, so that no request has to wait for the packing. */
async function compress(folder) {
  const files = filesOf(folder).filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

function refuseOldNode() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new Stop(
      `Hangtag needs Node 20 or newer to start; this is ${process.version}. Get one from https://nodejs.org.`,
    );
  }
}

/** npm writes what it has installed into a lock file of its own, last of all: it has to say the same as ours. */
function packagesAreInstalled() {
  if (!existsSync(pinnedNode)) {
    return false;
  }
  try {
    const wanted = packagesOf("package-lock.json");
    const installed = packagesOf("node_modules/.package-lock.json");
    return Object.entries(wanted).every(
      ([name, { version, optional, peer }]) =>
        name === "" || installed[name]?.version === version || (!(name in installed) && (optional || peer)),
    );
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
}

function isLink(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function refuseReadOnly(purpose) {
  const probe = path.join(root, `dist/.can-write-${process.pid}`);
  try {
    mkdirSync(path.dirname(probe), { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new Stop(
      `Hangtag has to ${purpose} and cannot write to its own folder ${root} (${error.code}). ` +
        "Start it once as a user who may, or copy it to a folder of your own.",
    );
  }
}

/** One line that is rewritten on a terminal every second, and written twice elsewhere: when it begins and ends. */
async function calmly(what, work) {
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`${what} …${isTerminal ? "" : "\n"}`);
  const timer = isTerminal ? setInterval(() => process.stdout.write(`\r${what} … ${seconds()} s`), 1000) : null;
  const done = await work();
  clearInterval(timer);
  if (isTerminal) {
    process.stdout.write("\r\u001B[K");
  }
  if (stoppedBy) {
    throw new Stop("", 130);
  }
  if (done.code === 0) {
    process.stdout.write(`${what}: done in ${seconds()} s.\n`);
  }
  return done;
}

/**
 * Lets one start at a time prepare this folder: two side by side would install into each other. The lock is a listening
 * socket outside the file system (Linux only), which the system frees when its process is killed.
 */
async function alone(work) {
  const lock = process.platform === "linux" ? await waitForLock() : null;
  try {
    await work();
  } finally {
    lock?.close();
  }
}

async function waitForLock() {
  const { dev, ino } = statSync(root);
  for (let attempt = 0; ; attempt += 1) {
    const server = await new Promise((resolve, reject) => {
      const candidate = net.createServer((socket) => socket.destroy());
      candidate.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
      candidate.listen(`\0hangtag-prepare-${dev}-${ino}`, () => resolve(candidate));
    });
    if (server) {
      return server;
    }
    if (attempt === 0) {
      process.stdout.write("Another start is preparing this folder; waiting for it.\n");
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Over the content of all that the build reads, so that a checkout or a touch alone builds nothing. */
function fingerprint() {
  const hash = createHash("sha256");
  const inputs = [
    "web",
    "common",
    "server/app/schema.graphql",
    "vite.config.ts",
    "tools",
    "package-lock.json",
    "tsconfig.json",
  ];
  for (const input of inputs) {
    for (const file of filesOf(path.join(root, input))) {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) {
    return [];
  }
  if (!found.isDirectory()) {
    return [place];
  }
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => (/\.test\.tsx?$/.test(name) ? [] : filesOf(path.join(place, name))));
}

function lastLines(text) {
  return text.trimEnd().split("\n").slice(-25).join("\n");
}
