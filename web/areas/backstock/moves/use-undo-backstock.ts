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

/** Queries that show bins; asked again after a change, also where no live connection tells of it. */
export const binQueries = [backstockHomeQuery, backstocksQuery, backstockDetailQuery];

type Undo = (change: {
  setId: string;
  fillingId?: string | undefined;
  /** As they were: shown again when the change had not left this device. */
  before?: readonly Backstock[];
}) => Promise<boolean>;

const setOfMove = shape.object({ setId: shape.text });
const setOfFill = shape.object({ fill: setOfMove });

/** Takes back what was done in one go, or of it what was done to one bin; says what became of it. */
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
      showSnackbar({ text: text("undo.partly", { done: undone.length, said: first.said }), color: "bad" });
    }
    return true;
  };
}

function setOf({ variables }: WaitingChange): string | undefined {
  return (shape.read(setOfMove, variables) ?? shape.read(setOfFill, variables)?.fill)?.setId;
}
