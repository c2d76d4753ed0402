type OnWay = { id: string; nextId: string | null };

/** A place as the map draws it; `leadsOn`: the one drawn after it is where its bins go next. */
export type DrawnPlace<Place> = { place: Place; leadsOn: boolean };

/**
 * Places in the order in which bins go through them, so that the map reads from left to right and ends at the floor. A
 * circle is entered at its first place in walking order.
 */
export function placesOnWay<Place extends OnWay>(places: readonly Place[]): DrawnPlace<Place>[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const isNext = new Set(places.map(({ nextId }) => nextId));
  const begins = [...places.filter(({ id }) => !isNext.has(id)), ...places];
  const drawn = new Set<string>();
  const ways = begins.map((first) => wayFrom(first, { byId, drawn })).filter((way) => way.length > 0);
  // Ways that end sooner come first; the longest one, which ends at the floor, closes the picture.
  const inOrder = ways.toSorted((left, right) => Number(endsThere(left)) - Number(endsThere(right))).flat();
  return inOrder.map((place, at) => ({
    place,
    leadsOn: place.nextId !== null && inOrder[at + 1]?.id === place.nextId,
  }));
}

function wayFrom<Place extends OnWay>(
  first: Place,
  { byId, drawn }: { byId: ReadonlyMap<string, Place>; drawn: Set<string> },
): Place[] {
  const way: Place[] = [];
  for (let at: Place | undefined = first; at !== undefined && !drawn.has(at.id);) {
    drawn.add(at.id);
    way.push(at);
    at = at.nextId === null ? undefined : byId.get(at.nextId);
  }
  return way;
}

function endsThere(way: readonly OnWay[]): boolean {
  return way.at(-1)?.nextId === null;
}
