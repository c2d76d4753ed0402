import type { Backstock, MoveAnswer } from "./moves.queries.ts";

/** Where a bin can go: a location as the home screen knows it. */
export type MoveTarget = { id: string; name: string; isTerminal: boolean; nextId: string | null };

/** How a filling will be once the server has moved it; what a screen shows until then, and while it waits. */
export function movedBackstock(
  filling: Backstock,
  { to, places, by, today }: { to: MoveTarget; places: readonly MoveTarget[]; by: string; today: string },
): Backstock {
  const next = places.find(({ id }) => id === to.nextId);
  return {
    ...filling,
    version: filling.version + 1,
    location: to.name,
    locationId: to.id,
    nextLocation: next?.name ?? null,
    nextLocationId: next?.id ?? null,
    nextIsTerminal: next?.isTerminal ?? false,
    archived: to.isTerminal,
    archivedOn: to.isTerminal ? today : null,
    archivedBy: to.isTerminal ? by : null,
    archivedReason: to.isTerminal ? "pulled" : null,
  };
}

export function expectedAnswer(setId: string, moved: readonly Backstock[]): MoveAnswer {
  return {
    setId,
    moved: [...moved],
    conflicts: [],
    older: null,
  };
}
