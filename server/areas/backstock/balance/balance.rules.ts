/** So many weeks of pulls a store keeps of its own, and so long a bin waits before it counts as one too many. */
export const keptWeeks = 4;

/** What a store has of one category, goods out of season left out. */
export type CategoryStock = {
  id: string;
  name: string;
  sectionId: string | null;
  /** The manager's target; null if there is none. */
  targetBins: number | null;
  bins: number;
  /** Those that have waited for as long as the weeks that pulls are counted of. */
  settledBins: number;
  /** Pulled in these weeks. */
  pulled: number;
  /** On their way here from a sister store. */
  coming: number;
};

export type Standing = {
  bins: number;
  coming: number;
  /** What it should have: the manager's target, or what the last weeks have used up. */
  needed: number;
  /** What the floor lacks now, by the pull list. */
  missing: number;
  /** Bins that can go. */
  spare: number;
  /** Bins that are needed. */
  lack: number;
};

/**
 * Returns the surplus or shortage of a category: the bins on hand and coming, less those needed and those the floor
 * lacks now.
 */
export function standingOf(stock: Omit<CategoryStock, "id" | "name" | "sectionId">, missing: number): Standing {
  const { bins, coming, settledBins } = stock;
  const needed = stock.targetBins ?? stock.pulled;
  const balance = bins + coming - needed - missing;
  return {
    bins,
    coming,
    needed,
    missing,
    // A bin that was just filled is not spare, because nobody has seen yet how fast its goods sell.
    spare: Math.max(0, Math.min(settledBins, balance)),
    lack: Math.max(0, -balance),
  };
}

/**
 * A section lacks bins of any of its categories. They are shared out one by one, beginning with the category that is
 * pulled most, so that no bin is requested twice.
 */
export function missingByCategory(
  sections: readonly { id: string; binsMissing: number }[],
  categories: readonly Pick<CategoryStock, "id" | "sectionId" | "pulled">[],
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { id, binsMissing } of sections) {
    const own = categories
      .filter(({ sectionId }) => sectionId === id)
      .toSorted((left, right) => right.pulled - left.pulled);
    own.forEach((category, at) => {
      shares.set(category.id, Math.ceil(Math.max(0, binsMissing - at) / own.length));
    });
  }
  return shares;
}

/** Stores write the same goods in either order: `Boys 2T FW` is `FW 2T boys`. */
export function sharedName(name: string): string {
  return name.toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(" ");
}

/** Returns how many bins each store gets, giving them one by one to the store that lacks most. */
export function shareOut(spare: number, stores: readonly { id: number; lack: number }[]): Map<number, number> {
  const shares = new Map<number, number>();
  const lackOf = ({ id, lack }: { id: number; lack: number }) => lack - (shares.get(id) ?? 0);
  for (let left = spare; left > 0; left -= 1) {
    const [neediest] = stores.toSorted((first, right) => lackOf(right) - lackOf(first));
    if (neediest === undefined || lackOf(neediest) <= 0) {
      break;
    }
    shares.set(neediest.id, (shares.get(neediest.id) ?? 0) + 1);
  }
  return shares;
}
