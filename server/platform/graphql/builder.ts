import SchemaBuilder from "@pothos/core";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import RelayPlugin from "@pothos/plugin-relay";
import { GraphQLScalarType, Kind } from "graphql";
import type { Request } from "#server/platform/operations/context.ts";

type Scalars = {
  /** Integer cents. */
  Money: { Input: number; Output: number };
  /** Tenths of a percent. */
  Percent: { Input: number; Output: number };
  BusinessDate: { Input: string; Output: string };
  /** ISO 8601 in UTC. */
  Instant: { Input: string; Output: Date };
  Uuid: { Input: string; Output: string };
};

/** Each area adds its types and fields to this one builder; `server/app` prints the whole. */
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

function textScalar(name: "BusinessDate" | "Uuid" | "Instant", description: string, pattern: RegExp): void {
  const parse = (value: unknown): string => {
    if (typeof value !== "string" || !pattern.test(value)) {
      throw new TypeError(`${name} must be ${description}`);
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

function integerScalar(name: "Money" | "Percent", description: string): void {
  const parse = (value: unknown): number => {
    if (typeof value !== "number" || !Number.isSafeInteger(value)) {
      throw new TypeError(`${name} must be ${description}`);
    }
    return value;
  };
  builder.addScalarType(
    name,
    new GraphQLScalarType({
      name,
      description,
      serialize: parse,
      parseValue: parse,
      parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : null),
    }),
  );
}

textScalar("BusinessDate", "a store's day, YYYY-MM-DD", /^\d{4}-\d{2}-\d{2}$/);
textScalar("Instant", "an instant in ISO 8601, UTC", /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/);
textScalar("Uuid", "a UUID", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
integerScalar("Money", "integer cents");
integerScalar("Percent", "integer tenths of a percent");
