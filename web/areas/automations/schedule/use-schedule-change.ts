import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

/** The service and store that every part of the page shows, and the current state of their connection. */
export type ScheduleConnection = { id: string; name: string; store: string; schedule: Schedule };

/** Refetched after each change; the cards of the other page read when they are shown. */
export const refetchedQueries = [scheduleQuery];

/** Changes a schedule and shows the outcome, in the server's words if it is refused. */
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

/** Prefers the refused field's text, because it is more specific than the general sentence. */
function wordsOf({ text, fields }: { text: string; fields: Record<string, string> }): string {
  return Object.values(fields)[0] ?? text;
}
