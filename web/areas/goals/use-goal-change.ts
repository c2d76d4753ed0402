import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { goalSettingsQuery, restoreGoalMutation } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

const pages = [goalSettingsQuery, recordHistoryQuery];

/** Makes a change of goals and reads the page again before it is done. */
export function useGoalChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [change: (variables: Input) => Promise<ChangeOutcome<Data>>, isRunning: boolean] {
  const [run, isRunning] = useChange(document);
  return [(variables) => run(variables, { refetches: pages, waitsForRefetch: true }), isRunning];
}

/** The specification's words, with the server's own behind them. */
export function failureText(reason: string): string {
  return reason === "" ? text("failed") : text("failedWith", { error: reason });
}

/** Says how a tap ended: what was done, or why it was not. */
export function showOutcome(outcome: ChangeOutcome<unknown>, done: string): void {
  showSnackbar(
    outcome.isDone ? { text: done, color: "good" } : { text: failureText(outcome.refused.text), color: "bad" },
  );
}

type DoneChange = {
  /** What was done, in words. */
  done: string;
  /** Of the changed record: a date, the first of a month, an event's id, or `defaults`. */
  id: string;
};

/** Says what was saved and, for ten seconds, offers to undo it. */
export function useGoalUndo(): (change: DoneChange) => void {
  const [restore] = useChange(restoreGoalMutation);
  return ({ done, id }) => offerUndo(done, () => restore({ id, eventId: null }, { refetches: pages }));
}

/** Says how a change ended, and offers to undo what was done. */
export function useShowChange(): (outcome: ChangeOutcome<unknown>, change: DoneChange) => void {
  const offer = useGoalUndo();
  return (outcome, change) => (outcome.isDone ? offer(change) : showOutcome(outcome, change.done));
}
