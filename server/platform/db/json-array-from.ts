import { AliasNode, ColumnNode, IdentifierNode, ReferenceNode, SelectQueryNode, sql as raw } from "kysely";
import type { Expression, RawBuilder, ShallowDehydrateObject, Simplify } from "kysely";

/**
 * Returns the rows of a query as one JSON array with our camelCase keys. Kysely's own helper uses the database's names,
 * and keys inside JSON are not translated.
 */
export function jsonArrayFrom<Row>(query: Expression<Row>): RawBuilder<Simplify<ShallowDehydrateObject<Row>>[]> {
  const parts = selectedNames(query).flatMap((name) => [raw.lit(name), raw.ref(`part.${name}`)]);
  return raw`(select coalesce(json_agg(json_build_object(${raw.join(parts)})), '[]') from ${query} as part)`;
}

function selectedNames(query: Expression<unknown>): string[] {
  const node = query.toOperationNode();
  const selections = SelectQueryNode.is(node) ? (node.selections ?? []) : [];
  return selections.map(({ selection }) => {
    const column = ReferenceNode.is(selection) ? selection.column : selection;
    if (ColumnNode.is(column)) {
      return column.column.name;
    }
    if (AliasNode.is(column) && IdentifierNode.is(column.alias)) {
      return column.alias.name;
    }
    throw new Error("Name each column of a query whose rows become JSON");
  });
}
