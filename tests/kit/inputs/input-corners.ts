/** Edge cases that no client should send: the limits of every scalar, and values of the wrong type. */
const corners: readonly unknown[] = [
  "0001-01-01",
  "9999-12-31",
  "2000-01-01",
  "2100-12-31",
  "9999-12-31T23:59:59Z",
  "0001-01-01T00:00:00Z",
  2 ** 53,
  2 ** 53 - 92,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 53),
  -1,
  0,
  1.5,
  "\0",
  "a\0b",
  "a\ud83d",
  "\u200b\u2066",
  "",
  "x".repeat(1_000_000),
  null,
  [],
  {},
];

/** A smaller set for GraphQL, which checks the range of each scalar first. */
export const fewCorners: readonly unknown[] = [
  "9999-12-31",
  "2100-12-31",
  "a\0b",
  "a\ud83d",
  2 ** 53 - 92,
  2 ** 31 - 1,
  -1,
  "",
];

type Path = readonly (string | number)[];

/** The input with each of its leaves replaced by each corner in turn, and with all dates at the ends of a shop's years. */
export function cornered(input: unknown, values: readonly unknown[] = corners): { where: string; input: unknown }[] {
  const paths = listLeaves(input);
  const single = paths.flatMap((path) =>
    values.map((value) => ({ where: `${path.join(".")} = ${named(value)}`, input: replaced(input, { path, value }) })),
  );
  return [...single, ...wideRanges(input, paths)];
}

/** Ranges whose dates are valid one by one but span a century. */
function wideRanges(input: unknown, paths: readonly Path[]): { where: string; input: unknown }[] {
  const dates = paths.filter((path) => /^\d{4}-\d{2}-\d{2}/.test(String(at(input, path))));
  if (dates.length < 2) {
    return [];
  }
  const ends = dates.map((path, index) => ({ path, value: index === 0 ? "2000-01-01" : "2100-12-31" }));
  const instants = ends.map(({ path, value }) => ({ path, value: `${value}T00:00:00Z` }));
  return [ends, instants].map((changes) => ({
    where: "from 2000 to 2100",
    input: changes.reduce((changed, change) => replaced(changed, change), input),
  }));
}

function listLeaves(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return [path, ...value.flatMap((entry, index) => listLeaves(entry, [...path, index]))];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, entry]) => listLeaves(entry, [...path, name]));
  }
  return path.length === 0 ? [] : [path];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isContainer(inner) ? Reflect.get(inner, key) : undefined), value);
}

function replaced(value: unknown, change: { path: Path; value: unknown }): unknown {
  const copy = structuredClone(value);
  const last = change.path.at(-1);
  const holder = at(copy, change.path.slice(0, -1));
  if (last !== undefined && isContainer(holder)) {
    Reflect.set(holder, last, change.value);
  }
  return copy;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function named(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 10)}… (${text.length})` : text;
}
