import { expect, test } from "vitest";
import { tillLog } from "#till/till-log.ts";
import { createBell } from "./bell.ts";
import { beat } from "./heartbeat.ts";
import { serverLine } from "./server-line.ts";

const pos = { connected: true, name: "", version: "" };
const body = { agentVersion: "", deviceTime: "2026-11-20T18:00:00Z", pos, queueLength: 0, terminalNumber: "" };
const realtime = { key: "k", host: "h", port: 1, tls: false };

function aBeating(everyMs: number) {
  const ended = new AbortController();
  const bell = createBell();
  let beats = 0;
  const line = serverLine("http://hangtag.test", {
    async fetch() {
      beats += 1;
      return Response.json({ serverTime: "2026-11-20T18:00:00Z", realtime });
    },
  });
  const heartbeat = async () => ({ ...body, printers: [] });
  const about = { line, token: "t", log: tillLog("test", () => {}), heartbeat, onAnswer: () => {}, bell, everyMs };
  const end = beat(about, ended.signal);
  return { bell, beats: () => beats, stop: () => ended.abort(), end };
}

test("it beats at once and then in its time", async () => {
  const beating = aBeating(20);
  await expect.poll(beating.beats).toBeGreaterThan(2);
  beating.stop();
  expect(await beating.end).toBe("stopped");
});

test("a bell brings the next beat before its time, also when it rings while one is on its way", async () => {
  const beating = aBeating(600_000);
  beating.bell.ring();
  await expect.poll(beating.beats, { timeout: 5000 }).toBe(2);
  beating.bell.ring();
  await expect.poll(beating.beats, { timeout: 5000 }).toBe(3);
  beating.stop();
  expect(await beating.end).toBe("stopped");
});

test("a bell waits no longer than it is told", async () => {
  await expect(createBell().wait(1, new AbortController().signal)).resolves.toBeUndefined();
  await expect(createBell().wait(600_000, AbortSignal.abort())).resolves.toBeUndefined();
});
