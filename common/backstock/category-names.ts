/** Category names by the hundred: every mix of gender, season and size, in the order of words that the store likes. */

export const wordOrders = ["gender-first", "size-first"] as const;
export type WordOrder = (typeof wordOrders)[number];

export const categoriesMost = 500;
export const categoryNameMost = 60;

/** Each list may be empty: guitars have neither gender nor season. */
export type NameParts = { genders: readonly string[]; seasons: readonly string[]; sizes: readonly string[] };

export type NamePreview = {
  /** In the order of the lists, each once. */
  names: string[];
  /** Left out because the store has them, whatever their case. */
  existing: string[];
  /** Left out because they came up twice. */
  repeated: number;
  /** Left out because they are longer than a name may be. */
  tooLong: string[];
};

/** `Boys 0-3 FW`, or `0-3 Boys FW` with the size first. */
export function categoryNames(parts: NameParts, order: WordOrder): string[] {
  const sizes = orOne(parts.sizes);
  const seasons = orOne(parts.seasons);
  return orOne(parts.genders)
    .flatMap((gender) => sizes.flatMap((size) => seasons.map((season) => ({ gender, size, season }))))
    .map(({ gender, size, season }) => {
      const words = order === "gender-first" ? [gender, size, season] : [size, gender, season];
      return tidy(words.join(" "));
    })
    .filter((name) => name !== "");
}

/** Returns what would become of proposed names in a store that already has some. */
export function namePreview(proposed: readonly string[], existing: readonly string[]): NamePreview {
  const takenNames = new Set(existing.map(sameName));
  const seen = new Set<string>();
  const preview: NamePreview = { names: [], existing: [], repeated: 0, tooLong: [] };
  for (const name of proposed.map(tidy).filter((tidied) => tidied !== "")) {
    if (seen.has(sameName(name))) {
      preview.repeated += 1;
    } else if (takenNames.has(sameName(name))) {
      preview.existing.push(name);
    } else if (name.length > categoryNameMost) {
      preview.tooLong.push(name);
    } else {
      preview.names.push(name);
    }
    seen.add(sameName(name));
  }
  return preview;
}

/** Words of a list as people type it: separated by commas or line ends. */
export function wordsOf(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map(tidy)
    .filter((word) => word !== "");
}

function sameName(name: string): string {
  return name.toLowerCase();
}

function tidy(name: string): string {
  return name.replace(/\s+/g, " ").trim();
}

function orOne(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [""] : words;
}
