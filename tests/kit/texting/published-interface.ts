import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { SimulatedRequest } from "#server/platform/providers/simulated-services.ts";

type Json = z.core.util.JSONType;

const root = path.resolve(import.meta.dirname, "../../..");
const folder = process.env["HANGTAG_SPECS"] ?? path.resolve(root, "../shared/data/specs");

const mediaTypes = z.record(z.string(), z.object({ schema: z.json() }));
const parameter = z.object({ name: z.string(), in: z.string(), schema: z.json() });
const call = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: mediaTypes }).optional(),
  responses: z.record(z.string(), z.object({ content: mediaTypes.optional() })),
});
/** A schema of the published document; the library checks it as it reads it. */
const schemaType = z.custom<z.core.JSONSchema.JSONSchema>();
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.json())), components: z.json() });

export type Exchange = Pick<SimulatedRequest, "method" | "path" | "query" | "body">;

/** What a provider publishes of its interface (OpenAPI 3). */
export type PublishedInterface = {
  /** Returns what is wrong with a request, and with the response to it; empty when both are as published. */
  findProblems(exchange: Exchange, response: { status: number; body: unknown }): string[];
};

/** Null, and a line on the output, where the published interfaces are not on this machine. */
export function readPublishedInterface(file: string): PublishedInterface | null {
  const whole = path.join(folder, file);
  if (!existsSync(whole)) {
    process.stdout.write(`Not checked against the published interface: ${whole} is not there.\n`);
    return null;
  }
  const parsed: unknown = JSON.parse(gunzipSync(readFileSync(whole)).toString("utf8"));
  return openInterface(document.parse(parsed), parsed);
}

function openInterface({ paths }: z.infer<typeof document>, whole: unknown): PublishedInterface {
  const toSchema = (schema: Json): z.ZodType =>
    z.fromJSONSchema(schemaType.parse(withoutReferences(schema, whole)), {
      defaultTarget: "openapi-3.0",
    });
  return {
    findProblems(exchange, response) {
      const template = Object.keys(paths).find((candidate) => pattern(candidate).test(exchange.path));
      const publishedCall = template === undefined ? undefined : paths[template]?.[exchange.method.toLowerCase()];
      if (publishedCall === undefined) {
        return [`${exchange.method} ${exchange.path} is not published`];
      }
      const published = call.parse(withoutReferences(publishedCall, whole));
      return [
        ...queryProblems(published, exchange, toSchema),
        ...formProblems(published, exchange, toSchema),
        ...responseProblems(published, response, toSchema),
      ];
    },
  };
}

type Call = z.infer<typeof call>;
type ToSchema = (schema: Json) => z.ZodType;

function queryProblems({ parameters }: Call, { query }: Exchange, toSchema: ToSchema): string[] {
  return [...query].flatMap(([name, value]) => {
    const publishedParameter = parameters.find((candidate) => candidate.in === "query" && candidate.name === name);
    return publishedParameter === undefined
      ? [`query ${name}: not published`]
      : fieldProblems(toSchema(publishedParameter.schema), { name, value });
  });
}

const objectSchema = z.object({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.json()),
});

function formProblems({ requestBody }: Call, { body: form }: Exchange, toSchema: ToSchema): string[] {
  const schema = requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  if (schema === undefined) {
    return Object.keys(form).length === 0 ? [] : ["takes no form"];
  }
  const { required, properties } = objectSchema.parse(schema);
  const missing = required.filter((name) => form[name] === undefined).map((name) => `form ${name}: missing`);
  const wrong = Object.entries(form).flatMap(([name, value]) => {
    const property = properties[name];
    return property === undefined
      ? [`form ${name}: not published`]
      : fieldProblems(toSchema(property), { name, value });
  });
  return [...missing, ...wrong];
}

/** A form has texts alone: `true` and `1` stand for a boolean and a number. */
function fieldProblems(schema: z.ZodType, { name, value }: { name: string; value: unknown }): string[] {
  const readings: unknown[] = [
    value,
    Number(value),
    value === "true" ? true : value === "false" ? false : value,
    [value].flat(),
  ];
  return readings.some((reading) => schema.safeParse(reading).success)
    ? []
    : [`${name}: ${String(value)} does not fit`];
}

function responseProblems(
  { responses }: Call,
  response: { status: number; body: unknown },
  toSchema: ToSchema,
): string[] {
  const schema = responses[String(response.status)]?.content?.["application/json"]?.schema;
  if (schema === undefined) {
    return [`status ${response.status} is not published`];
  }
  const parsed = toSchema(schema).safeParse(response.body);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

function pattern(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

/** Puts what `$ref` points at in its place, and drops formats that are prose (`date-time-rfc-2822`). */
function withoutReferences(schema: unknown, whole: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map((part) => withoutReferences(part, whole));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  if ("$ref" in schema && typeof schema.$ref === "string") {
    return withoutReferences(resolve(schema.$ref, whole), whole);
  }
  const entries = Object.entries(schema).filter(([name, value]) => name !== "format" || typeof value !== "string");
  const parts = Object.fromEntries(entries.map(([name, value]) => [name, withoutReferences(value, whole)]));
  return parts["nullable"] === true ? { anyOf: [omit(parts, "nullable"), { type: "null" }] } : parts;
}

function omit(parts: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name));
}

function resolve(reference: string, whole: unknown): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? new Map(Object.entries(part)).get(name) : undefined),
      whole,
    );
}
