import SchemaBuilder from "@pothos/core";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import RelayPlugin from "@pothos/plugin-relay";
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from "graphql";
import { z } from "zod";
import { birthDate, businessDate } from "#common/inputs/date-inputs.ts";
import { instant, mostMonthCents, percentTenths } from "#common/inputs/input-ranges.ts";
import { isUuid } from "#common/uuid.ts";
import type { Request } from "#server/platform/context/context.ts";

type Scalars = {
  /** Integer cents. */
  Money: { Input: number; Output: number };
  /** Tenths of a percent. */
  Percent: { Input: number; Output: number };
  BusinessDate: { Input: string; Output: string };
  BirthDate: { Input: string; Output: string };
  /** ISO 8601 in UTC. */
  Instant: { Input: string; Output: Date };
  Uuid: { Input: string; Output: string };
  /** A file's contents; such a mutation is sent in its own request. */
  Upload: { Input: string; Output: string };
  /** The filter of a list. */
  ListFilter: { Input: unknown; Output: string };
};

/** The one builder to which each area adds its types and fields; `server/app` prints the schema. */
export const builder = new SchemaBuilder<{
  Context: Request;
  Scalars: Scalars;
  DefaultFieldNullability: false;
  Connection: { totalItems: number };
}>({
  plugins: [RelayPlugin, DataloaderPlugin],
  defaultFieldNullability: false,
  relay: { nodeQueryOptions: false, nodesQueryOptions: false, cursorType: "String" },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({
  description: "Asked for once by POST; the header X-Subscription-ID names the channel on which further answers come.",
});

builder.globalConnectionField("totalItems", (field) =>
  field.int({ resolve: (connection) => connection.totalItems, description: "Rows on all pages together." }),
);

type Named = { name: keyof Scalars; description: string };

/** Adds a scalar whose input accepts the same texts as its output, so that a screen can send back what it read. */
function textScalar({ name, description }: Named, isValid: (text: string) => boolean): void {
  const parse = (value: unknown): string => {
    if (typeof value !== "string" || !isValid(value)) {
      throw outOfRange(name, description);
    }
    return value;
  };
  builder.addScalarType(
    name,
    new GraphQLScalarType({
      name,
      description,
      serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
      parseValue: parse,
      parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
    }),
  );
}

/** Checks the range only on input, because output also holds sums of many days. */
function integerScalar({ name, description }: Named, range: z.ZodNumber): void {
  const parse = (value: unknown): number => {
    const parsed = range.safeParse(value);
    if (!parsed.success) {
      throw outOfRange(name, description);
    }
    return parsed.data;
  };
  builder.addScalarType(
    name,
    new GraphQLScalarType({
      name,
      description,
      serialize: wholeNumber,
      parseValue: parse,
      parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : null),
    }),
  );
}

function wholeNumber(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) {
    throw new TypeError("An amount is no whole number");
  }
  return value;
}

function outOfRange(name: string, description: string): GraphQLError {
  return new GraphQLError(`${name} must be ${description}`, { extensions: { code: "invalid-input" } });
}

function takes(schema: z.ZodType): (text: string) => boolean {
  return (text) => schema.safeParse(text).success;
}

textScalar({ name: "BusinessDate", description: "a store's day from 2000 to 2100, YYYY-MM-DD" }, takes(businessDate));
textScalar({ name: "BirthDate", description: "a day of birth from 1900 on, YYYY-MM-DD" }, takes(birthDate));
textScalar({ name: "Instant", description: "an instant from 2000 to 2100 in ISO 8601, UTC" }, takes(instant));
textScalar({ name: "Upload", description: "a file as text: base64, or the lines of a spreadsheet" }, () => true);
builder.addScalarType(
  "ListFilter",
  new GraphQLScalarType({
    name: "ListFilter",
    description:
      "The text of a JSON object with the fields to narrow a list by, such an object, or text to search for.",
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
);
textScalar({ name: "Uuid", description: "a UUID" }, isUuid);
integerScalar(
  { name: "Money", description: "integer cents, at most $31,000,000" },
  z.int().min(-mostMonthCents).max(mostMonthCents),
);
integerScalar({ name: "Percent", description: "integer tenths of a percent, at most 100,000" }, percentTenths);
