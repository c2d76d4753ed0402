import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const root = path.resolve(import.meta.dirname, "..");
const readText = (file: string) => readFileSync(path.join(root, file), "utf8");

function isProgram(file: string): boolean {
  return /^(server|common|till)\/.*\.ts$/.test(file) && !/\.(test|contract|d)\.ts$/.test(file);
}

test("the program needs no package for development, because its container leaves those out", () => {
  const { devDependencies }: { devDependencies: object } = JSON.parse(readText("package.json"));
  const files = sourceFiles(root).filter(isProgram);
  const imports = files.flatMap((file) =>
    [...readText(file).matchAll(/^(?:import|export)(?! type)[^;"]*?"((?:@[^/"]+\/)?[^#.:/"][^:/"]*)/gm)].map(
      ([, name = ""]) => ({ file, name }),
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ name }) => name in devDependencies)).toEqual([]);
});
