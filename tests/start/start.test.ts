import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { startOldPostgres } from "#tests/kit/servers/old-postgres.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { aFolder, answers, isAlive, listChildren, postgresPid, start, stopAfterEach } from "./started-programs.ts";

stopAfterEach();

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

test("two shops run side by side on their own ports and folders", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await Promise.all([first.ready, second.ready]);
  expect(await answers(first.url)).toBe(true);
  expect(await answers(second.url)).toBe(true);
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
  const blocker = net.createServer().listen(port);
  const program = await start({ port });
  expect(await program.ended).toBe(1);
  blocker.close();
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

test("on a small machine Node is told to keep small, and wrong megabytes are refused", async () => {
  const program = await start({ entry: "tools/start.mjs", environment: { HANGTAG_MEMORY_MB: "1024" } });
  await program.ready;
  const children = await listChildren(program.process.pid);
  const flags = "--max-old-space-size=256 --max-semi-space-size=2 --optimize-for-size server/main.ts";
  expect(children.map(({ command }) => command)).toContainEqual(expect.stringContaining(flags));
  const wrong = await start({ entry: "tools/start.mjs", environment: { HANGTAG_MEMORY_MB: "300" } });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain("HANGTAG_MEMORY_MB must be a whole number of megabytes from 512.\n");
});

test("wrong settings are told, each in its sentence, before anything is started", async () => {
  const program = await start({ environment: { PORT: "eighty", HANGTAG_DEMO: "maybe" } });
  expect(await program.ended).toBe(1);
  expect(program.output()).toBe("PORT must be a whole number from 1 to 65535.\nHANGTAG_DEMO must be on or off.\n");
});

test("settings by file are taken, and a wrong name in one ends the start before anything is made", async () => {
  const [folder, port] = [await aFolder(), await unusedPort()];
  const file = path.join(folder, "shop.env");
  await writeFile(file, `PORT=${port}\nHANGTAG_DEMO=off\nMETRICS_TOKEN_FILE=${path.join(folder, "token")}\n`);
  await writeFile(path.join(folder, "token"), "0123456789abcdef\n");
  const fromFile = { PORT: undefined, HANGTAG_DEMO: undefined, HANGTAG_SETTINGS_FILE: file };
  const program = await start({ environment: fromFile });
  await program.ready;
  const metrics = await fetch(`http://localhost:${port}/metrics`, {
    headers: { authorization: "Bearer 0123456789abcdef" },
  });
  expect(metrics.status).toBe(200);

  await writeFile(file, "PORT=3000\nSMPT_URL=smtp://shop:hidden@mail.example.com\n");
  const dataFolder = path.join(folder, "data");
  const wrong = await start({ dataFolder, environment: fromFile });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toBe(
    `SMPT_URL in ${file} is not a setting of Hangtag.\nRemove it or correct its name; docs/running.md lists them all.\n`,
  );
  expect(existsSync(dataFolder)).toBe(false);
});
