import { buildSchema, graphql } from "graphql";
import { expect, test } from "vitest";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { renameRefusedFields } from "./refused-names.ts";
import { translateError } from "./translate-error.ts";
import { pino } from "pino";

const schemaText = `
  scalar Money
  scalar Percent
  input Goal { sales: Money!, trade: Percent, note: String, later: Goal }
  type Query { priced(price: Money!): Boolean, plain(priceCents: Int!): Boolean }
  type Mutation { save(goal: Goal!): Boolean }
`;

async function readRefusedFields(text: string, fields: Record<string, string[]>): Promise<unknown> {
  const schema = buildSchema(schemaText);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = () => {
        throw invalidInput(fields);
      };
    }
  }
  const { errors } = await graphql({ schema: renameRefusedFields(schema), source: text });
  return translateError(errors?.[0], pino({ level: "silent" })).extensions["errors"];
}

test.each([
  ["mutation { save(goal: { sales: 1 }) }", { salesCents: ["no"] }, { sales: ["no"] }],
  ["mutation { save(goal: { sales: 1 }) }", { "later.tradeTenths": ["no"] }, { "later.trade": ["no"] }],
  ["mutation { save(goal: { sales: 1 }) }", { note: ["no"] }, { note: ["no"] }],
  ["{ priced(price: 1) }", { priceCents: ["no"] }, { price: ["no"] }],
  ["{ plain(priceCents: 1) }", { priceCents: ["no"] }, { priceCents: ["no"] }],
])("a refusal of %s names the field as the API spells it", async (text, refused, expected) => {
  expect(await readRefusedFields(text, refused)).toEqual(expected);
});
