import { Kind, print } from "@0no-co/graphql.web";
import type { DefinitionNode, DocumentNode, SelectionSetNode } from "@0no-co/graphql.web";

/**
 * A document's text on one line, for each request holds it, with `__typename` added to every record so that the cache can
 * identify it.
 */
export function printDocument(document: DocumentNode): string {
  const lines = print({ ...document, definitions: document.definitions.map(withTypenames) });
  return lines.replaceAll(/\s*\n\s*/g, " ");
}

function withTypenames(definition: DefinitionNode): DefinitionNode {
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    return { ...definition, selectionSet: insideWithTypenames(definition.selectionSet) };
  }
  return definition.kind === Kind.FRAGMENT_DEFINITION
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
