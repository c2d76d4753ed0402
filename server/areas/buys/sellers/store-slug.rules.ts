/** `maple-street-1`: the words are for people, the last part (the store's id in base 36) finds the store. */
export function storeSlug({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
  return [words, id.toString(36)].filter(Boolean).join("-");
}

/** The store's id; null where it cannot be one. */
export function storeIdOfSlug(slug: string): number | null {
  const [, last] = /^(?:[a-z0-9-]{0,60}-)?([0-9a-z]{1,6})$/.exec(slug) ?? [];
  const id = last === undefined ? Number.NaN : Number.parseInt(last, 36);
  return id > 0 && id <= 2_147_483_647 ? id : null;
}
