import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

/** What every part of the page shows: which service, of which store, and how it stands. */
export type ScheduleIn = { id: string; name: string; store: string; schedule: Schedule };

/** Read again after each change; the cards of the other page read when they are shown. */
export const refetchedQueries = [scheduleQuery];

/** One change of a schedule: says that it was done, or in the server's words why not. */
export function useScheduleChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [change: (variables: Input, done: string) => Promise<void>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const run = async (variables: Input, done: string) => {
    const outcome = await change(variables, { refetches: refetchedQueries });
    showSnackbar(outcome.isDone ? { text: done, color: "good" } : { text: wordsOf(outcome.refused), color: "bad" });
  };
  return [run, isRunning];
}

/** A field that was refused says more than the sentence above all fields. */
function wordsOf({ text, fields }: { text: string; fields: Record<string, string> }): string {
  return Object.values(fields)[0] ?? text;
}
