import { spawnSync } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { postgresUser } from "#server/platform/db/postgres-user.ts";
import { aFolder, answers, isAlive, postgresPid, start, stopAfterEach } from "./started-programs.ts";

stopAfterEach();

const root = path.resolve(import.meta.dirname, "../..");
/** A user without rights where the tests run as root, else the person who runs them. */
const user = { uid: os.userInfo().uid, gid: os.userInfo().gid, ...postgresUser() };
/** A checkout below /root is for root alone. */
const isReachable = spawnSync(process.execPath, ["--version"], { ...user, cwd: root }).status === 0;

test.runIf(isReachable)("an ordinary user starts it who may write to the data folder and nowhere else", async () => {
  const dataFolder = await aFolder();
  await chown(dataFolder, user.uid, user.gid);
  const program = await start({ dataFolder, user, environment: { HANGTAG_DEMO: "on", HOME: dataFolder } });
  await program.ready;
  expect(await answers(program.url)).toBe(true);
  const secret = await stat(path.join(dataFolder, "secrets", "secret-key"));
  expect([secret.uid, secret.mode & 0o777]).toEqual([user.uid, 0o600]);
  const database = await postgresPid(program);
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
});
