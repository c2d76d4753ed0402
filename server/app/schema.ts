import { lexicographicSortSchema, printSchema } from "graphql";
import "./areas.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { renameRefusedFields } from "#server/platform/graphql/refused-names.ts";

/** All areas' types and fields as one schema. */
export const schema = renameRefusedFields(builder.toSchema());

/** The schema as text, sorted: what `schema.graphql` holds. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
