import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import type { RunningProgram } from "#tests/kit/running-program.ts";
import { aFolder, answers, listChildren, isAlive, postgresPid, start, stopAfterEach } from "./started-programs.ts";

stopAfterEach();

/** Finds the process of the simulated tills, which ends with the program. */
async function tillsPid(program: RunningProgram): Promise<number> {
  const tills = (await listChildren(program.process.pid)).find(({ command }) => command.includes("till/demo.ts"));
  if (tills === undefined) {
    throw new Error("The simulated tills are not running");
  }
  return tills.pid;
}

test("tills that are killed are started again, and Ctrl-C ends the shop, its tills and its database", async () => {
  const program = await start({ environment: { HANGTAG_DEMO: "on" } });
  await program.ready;
  const killed = await tillsPid(program);
  process.kill(killed, "SIGKILL");
  // Not necessarily greater, because process ids wrap around.
  await vi.waitFor(async () => expect(await tillsPid(program)).not.toBe(killed), { timeout: 90_000 });
  const pids = [await postgresPid(program), await tillsPid(program)];
  const before = program.output();
  // A terminal signals the whole group; only the database is in one of its own.
  process.kill(await tillsPid(program), "SIGINT");
  program.process.kill("SIGINT");
  expect(await program.ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  // The program closed its own connections, so it does not report them as lost.
  const ending = program.output().slice(before.length);
  expect(ending).not.toContain("terminating connection");
  expect(ending).toMatch(/(^|\n)Hangtag has stopped\.\n$/);
});

/** The program itself, which `npm start` starts and watches; 0 while there is none. */
async function programPid(starter: RunningProgram): Promise<number> {
  const [program] = await listChildren(starter.process.pid);
  return program?.pid ?? 0;
}

test("a program that was killed is started again, and its owner reads that it was", async () => {
  const program = await start({ entry: "tools/start.mjs", environment: { HANGTAG_DEMO: "on" } });
  await program.ready;
  const killed = await programPid(program);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(program.output().match(/Hangtag is ready on/g)).toHaveLength(2), { timeout: 120_000 });
  expect(program.output()).toContain("Hangtag ended unexpectedly (signal SIGKILL) and is started again.\n");
  expect(program.output()).toContain("Hangtag had ended unexpectedly and was started again");
  expect(await programPid(program)).not.toBe(killed);
  expect(await answers(program.url)).toBe(true);
  await vi.waitFor(
    async () => expect(await mailedSubjects(program)).toContain("Hangtag stopped and is running again"),
    {
      timeout: 90_000,
    },
  );
});

/** Reads the subjects of the mails in the demonstration. */
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
    await vi.waitFor(expectAnother, { timeout: 90_000 });
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
  const ended = once(child, "close");
  // What it keeps on disk shows that it runs; a busy machine takes its time to get there.
  await vi.waitFor(async () => expect(await readdir(folder)).not.toEqual([]), { timeout: 90_000 });
  setTimeout(() => child.kill("SIGTERM"), 5000);
  await ended;
  expect(problems).not.toContain("EPIPE");
  expect(child.signalCode).toBeNull();
});

test("when the starter is killed the program, its port and its database end, too", async () => {
  const program = await start({ entry: "tools/start.mjs" });
  await program.ready;
  const pid = await postgresPid(program);
  program.process.kill("SIGKILL");
  await vi.waitFor(async () => expect(await answers(program.url)).toBe(false), { timeout: 90_000 });
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 90_000 });
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
