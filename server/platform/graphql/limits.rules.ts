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
export const limits = {
  depth: 12,
  cost: 5000,
  aliases: 40,
  directives: 40,
  /** How often one field may be asked for again at the same place, which reads the same answer once more. */
  repeats: 40,
  /** How often the whole schema may be asked for. */
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

  type Place = { depth: number; rows: number; open: ReadonlySet<string> };

  function walk(selections: SelectionSetNode, place: Place): void {
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

  function visitField(node: FieldNode, place: Place): void {
    total.aliases += node.alias ? 1 : 0;
    total.schemas += node.name.value === "__schema" ? 1 : 0;
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

function repeatsIn({ selections }: SelectionSetNode): number {
  const keys = selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.alias?.value ?? node.name.value] : []));
  return keys.length - new Set(keys).size;
}

function rowsOf(node: FieldNode): number {
  const paged = node.arguments?.find((argument) => argument.name.value === "first" || argument.name.value === "last");
  if (!paged) {
    return 1;
  }
  return paged.value.kind === Kind.INT ? Math.max(1, Math.min(Number(paged.value.value), largestPage)) : largestPage;
}

/** Lists of the schema that may stand within themselves, and multiply its size each time. */
const schemaLists = new Set(["types", "fields", "inputFields", "interfaces", "possibleTypes", "enumValues"]);

/** Whether the schema is asked for around in circles: the fields of the types of fields. */
function isCircular(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && repeatsList(one.selectionSet, new Set()),
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

/** Whether a document asks for nothing but the schema. */
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

/** Refuses a document above a limit. Introspection is deep by nature, so only its depth is free: in circles it may not go. */
export const withinLimits: ValidationRule = (context) => ({
  Document(document: ASTNode) {
    if (document.kind !== Kind.DOCUMENT) {
      return;
    }
    const isOfSchema = isIntrospection(document);
    const measured = measure(document);
    for (const name of ["depth", "cost", "aliases", "directives", "repeats", "schemas"] as const) {
      if (measured[name] > limits[name] && !(isOfSchema && name === "depth")) {
        context.reportError(tooLarge(`${name} ${measured[name]} is above ${limits[name]}`));
      }
    }
    // Fragments within fragments double with each step; what they cost bounds the way through them.
    if (isOfSchema && measured.cost <= limits.cost && isCircular(document)) {
      context.reportError(tooLarge("it asks for the schema in circles"));
    }
  },
});

function tooLarge(why: string): GraphQLError {
  return new GraphQLError(`This request is too large: ${why}`, {
    extensions: { code: "request-too-large", http: { status: 400 } },
  });
}
