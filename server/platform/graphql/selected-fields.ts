import { Kind } from "graphql";
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Returns the names of the selected fields, so that a resolver loads only those. */
export function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return [selection.name.value];
        case Kind.INLINE_FRAGMENT:
          return namesIn(selection.selectionSet);
        case Kind.FRAGMENT_SPREAD:
          return namesIn(fragments[selection.name.value]?.selectionSet);
      }
    });
  return new Set(fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet)));
}
