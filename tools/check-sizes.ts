import { readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./report-problems.ts";
import { sourceFiles } from "./source-files.ts";

const filesPerFolder = 30;
const folderDepth = 5;
const linesPerFile = 350;

const banned = "index|utils?|helpers?|misc|types|constants|manager|service|base";
const bannedName = new RegExp(`^(${banned})$|-(utils?|helpers?|misc|types|constants|manager)$`);
const code = /\.(ts|tsx|mjs|css)$/;
const test = /\.(test|e2e)\.tsx?$/;
const generated = new Set(["server/platform/db/tables.ts", "web/platform/graphql/introspection.ts"]);

if (import.meta.main) {
  const problems = sizeProblems(path.resolve(import.meta.dirname, ".."));
  reportProblems(problems, "Folders, files and their names are within their limits.");
}

/** What is too large, too deep or badly named below a root; empty when all is well. */
export function sizeProblems(root: string): string[] {
  const files = sourceFiles(root);
  return [...crowdedFolders(files), ...deepFiles(files), ...badNames(files), ...longFiles(root, files)];
}

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !test.test(name))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesPerFolder)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${filesPerFolder}; make a folder per noun.`);
}

function deepFiles(files: readonly string[]): string[] {
  return files
    .filter((file) => file.split("/").length - 1 > folderDepth)
    .map((file) => `${file}: lies deeper than ${folderDepth} folders.`);
}

function badNames(files: readonly string[]): string[] {
  const names = new Set(
    files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))),
  );
  return [...names]
    .filter((name) => bannedName.test(path.posix.basename(name).split(".")[0] ?? "") && !name.endsWith(".html"))
    .map((name) => `${name}: a file or folder is named after its concept, not ${path.posix.basename(name)}.`);
}

function longFiles(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => code.test(file) && !test.test(file) && !generated.has(file))
    .map((file) => ({ file, lines: codeLines(readFileSync(path.join(root, file), "utf8")) }))
    .filter(({ lines }) => lines > linesPerFile)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${linesPerFile}; split it by noun.`);
}

/** Lines without blanks and without lines that hold nothing but a comment. */
function codeLines(text: string): number {
  const withoutBlocks = text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, "");
  return withoutBlocks.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;
}
