import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { keepAssets } from "./kept-assets.ts";

test("a page finds the files of its build for two weeks after the next one came", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hangtag-kept-"));
  const build = (name: string, file: string) => {
    mkdirSync(path.join(folder, name, "assets"), { recursive: true });
    writeFileSync(path.join(folder, name, "assets", file), "export {};");
    return path.join(folder, name);
  };
  const first = build("first", "page-1.js");
  const second = build("second", "page-2.js");
  const days = (count: number) => new Date(Date.UTC(2027, 0, 1 + count));
  const keptAt = (built: string, now: Date) =>
    readdirSync(path.join(keepAssets(built, folder, now), "assets")).toSorted();
  expect(keptAt(first, days(0))).toEqual(["page-1.js"]);
  expect(keptAt(second, days(1))).toEqual(["page-1.js", "page-2.js"]);
  expect(keptAt(second, days(14))).toEqual(["page-1.js", "page-2.js"]);
  expect(keptAt(second, days(15))).toEqual(["page-2.js"]);
  rmSync(folder, { recursive: true });
});
