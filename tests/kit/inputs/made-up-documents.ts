import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  getNamedType,
  isLeafType,
} from "graphql";
import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from "graphql";
import { leftEmpty, textFor } from "./made-up-inputs.ts";
import type { Ids } from "./made-up-inputs.ts";

type RootField = { kind: "query" | "mutation"; field: GraphQLField<unknown, unknown> };
type Document = { text: string; variables: Record<string, unknown> };

/** Returns all queries and mutations. */
export function listFields(schema: GraphQLSchema): RootField[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries.map((field): RootField => ({ kind: "query", field })),
    ...mutations.map((field): RootField => ({ kind: "mutation", field })),
  ];
}

/** Builds documents that select everything of the field, one per distinct choice of ids. */
export function buildDocuments(root: RootField, choices: readonly Ids[]): Document[] {
  const documents = choices.map((ids) => buildDocument(root, ids));
  return [...new Map(documents.map((document) => [JSON.stringify(document), document])).values()];
}

function buildDocument({ kind, field }: RootField, ids: Ids): Document {
  const variables = Object.fromEntries(
    field.args.map((arg) => [arg.name, argumentFor(arg.type, { ids, name: arg.name })]),
  );
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const head = declared === "" ? kind : `${kind} (${declared})`;
  const call = passed === "" ? field.name : `${field.name}(${passed})`;
  return { text: `${head} { ${call} ${buildSelection(field.type, 0)} }`, variables };
}

function argumentFor(type: GraphQLInputType, at: { ids: Ids; name: string }): unknown {
  if (type instanceof GraphQLNonNull) {
    return argumentFor(type.ofType, at);
  }
  if (leftEmpty.has(at.name)) {
    return null;
  }
  if (type instanceof GraphQLList) {
    return [argumentFor(type.ofType, at)];
  }
  if (type instanceof GraphQLInputObjectType) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map(({ name, type: inputType }) => [name, argumentFor(inputType, { ids: at.ids, name })]),
    );
  }
  if (type instanceof GraphQLEnumType) {
    return type.getValues()[0]?.name;
  }
  const examples = new Map<string, unknown>([
    ["ID", idFor(at)],
    ["Uuid", at.ids.uuid],
    ["Int", at.ids.number],
    ["Float", 1],
    ["Money", 100],
    ["Percent", 10],
    ["Boolean", false],
    ["BusinessDate", "2026-11-20"],
    ["Instant", "2026-11-20T12:00:00Z"],
  ]);
  return examples.get(type.name) ?? textFor("", at);
}

/** Chooses an id by the argument name, else one of the numbers or the UUID. */
function idFor({ ids, name }: { ids: Ids; name: string }): string {
  if (/store/i.test(name)) {
    return String(ids.storeId);
  }
  if (/employee/i.test(name)) {
    return String(ids.employeeId);
  }
  return ids.number % 2 === 0 ? ids.uuid : String(ids.number);
}

/** Selects all leaves of a type, three objects deep, without fields that need arguments. */
function buildSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!(named instanceof GraphQLObjectType)) {
    return isLeafType(named) ? "" : "{ __typename }";
  }
  const parts = Object.values(named.getFields())
    .filter((field) => field.args.every((arg) => !(arg.type instanceof GraphQLNonNull)))
    .filter((field) => isLeafType(getNamedType(field.type)) || depth < 3)
    .map((field) => `${field.name} ${buildSelection(field.type, depth + 1)}`);
  return `{ ${["__typename", ...parts].join(" ")} }`;
}
