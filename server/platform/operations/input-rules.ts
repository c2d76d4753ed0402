import { z } from "zod";
import { birthDate, businessDate } from "#common/inputs/date-inputs.ts";
import { isReadable } from "#common/inputs/field-schemas.ts";
import { instant, instantWithOffset, isCheckedElsewhere, isMadeReadable } from "#common/inputs/input-ranges.ts";

/** Above every range of `common/inputs/input-ranges.ts`; a larger bound counts as none. */
const widestNumber = 1_000_000_000_000;

type Schema = z.core.$ZodType;
type Check = z.core.$ZodCheck;

const rangedTexts = new Set<unknown>(
  [businessDate, birthDate, instant, instantWithOffset].flatMap((schema) => schema.def.checks ?? []),
);

/**
 * Returns one line for each unlimited part of an input schema: a text without a character check or a maximum length, a
 * number, date or list without both bounds. Empty when every part is limited.
 */
export function findInputProblems(schema: Schema, path = "input"): string[] {
  const parts = listParts(schema);
  if (parts !== null) {
    return Object.entries(parts).flatMap(([name, part]) =>
      findInputProblems(part, name === "" ? path : `${path}.${name}`),
    );
  }
  const problem = findLeafProblem(schema);
  const own = problem === null ? [] : [`${path}: ${problem}`];
  return schema instanceof z.core.$ZodArray
    ? [...own, ...findInputProblems(schema._zod.def.element, `${path}[]`)]
    : own;
}

/** Returns the parts of a composed schema by name; null for a leaf. */
function listParts(schema: Schema): Record<string, Schema> | null {
  if (schema instanceof z.core.$ZodObject) {
    const { shape, catchall } = schema._zod.def;
    return catchall === undefined || catchall instanceof z.core.$ZodNever ? shape : { ...shape, "*": catchall };
  }
  if (schema instanceof z.core.$ZodUnion) {
    return Object.fromEntries(schema._zod.def.options.map((option, at) => [`${at}`, option]));
  }
  if (schema instanceof z.core.$ZodIntersection) {
    return { left: schema._zod.def.left, right: schema._zod.def.right };
  }
  if (schema instanceof z.core.$ZodRecord) {
    return { key: schema._zod.def.keyType, value: schema._zod.def.valueType };
  }
  return wrappedPart(schema);
}

function wrappedPart(schema: Schema): Record<string, Schema> | null {
  if (schema instanceof z.core.$ZodPipe) {
    const { in: before, out: after } = schema._zod.def;
    return { "": before instanceof z.core.$ZodTransform ? after : before };
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodCatch
  ) {
    return { "": schema._zod.def.innerType };
  }
  return null;
}

const finite = [z.core.$ZodEnum, z.core.$ZodLiteral, z.core.$ZodBoolean, z.core.$ZodNull, z.core.$ZodUndefined];

function findLeafProblem(schema: Schema): string | null {
  const checks: readonly Check[] = schema._zod.def.checks ?? [];
  if (finite.some((kind) => schema instanceof kind)) {
    return null;
  }
  if (schema instanceof z.core.$ZodString) {
    return findTextProblem(schema, checks);
  }
  if (schema instanceof z.core.$ZodNumber || schema instanceof z.core.$ZodDate) {
    return hasBothEnds(checks) ? null : "has no least or no most";
  }
  if (schema instanceof z.core.$ZodArray) {
    return hasLongest(checks) ? null : "has no most of its entries (max)";
  }
  return checks.some((check) => check === isCheckedElsewhere)
    ? null
    : `is ${schema._zod.def.type}, which takes anything`;
}

function findTextProblem(schema: z.core.$ZodString, checks: readonly Check[]): string | null {
  const { format } = { format: undefined, ...schema._zod.def };
  if (format === "date" || format === "datetime") {
    return checks.some((check) => rangedTexts.has(check)) ? null : "is a date or a time of any year";
  }
  if (format === "uuid" || format === "email") {
    return null;
  }
  if (format !== "base64" && !checks.some((check) => check === isReadable || check === isMadeReadable)) {
    return "is not made of inputText";
  }
  return hasLongest(checks) || checks.some(({ _zod: { def } }) => def.check === "string_format")
    ? null
    : "has no longest length (max)";
}

function hasLongest(checks: readonly Check[]): boolean {
  return checks.some(({ _zod: { def } }) => def.check === "max_length" || def.check === "length_equals");
}

function hasBothEnds(checks: readonly Check[]): boolean {
  return ["greater_than", "less_than"].every((end) => checks.some((check) => isEnd(check, end)));
}

function isEnd({ _zod: { def } }: Check, end: string): boolean {
  if (def.check !== end || !("value" in def)) {
    return false;
  }
  const { value } = def;
  return value instanceof Date || (typeof value === "number" && Math.abs(value) <= widestNumber);
}
