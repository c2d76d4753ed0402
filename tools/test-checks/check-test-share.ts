import { readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "#tools/report-problems.ts";
import { sourceFiles } from "#tools/source-files.ts";

/** The fewest lines of tests for a line of code. Raise a share when its tests have grown; journeys are not counted. */
const leastShares: ReadonlyMap<string, number> = new Map([
  ["common", 1],
  ["server", 0.36],
  ["till", 0.2],
  ["web", 0.24],
]);

/** Whole-repository tests against PostgreSQL are the server's. */
const serverTest = /^tests\/[\w-]+\.pg\.test\.ts$/;
const test = /\.(test|contract)\.tsx?$/;
const generated = new Set(["server/platform/db/tables.ts", "web/platform/graphql/introspection.ts"]);

if (import.meta.main) {
  const problems = shareProblems(path.resolve(import.meta.dirname, "../.."));
  reportProblems(problems, "Each part has its share of tests.");
}

/** Returns the parts below a root whose tests are too few lines for their code. */
export function shareProblems(root: string): string[] {
  const files = sourceFiles(root).filter((file) => /\.tsx?$/.test(file) && !generated.has(file));
  const countLines = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + filledLines(readFileSync(path.join(root, file), "utf8")), 0);
  return [...leastShares].flatMap(([folder, least]) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`));
    const elsewhere = folder === "server" ? files.filter((file) => serverTest.test(file)) : [];
    const tests = countLines([...own.filter((file) => test.test(file)), ...elsewhere]);
    const code = countLines(own.filter((file) => !test.test(file)));
    const share = tests / code;
    return share < least
      ? [`${folder}: ${share.toFixed(2)} lines of tests for a line of code, at least ${least}; test what is new.`]
      : [];
  });
}

function filledLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
