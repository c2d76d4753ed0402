import type { DemonstrationStore } from "./company.ts";

/** A section of a shop's floor: the goods of the register that hang there, and the bins that fill it. */
export type PlannedSection = {
  name: string;
  codes: readonly string[];
  /** Returns whether a category of bins belongs to it. */
  holds: (category: string) => boolean;
  /** The fullness of this morning's rack check; absent without one. */
  fullness?: number;
};

function matchesAny(...names: readonly string[]): (category: string) => boolean {
  return (category) => names.includes(category);
}

function sized(gender: string, sizes: readonly string[]): (category: string) => boolean {
  return (category) => sizes.some((size) => category.startsWith(`${gender} ${size} `));
}

const baby = ["0-3", "3-6", "6-12", "12-18", "18-24"];
const toddler = ["2T", "3T", "4T", "5T"];
const big = ["6-7", "8-10", "12-14"];

/** In walking order. */
export const floorSections: Record<DemonstrationStore["tillKind"], readonly PlannedSection[]> = {
  clothing: [
    {
      name: "Tops and sweaters",
      codes: ["W-TOP", "W-SWT", "M-TOP"],
      holds: matchesAny("Sweaters", "Hoodies", "Tank tops", "Ugly sweaters"),
      fullness: 1,
    },
    { name: "Denim", codes: ["W-JNS", "W-SHT", "M-BTM"], holds: matchesAny("Jeans dark", "Shorts", "Designer denim") },
    { name: "Dresses", codes: ["W-DRS"], holds: matchesAny("Sundresses", "Prom") },
    { name: "Outerwear", codes: ["OUT"], holds: matchesAny("Winter coats", "Scarves and hats"), fullness: 2 },
    { name: "Active", codes: ["ACT"], holds: matchesAny("Activewear", "Swim") },
    { name: "Shoes", codes: ["SHOE"], holds: matchesAny("Boots", "Sandals"), fullness: 0 },
    { name: "Bags and jewelry", codes: ["BAG", "JEWL"], holds: matchesAny("Handbags"), fullness: 4 },
  ],
  kids: [
    {
      name: "Baby",
      codes: ["BABY"],
      holds: (category) => sized("Boys", baby)(category) || sized("Girls", baby)(category),
      fullness: 2,
    },
    { name: "Girls 2T-5T", codes: ["TOD-G"], holds: sized("Girls", toddler), fullness: 1 },
    { name: "Boys 2T-5T", codes: ["TOD-B"], holds: sized("Boys", toddler), fullness: 3 },
    { name: "Girls 6-14", codes: ["KID-G"], holds: sized("Girls", big) },
    { name: "Boys 6-14", codes: ["KID-B"], holds: sized("Boys", big), fullness: 0 },
    { name: "Coats and snow", codes: ["OUT"], holds: matchesAny("Winter coats") },
    { name: "Shoes", codes: ["SHOE"], holds: matchesAny("Shoes"), fullness: 4 },
    { name: "Toys", codes: ["TOY", "BOOK"], holds: matchesAny("Toys", "Costumes") },
  ],
  music: [],
};
