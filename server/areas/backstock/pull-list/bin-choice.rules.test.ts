import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSeasons } from "#common/backstock/seasons.ts";
import { addDays } from "#common/business-date.ts";
import { chooseBins, inWalkingOrder, neediestFirst, seasonOf, stepsToFloor } from "./bin-choice.rules.ts";
import type { NeedySection, PullableBin } from "./bin-choice.rules.ts";

const date = "2026-11-22";
const seasons = defaultSeasons;
const places = [
  { id: "storage", position: 1, nextId: "back", isTerminal: false },
  { id: "back", position: 2, nextId: "floor", isTerminal: false },
  { id: "floor", position: 3, nextId: null, isTerminal: true },
];
const boys: NeedySection = {
  id: "boys",
  name: "Boys",
  categoryIds: ["boys-fw", "boys-ss"],
  need: { missing: 23, binsMissing: 1, status: "low" },
  sellThrough: 780,
};
const girls: NeedySection = {
  ...boys,
  id: "girls",
  name: "Girls",
  categoryIds: ["girls-fw"],
  need: { missing: 80, binsMissing: 2, status: "priority" },
};

let numbers = 200;
function aBin(bin: Partial<PullableBin> = {}): PullableBin {
  numbers += 1;
  const usual = {
    id: `f${numbers}`,
    number: numbers,
    categoryId: "boys-fw",
    locationId: "back",
    season: "FW" as const,
  };
  return { ...usual, inventoryDate: "2026-09-22", ...bin };
}

function chosen(bins: readonly PullableBin[], sections = [boys]): string[] {
  return chooseBins({ sections, bins, places, date, seasons }).map(({ id }) => id);
}

test("the first line is the oldest fitting bin of the neediest section", () => {
  const bins = [
    aBin({ id: "boys", inventoryDate: "2026-01-01" }),
    aBin({ id: "young", categoryId: "girls-fw", inventoryDate: "2026-11-01" }),
    aBin({ id: "old", categoryId: "girls-fw", inventoryDate: "2026-08-01" }),
    aBin({ id: "middle", categoryId: "girls-fw", inventoryDate: "2026-10-01" }),
  ];
  expect(chosen(bins, [boys, girls])).toEqual(["old", "middle", "boys"]);
});

test("a bin out of season stays, however old it is", () => {
  const summer = aBin({ categoryId: "boys-ss", season: "SS", inventoryDate: "2025-06-01" });
  expect(chosen([summer, aBin({ id: "winter" })])).toEqual(["winter"]);
  expect(chosen([summer])).toEqual([]);
});

test.each([
  { what: "a little older", inventoryDate: "2026-09-15", first: "near" },
  { what: "much older", inventoryDate: "2026-06-15", first: "far" },
])("a bin in the storage unit that is $what: the $first one", ({ inventoryDate, first }) => {
  expect(chosen([aBin({ id: "near" }), aBin({ id: "far", locationId: "storage", inventoryDate })])).toEqual([first]);
});

/** Filled `days` before the day of the list. */
const binFrom = (id: string, locationId: string, { days, number }: { days: number; number: number }) =>
  aBin({ id, locationId, number, inventoryDate: addDays(date, -days) });

test.each([
  { farFrom: "storage", what: "a quarter less a day", days: 123, numbers: [2, 1], first: "near" },
  { farFrom: "storage", what: "a quarter, and has the higher number", days: 124, numbers: [1, 2], first: "near" },
  { farFrom: "storage", what: "a quarter, and has the lower number", days: 124, numbers: [2, 1], first: "far" },
  { farFrom: "a place without a way", what: "125 %, lower number", days: 224, numbers: [2, 1], first: "far" },
  { farFrom: "a place without a way", what: "125 %, higher number", days: 224, numbers: [1, 2], first: "near" },
  { farFrom: "floor", what: "nothing, and has the higher number", days: 99, numbers: [1, 2], first: "near" },
])(
  "a bin of $farFrom that is older by $what: the $first one",
  ({ farFrom, days, numbers: [near = 0, far = 0], first }) => {
    const bins = [binFrom("near", "back", { days: 99, number: near }), binFrom("far", farFrom, { days, number: far })];
    expect(chosen(bins)).toEqual([first]);
  },
);

test("the bigger gap comes first, then the name, and what is not known last", () => {
  const section = (name: string, missing: number | null) => ({ ...boys, name, need: { ...boys.need, missing } });
  const sections = [
    section("Attic", null),
    section("Toys", 0),
    section("Shoes", 7),
    section("Books", 7),
    section("Coats", 7),
    section("Girls", 9),
  ];
  const inOrder = ["Girls", "Books", "Coats", "Shoes", "Toys", "Attic"];
  expect(neediestFirst(sections).map(({ name }) => name)).toEqual(inOrder);
  expect(neediestFirst(sections.toReversed()).map(({ name }) => name)).toEqual(inOrder);
});

test("a row's season is one of the three, or none", () => {
  expect(["FW", "SS", "all", "fw", null].map(seasonOf)).toEqual(["FW", "SS", "all", null, null]);
});

test("a section that is full gets nothing", () => {
  const full: NeedySection = { ...boys, need: { missing: 0, binsMissing: 0, status: "good" } };
  expect(chosen([aBin()], [full])).toEqual([]);
});

test("one walks location by location, and past the numbers in their order", () => {
  const bins = [
    { locationId: "back", number: 12 },
    { locationId: "storage", number: 90 },
    { locationId: "back", number: 4 },
  ];
  expect(inWalkingOrder(bins, places).map(({ number }) => number)).toEqual([90, 4, 12]);
});

test("a bin whose place is gone comes before all places", () => {
  const bins = [
    { locationId: "storage", number: 1 },
    { locationId: "gone", number: 90 },
    { locationId: "storage", number: 2 },
  ];
  expect(inWalkingOrder(bins, places).map(({ number }) => number)).toEqual([90, 1, 2]);
});

test("a loop without the floor is far, and is walked round no more than needed", () => {
  const loop = [
    { id: "a", position: 1, nextId: "b", isTerminal: false },
    { id: "b", position: 2, nextId: "a", isTerminal: false },
  ];
  expect(stepsToFloor([...loop, ...places])).toEqual(
    new Map([
      ["a", 6],
      ["b", 6],
      ["storage", 2],
      ["back", 1],
      ["floor", 0],
    ]),
  );
});

test("no bin is named twice, and never more than a section has room for", () => {
  const bin = fc.record({
    categoryId: fc.constantFrom("boys-fw", "boys-ss", "girls-fw"),
    season: fc.constantFrom("FW" as const, "SS" as const, "all" as const, null),
    days: fc.nat(400),
  });
  fc.assert(
    fc.property(fc.array(bin, { maxLength: 40 }), fc.nat(5), fc.nat(5), (drawn, forBoys, forGirls) => {
      const bins = drawn.map(({ days, ...fields }) => aBin({ ...fields, inventoryDate: addDays(date, -days) }));
      const shared = { ...girls, categoryIds: ["girls-fw", "boys-fw"], need: { ...girls.need, binsMissing: forGirls } };
      const sections = [{ ...boys, need: { ...boys.need, binsMissing: forBoys } }, shared];
      const chosenBins = chooseBins({ sections, bins, places, date, seasons });
      expect(new Set(chosenBins.map(({ id }) => id)).size).toBe(chosenBins.length);
      expect(chosenBins.filter(({ sectionId }) => sectionId === "boys").length).toBeLessThanOrEqual(forBoys);
      expect(chosenBins.filter(({ sectionId }) => sectionId === "girls").length).toBeLessThanOrEqual(forGirls);
    }),
  );
});
