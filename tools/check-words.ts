import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { reportProblems } from "./report-problems.ts";
import { sourceFiles } from "./source-files.ts";

/** Names that say how a value came instead of what it holds; docs/glossary.md says what to use instead. */
const avoidedNames = new Set(
  "told known said wanted asked gone heard found of one who it its askAnew toldOf askedOf askedFor knownOf".split(" "),
);

/** Parts that no name begins or ends with (`toldHours`, `WantedBin`), unless the database has a column of that name. */
const avoidedEnds = new Set("told said wanted asked heard".split(" "));
const avoidedBeginnings = new Set("tell tells".split(" "));

/** Words of comments and of tests' titles that docs/glossary.md replaces; code in backticks is not looked at. */
const avoidedWords =
  /\b(anew|by (?:it|them)sel(?:f|ves)|reckon\w*|whoever|somebody|catalogues?|colours?|cancell(?:ed|ing)|t(?:ook|aken?|akes) back)\b/i;
const avoidedStart = /^[\s*]*Answers\b/;

/** Generated from the database; its names are the columns that our code may keep. */
const columnsFile = "server/platform/db/tables.ts";

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

/** The functions whose first argument is a title. */
const titled = new Set(["test", "it", "describe"]);

const keyLine = /^ {2}"?([\w.-]+)"?:/gm;

/** The folders whose catalogs are checked. Add a folder when its unused texts are gone. */
const coveredFolders = ["web"];

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "..");
  const problems = [...wordProblems(root), ...textProblems(root, process.argv.slice(2))];
  reportProblems(
    problems,
    "No name, comment or title has a word that docs/glossary.md avoids, and every text is used.",
  );
}

/** Returns every declaration, comment and title of a test below a root that has a word of the avoid-list. */
export function wordProblems(root: string): string[] {
  const files = sourceFiles(root).filter((file) => /\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const columns = files.includes(columnsFile) ? columnNames(read(columnsFile)) : new Set<string>();
  return files.filter((file) => file !== columnsFile).flatMap((file) => problemsIn(file, read(file), columns));
}

function columnNames(source: string): ReadonlySet<string> {
  return new Set(matchesOf(source, /^ {2}(\w+): /gm));
}

function problemsIn(file: string, source: string, columns: ReadonlySet<string>): string[] {
  const { program, comments } = parseSync(file, source);
  const lineOf = (start: number) => `${file}:${source.slice(0, start).split("\n").length}`;
  const names = declaredNames(program).filter(({ name }) => isAvoided(name, columns));
  const texts = [...comments.map(({ value, start }) => ({ text: value, start })), ...titles(program)];
  return [
    ...names.map(({ name, start }) => `${lineOf(start)}: ${name} does not say what it holds.`),
    ...texts.flatMap(({ text, start }) =>
      avoidedIn(text).map((word) => `${lineOf(start)}: "${word}" in a comment or title; see docs/glossary.md.`),
    ),
  ];
}

function avoidedIn(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, "");
  const match = avoidedWords.exec(prose) ?? avoidedStart.exec(prose);
  return match === null ? [] : [match[0].replace(/^[\s*]+/, "")];
}

type Text = { text: string; start: number };

/** Returns the titles of the tests of a syntax tree. */
function titles(node: unknown): Text[] {
  if (Array.isArray(node)) {
    return node.flatMap(titles);
  }
  if (!isNode(node)) {
    return [];
  }
  const [title]: unknown[] =
    node["type"] === "CallExpression" && Array.isArray(node["arguments"]) ? node["arguments"] : [];
  const own = titled.has(calledName(node["callee"])) ? textOf(title) : [];
  return [...own, ...Object.values(node).flatMap(titles)];
}

/** Returns the text of a node that is a string in the source, else nothing. */
function textOf(node: unknown): Text[] {
  if (!isNode(node)) {
    return [];
  }
  const { value, start } = node;
  return typeof value === "string" && typeof start === "number" ? [{ text: value, start }] : [];
}

/** Returns the name that a call begins with: `test` of `test.each(rows)("title")`. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) {
    return "";
  }
  return typeof callee["name"] === "string" ? callee["name"] : calledName(callee["object"] ?? callee["callee"]);
}

function isAvoided(declared: string, columns: ReadonlySet<string>): boolean {
  const name = declared.replace(/^_+/, "");
  const parts = name.split(/_|(?<=[a-z\d])(?=[A-Z])/);
  const [first = "", last = ""] = [parts[0], parts.at(-1)].map((part) => part?.toLowerCase());
  const hasAvoidedEnd = avoidedEnds.has(first) || avoidedEnds.has(last) || avoidedBeginnings.has(first);
  const asValue = name.slice(0, 1).toLowerCase() + name.slice(1);
  return avoidedNames.has(asValue) || (parts.length > 1 && hasAvoidedEnd && !columns.has(name));
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

/** Returns the texts of catalogs (`*-text.ts`) that no code reads; `node tools/check-words.ts web` looks at all. */
export function textProblems(root: string, folders: readonly string[] = []): string[] {
  const covered = folders.length > 0 ? folders : coveredFolders;
  const sources = new Map(
    sourceFiles(root, ["web"])
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
  return [...sources.keys()]
    .filter((file) => file.endsWith("-text.ts") && covered.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => unusedTexts(file, sources));
}

function unusedTexts(catalog: string, sources: ReadonlyMap<string, string>): string[] {
  const users = [...sources].filter(([file, source]) => file !== catalog && mayUse(catalog, file, source));
  const own = sources.get(catalog) ?? "";
  const code = [own.replaceAll(keyLine, ""), ...users.map(([, source]) => source)].join("\n");
  const prefixes = matchesOf(code, /`([^`$\s]+)\$\{/g);
  const suffixes = matchesOf(code, /`\$\{[^`}]+\}([^`$\s]+)`/g);
  return matchesOf(own, keyLine)
    .filter((key) => {
      const read = key.replace(/_(one|other)$/, "");
      return (
        !code.includes(`"${read}"`) &&
        !prefixes.some((prefix) => read.startsWith(prefix)) &&
        !suffixes.some((suffix) => read.endsWith(suffix))
      );
    })
    .map((key) => `${catalog}: no code reads ${key}.`);
}

/** A catalog is read by the files beside and below it, by those that import it, and the kit's by all of the kit. */
function mayUse(catalog: string, file: string, source: string): boolean {
  return file.startsWith(`${path.posix.dirname(catalog)}/`) || source.includes(`/${path.posix.basename(catalog)}"`);
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, part = ""]) => part);
}
