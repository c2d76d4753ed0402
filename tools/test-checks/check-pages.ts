import path from "node:path";
import { reportProblems } from "#tools/report-problems.ts";
import { sourceFiles } from "#tools/source-files.ts";

if (import.meta.main) {
  const problems = pageProblems(path.resolve(import.meta.dirname, "../.."));
  reportProblems(problems, "Every page has a test of its own name.");
}

/** Returns every page below a root that no test of the same name opens as a person would. */
export function pageProblems(root: string): string[] {
  const files = new Set(sourceFiles(root, ["web"]));
  return [...files]
    .filter((file) => file.endsWith("-page.tsx"))
    .map((page) => ({ page, test: page.replace(/\.tsx$/, ".test.tsx") }))
    .filter(({ test }) => !files.has(test))
    .map(({ page, test }) => `${page}: no ${path.posix.basename(test)} opens it (tests/README.md, "A page").`);
}
