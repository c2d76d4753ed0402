import * as shape from "#web/platform/browser/shape.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import type { BackstockFilter } from "./backstock-search.ts";
import type { ListedBackstock } from "./home.queries.ts";

type Waiting = ReadonlyMap<string, { locationId: string; isTerminal: boolean }>;

/**
 * Returns the rows to show, without bins that were just pulled or moved out of the filtered place, even
 * while the move still waits to be sent.
 */
export function shownBins(
  edges: readonly { node: ListedBackstock }[],
  { search, waiting }: { search: BackstockFilter; waiting: Waiting },
): ListedBackstock[] {
  return edges
    .map(({ node }) => node)
    .filter(({ filling }) => {
      const move = waiting.get(filling.id);
      const isRemoved = filling.archived || move?.isTerminal === true;
      const locationId = move?.locationId ?? filling.locationId;
      const isElsewhere = search.location !== undefined && locationId !== search.location;
      const isOther = search.category !== undefined && filling.categoryId !== search.category;
      return !isRemoved && !isElsewhere && !isOther;
    });
}

type WaitingMove = { locationId: string; isTerminal: boolean };

const moveVariables = shape.object({
  locationId: shape.text,
  fillings: shape.list(shape.object({ id: shape.text })),
});

/** Returns the fillings whose last move waits on this device, and its target. */
export function useWaitingMoves(
  places: readonly { id: string; isTerminal: boolean }[],
): ReadonlyMap<string, WaitingMove> {
  const floor = places.find(({ isTerminal }) => isTerminal);
  return waitingMoves(useWaitingChanges(), floor?.id ?? null);
}

function waitingMoves(changes: readonly WaitingChange[], terminalId: string | null): ReadonlyMap<string, WaitingMove> {
  const moves = new Map<string, WaitingMove>();
  for (const { name, refusal, variables } of changes) {
    const move = name === "MoveBins" && refusal === null ? shape.read(moveVariables, variables) : null;
    for (const { id } of move?.fillings ?? []) {
      const locationId = move?.locationId ?? "";
      moves.set(id, { locationId, isTerminal: locationId === terminalId });
    }
  }
  return moves;
}
