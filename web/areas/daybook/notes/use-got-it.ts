import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { markNoteSeenMutation } from "./notes.queries.ts";

/** Says that the active person has read a note. */
export function useGotIt(): (noteId: string) => Promise<void> {
  const [mark] = useChange(markNoteSeenMutation);
  return async (noteId) => {
    const outcome = await mark({ id: noteId });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
}
