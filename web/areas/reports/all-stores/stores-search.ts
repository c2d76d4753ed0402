type StoresSearch = {
  /** Part of a store's name or the beginning of its number. */
  q?: string | undefined;
  /** The running week instead of today. */
  span?: "week" | undefined;
};

export function storesSearch({ q, span }: Record<string, unknown>): StoresSearch {
  return { q: typeof q === "string" && q !== "" ? q : undefined, span: span === "week" ? span : undefined };
}
