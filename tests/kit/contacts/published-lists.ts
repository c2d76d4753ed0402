import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const specs = process.env["HANGTAG_SPECS"] ?? path.resolve(root, "../shared/data/specs");
const folder = path.join(specs, "mailchimp-lists");

type Schema = {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  required?: boolean | string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  additionalProperties?: Schema | boolean | undefined;
};

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.union([z.boolean(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
    additionalProperties: z.union([schema, z.boolean()]).optional(),
  }),
);

/** Mailchimp's own names of its calls, by method and path. */
const calls: readonly (readonly [RegExp, string])[] = [
  [/^GET \/3\.0\/lists$/, "getLists"],
  [/^GET \/3\.0\/lists\/[^/]+\/merge-fields$/, "getListsIdMergeFields"],
  [/^POST \/3\.0\/lists\/[^/]+\/merge-fields$/, "postListsIdMergeFields"],
  [/^GET \/3\.0\/lists\/[^/]+\/members$/, "getListsIdMembers"],
  [/^PUT \/3\.0\/lists\/[^/]+\/members\/[0-9a-f]{32}$/, "putListsIdMembersId"],
  [/^POST \/3\.0\/lists\/[^/]+\/webhooks$/, "postListsIdWebhooks"],
  [/^DELETE \/3\.0\/lists\/[^/]+\/webhooks\/[^/]+$/, "deleteListsIdWebhooksId"],
];

/** What Mailchimp publishes of its lists. Null, and a line on the output, where that is not on this machine. */
export function readPublishedLists(): { findProblems(exchange: SimulatedExchange): string[] } | null {
  if (!existsSync(folder)) {
    process.stdout.write(`Not checked against the published schemas: ${folder} is not there.\n`);
    return null;
  }
  return { findProblems };
}

function readSchema(name: string): Schema {
  return schema.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")));
}

/** Empty when both sides of a call are as published. */
function findProblems({ request, response }: SimulatedExchange): string[] {
  const call = `${request.method} ${request.path}`;
  const name = calls.find(([pattern]) => pattern.test(call))?.[1];
  if (name === undefined) {
    return [`${call}: not published`];
  }
  const { properties = {} } = readSchema(`${name}.in`);
  const query = [...request.query].flatMap(([field, value]) => {
    const published = properties[field];
    const isRefused = published?.enum?.includes(value) === false;
    return published === undefined || isRefused ? [`${call}?${field}=${value}: not published`] : [];
  });
  const sent = request.rawBody.length === 0 ? [] : problemsOf(properties["requestBody"], request.body, `${call} body`);
  const got = response.status === 204 ? [] : problemsOf(readSchema(`${name}.out`), response.body, `${call} response`);
  return [...query, ...sent, ...got];
}

function problemsOf(published: Schema | undefined, value: unknown, place: string): string[] {
  if (published === undefined) {
    return [`${place}: not published`];
  }
  if (published.enum !== undefined && !published.enum.includes(value)) {
    return [`${place}: ${String(value)} is none of its values`];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => problemsOf(published.items, item, `${place}[${at}]`));
  }
  if (typeof value === "object" && value !== null) {
    return objectProblems(published, new Map(Object.entries(value)), place);
  }
  return typeProblems(published.type, value, place);
}

function typeProblems(published: string | undefined, value: unknown, place: string): string[] {
  const type = Number.isInteger(value) ? "integer" : typeof value;
  const types = published === "number" ? ["integer", "number"] : [published ?? type];
  return types.includes(type) ? [] : [`${place}: a ${type} instead of a ${published}`];
}

function objectProblems(published: Schema, value: Map<string, unknown>, place: string): string[] {
  const { properties = {}, additionalProperties, required } = published;
  const lacking = Array.isArray(required) ? required.filter((name) => !value.has(name)) : [];
  const more = typeof additionalProperties === "object" ? additionalProperties : undefined;
  return [
    ...lacking.map((name) => `${place}.${name}: missing`),
    ...[...value].flatMap(([name, field]) => problemsOf(properties[name] ?? more, field, `${place}.${name}`)),
  ];
}
