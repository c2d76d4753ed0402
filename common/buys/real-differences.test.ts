import { expect, test } from "vitest";
import { groupBy } from "#common/lists/group-by.ts";
import { randomNumbers } from "#common/random-numbers.ts";
import { fewestPieces, judgePage, twoSidedChance } from "./real-differences.ts";
import type { JudgedShare, ShareSums } from "./real-differences.ts";

/** What a bag held of a category. */
type Bag = { bag: number; buyer: string; category: string; pieces: number; taken: number };

const buyers = ["Ana", "Devon", "Harper", "Jo", "Priya"];
const categories = ["Jeans", "Tops", "Shoes", "Coats", "Toys", "Baby"];

/**
 * A page of six categories and five buyers with 30 buys each. A bag has a quality of its own, which all of its pieces
 * share, so that pieces of one bag are far from independent.
 */
function aPage(seed: number, rateOf: (buyer: string, category: string) => number): Bag[] {
  const next = randomNumbers(seed * 7919 + 13);
  return buyers.flatMap((buyer) =>
    Array.from({ length: 30 }, (_, bag) => {
      const quality = (next() - 0.5) * 0.4;
      return categories.map((category) => {
        const pieces = 1 + Math.floor(-Math.log(1 - next()) * 4);
        const rate = Math.min(1, Math.max(0, rateOf(buyer, category) + quality));
        const taken = Array.from({ length: pieces }, () => next() < rate).filter(Boolean).length;
        return { bag, buyer, category, pieces, taken };
      });
    }).flat(),
  );
}

type Row = Bag & { expected: number };

/** Sums by buyer over everything and within each category, as the database makes them. */
function sumsOf(bags: readonly Bag[]): ShareSums[][] {
  const byCategory = categories.map((category) => {
    const own = bags.filter((bag) => bag.category === category);
    const rate = total(own, "taken") / total(own, "pieces");
    return own.map((bag) => ({ ...bag, expected: bag.pieces * rate }));
  });
  return [byCategory.flat(), ...byCategory].map((rows) => buyers.map((buyer) => sumOf(buyer, rows)));
}

function sumOf(key: string, rows: readonly Row[]): ShareSums {
  const mine = rows.filter(({ buyer }) => buyer === key);
  const bags = [...groupBy(mine, ({ bag }) => bag).values()];
  return {
    ...{ key, buys: bags.length, pieces: total(mine, "pieces"), taken: total(mine, "taken") },
    expected: total(mine, "expected"),
    squares: bags.reduce((sum, bag) => sum + (total(bag, "taken") - total(bag, "expected")) ** 2, 0),
  };
}

function total<Name extends "pieces" | "taken" | "expected">(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

const isReal = ({ verdict }: JudgedShare) => verdict === "fewer" || verdict === "more";

const draws = Array.from({ length: 1000 }, (_, seed) => seed);

test("of 1,000 pages with 30 buys per buyer and equal true rates, fewer than 5 % flag anybody", () => {
  const rates = [0.35, 0.5, 0.6, 0.45, 0.7, 0.4];
  const alarms = draws.filter((seed) => {
    const bags = aPage(seed, (_, category) => rates[categories.indexOf(category)] ?? 0.5);
    return judgePage(sumsOf(bags)).flat().some(isReal);
  });
  // The false-alarm rate is 6 of 1,000 pages with 35 shares each; a limit per piece would flag a buyer on most of them.
  expect(alarms.length).toBeLessThanOrEqual(50);
  expect(alarms.length).toBe(6);
});

test("a buyer whose true rate is 20 points lower is flagged, and what is flagged is the difference", () => {
  const judged = draws.map((seed) => judgePage(sumsOf(aPage(seed, (buyer) => (buyer === "Devon" ? 0.35 : 0.55)))));
  const flagged = judged.map((page) => page.flat().filter(isReal));
  const withDevon = flagged.filter((shares) =>
    shares.some(({ key, verdict }) => key === "Devon" && verdict === "fewer"),
  );
  // Of 1,000 pages 995 flag Devon; of the others chance alone has hidden the difference.
  expect(withDevon).toHaveLength(995);
  // That the rest take more than others of whom Devon is one is true; that one of them takes fewer would be false.
  const wrong = flagged.flat().filter(({ key, verdict }) => key !== "Devon" && verdict === "fewer").length;
  expect(wrong / flagged.flat().length).toBeLessThan(0.05);
});

const part = (changes: Partial<ShareSums>): ShareSums => ({
  ...{ key: "a", buys: 50, pieces: 200, taken: 80, expected: 90, squares: 150, ...changes },
});

test.each([
  ["too few pieces", { pieces: fewestPieces - 1, taken: 10, expected: 12 }, "few"],
  ["too few buys", { buys: 19 }, "few"],
  ["within chance", {}, "chance"],
  ["fewer than chance gives", { taken: 30 }, "fewer"],
  ["more than chance gives", { taken: 150 }, "more"],
] as const)("%s", (_, changes, verdict) => {
  const others = part({ key: "b", buys: 150, pieces: 600, taken: 280, expected: 270, squares: 450 });
  expect(judgePage([[part(changes), others]])[0]?.[0]).toMatchObject({ verdict });
});

test("a share lies outside its limits exactly if it is called real, and the others stand in their middle", () => {
  for (const each of judgePage(sumsOf(aPage(4, (buyer) => (buyer === "Jo" ? 0.2 : 0.5)))).flat()) {
    const { share, low, high, others } = each;
    expect(share < (low ?? 0) || share > (high ?? 1)).toBe(isReal(each));
    expect(others).not.toBeNull();
  }
});

test("a share alone has no others, and an empty page says nothing", () => {
  expect(judgePage([[part({})]])).toMatchObject([[{ others: null, verdict: "few", low: null }]]);
  expect(judgePage([])).toEqual([]);
  expect(judgePage([[part({ pieces: 0, taken: 0, expected: 0, buys: 0, squares: 0 })]])).toMatchObject([
    [{ share: 0 }],
  ]);
});

test.each([
  [0, 1],
  [1.959964, 0.05],
  [-3.290527, 0.001],
  [4.417173, 0.00001],
])("a score of %d has a chance of %d", (score, chance) => {
  expect(twoSidedChance(score)).toBeCloseTo(chance, 5);
});
