/**
 * A filter as one text, as the server and the address take it: an advanced filter is a JSON object of its non-empty
 * fields, anything else is a plain string to search for.
 */
export type FilterField = string | number | boolean | null | readonly FilterField[];
export type AdvancedFilter = { readonly [field: string]: FilterField };
export type TableFilter = string | AdvancedFilter;

export function filterText(filter: TableFilter): string {
  if (typeof filter === "string") {
    return filter;
  }
  const fields = withoutEmptyFields(filter);
  return Object.keys(fields).length === 0 ? "" : JSON.stringify(fields);
}

export function parseFilterText(text: string): TableFilter {
  if (!text.trimStart().startsWith("{")) {
    return text;
  }
  try {
    const parsed: unknown = JSON.parse(text);
    return isAdvanced(parsed) ? withoutEmptyFields(parsed) : text;
  } catch {
    // A person may search for a text that begins with a brace.
    return text;
  }
}

/** How many fields of an advanced filter say something: the number on its button. */
export function filterCount(filter: TableFilter): number {
  return typeof filter === "string" ? Number(filter.trim() !== "") : Object.keys(withoutEmptyFields(filter)).length;
}

export function withoutEmptyFields<Field>(filter: Readonly<Record<string, Field>>): Record<string, Field> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmptyField(value)));
}

function isEmptyField(value: unknown): boolean {
  if (value === null || value === undefined) {
    return true;
  }
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && value.length === 0;
}

function isAdvanced(value: unknown): value is AdvancedFilter {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isField);
}

function isField(value: unknown): value is FilterField {
  return (
    value === null ||
    ["string", "number", "boolean"].includes(typeof value) ||
    (Array.isArray(value) && value.every(isField))
  );
}
