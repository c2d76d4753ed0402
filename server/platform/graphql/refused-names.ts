import { getNamedType, isInputObjectType } from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLSchema } from "graphql";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** Operations name the unit of a number, which the API's types (`Money`, `Percent`) say already. */
const unit = /(Cents|Tenths)$/;

/**
 * Lets refusals name an input's fields as the API spells them: what an operation calls `salesCents` is `sales` to whoever
 * sent it. Only fields whose input has such a number are touched.
 */
export function nameRefusedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const names = namesWithUnit(field.args);
      if (names.size > 0) {
        renameIn(field, names);
      }
    }
  }
  return schema;
}

function renameIn(field: GraphQLField<unknown, unknown>, names: ReadonlySet<string>): void {
  const { resolve } = field;
  if (resolve === undefined) {
    return;
  }
  field.resolve = async (...parts) => {
    try {
      return await resolve(...parts);
    } catch (error) {
      throw error instanceof Refusal ? renamed(error, names) : error;
    }
  };
}

function renamed(refusal: Refusal, names: ReadonlySet<string>): Refusal {
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, texts]) => [spelledAs(path, names), texts]),
  );
  const { code, message, status, details } = refusal;
  return new Refusal(code, { message, status, details, fields });
}

function spelledAs(path: string, names: ReadonlySet<string>): string {
  const spell = (name: string): string => (names.has(name.replace(unit, "")) ? name.replace(unit, "") : name);
  return path.split(".").map(spell).join(".");
}

/** Names of all amounts and percentages that the arguments hold, at any depth. */
function namesWithUnit(
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const names = inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      const inner = Object.values(named.getFields());
      return seen.has(named.name) ? [] : [...namesWithUnit(inner, new Set([...seen, named.name]))];
    }
    return named.name === "Money" || named.name === "Percent" ? [name] : [];
  });
  return new Set(names);
}
