import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { reportProblems } from "./report-problems.ts";
import { sourceFiles, sourceFolders } from "./source-files.ts";

const report = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  }),
});

const folderCycles = "no-folder-cycles";
const tests = String.raw`^node_modules|^tests/|\.test\.tsx?$|\.contract\.ts$`;

const project = path.resolve(import.meta.dirname, "..");

if (import.meta.main) {
  reportProblems(await boundaryProblems(project), "Every import stays within its boundaries.");
}

/**
 * Who imports whom although they must not, below a root that has a tsconfig.json and a package.json with the import map.
 * A file that dependency-cruiser did not look at is a problem too: without its parser it cruises nothing and is content.
 */
export async function boundaryProblems(root: string): Promise<string[]> {
  const folders = sourceFolders.filter((folder) => existsSync(path.join(root, folder)));
  const [all, product] = await Promise.all([cruise(root, folders), cruise(root, folders, ["--exclude", tests])]);
  const { modules, summary } = report.parse(JSON.parse(all));
  // A test may use the whole program; that the program's folders form no circle is a matter of its own files.
  const violations = [
    ...summary.violations.filter(({ rule }) => rule.name !== folderCycles),
    ...report.parse(JSON.parse(product)).summary.violations.filter(({ rule }) => rule.name === folderCycles),
  ];
  const cruised = new Set(modules.map((module) => module.source));
  const unseen = sourceFiles(root).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !cruised.has(file),
  );
  return [
    ...violations.map(({ rule, from, to, cycle }) => {
      const way = [from, ...(cycle?.map(({ name }) => name) ?? [to])];
      return `${rule.name}: ${way.join(" → ")}`;
    }),
    ...unseen.map((file) => `${file}: was not looked at by dependency-cruiser.`),
  ];
}

function cruise(root: string, folders: readonly string[], more: readonly string[] = []): Promise<string> {
  const command = path.join(project, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const config = path.join(project, ".dependency-cruiser.mjs");
  const child = spawn(process.execPath, [command, "--config", config, "--output-type", "json", ...more, ...folders], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("error", reject);
    child.on("close", () => resolve(Buffer.concat(parts).toString()));
  });
}
