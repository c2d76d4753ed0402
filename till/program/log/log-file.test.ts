import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/kit/setup/test-folder.ts";
import { LogFile } from "./log-file.ts";

async function aFolder(): Promise<string> {
  return join(await testFolder("log"), "logs");
}

test("however much is written, there are so many files of such a size, the newest lines in them", async () => {
  const folder = await aFolder();
  const log = new LogFile({ folder, mostBytes: 100, mostFiles: 3 });
  for (let line = 1; line <= 100; line += 1) {
    log.write(`line ${String(line).padStart(3, "0")}`);
  }
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(["till.1.log", "till.2.log", "till.log"]);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(await readFile(join(folder, "till.log"), "utf8")).toMatch(/line 100\n$/);

  expect(log.tail(1000)).toMatch(/line 099\nline 100\n$/);
});

test("a till that starts again goes on in the file that it has", async () => {
  const folder = await aFolder();
  new LogFile({ folder, mostBytes: 30 }).write("before the restart");
  const log = new LogFile({ folder, mostBytes: 30 });
  log.write("after the restart");
  expect((await readdir(folder)).toSorted()).toEqual(["till.1.log", "till.log"]);
  expect(log.tail(1000)).toBe("before the restart\nafter the restart\n");
});

test.each([
  [1000, "one\ntwo\nthree\n"],
  [14, "one\ntwo\nthree\n"],
  [13, "two\nthree\n"],
  [10, "two\nthree\n"],
  [9, "three\n"],
  [6, "three\n"],
  [5, ""],
])("its newest %i bytes are whole lines", async (bytes, text) => {
  const log = new LogFile({ folder: await aFolder() });
  ["one", "two", "three"].forEach((line) => log.write(line));
  expect(log.tail(bytes)).toBe(text);
});

test("a line has no person in it, an end, and a length", async () => {
  const log = new LogFile({ folder: await aFolder() });
  log.write("ana@example.com");
  log.write("x".repeat(9000));
  const [first = "", second = ""] = log.tail(20_000).split("\n");
  expect(first).toBe("…@…");
  expect(second).toHaveLength(4000);
});
