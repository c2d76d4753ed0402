import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { reportProblems } from "./report-problems.ts";
import { sourceFiles } from "./source-files.ts";

/** Names that say how a value came instead of what it holds; docs/glossary.md says what to use instead. */
const avoidedNames = new Set(
  "told known said wanted asked gone heard found of one who it its askAnew toldOf askedOf askedFor knownOf".split(" "),
);

/** The folders whose names follow the list. Add a folder when its names do. */
const coveredFiles = [
  /^web\/(app|platform|ui)\//,
  /^till\//,
  /^common\/([^/]+$|inputs\/|lists\/|records\/)/,
  /^server\/(platform|app|adapters)\//,
];

/** Which part of each kind of node declares names. */
const declarationParts: ReadonlyMap<string, readonly string[]> = new Map([
  ["VariableDeclarator", ["id"]],
  ["FunctionDeclaration", ["id", "params"]],
  ["FunctionExpression", ["params"]],
  ["ArrowFunctionExpression", ["params"]],
  ["TSFunctionType", ["params"]],
  ["TSMethodSignature", ["key", "params"]],
  ["TSPropertySignature", ["key"]],
  ["PropertyDefinition", ["key"]],
  ["MethodDefinition", ["key"]],
  ["ClassDeclaration", ["id"]],
  ["TSTypeAliasDeclaration", ["id"]],
]);

if (import.meta.main) {
  const problems = wordProblems(path.resolve(import.meta.dirname, ".."));
  reportProblems(problems, "No declaration has a name that docs/glossary.md avoids.");
}

/** Returns every declaration below a root whose whole name is on the avoid-list. */
export function wordProblems(root: string): string[] {
  return sourceFiles(root, ["server", "web", "common", "till"])
    .filter((file) => /\.tsx?$/.test(file) && coveredFiles.some((covered) => covered.test(file)))
    .flatMap((file) => problemsIn(file, readFileSync(path.join(root, file), "utf8")));
}

function problemsIn(file: string, source: string): string[] {
  return declaredNames(parseSync(file, source).program)
    .filter(({ name }) => avoidedNames.has(name))
    .map(
      ({ name, start }) => `${file}:${source.slice(0, start).split("\n").length}: ${name} does not say what it holds.`,
    );
}

type DeclaredName = { name: string; start: number };

/** Returns the names that a syntax tree declares: variables, parameters, functions, classes, types and properties. */
function declaredNames(node: unknown): DeclaredName[] {
  if (Array.isArray(node)) {
    return node.flatMap(declaredNames);
  }
  if (!isNode(node)) {
    return [];
  }
  const own = declarationParts.get(String(node["type"]))?.flatMap((part) => boundNames(node[part])) ?? [];
  return [...own, ...Object.values(node).flatMap(declaredNames)];
}

/** Returns the names of an identifier, or of a pattern that destructures into several. */
function boundNames(pattern: unknown): DeclaredName[] {
  if (Array.isArray(pattern)) {
    return pattern.flatMap(boundNames);
  }
  if (!isNode(pattern)) {
    return [];
  }
  const { type, name, start } = pattern;
  if (type === "Identifier" && typeof name === "string" && typeof start === "number") {
    return [{ name, start }];
  }
  return ["properties", "elements", "value", "left", "argument"].flatMap((part) => boundNames(pattern[part]));
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
