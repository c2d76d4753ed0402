import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeptBoundary } from "./kept-boundary.ts";

let data = "";
beforeEach(async () => {
  data = join(await mkdtemp(join(tmpdir(), "kept-boundary-")), "pos");
});
afterEach(() => rm(join(data, ".."), { recursive: true, force: true }));

test("until the server says another, the boundary is that of the pairing", async () => {
  const boundary = new KeptBoundary(data, 240);
  await boundary.follow(240, "2026-11-20T12:00:00Z");
  expect(await boundary.read()).toEqual([{ from: null, minutes: 240 }]);
});

test("a change counts from its time on, and is remembered after a restart", async () => {
  await new KeptBoundary(data, 180).follow(300, "2026-11-20T12:00:00Z");
  const restarted = new KeptBoundary(data, 180);
  await restarted.follow(300, "2026-11-21T12:00:00Z");
  expect(await restarted.read()).toEqual([
    { from: null, minutes: 180 },
    { from: "2026-11-20T12:00:00Z", minutes: 300 },
  ]);
});
