import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { compileHintsBuild } from "./compile-hints-build.ts";

test("the hint stands above everything else in the named files, and in no other", async () => {
  const root = await temporaryFolder("compile-hints");
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(path.join(root, "first.js"), 'import("./later.js").then(({ later }) => console.log(later));');
  await writeFile(path.join(root, "later.js"), "export const later = 1;");
  await build({
    configFile: false,
    logLevel: "silent",
    root,
    plugins: [compileHintsBuild(new Set(["first"]))],
    build: {
      rolldownOptions: {
        input: path.join(root, "first.js"),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const built = path.join(root, "dist");
  expect((await readdir(built)).toSorted()).toEqual(["first.js", "later.js"]);
  expect(await readFile(path.join(built, "first.js"), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await readFile(path.join(built, "later.js"), "utf8")).not.toContain("allFunctionsCalledOnLoad");
});
