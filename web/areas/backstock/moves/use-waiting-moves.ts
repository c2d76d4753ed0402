import * as shape from "#web/platform/browser/shape.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";

export type WaitingMove = { locationId: string; isTerminal: boolean };

const moveVariables = shape.object({
  locationId: shape.text,
  fillings: shape.list(shape.object({ id: shape.text })),
});

/** Fillings whose last move still waits on this device, and where it takes them. */
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
