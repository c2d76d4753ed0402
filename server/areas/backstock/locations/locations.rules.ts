type Step = { id: string; nextLocationId: string | null; isTerminal: boolean };

/**
 * The locations from which a bin gets to the terminal one by following next. Loops are legal: storage, bring in, back
 * room, take out, storage never ends, and such a store moves its bins to the floor by choosing it.
 */
export function reachingTerminal(locations: readonly Step[]): Set<string> {
  const reaching = new Set(locations.filter(({ isTerminal }) => isTerminal).map(({ id }) => id));
  // A set that grows while it is walked through is walked to its new end.
  for (const reachedId of reaching) {
    for (const { id, nextLocationId } of locations) {
      if (nextLocationId === reachedId) {
        reaching.add(id);
      }
    }
  }
  return reaching;
}

/** `3 bins are still in Back room`. */
export function stillIn(bins: number, name: string): string {
  return bins === 1 ? `1 bin is still in ${name}` : `${bins} bins are still in ${name}`;
}

/** The lowest number from `used` on that was never given. */
export function nextPlaceNumber(used: readonly number[]): number {
  return Math.max(0, ...used) + 1;
}
