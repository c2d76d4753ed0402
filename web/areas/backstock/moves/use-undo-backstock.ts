import { isOnline } from "#web/platform/browser/online.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { removeWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./moves-text.ts";
import { undoBackstockMutation } from "./moves.queries.ts";
import type { Backstock } from "./moves.queries.ts";
import { backstockDetailQuery } from "#web/areas/backstock/fillings/fillings.queries.ts";
import { backstockHomeQuery, backstocksQuery } from "#web/areas/backstock/home/home.queries.ts";

/** The queries that show bins, refetched after a change even without a live connection. */
export const binQueries = [backstockHomeQuery, backstocksQuery, backstockDetailQuery];

type Undo = (change: {
  setId: string;
  fillingId?: string | undefined;
  /** The fillings before the change, shown again if the change never left this device. */
  before?: readonly Backstock[];
}) => Promise<boolean>;

const setOfMove = shape.object({ setId: shape.text });
const setOfFill = shape.object({ fill: setOfMove });

/** Undoes one set of changes, or the part of it for one bin, and shows the outcome. */
export function useUndoBackstock(): Undo {
  const [undo] = useChange(undoBackstockMutation);
  const store = useStoreData();
  return async ({ setId, fillingId, before = [] }) => {
    const waiting = isOnline() ? undefined : waitingChanges().find((change) => setOf(change) === setId);
    if (waiting !== undefined) {
      removeWaiting(waiting.key);
      before.forEach((filling) => store.writeRecord(filling));
      showSnackbar({ text: text("undo.done"), color: "good" });
      return true;
    }
    const outcome = await undo({ setId, fillingId: fillingId ?? null }, { refetches: binQueries });
    if (!outcome.isDone) {
      showSnackbar({ text: text("error.undoing", { error: outcome.refused.text }), color: "bad" });
      return false;
    }
    const { undone, refused } = outcome.data.undoBackstock;
    const [first] = refused;
    if (first === undefined) {
      showSnackbar({ text: text("undo.done"), color: "good" });
    } else {
      showSnackbar({ text: text("undo.partly", { done: undone.length, message: first.message }), color: "bad" });
    }
    return true;
  };
}

function setOf({ variables }: WaitingChange): string | undefined {
  return (shape.read(setOfMove, variables) ?? shape.read(setOfFill, variables)?.fill)?.setId;
}
