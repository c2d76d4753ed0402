/** Returns the value with one field replaced; `lines.0.price` is the price of the first line. */
export function withField(whole: unknown, path: string, value: unknown): unknown {
  const [name = "", ...rest] = path.split(".");
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(whole ?? {}));
  const changed = { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest.join("."), value) };
  return Array.isArray(whole) ? Object.values(changed) : changed;
}

/** Returns a text with `count` letters. */
export const letters = (count: number): string => "x".repeat(count);

/** Returns a list with `count` copies of the item. */
export const many = (count: number, item: unknown): unknown[] => Array.from({ length: count }, () => item);
