import { expect, test } from "vitest";
import { databaseRefusal } from "#server/platform/refusals/database-refusal.ts";
import { watchDisk } from "./disk-watch.ts";

test("a full disk is logged once a minute, and its end once", () => {
  const lines: unknown[] = [];
  const log = (line: unknown): void => void lines.push(line);
  let now = 0;
  const disk = watchDisk({ error: log, info: log }, () => now);
  disk.reportSuccess();
  expect(disk.isFull()).toBe(false);
  disk.reportFull();
  disk.reportFull();
  now = 5000;
  disk.reportSuccess();
  expect(disk.isFull()).toBe(true);
  now = 70_000;
  disk.reportFull();
  expect(lines).toHaveLength(2);
  now = 90_000;
  disk.reportSuccess();
  disk.reportSuccess();
  expect(disk.isFull()).toBe(false);
  expect(lines).toHaveLength(3);
});

test.each([
  ["PostgreSQL cannot extend a file", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ["a file of ours cannot be written", Object.assign(new Error("write"), { code: "ENOSPC" })],
  [
    "it is the cause of something else",
    new Error("outer", { cause: Object.assign(new Error("x"), { code: "53100" }) }),
  ],
])("when %s, the person reads that the disk is full", (_, error) => {
  expect(databaseRefusal(error, "write")).toMatchObject({
    code: "disk-full",
    message: "The server's disk is full, so this wasn't saved. Make room on it, then try again.",
  });
});

test("any other error stays what it is: ours", () => {
  expect(databaseRefusal(Object.assign(new Error("duplicate key"), { code: "23505" }), "write")).toBe(null);
  expect(databaseRefusal("nothing", "read")).toBe(null);
});
