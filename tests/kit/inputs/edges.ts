/** A value with one field changed; `lines.0.price` names the price of the first line. */
export function withField(whole: unknown, path: string, value: unknown): unknown {
  const [name = "", ...rest] = path.split(".");
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(whole ?? {}));
  const changed = { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest.join("."), value) };
  return Array.isArray(whole) ? Object.values(changed) : changed;
}

/** A text of so many letters. */
export const letters = (count: number): string => "x".repeat(count);

/** A list of so many of the same. */
export const many = (count: number, item: unknown): unknown[] => Array.from({ length: count }, () => item);
