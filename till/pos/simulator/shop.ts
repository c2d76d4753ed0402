/** The three simulated shops: what they deal in, where they are and how busy they get. */
import { clothingGoods } from "./goods/clothing-goods.ts";
import type { Goods } from "./goods/goods.ts";
import { kidsGoods } from "./goods/kids-goods.ts";
import { musicGoods } from "./goods/music-goods.ts";

export type ShopKind = "clothing" | "kids" | "music";

export type Trade = {
  salesPerDay: number;
  buysPerDay: number;
  /** Mean lines of a ticket, and taken items of a buy. */
  linesPerSale: number;
  itemsPerBuy: number;
  /** Factor of each month, January first. */
  months: readonly number[];
  /** Factor of the last days before Christmas, and of August. */
  gifts: number;
  backToSchool: number;
  goods: readonly Goods[];
  passReasons: readonly { name: string; weight: number }[];
  /** Sellers of instruments show their identity card. */
  takesIdNumber: boolean;
};

export type Shop = {
  key: string;
  kind: ShopKind;
  seed: number;
  name: string;
  city: string;
  state: string;
  zip: string;
  areaCodes: readonly [string, ...string[]];
  timeZone: string;
  /** Sales tax in thousandths of a percent; clothes are free of it in some states. */
  taxRate: number;
  taxesClothes: boolean;
  /** Growth a year: 0.06 is 6 %. */
  growth: number;
  trade: Trade;
};

const reasons = [
  { name: "Not in demand", weight: 30 },
  { name: "Wear or damage", weight: 24 },
  { name: "Too many in stock", weight: 18 },
  { name: "Out of style", weight: 16 },
  { name: "Brand we do not carry", weight: 8 },
  { name: "Needs cleaning", weight: 4 },
];

const trades: Record<ShopKind, Trade> = {
  clothing: {
    salesPerDay: 140,
    buysPerDay: 42,
    linesPerSale: 2.1,
    itemsPerBuy: 7,
    months: [0.86, 0.88, 1.03, 0.98, 0.99, 1.0, 1.02, 1.14, 1.02, 1.04, 1.03, 1.05],
    gifts: 1.15,
    backToSchool: 1.25,
    goods: clothingGoods,
    passReasons: reasons,
    takesIdNumber: false,
  },
  kids: {
    salesPerDay: 110,
    buysPerDay: 38,
    linesPerSale: 3.6,
    itemsPerBuy: 10,
    months: [0.87, 0.9, 1.08, 1.06, 1.0, 0.97, 0.98, 1.12, 1.05, 1.06, 0.97, 0.98],
    gifts: 1.1,
    backToSchool: 1.2,
    goods: kidsGoods,
    passReasons: [...reasons, { name: "Recalled or missing parts", weight: 10 }],
    takesIdNumber: false,
  },
  music: {
    salesPerDay: 40,
    buysPerDay: 14,
    linesPerSale: 1.3,
    itemsPerBuy: 1.6,
    months: [0.95, 0.92, 0.98, 0.97, 0.98, 0.96, 0.95, 1.03, 1.02, 0.98, 1.03, 1.25],
    gifts: 1.5,
    backToSchool: 1.1,
    goods: musicGoods,
    passReasons: [
      { name: "Needs repair", weight: 40 },
      { name: "Too many in stock", weight: 30 },
      { name: "No serial number", weight: 10 },
      { name: "Not in demand", weight: 20 },
    ],
    takesIdNumber: true,
  },
};

const places = {
  clothing: {
    name: "Maple Street",
    city: "Madison",
    state: "WI",
    zip: "53703",
    areaCodes: ["608", "920"],
    timeZone: "America/Chicago",
    taxRate: 5500,
    taxesClothes: true,
    growth: 0.06,
  },
  kids: {
    name: "Lakeside Kids",
    city: "Saint Paul",
    state: "MN",
    zip: "55105",
    areaCodes: ["651", "612"],
    timeZone: "America/Chicago",
    taxRate: 9875,
    taxesClothes: false,
    growth: 0.045,
  },
  music: {
    name: "Sixth String Music",
    city: "Denver",
    state: "CO",
    zip: "80203",
    areaCodes: ["303", "720"],
    timeZone: "America/Denver",
    taxRate: 8810,
    taxesClothes: true,
    growth: 0.03,
  },
} as const satisfies Record<ShopKind, Omit<Shop, "key" | "kind" | "seed" | "trade">>;

/** `key` keeps two shops of one kind apart: their days differ, each repeats. */
export function simulatedShop(kind: ShopKind, options: { seed: number; key?: string; timeZone?: string }): Shop {
  const place = places[kind];
  return {
    ...place,
    kind,
    key: options.key ?? kind,
    seed: options.seed,
    timeZone: options.timeZone ?? place.timeZone,
    trade: trades[kind],
  };
}
