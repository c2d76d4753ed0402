import { setImmediate as turn } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { startWorkers, worker } from "./worker.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

test("a job that a stop breaks off runs again, and its end is no failure to log", async () => {
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void logged.push(line) });
  const [begun, broken, again] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const runs = [
    async () => {
      begun?.resolve();
      await broken?.promise;
      throw new Error("The database is closed");
    },
    async () => again?.resolve(),
  ];
  const long = worker({ name: "long-job", payload: z.object({}) }, async () => runs.shift()?.());
  const options = {
    ...{ ownerUrl: program.databaseUrl, platform: { ...program.platform, log } },
    ...{ workers: [long], schedules: [], concurrency: 1 },
  };
  const workers = await startWorkers(options);
  await program.owner.query("select graphile_worker.add_job('long-job', '{}')");
  await begun?.promise;
  await workers.stop();
  broken?.resolve();
  // The library notes the end of a job some turns later.
  for (let turns = 0; turns < 50; turns += 1) {
    await turn();
  }
  expect(logged).toEqual([]);
  const next = await startWorkers(options);
  await again?.promise;
  await next.stop();
});
