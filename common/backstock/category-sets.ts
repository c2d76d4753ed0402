/** Sets of categories that a store of a kind can begin with; each is changed before it is made. */
import type { BrandKind } from "#common/store-places.ts";
import { categoryNames } from "./category-names.ts";
import type { NameParts, WordOrder } from "./category-names.ts";

export type CategorySet = NameParts & { more: readonly string[] };

const seasons = ["SS", "FW"];

const sets: Record<BrandKind, CategorySet> = {
  kids: {
    genders: ["Boys", "Girls"],
    seasons,
    sizes: ["0-3", "3-6", "6-12", "12-18", "18-24", "2T", "3T", "4T", "5T", "6-7", "8-10", "12-14", "16-18"],
    more: ["Shoes", "Maternity", "Toys", "Books", "Equipment"],
  },
  teen: {
    genders: ["Girls", "Guys"],
    seasons,
    sizes: ["tops", "bottoms", "denim", "outerwear", "dresses", "activewear"],
    more: ["Shoes", "Bags", "Accessories"],
  },
  women: {
    genders: [],
    seasons,
    sizes: ["tops", "bottoms", "denim", "dresses", "outerwear", "activewear", "plus"],
    more: ["Shoes", "Handbags", "Jewelry"],
  },
  sports: {
    genders: ["Youth", "Adult"],
    seasons: [],
    sizes: ["baseball", "softball", "hockey", "skates", "football", "soccer", "golf", "fitness", "lacrosse"],
    more: ["Skis", "Snowboards", "Bikes"],
  },
  music: {
    genders: [],
    seasons: [],
    sizes: [],
    more: ["Pedals", "Cables", "Guitar parts", "Drum hardware", "Cymbals", "Keyboards", "Pro audio", "Band", "Cases"],
  },
  other: { genders: [], seasons, sizes: [], more: [] },
};

export function categorySetOf(brandKind: BrandKind): CategorySet {
  return sets[brandKind];
}

/** The set's names. Mixes need a gender or a size, because categories of seasons alone are useless. */
export function namesOfSet({ more, ...parts }: CategorySet, order: WordOrder): string[] {
  const mixes = parts.genders.length + parts.sizes.length > 0 ? categoryNames(parts, order) : [];
  return [...mixes, ...more];
}
