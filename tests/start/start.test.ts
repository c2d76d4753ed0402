import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { afterEach, expect, test, vi } from "vitest";
import { startOldPostgres } from "#tests/kit/old-postgres.ts";
import { type RunningProgram, startRunningProgram, unusedPort } from "#tests/kit/running-program.ts";

const programs: RunningProgram[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function start(options: Parameters<typeof startRunningProgram>[0] = {}): Promise<RunningProgram> {
  const program = await startRunningProgram({
    entry: "server/main.ts",
    ...options,
    environment: { HANGTAG_DEMO: "off", ...options.environment },
  });
  programs.push(program);
  return program;
}

async function aFolder(): Promise<string> {
  const folder = await temporaryFolder("start");
  folders.push(folder);
  return folder;
}

async function postgresPid(program: RunningProgram): Promise<number> {
  const file = path.join(program.dataFolder, "postgres", "cluster", "postmaster.pid");
  return Number((await readFile(file, "utf8")).split("\n")[0]);
}

/** Finds the process of the simulated tills. They end with the program, so a test must know them before. */
async function tillsPid(program: RunningProgram): Promise<number> {
  const { pid } = program.process;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const commands = await Promise.all(
    children.map(async (child) => ({ child, command: await readFile(`/proc/${child}/cmdline`, "utf8") })),
  );
  const found = commands.find(({ command }) => command.includes("till/demo.ts"));
  if (found === undefined) {
    throw new Error("The simulated tills are not running");
  }
  return Number(found.child);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

test("one command builds the pages, opens the shop and says where it is; Ctrl-C leaves nothing behind", async () => {
  const program = await start({ entry: "tools/start.mjs" });
  await program.ready;
  expect(program.output()).toContain(`Hangtag is ready on http://localhost:${program.port}\n`);
  const page = await fetch(program.url);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toContain("text/html");
  const pid = await postgresPid(program);
  program.process.kill("SIGINT");
  expect(await program.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
  expect(await answers(program.url)).toBe(false);
});

test("tills that are killed are started again, and Ctrl-C ends the shop, its tills and its database", async () => {
  const program = await start({ environment: { HANGTAG_DEMO: "on" } });
  await program.ready;
  const killed = await tillsPid(program);
  process.kill(killed, "SIGKILL");
  // Another number, not a greater one: the system begins again at the lowest when it has reached its highest.
  await vi.waitFor(async () => expect(await tillsPid(program)).not.toBe(killed), { timeout: 30_000 });
  const pids = [await postgresPid(program), await tillsPid(program)];
  const before = program.output();
  // A terminal tells the whole group; only the database is in one of its own.
  process.kill(await tillsPid(program), "SIGINT");
  program.process.kill("SIGINT");
  expect(await program.ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  // Its connections were closed by itself, so nobody is told that they were lost.
  const ending = program.output().slice(before.length);
  expect(ending).not.toContain("terminating connection");
  expect(ending).toMatch(/(^|\n)Hangtag has stopped\.\n$/);
});

/** The program itself, which `npm start` starts and watches; 0 while there is none. */
async function programPid(starter: RunningProgram): Promise<number> {
  const { pid } = starter.process;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  return Number(children[0] ?? 0);
}

test("a program that was killed is started again, and its owner reads that it was", async () => {
  const program = await start({ entry: "tools/start.mjs", environment: { HANGTAG_DEMO: "on" } });
  await program.ready;
  const killed = await programPid(program);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(program.output().match(/Hangtag is ready on/g)).toHaveLength(2), { timeout: 60_000 });
  expect(program.output()).toContain("Hangtag ended unexpectedly (signal SIGKILL) and is started again.\n");
  expect(program.output()).toContain("Hangtag had ended unexpectedly and was started again");
  expect(await programPid(program)).not.toBe(killed);
  expect(await answers(program.url)).toBe(true);
  await vi.waitFor(
    async () => expect(await mailedSubjects(program)).toContain("Hangtag stopped and is running again"),
    {
      timeout: 30_000,
    },
  );
});

/** What a demonstration would have mailed. */
async function mailedSubjects(program: RunningProgram): Promise<string> {
  return (await fetch(`${program.url}/api/demo/mailbox`)).text();
}

test("a program that dies five times within a minute is left alone", async () => {
  const program = await start({ entry: "tools/start.mjs", environment: { HANGTAG_HEAP_MB: "512" } });
  await program.ready;
  let killed = 0;
  for (let death = 1; death <= 5; death += 1) {
    // Whether it was ready again or not: five whole starts take longer than a minute on a slow machine.
    const expectAnother = async () => expect([0, killed]).not.toContain(await programPid(program));
    await vi.waitFor(expectAnother, { timeout: 30_000 });
    killed = await programPid(program);
    process.kill(killed, "SIGKILL");
  }
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(
    "Hangtag ended unexpectedly 5 times within a minute (last: signal SIGKILL) and is not started again.\n",
  );
  expect(await answers(program.url)).toBe(false);
});

test("tills whose reader has died end in their own order", async () => {
  const folder = await aFolder();
  const till = ["--till", "kind=clothing,key=maple,code=ABCD2345"];
  const child = spawn(
    process.execPath,
    ["till/demo.ts", "--server", "http://127.0.0.1:1", "--data", folder, ...till, "--verbose"],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  child.stdout.destroy();
  let problems = "";
  child.stderr.on("data", (data: Buffer) => (problems += data.toString()));
  setTimeout(() => child.kill("SIGTERM"), 5000);
  await once(child, "close");
  expect(problems).not.toContain("EPIPE");
  expect(child.signalCode).toBeNull();
});

test("two shops run side by side on their own ports and folders", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await Promise.all([first.ready, second.ready]);
  expect(await answers(first.url)).toBe(true);
  expect(await answers(second.url)).toBe(true);
});

test("when the starter is killed the program, its port and its database end by themselves", async () => {
  const program = await start({ entry: "tools/start.mjs" });
  await program.ready;
  const pid = await postgresPid(program);
  program.process.kill("SIGKILL");
  await vi.waitFor(async () => expect(await answers(program.url)).toBe(false), { timeout: 20_000 });
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });
});

test("a program that was killed together with its database starts again on the same data and port", async () => {
  const dataFolder = await aFolder();
  const killed = await start({ dataFolder });
  await killed.ready;
  process.kill(await postgresPid(killed), "SIGKILL");
  killed.process.kill("SIGKILL");
  await killed.ended;
  const next = await start({ dataFolder, port: killed.port });
  await next.ready;
  expect(await answers(next.url)).toBe(true);
});

test("a second program on the same data folder says who has it", async () => {
  const dataFolder = await aFolder();
  const first = await start({ dataFolder });
  await first.ready;
  const second = await start({ dataFolder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another Hangtag (process ${first.process.pid}) is running on the data folder ${dataFolder}. ` +
      "Stop it first, or choose another folder with HANGTAG_DATA.\n",
  );
});

test("a busy port is told, and the database is stopped again", async () => {
  const port = await unusedPort();
  const other = net.createServer().listen(port);
  const program = await start({ port });
  expect(await program.ended).toBe(1);
  other.close();
  expect(program.output()).toContain(`Port ${port} is taken by another program. Choose another one with PORT.\n`);
  await expect(postgresPid(program)).rejects.toThrow("ENOENT");
});

test("a data folder that cannot be one is told", async () => {
  const file = path.join(await aFolder(), "file");
  await writeFile(file, "");
  const program = await start({ dataFolder: path.join(file, "data") });
  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    `Cannot use the data folder ${path.join(file, "data")}: a part of that path is a file, not a folder. ` +
      "Choose another one with HANGTAG_DATA.\n",
  );
});

test("a PostgreSQL that is too old is told", async () => {
  const old = await startOldPostgres("140012");
  const program = await start({ environment: { DATABASE_URL: old.url } });
  expect(await program.ended).toBe(1);
  old.stop();
  expect(program.output()).toBe("Hangtag needs PostgreSQL 15 or newer; this server is version 14.\n");
});

test.each([
  ["nobody listens", "postgres://shop:secret@127.0.0.1:1/hangtag", "The database at 127.0.0.1:1 does not answer"],
  [
    "the machine does not exist",
    "postgres://shop:secret@db.invalid/hangtag",
    "The database at db.invalid does not answer",
  ],
])("a database that cannot be reached because %s is told", async (_, url, sentence) => {
  const program = await start({ environment: { DATABASE_URL: url } });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(sentence);
  expect(program.output()).toMatch(/Check DATABASE_URL\.\n$/);
  expect(program.output()).not.toContain("secret");
});

test("wrong settings are told, each in its sentence, before anything is started", async () => {
  const program = await start({ environment: { PORT: "eighty", HANGTAG_DEMO: "maybe" } });
  expect(await program.ended).toBe(1);
  expect(program.output()).toBe("PORT must be a whole number from 1 to 65535.\nHANGTAG_DEMO must be on or off.\n");
});
