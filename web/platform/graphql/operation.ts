import { Kind, print } from "@0no-co/graphql.web";
import type {
  DefinitionNode,
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  TypeNode,
} from "@0no-co/graphql.web";
import type { DocumentDecoration } from "gql.tada";

export type Variables = Record<string, unknown>;

/** A GraphQL document with the types of its answer and of its variables. */
export type TypedDocument<Data, Input> = DocumentNode & DocumentDecoration<Data, Input>;

/** A document of any type, for identification only. */
export type AnyDocument = TypedDocument<unknown, never>;

export type Operation = {
  name: string;
  kind: "query" | "mutation" | "subscription";
  /** As sent, with `__typename` added to every record so that the cache can identify it. */
  text: string;
  /** Part of the cache key, so that data read with another version of the text is not used. */
  textHash: string;
  /** Uploads and schema queries are not batched. */
  isSentAlone: boolean;
};

const operations = new WeakMap<DocumentNode, Operation>();

/** @throws Error when the document holds fragments alone */
export function operationOf(document: DocumentNode): Operation {
  const operation = operations.get(document) ?? describe(document);
  operations.set(document, operation);
  return operation;
}

function describe(document: DocumentNode): Operation {
  const definition = document.definitions.find(isOperation);
  if (definition === undefined) {
    throw new Error("A document of fragments alone cannot be sent");
  }
  const text = textOf(document);
  return {
    name: definition.name?.value ?? "",
    kind: definition.operation,
    text,
    textHash: shortHash(text),
    isSentAlone: isSchemaQuery(definition) || sendsFile(definition),
  };
}

/** The text of a document as the client sends it. */
export function textOf(document: DocumentNode): string {
  return print({ ...document, definitions: document.definitions.map(withTypenames) });
}

function withTypenames(definition: DefinitionNode): DefinitionNode {
  if (isOperation(definition)) {
    return { ...definition, selectionSet: insideWithTypenames(definition.selectionSet) };
  }
  return isFragment(definition)
    ? { ...definition, selectionSet: selectionWithTypename(definition.selectionSet) }
    : definition;
}

function selectionWithTypename(set: SelectionSetNode): SelectionSetNode {
  const inside = insideWithTypenames(set);
  const hasTypename = set.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith("__"),
  );
  return hasTypename ? inside : { ...inside, selections: [...inside.selections, typename] };
}

function insideWithTypenames(set: SelectionSetNode): SelectionSetNode {
  return {
    ...set,
    selections: set.selections.map((selection) =>
      selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined
        ? selection
        : { ...selection, selectionSet: selectionWithTypename(selection.selectionSet) },
    ),
  };
}

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;

export function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}

export function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function isSchemaQuery({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.some(
    (selection) => selection.kind === Kind.FIELD && ["__schema", "__type"].includes(selection.name.value),
  );
}

/** A file is a value of the scalar `Upload`, so an operation that takes one has to name the scalar. */
function sendsFile({ variableDefinitions }: OperationDefinitionNode): boolean {
  return variableDefinitions?.some(({ type }) => typeName(type) === "Upload") ?? false;
}

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}

/** FNV-1a, which is enough to distinguish a few hundred texts. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
