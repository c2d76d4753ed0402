import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { roles } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupWorkers } from "./backups.worker.ts";
import type { NightlyBackups } from "#server/platform/context/context.ts";
import { nightlyBackups } from "./nightly-backups.ts";

let program: TestProgram;
let folder = "";
let free = 10_000_000_000;

beforeAll(async () => {
  program = await testProgram();
  folder = await temporaryFolder("nightly");
});

afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

function backups(): NightlyBackups {
  return nightlyBackups({
    ownerUrl: program.databaseUrl,
    folder: path.join(folder, "backups"),
    keptDays: 3,
    version: "1.0.0",
    secretKey: program.platform.secretKey,
    clock: () => program.clock.now,
    log: pino({ level: "silent" }),
    freeBytes: async () => free,
  });
}

async function runNight(): Promise<string[]> {
  for (const { handle } of backupWorkers) {
    await handle({ ...program.platform, backups: backups() }, {});
  }
  program.clock.pass(86_400_000);
  return (await readdir(path.join(folder, "backups"))).toSorted();
}

test("each night makes a backup, old ones go after the configured days, and other files stay", async () => {
  await runNight();
  await writeFile(path.join(folder, "backups", "mine.txt"), "");
  let names: string[] = [];
  for (let nights = 0; nights < 4; nights += 1) {
    names = await runNight();
  }
  expect(names.filter((name) => name.endsWith(".backup"))).toHaveLength(4);
  expect(names).toContain("mine.txt");
  expect(await runNight()).toHaveLength(5);
});

test("a backup is refused when the disk has too little room, and the old backups stay", async () => {
  const before = await readdir(path.join(folder, "backups"));
  free = 400_000_000;
  await expect(runNight()).rejects.toThrow("There is too little room on the disk for a backup");
  free = 10_000_000_000;
  expect(await readdir(path.join(folder, "backups"))).toEqual(before);
});

test("an owner reads how old the newest backup is, a manager does not", async () => {
  const store = await aStore(program);
  const [owner, manager] = [
    await aUser(program, { role: roles.owner, stores: [store] }),
    await aUser(program, { role: roles.manager, stores: [store] }),
  ];
  await runNight();
  const query = "{ backupState { isNightly lastMadeAt lastBytes } }";
  const response = await (await signedIn(program, owner, { store })).graphql(query);
  expect(response.data).toEqual({
    backupState: {
      isNightly: false,
      lastMadeAt: new Date(program.clock.now.getTime() - 86_400_000).toISOString(),
      lastBytes: expect.any(Number),
    },
  });
  const refused = await (await signedIn(program, manager, { store })).graphql(query);
  expect(refused.errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
});
