import { chmod, lstat, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { startBenchPostgres } from "./bench-postgres.ts";

const folders: string[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

test("a bench's server takes its cluster with it, also where root had to put it beside the folder", async () => {
  const folder = await temporaryFolder("bench-postgres");
  folders.push(folder);
  const hidden = path.join(folder, "hidden");
  await mkdir(hidden);
  await chmod(hidden, 0o700);
  vi.stubEnv("TMPDIR", hidden);
  const postgres = await startBenchPostgres({ settings: { fsync: "off" } });
  expect((await lstat(postgres.cluster)).isDirectory()).toBe(true);
  await postgres.stop();
  for (const left of [postgres.cluster, postgres.folder]) {
    await expect(lstat(left)).rejects.toThrow("ENOENT");
  }
});
