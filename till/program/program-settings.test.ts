import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/kit/setup/test-folder.ts";
import { programSettings, readSettings, saveSettings, serverAddress } from "./program-settings.ts";

test.each([
  ["shop.example.com", "https://shop.example.com"],
  [" https://shop.example.com/s/3/settings?x=1 ", "https://shop.example.com"],
  ["http://192.168.1.9:3000", "http://192.168.1.9:3000"],
  ["192.168.1.9:3000", "https://192.168.1.9:3000"],
  ["localhost:3000", "http://localhost:3000"],
  ["127.0.0.1", "http://127.0.0.1"],
  ["localhost.example.com", "https://localhost.example.com"],
  ["", null],
  ["   ", null],
  ["ftp://shop.example.com", null],
  ["file:///etc/passwd", null],
  ["https://", null],
  ["not an address", null],
])("the server %j is %s", (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});

test("a new folder has the usual settings, and what is saved comes back", async () => {
  const folder = await testFolder("settings");
  const usual = await readSettings(folder);
  expect(usual).toMatchObject({ server: null, pointOfSale: null, statusPort: 7411, updates: { isAutomatic: true } });
  const changed = {
    ...usual,
    server: "https://shop.example.com",
    pointOfSale: { kind: "folder" as const, folder: "C:\\Hangtag\\exports", isPolling: true },
  };
  await saveSettings(folder, changed);
  expect(await readSettings(folder)).toEqual(changed);
});

test("a file written by hand may leave out what is usual, and begin with Windows' mark", async () => {
  const folder = await testFolder("settings");
  const file = join(folder, "settings.json");
  await writeFile(file, `\uFEFF{ "pointOfSale": { "kind": "folder", "folder": "/srv/exports" } }`);
  expect((await readSettings(folder)).pointOfSale).toEqual({
    kind: "folder",
    folder: "/srv/exports",
    isPolling: false,
  });
  expect(await readFile(file, "utf8")).toContain("/srv/exports");
});

test.each([
  ["no JSON", "{", "is not JSON"],
  ["a misspelled field", `{ "sever": "https://x" }`, "sever"],
  ["a point of sale that nobody knows", `{ "pointOfSale": { "kind": "fax" } }`, "pointOfSale"],
  ["a folder without its place", `{ "pointOfSale": { "kind": "folder" } }`, "folder"],
  ["a port that is none", `{ "statusPort": 70000 }`, "statusPort"],
])("%s is refused with the file's name", async (_name, text, word) => {
  const folder = await testFolder("settings");
  const file = join(folder, "settings.json");
  await writeFile(file, text);
  const problem = await readSettings(folder).catch((error: unknown) => String(error));
  expect(problem).toContain(file);
  expect(problem).toContain(word);
});

test("the address of a server is one of the web", () => {
  expect(programSettings.safeParse({ server: "https://shop.example.com" }).success).toBe(true);
  expect(programSettings.safeParse({ server: "file:///etc/passwd" }).success).toBe(false);
});
