import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { SimulatedRequest } from "#server/platform/providers/simulated-services.ts";

type Json = z.core.util.JSONType;

const projectFolder = path.resolve(import.meta.dirname, "../../..");
const folder = process.env["HANGTAG_SPECS"] ?? path.resolve(projectFolder, "../shared/data/specs");

const mediaTypes = z.record(z.string(), z.object({ schema: z.json() }));
const parameter = z.object({ name: z.string().default(""), in: z.string().default(""), schema: z.json().default({}) });
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
  return openPublishedInterface(file, (text): unknown => JSON.parse(text));
}

/**
 * The same of a document that is not JSON. `expanded` names the fields that are requested as whole records; any other
 * field that could be one (Stripe's) is its id.
 */
export function openPublishedInterface(
  file: string,
  parse: (text: string) => unknown,
  expanded: readonly string[] = [],
): PublishedInterface | null {
  const whole = path.join(folder, file);
  if (!existsSync(whole)) {
    process.stdout.write(`Not checked against the published interface: ${whole} is not there.\n`);
    return null;
  }
  const parsed = parse(gunzipSync(readFileSync(whole)).toString("utf8"));
  return openInterface(document.parse(parsed), withIds(parsed, expanded));
}

function openInterface({ paths }: z.infer<typeof document>, whole: unknown): PublishedInterface {
  const schemas = new Map<Json, z.ZodType>();
  const toSchema = (schema: Json): z.ZodType => {
    const cached = schemas.get(schema);
    const read =
      cached ?? z.fromJSONSchema(schemaType.parse(withDefinitions(schema, whole)), { defaultTarget: "openapi-3.0" });
    schemas.set(schema, read);
    return read;
  };
  // `/orders/search` is that call, and not the order with the id `search`.
  const templates = Object.keys(paths).toSorted((left, right) => parametersOf(left) - parametersOf(right));
  return {
    findProblems(exchange, response) {
      const publishedCall = templates
        .filter((candidate) => pattern(candidate).test(exchange.path))
        .map((candidate) => paths[candidate]?.[exchange.method.toLowerCase()])
        .find((part) => part !== undefined);
      if (publishedCall === undefined) {
        return [`${exchange.method} ${exchange.path} is not published`];
      }
      const published = call.parse(publishedCall);
      return [
        ...queryProblems(published, exchange, toSchema),
        ...bodyProblems(published, exchange, { toSchema, whole }),
        ...responseProblems(published, response, toSchema),
      ];
    },
  };
}

/** Without the records in place of which an id stands: they lead to nearly everything that is published. */
function withIds(schema: unknown, expanded: readonly string[]): unknown {
  if (Array.isArray(schema)) {
    return schema.map((part) => withIds(part, expanded));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  const entries = Object.entries(schema).map(([name, part]) => {
    const isExpandable = typeof part === "object" && part !== null && "x-expansionResources" in part;
    const isId = isExpandable && !expanded.includes(name);
    return [name, isId ? { type: "string", nullable: true } : withIds(part, expanded)];
  });
  return Object.fromEntries(entries);
}

function parametersOf(template: string): number {
  return template.split("{").length;
}

type Call = z.infer<typeof call>;
type ToSchema = (schema: Json) => z.ZodType;

function queryProblems({ parameters }: Call, { query }: Exchange, toSchema: ToSchema): string[] {
  return [...query].flatMap(([field, value]) => {
    // `expand[]` is a place in the list `expand`.
    const name = field.replace(/\[\]$/, "");
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

type Reading = { toSchema: ToSchema; whole: unknown };

function bodyProblems({ requestBody }: Call, exchange: Exchange, reading: Reading): string[] {
  const form = requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  const json = requestBody?.content["application/json"]?.schema;
  if (form !== undefined) {
    return formProblems(form, exchange, reading);
  }
  if (json === undefined) {
    return Object.keys(exchange.body).length === 0 ? [] : ["takes no body"];
  }
  const { properties } = objectSchema.parse(resolved(json, reading.whole));
  const parsed = reading.toSchema(json).safeParse(exchange.body);
  return [
    ...Object.keys(exchange.body).flatMap((name) => (name in properties ? [] : [`body ${name}: not published`])),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `body ${issue.path.join(".")}: ${issue.message}`)),
  ];
}

function formProblems(schema: Json, { body }: Exchange, { toSchema, whole }: Reading): string[] {
  const form = nestedForm(body);
  const { required, properties } = objectSchema.parse(resolved(schema, whole));
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
    withTypes(value),
  ];
  return readings.some((reading) => schema.safeParse(reading).success)
    ? []
    : [`${name}: ${String(value)} does not fit`];
}

/** `items[0][price]` is a field of a record in a list. */
function nestedForm(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? name;
    let parent = root;
    for (const key of keys) {
      const child = parent[key] ?? {};
      parent[key] = child;
      parent = child as Record<string, unknown>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- made just above
    }
    parent[last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}

function withLists(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, withLists(part)] as const);
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, part]) => part)
    : Object.fromEntries(entries);
}

/** The texts of a form's nested fields as what they stand for. */
function withTypes(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withTypes);
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTypes(part)]));
  }
  return typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
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

/** The schema with all that it points at beside it: what points at itself has no end where it would be put in place. */
function withDefinitions(schema: Json, whole: unknown): unknown {
  const definitions: Record<string, unknown> = {};
  const root = readable(schema, define);
  function define(reference: string): string {
    const name = reference.replaceAll(/[^A-Za-z0-9]/g, "_");
    if (!(name in definitions)) {
      definitions[name] = {};
      // The document itself lacks some that it names.
      definitions[name] = readable(resolve(reference, whole) ?? {}, define);
    }
    return `#/definitions/${name}`;
  }
  return typeof root === "object" && root !== null ? { ...root, definitions } : root;
}

/**
 * In the words that the library reads: formats that are prose (`date-time-rfc-2822`) are dropped, and so is what points
 * outside of the document. Beside a reference nothing counts, as OpenAPI 3.0 has it.
 */
function readable(schema: unknown, define: (reference: string) => string): unknown {
  if (Array.isArray(schema)) {
    return schema.map((part) => readable(part, define));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  if ("$ref" in schema && typeof schema.$ref === "string") {
    return schema.$ref.startsWith("#") ? { $ref: define(schema.$ref) } : {};
  }
  const entries = Object.entries(schema).filter(([name, value]) => name !== "format" || typeof value !== "string");
  const parts = Object.fromEntries(entries.map(([name, value]) => [name, readable(value, define)]));
  return parts["nullable"] === true ? { anyOf: [omit(parts, "nullable"), { type: "null" }] } : parts;
}

function omit(parts: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name));
}

/** The schema itself, where another stands for it. */
function resolved(schema: unknown, whole: unknown): unknown {
  return typeof schema === "object" && schema !== null && "$ref" in schema && typeof schema.$ref === "string"
    ? resolved(resolve(schema.$ref, whole), whole)
    : schema;
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
