/** A person's query: what it may be, and its `:after` and `:limit` in the database's own spelling. */
import { type Mark, type MarkKind, markText } from "./bookmark.ts";
import type { Engine } from "./engine.ts";

/** A quoted text, a name in quotes, a comment, a cast, or a parameter: in this order, so that none is found in another. */
const tokens = {
  sqlServer: /'(?:[^']|'')*'|"[^"]*"|\[[^\]]*\]|--[^\n]*|\/\*[^]*?\*\/|::|:(?<name>[a-z]+)\b/gi,
  mysql: /'(?:[^'\\]|''|\\.)*'|"(?:[^"\\]|""|\\.)*"|`[^`]*`|--[^\n]*|#[^\n]*|\/\*[^]*?\*\/|::|:(?<name>[a-z]+)\b/gi,
  postgresql: /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|::|:(?<name>[a-z]+)\b/gi,
} as const satisfies Record<Engine, RegExp>;

const parameters = ["after", "limit"] as const;
type Parameter = (typeof parameters)[number];

/** A query's text with the place where it goes on and the size of a page: numbers and times of our own, never a text. */
export function fillQuery(sql: string, engine: Engine, { after, kind, limit }: Filling): string {
  const values = { after: literal[engine][kind](markText(after, kind)), limit: String(limit) };
  return sql
    .replaceAll(tokens[engine], (token: string, ...rest: unknown[]) => {
      const name = parameterIn(rest);
      return name === undefined ? token : values[name];
    })
    .trim()
    .replace(/;$/, "");
}

type Filling = { after: Mark; kind: MarkKind; limit: number };

const plain = { count: (text: string) => text, time: (text: string) => `'${text}'` };
const literal = {
  postgresql: plain,
  mysql: plain,
  // Older columns of times take seven decimals from no text, but compare with a time of that precision.
  sqlServer: { ...plain, time: (text: string) => `cast('${text.replace(" ", "T").slice(0, 27)}' as datetime2(7))` },
} as const satisfies Record<Engine, Record<MarkKind, (text: string) => string>>;

/** Words with which a query would lock rows, write a file or a table, or be two queries. */
const harmful = [
  { pattern: /;\s*\S/, problem: "It must be one query: take out what follows the semicolon" },
  { pattern: /\binto\b/i, problem: "It must not write: take out INTO" },
  { pattern: /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i, problem: "It must not lock rows: take out FOR" },
  { pattern: /\block\s+in\s+share\b/i, problem: "It must not lock rows: take out LOCK IN SHARE MODE" },
  {
    pattern: /\b(?:updlock|xlock|tablockx?|holdlock)\b/i,
    problem: "It must not lock rows: take out the hint of the table",
  },
] as const;

/** Why the query can't be used, as a sentence for people; null when it can. */
export function queryProblem(sql: string, engine: Engine): string | null {
  const named = [...sql.matchAll(tokens[engine])].map(({ groups }) => groups?.["name"]);
  const missing = parameters.find((name) => !named.includes(name));
  if (missing !== undefined) {
    return `It has no :${missing}. It reads "where bookmark > :after order by bookmark", and at most :limit rows`;
  }
  const bare = sql.replaceAll(tokens[engine], (token: string) => (token.startsWith(":") ? token : " "));
  if (!/^\s*(?:select|with)\b/i.test(bare)) {
    return "It must begin with SELECT or WITH";
  }
  return harmful.find(({ pattern }) => pattern.test(bare))?.problem ?? null;
}

function parameterIn(matched: readonly unknown[]): Parameter | undefined {
  const groups = matched.at(-1);
  const name = typeof groups === "object" && groups !== null && "name" in groups ? groups.name : undefined;
  return parameters.find((parameter) => parameter === name);
}
