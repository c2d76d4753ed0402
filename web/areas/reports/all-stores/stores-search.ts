type StoresSearch = {
  /** Part of a store's name or the beginning of its number. */
  q?: string | undefined;
};

export function storesSearch({ q }: Record<string, unknown>): StoresSearch {
  return { q: typeof q === "string" && q !== "" ? q : undefined };
}
