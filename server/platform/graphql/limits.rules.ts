import { GraphQLError, Kind } from "graphql";
import type {
  ASTNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationRule,
} from "graphql";

/** What one request may ask for; each number is far above what our own screens need. */
export const limits = { depth: 12, cost: 5000, aliases: 40, directives: 40, tokens: 4000, batch: 10 } as const;

type Measured = { depth: number; cost: number; aliases: number; directives: number };

/** A page size that can't be read from the document counts as the largest page. */
const largestPage = 100;

/**
 * Depth, cost (fields × page sizes above them), aliases and directives of a document, fragments followed. The usual
 * packages measure depth alone, and an alias or directive repeated a thousand times costs as much as a deep query.
 */
function measure(document: DocumentNode): Measured {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const total: Measured = { depth: 0, cost: 0, aliases: 0, directives: 0 };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      total.directives += definition.directives?.length ?? 0;
      walk(definition.selectionSet, { depth: 1, rows: 1, open: new Set() });
    }
  }
  return total;

  type Place = { depth: number; rows: number; open: ReadonlySet<string> };

  function walk(selections: SelectionSetNode, place: Place): void {
    total.depth = Math.max(total.depth, place.depth);
    for (const node of selections.selections) {
      total.directives += node.directives?.length ?? 0;
      if (total.cost > limits.cost * 2) {
        return;
      }
      if (node.kind === Kind.FIELD) {
        visitField(node, place);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        walk(node.selectionSet, place);
      } else {
        spread(node.name.value, place);
      }
    }
  }

  function visitField(node: FieldNode, place: Place): void {
    total.aliases += node.alias ? 1 : 0;
    total.cost += place.rows;
    if (node.selectionSet) {
      walk(node.selectionSet, { ...place, depth: place.depth + 1, rows: place.rows * rowsOf(node) });
    }
  }

  function spread(name: string, place: Place): void {
    const fragment = fragments.get(name);
    if (fragment && !place.open.has(name)) {
      walk(fragment.selectionSet, { ...place, open: new Set([...place.open, name]) });
    }
  }
}

function rowsOf(node: FieldNode): number {
  const paged = node.arguments?.find((argument) => argument.name.value === "first" || argument.name.value === "last");
  if (!paged) {
    return 1;
  }
  return paged.value.kind === Kind.INT ? Math.max(1, Math.min(Number(paged.value.value), largestPage)) : largestPage;
}

function isIntrospection(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      (definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.every(
          (node) => node.kind === Kind.FIELD && node.name.value.startsWith("__"),
        )),
  );
}

/** Refuses a document above a limit; introspection alone is deep by nature and reads no data. */
export const withinLimits: ValidationRule = (context) => ({
  Document(document: ASTNode) {
    if (document.kind !== Kind.DOCUMENT || isIntrospection(document)) {
      return;
    }
    const measured = measure(document);
    for (const name of ["depth", "cost", "aliases", "directives"] as const) {
      if (measured[name] > limits[name]) {
        context.reportError(
          new GraphQLError(`This request is too large: ${name} ${measured[name]} is above ${limits[name]}`, {
            extensions: { code: "request-too-large", http: { status: 400 } },
          }),
        );
      }
    }
  },
});
