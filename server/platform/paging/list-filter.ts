import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { parseFilterText, withoutEmptyFields } from "#common/lists/filter-text.ts";

/**
 * Parses a list filter: a JSON object, as text or value, whose empty fields are ignored. Any other text becomes the field
 * `text`, which is searched for.
 */
export function listFilter<Fields extends z.ZodObject<{ text: z.ZodType }>>(fields: Fields) {
  return z.preprocess(toFilterFields, fields).prefault({});
}

/** Accepts a name in any case, since the API's enums use capitals. */
export function enumName<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return inputText
    .max(100)
    .transform((text) => names.find((name) => name.toUpperCase() === text.toUpperCase()) ?? text)
    .pipe(z.enum(names));
}

function toFilterFields(input: unknown): unknown {
  if (input === null || input === undefined) {
    return {};
  }
  const filter = typeof input === "string" ? parseFilterText(input) : input;
  if (typeof filter === "string") {
    return filter.trim() === "" ? {} : { text: filter };
  }
  return isRecord(filter) ? withoutEmptyFields(filter) : filter;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
