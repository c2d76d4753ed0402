import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import {
  deleteTodoMutation,
  markTaskNotNeededMutation,
  restoreTodoMutation,
  untickTaskMutation,
} from "./tasks.queries.ts";
import { dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

type TaskOutcomes = { notNeeded: (task: DayTask) => Promise<void>; remove: (task: DayTask) => Promise<void> };

/** Acts that need no words of their own; each can be taken back for ten seconds. */
export function useTaskOutcomes(onDone: () => void): TaskOutcomes {
  const [markNotNeeded] = useChange(markTaskNotNeededMutation);
  const [untick] = useChange(untickTaskMutation);
  const [remove] = useChange(deleteTodoMutation);
  const [restore] = useChange(restoreTodoMutation);
  const refetches = { refetches: [dayTasksQuery] };
  return {
    notNeeded: async ({ id, name }) => {
      const outcome = await markNotNeeded({ id });
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
        return;
      }
      onDone();
      offerUndo(text("task.markedNotNeeded", { name }), () => untick({ id }));
    },
    remove: async ({ id, name }) => {
      const outcome = await remove({ id }, refetches);
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
        return;
      }
      onDone();
      offerUndo(text("task.deleted", { name }), () => restore({ id, eventId: null }, refetches));
    },
  };
}
