import { lexicographicSortSchema, printSchema } from "graphql";
import "./areas.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { renameRefusedFields } from "#server/platform/graphql/refused-names.ts";

/** The schema with the types and fields of all areas. */
export const schema = renameRefusedFields(builder.toSchema());

/** Returns the sorted schema as text for `schema.graphql`. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
