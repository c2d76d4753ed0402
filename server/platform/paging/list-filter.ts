import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { parseFilterText, withoutEmptyFields } from "#common/lists/filter-text.ts";

/**
 * What a list is narrowed to: the text of a JSON object, or such an object, whose empty fields do not count; any other
 * text is searched for. `fields` therefore has a field `text`.
 */
export function listFilter<Fields extends z.ZodObject<{ text: z.ZodType }>>(fields: Fields) {
  return z.preprocess(filterFields, fields).prefault({});
}

/** A name as the API's enums spell it, in capitals. */
export function enumName<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return inputText
    .max(100)
    .transform((text) => names.find((name) => name.toUpperCase() === text.toUpperCase()) ?? text)
    .pipe(z.enum(names));
}

function filterFields(given: unknown): unknown {
  if (given === null || given === undefined) {
    return {};
  }
  const filter = typeof given === "string" ? parseFilterText(given) : given;
  if (typeof filter === "string") {
    return filter.trim() === "" ? {} : { text: filter };
  }
  return isRecord(filter) ? withoutEmptyFields(filter) : filter;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
