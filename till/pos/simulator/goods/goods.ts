/** A category of a trade, and how one piece of it comes about. */
import type { Random } from "#till/pos/simulator/random.ts";

export type Season = "all" | "summer" | "winter" | "gift";

export type Goods = {
  code: string;
  path: readonly [string, ...string[]];
  goods: "used" | "new";
  /** Share of the trade. */
  weight: number;
  /** Lowest and highest shelf price in dollars. */
  price: readonly [number, number];
  season: Season;
  isClothing: boolean;
  nouns: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
};

/** What lies on the counter, with its shelf price and what the shop pays for it, in cents. */
export type Piece = {
  goods: Goods;
  description: string;
  brand: string;
  size: string | null;
  price: number;
  cost: number;
};

/** Thousands of pieces a day are chosen from the same few lists. */
const weighed = new WeakMap<readonly Goods[], Map<number, { goods: Goods; weight: number }[]>>();
const used = new WeakMap<readonly Goods[], readonly Goods[]>();

export function someGoods(all: readonly Goods[], month: number, random: Random): Goods {
  return random.weighted(weighedFor(all, month)).goods;
}

function weighedFor(all: readonly Goods[], month: number): { goods: Goods; weight: number }[] {
  const months = weighed.get(all) ?? new Map<number, { goods: Goods; weight: number }[]>();
  weighed.set(all, months);
  const cached = months.get(month);
  if (cached) {
    return cached;
  }
  const made = all.map((goods) => ({ goods, weight: goods.weight * seasonFactor(goods.season, month) }));
  months.set(month, made);
  return made;
}

/** What people bring, without the new goods on the wall. */
export function usedGoods(all: readonly Goods[]): readonly Goods[] {
  const cached = used.get(all) ?? all.filter(({ goods }) => goods === "used");
  used.set(all, cached);
  return cached;
}

/** Prices end on a full dollar, like shop tags; the cost is about 36 % of it in steps of 25 cents. */
export function somePiece(goods: Goods, random: Random): Piece {
  const [low, high] = goods.price;
  const dollars = Math.round(low + (high - low) * random.next() ** 2);
  const price = dollars * 100;
  const share = goods.goods === "new" ? 0.55 : 0.31 + random.next() * 0.1;
  const brand = random.pick(goods.brands);
  return {
    goods,
    brand,
    description: `${brand} ${random.pick(goods.nouns)}`,
    size: goods.sizes.length > 0 ? random.pick(goods.sizes) : null,
    price,
    cost: Math.max(25, Math.round((price * share) / 25) * 25),
  };
}

function seasonFactor(season: Season, month: number): number {
  switch (season) {
    case "all":
      return 1;
    case "summer":
      return month >= 4 && month <= 8 ? 1.8 : 0.4;
    case "winter":
      return month >= 10 || month <= 2 ? 1.8 : 0.4;
    case "gift":
      return month === 12 ? 2 : 1;
  }
}
