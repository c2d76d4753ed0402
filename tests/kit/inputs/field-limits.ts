import type * as z from "zod/mini";

/** Returns those of some values that a field takes, as they were typed. */
export function takenBy(schema: z.ZodMiniType, values: readonly unknown[]): unknown[] {
  return values.filter((value) => schema.safeParse(value).success);
}

/** Texts of the longest length that a field takes and of one character more. */
export function textsAround(longest: number): [string, string] {
  return ["x".repeat(longest), "x".repeat(longest + 1)];
}
