import { GraphQLError, Kind } from "graphql";
import type {
  ASTNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationRule,
} from "graphql";

/** The limits of one request, each far above what our own screens need. */
export const limits = {
  depth: 12,
  cost: 5000,
  aliases: 40,
  directives: 40,
  /** How often a field may repeat in one selection set, which returns the same value again. */
  repeats: 40,
  /** How often one request may select the whole schema. */
  schemas: 1,
  tokens: 4000,
  batch: 10,
} as const;

type Measured = Record<"depth" | "cost" | "aliases" | "directives" | "repeats" | "schemas", number>;

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
  const total: Measured = { depth: 0, cost: 0, aliases: 0, directives: 0, repeats: 0, schemas: 0 };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      total.directives += definition.directives?.length ?? 0;
      walk(definition.selectionSet, { depth: 1, rows: 1, open: new Set() });
    }
  }
  return total;

  type Position = { depth: number; rows: number; open: ReadonlySet<string> };

  function walk(selections: SelectionSetNode, place: Position): void {
    total.depth = Math.max(total.depth, place.depth);
    total.repeats += repeatsIn(selections);
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

  function visitField(node: FieldNode, place: Position): void {
    total.aliases += node.alias ? 1 : 0;
    total.schemas += node.name.value === "__schema" ? 1 : 0;
    total.cost += place.rows;
    if (node.selectionSet) {
      walk(node.selectionSet, { ...place, depth: place.depth + 1, rows: place.rows * countRows(node) });
    }
  }

  function spread(name: string, place: Position): void {
    const fragment = fragments.get(name);
    if (fragment && !place.open.has(name)) {
      walk(fragment.selectionSet, { ...place, open: new Set([...place.open, name]) });
    }
  }
}

function repeatsIn({ selections }: SelectionSetNode): number {
  const keys = selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.alias?.value ?? node.name.value] : []));
  return keys.length - new Set(keys).size;
}

function countRows(node: FieldNode): number {
  const paged = node.arguments?.find((argument) => argument.name.value === "first" || argument.name.value === "last");
  if (!paged) {
    return 1;
  }
  return paged.value.kind === Kind.INT ? Math.max(1, Math.min(Number(paged.value.value), largestPage)) : largestPage;
}

/** Lists of the schema that can nest within themselves and multiply the result each time. */
const schemaLists = new Set(["types", "fields", "inputFields", "interfaces", "possibleTypes", "enumValues"]);

/** Returns whether introspection is circular, such as the fields of the types of fields. */
function isCircular(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && repeatsList(definition.selectionSet, new Set()),
  );

  function repeatsList(selections: SelectionSetNode, above: ReadonlySet<string>): boolean {
    return selections.selections.some((node) => {
      const name = node.kind === Kind.INLINE_FRAGMENT ? "" : node.name.value;
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(name)?.selectionSet : node.selectionSet;
      const key = node.kind === Kind.FRAGMENT_SPREAD ? `...${name}` : name;
      const isList = node.kind === Kind.FIELD && schemaLists.has(name);
      if (!inner || (node.kind === Kind.FRAGMENT_SPREAD && above.has(key))) {
        return false;
      }
      return (isList && above.has(key)) || repeatsList(inner, new Set([...above, key]));
    });
  }
}

/** Returns whether a document selects only the schema. */
export function isIntrospection(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      (definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.every(
          (node) => node.kind === Kind.FIELD && node.name.value.startsWith("__"),
        )),
  );
}

/** Refuses a document above a limit. Introspection is deep by nature, so its depth is unlimited unless it is circular. */
export const withinLimits: ValidationRule = (context) => ({
  Document(document: ASTNode) {
    if (document.kind !== Kind.DOCUMENT) {
      return;
    }
    const asksOnlyForSchema = isIntrospection(document);
    const measured = measure(document);
    for (const name of ["depth", "cost", "aliases", "directives", "repeats", "schemas"] as const) {
      if (measured[name] > limits[name] && !(asksOnlyForSchema && name === "depth")) {
        context.reportError(tooLarge(`${name} ${measured[name]} is above ${limits[name]}`));
      }
    }
    // Nested fragments double with each step, so the circle check runs only within the cost limit.
    if (asksOnlyForSchema && measured.cost <= limits.cost && isCircular(document)) {
      context.reportError(tooLarge("it asks for the schema in circles"));
    }
  },
});

function tooLarge(reason: string): GraphQLError {
  return new GraphQLError(`This request is too large: ${reason}`, {
    extensions: { code: "request-too-large", http: { status: 400 } },
  });
}
