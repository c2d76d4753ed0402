import { getNamedType, isInputObjectType } from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLSchema } from "graphql";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** The unit suffix of an operation's number; the API's types (`Money`, `Percent`) imply it. */
const unit = /(Cents|Tenths)$/;

/**
 * Makes refusals name input fields as the API does: `salesCents` of an operation is `sales` for the client. Wraps only
 * resolvers whose input has such a number.
 */
export function renameRefusedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const names = namesWithUnit(field.args);
      if (names.size > 0) {
        wrapResolver(field, names);
      }
    }
  }
  return schema;
}

function wrapResolver(field: GraphQLField<unknown, unknown>, names: ReadonlySet<string>): void {
  const { resolve } = field;
  if (resolve === undefined) {
    return;
  }
  field.resolve = async (...parts) => {
    try {
      return await resolve(...parts);
    } catch (error) {
      throw error instanceof Refusal ? renameFields(error, names) : error;
    }
  };
}

function renameFields(refusal: Refusal, names: ReadonlySet<string>): Refusal {
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, texts]) => [toApiPath(path, names), texts]),
  );
  const { code, message, status, details } = refusal;
  return new Refusal(code, { message, status, details, fields });
}

function toApiPath(path: string, names: ReadonlySet<string>): string {
  const spell = (name: string): string => (names.has(name.replace(unit, "")) ? name.replace(unit, "") : name);
  return path.split(".").map(spell).join(".");
}

/** Returns the names of all amounts and percentages in the arguments, at any depth. */
function namesWithUnit(
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  visited: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const names = inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      const inner = Object.values(named.getFields());
      return visited.has(named.name) ? [] : [...namesWithUnit(inner, new Set([...visited, named.name]))];
    }
    return named.name === "Money" || named.name === "Percent" ? [name] : [];
  });
  return new Set(names);
}
