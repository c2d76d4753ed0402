import * as shape from "#web/platform/browser/shape.ts";

const connection = shape.object({ edges: shape.list(shape.anything) });

/** Appends the edges of the next page to each list that it continues; everything else becomes what the page says. */
export function withNextPage(shown: unknown, page: unknown): unknown {
  const before = new Map<string, unknown>(Object.entries(Object(shown)));
  const lists = Object.entries(Object(page)).flatMap(([name, next]: [string, unknown]) => {
    const edges = shape.read(connection, before.get(name))?.edges;
    const nextEdges = shape.read(connection, next)?.edges;
    return edges === undefined || nextEdges === undefined
      ? []
      : [[name, { ...Object(next), edges: [...edges, ...nextEdges] }] as const];
  });
  return { ...Object(page), ...Object.fromEntries(lists) };
}
