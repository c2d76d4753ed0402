/** A small shop to show the kit with: long names, unknown figures, a few hundred rows. */
const names = [
  ["Ana", "Ruiz"],
  ["Devon", "Wells"],
  ["Priya", "Shah"],
  ["Marcus", "King"],
  ["Jo", "Lindqvist"],
  ["Maximiliana-Josephine", "van der Westhuizen-Montgomery"],
  ["Lee", "O"],
] as const;

export const galleryPeople = names.map(([firstName, lastName], id) => ({
  id,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`,
  email: `${firstName.toLowerCase()}@maple.test`,
  employeeCode: String(100 + id),
}));

export type GalleryBin = {
  id: number;
  number: string;
  category: { name: string };
  location: string;
  items: number | null;
  valueCents: number | null;
};

const categories = ["Girls 7 to 14 fall", "Jeans", "Coats and other outerwear for the coldest weeks", "Shoes"];

export const galleryBins: GalleryBin[] = Array.from({ length: 240 }, (_, at) => ({
  id: at,
  number: `B${at + 1}`,
  category: { name: categories[at % categories.length] ?? "" },
  location: at % 3 === 0 ? "Back room" : "Upstairs",
  items: at % 11 === 4 ? null : (at * 37) % 60,
  valueCents: at % 11 === 4 ? null : ((at * 7919) % 90_000) + 1200,
}));

const hours = Array.from({ length: 12 }, (_, at) => at + 10);

export const gallerySales = [
  {
    name: "Goal",
    kind: "goal" as const,
    points: hours.map((x, at) => ({ x, y: Math.round(468_000 * ((at + 1) / 12) ** 1.2) })),
  },
  {
    name: "Last year",
    kind: "last-year" as const,
    points: hours.map((x, at) => ({ x, y: Math.round(401_000 * ((at + 1) / 12) ** 1.05) })),
  },
  {
    name: "Today",
    kind: "actual" as const,
    points: hours.map((x, at) => ({ x, y: at > 6 ? null : Math.round(510_000 * ((at + 1) / 12) ** 1.15) })),
  },
];
