import { newId } from "#web/platform/browser/new-id.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { askDespiteHold, heldUntil } from "./ask-despite-hold.ts";
import { text } from "./moves-text.ts";
import { moveBinsMutation } from "./moves.queries.ts";
import type { Backstock, MoveAnswer, OlderBin } from "./moves.queries.ts";
import { binQueries, useUndoBackstock } from "./use-undo-backstock.ts";

type Move = { fillings: readonly Backstock[]; to: MoveTarget };
type MoveBins = (move: Move) => Promise<MoveAnswer | null>;

/**
 * Moves bins: the screen shows it immediately, Undo is offered for ten seconds, and without a connection the move waits
 * on the device. Resolves to null if nothing was moved, after showing why.
 */
export function useMoveBins({ places, today }: { places: readonly MoveTarget[]; today: string }): MoveBins {
  const [send] = useChange(moveBinsMutation);
  const undo = useUndoBackstock();
  const employee = useActiveEmployee();

  const move: MoveBins = async ({ fillings, to }) => {
    const until = to.isTerminal ? heldUntil(fillings, today) : null;
    const held = fillings.filter(({ holdUntil }) => holdUntil !== null && holdUntil > today);
    if (until !== null && !(await askDespiteHold(held, until))) {
      return null;
    }
    const setId = newId();
    const versions = fillings.map(({ id, version }) => ({ id, version }));
    const bins = fillings.map(({ bin }) => bin).join(", ");
    const by = employee?.fullName.split(" ")[0] ?? "";
    const expected = fillings.map((filling) => movedBackstock(filling, { to, places, by, today }));
    const outcome = await send(
      { setId, fillings: versions, locationId: to.id, ...(until !== null && { isDespiteHold: true }) },
      {
        refetches: binQueries,
        ...(employee !== null && {
          optimistic: { moveBins: expectedAnswer(setId, expected) },
          mayWait: text("move.wait", { bins, place: to.name }),
        }),
      },
    );
    if (!outcome.isDone) {
      const error = outcome.refused.text;
      const errorText = fillings.length > 1 ? text("error.many", { error }) : text("error.updating", { error });
      showSnackbar({ text: errorText, color: "bad" });
      return null;
    }
    const answer = outcome.data.moveBins;
    showMoved(answer, to, {
      undo: () => void undo({ setId, before: fillings }),
      pullOlder: () => void pullInstead(setId, answer.older, to),
    });
    return answer.moved.length === 0 ? null : answer;
  };

  const pullInstead = async (setId: string, older: OlderBin | null, to: MoveTarget) => {
    if (older !== null && (await undo({ setId }))) {
      await move({ fillings: [older.filling], to });
    }
  };
  return move;
}

/**
 * Shows which bins were moved and which were not, in one message. The older bin is offered beside Undo without delaying
 * the move: using either makes the other pointless.
 */
function showMoved(answer: MoveAnswer, to: MoveTarget, act: { undo: () => void; pullOlder: () => void }): void {
  const { moved, older } = answer;
  const [first] = moved;
  const conflict = conflictText(answer);
  if (first === undefined) {
    if (conflict !== null) {
      showSnackbar({ text: conflict, color: "bad" });
    }
    return;
  }
  const done =
    moved.length === 1
      ? text("move.done", { bin: first.bin, place: to.name })
      : text("move.doneMany", { count: moved.length, place: to.name });
  if (older === null) {
    showUndo([done, conflict].filter((part) => part !== null).join(". "), act.undo);
    return;
  }
  const { filling, days } = older;
  const hint = text("older.hint", { bin: filling.bin, count: days });
  const pull = { button: text("older.pull", { bin: filling.bin }), action: act.pullOlder };
  showUndo([done, conflict, hint].filter((part) => part !== null).join(". "), act.undo, pull);
}

function conflictText({ conflicts }: MoveAnswer): string | null {
  const [first] = conflicts;
  if (first === undefined) {
    return null;
  }
  return conflicts.length === 1
    ? text("move.conflict", { bin: first.filling.bin, message: first.message })
    : text("move.conflicts", { count: conflicts.length, message: first.message });
}

/** A place that a bin can move to, as the home query returns it. */
export type MoveTarget = { id: string; name: string; isTerminal: boolean; nextId: string | null };

/** Returns the filling as the server will return it after the move; screens show it until then. */
function movedBackstock(
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

function expectedAnswer(setId: string, moved: readonly Backstock[]): MoveAnswer {
  return {
    setId,
    moved: [...moved],
    conflicts: [],
    older: null,
  };
}
