import { IconNote } from "@tabler/icons-react";
import { textThreadQuery } from "#web/areas/texting/thread/thread.queries.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { addTextNoteMutation } from "./composer.queries.ts";
import { text } from "./composer-text.ts";

type NoteButtonProps = { threadId: string; body: string; onSaved: () => void };

/** Keeps what was written as a note for the team instead of sending it. */
export function NoteButton({ threadId, body, onSaved }: NoteButtonProps) {
  const [saveNote, isSaving] = useChange(addTextNoteMutation);
  const isIdle = isSaving || body.trim() === "";
  const save = async () => {
    const outcome = await saveNote(
      { id: newId(), threadId, body: body.trim() },
      { request: { title: text("whoNote") }, refetches: [textThreadQuery] },
    );
    if (outcome.isDone) {
      onSaved();
      showSnackbar({ text: text("noteSaved"), color: "good" });
    } else {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <IconButton label={text("note")} aria-disabled={isIdle || undefined} onClick={() => void (isIdle || save())}>
      <IconNote size={20} />
    </IconButton>
  );
}
