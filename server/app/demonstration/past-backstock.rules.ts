import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { randomNumbers } from "#common/random-numbers.ts";
import { categoryNames } from "#common/backstock/category-names.ts";
import type { Season } from "#common/backstock/seasons.ts";
import type { DemonstrationStore } from "./company.ts";

/** What a shop of the demonstration keeps in its back room, and what happened to it in a year. */
type Plan = {
  prefix: string;
  bins: number;
  categories: readonly PlannedCategory[];
  /** Beside Back room and Floor: their places in a chain to the back room. */
  hasStorage: boolean;
};

type PlannedCategory = { name: string; season: Season; targetBins: number | null };

const kidsSizes = ["0-3", "3-6", "6-12", "12-18", "18-24", "2T", "3T", "4T", "5T", "6-7", "8-10", "12-14"];

export const backstockPlans: Record<DemonstrationStore["tillKind"], Plan> = {
  clothing: {
    prefix: "",
    bins: 180,
    hasStorage: false,
    categories: [
      // Above its target, while the kids' store has too few, so that the sister-store balance has a suggestion.
      planned("Winter coats", "FW", 4),
      ...["Sweaters", "Boots", "Hoodies", "Jeans dark", "Scarves and hats"].map((name) => planned(name, "FW", 12)),
      ...["Shorts", "Sundresses", "Swim", "Sandals", "Tank tops"].map((name) => planned(name, "SS", 10)),
      ...["Handbags", "Designer denim", "Activewear", "Prom"].map((name) => planned(name, "all", 6)),
      planned("Ugly sweaters", "holiday", 3),
    ],
  },
  kids: {
    prefix: "K-",
    bins: 300,
    hasStorage: true,
    categories: [
      ...categoryNames({ genders: ["Boys", "Girls"], sizes: kidsSizes, seasons: ["FW"] }, "gender-first").map((name) =>
        planned(name, "FW", 5),
      ),
      ...categoryNames({ genders: ["Boys", "Girls"], sizes: kidsSizes, seasons: ["SS"] }, "gender-first").map((name) =>
        planned(name, "SS", 5),
      ),
      planned("Winter coats", "FW", 8),
      planned("Shoes", "all", 10),
      planned("Toys", "all", 6),
      planned("Costumes", "holiday", 4),
    ],
  },
  music: {
    prefix: "M",
    bins: 60,
    hasStorage: false,
    categories: ["Pedals", "Cables", "Guitar parts", "Drum hardware", "Cymbals", "Keyboards", "Cases", "Band"].map(
      (name) => planned(name, "all", 4),
    ),
  },
};

function planned(name: string, season: Season, targetBins: number): PlannedCategory {
  return { name, season, targetBins };
}

export type PastStep = { date: BusinessDate; minutes: number; employee: number };

/** One filling: which bin, of what, from when to when; `ends` null is still waiting. */
export type PastFilling = {
  bin: number;
  category: number;
  season: Season;
  notes: string;
  filled: PastStep;
  /** To the storage unit and back, where there is one. */
  stored: PastStep | null;
  ends: PastStep | null;
};

const notes = ["", "", "", "", "Two with stains", "Needs tags", "Half full", "From the Hendersons' buy", "Steam first"];

/** Shares of the year, by month, in which goods of a season go to the floor. */
const isPulled: Readonly<Record<Season, (month: number) => boolean>> = {
  all: () => true,
  SS: (month) => month >= 3 && month <= 7,
  FW: (month) => month >= 9 || month <= 1,
  holiday: (month) => month >= 11,
};

/**
 * A year of a shop, the same each time for the same days: bins are filled with what people bring when it is out of
 * season, and pulled, the oldest first, when it is in.
 */
export function pastYear(plan: Plan, today: BusinessDate): PastFilling[] {
  const shop: YearOfShop = {
    plan,
    random: randomNumbers(plan.bins),
    empty: Array.from({ length: plan.bins }, (_, at) => at + 1),
    waiting: [],
    all: [],
  };
  for (const date of datesBetween(addDays(today, -365), addDays(today, -1))) {
    pullSome(shop, date);
    fillSome(shop, date);
  }
  const { all, random } = shop;
  return plan.hasStorage ? all.map((filling) => withStorage(filling, { today, random })) : all;
}

type YearOfShop = {
  plan: Plan;
  random: () => number;
  empty: number[];
  /** The oldest first. */
  waiting: PastFilling[];
  all: PastFilling[];
};

/** Days in which every bin was filled once. */
const daysOfTurn = 130;

/** The oldest that are in season and have waited some weeks; never the last third of the bins. */
function pullSome({ plan, random, empty, waiting }: YearOfShop, date: BusinessDate): void {
  const month = Number(date.slice(5, 7));
  const count = Math.floor((plan.bins / daysOfTurn) * (0.4 + random()) + random());
  for (let pulled = 0; pulled < count && waiting.length > plan.bins * 0.35; pulled += 1) {
    const at = waiting.findIndex(({ season, filled }) => isPulled[season](month) && filled.date < addDays(date, -20));
    const [leaving] = at === -1 ? [] : waiting.splice(at, 1);
    if (leaving) {
      leaving.ends = stepOn(date, random);
      empty.push(leaving.bin);
    }
  }
}

/** Some bins always stay empty. */
function fillSome({ plan, random, empty, waiting, all }: YearOfShop, date: BusinessDate): void {
  const month = Number(date.slice(5, 7));
  const count = Math.floor((plan.bins / daysOfTurn) * (0.5 + random()) + random());
  for (let filled = 0; filled < count && empty.length > plan.bins * 0.15; filled += 1) {
    const category = likelyCategory(plan, { month, random });
    const season = plan.categories[category]?.season ?? "all";
    const note = notes[Math.floor(random() * notes.length)] ?? "";
    const bin = empty.shift() ?? 0;
    const filling = { bin, category, season, notes: note, filled: stepOn(date, random), stored: null, ends: null };
    waiting.push(filling);
    all.push(filling);
  }
}

/** Some time between opening and closing, by one of four. */
function stepOn(date: BusinessDate, random: () => number): PastStep {
  return { date, minutes: 660 + Math.floor(random() * 560), employee: Math.floor(random() * 4) };
}

/** Returns the first of two categories that is out of season, since people clear their closets then. */
function likelyCategory(plan: Plan, { month, random }: { month: number; random: () => number }): number {
  const picks = Array.from({ length: 2 }, () => Math.floor(random() * plan.categories.length));
  const outOfSeason = picks.find((pick) => !isPulled[plan.categories[pick]?.season ?? "all"](month));
  return outOfSeason ?? picks[0] ?? 0;
}

/** Every third bin goes to the storage unit a few days after it was filled. */
function withStorage(
  filling: PastFilling,
  { today, random }: { today: BusinessDate; random: () => number },
): PastFilling {
  const date = addDays(filling.filled.date, 3);
  const lastDate = filling.ends?.date ?? today;
  const isStored = filling.bin % 3 === 0 && filling.season !== "all" && date < addDays(lastDate, -7);
  const stored = { date, minutes: 700 + Math.floor(random() * 120), employee: Math.floor(random() * 4) };
  return isStored ? { ...filling, stored } : filling;
}
