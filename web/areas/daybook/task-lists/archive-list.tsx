import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./task-lists-text.ts";
import { archiveTaskListMutation, taskListsQuery } from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";

type ArchiveListProps = { id: string; name: string; onArchived: () => void };

/** Deletes the list after asking once: it cannot be taken back. */
export function ArchiveList({ id, name, onArchived }: ArchiveListProps) {
  const [archive, isArchiving] = useChange(archiveTaskListMutation);
  const handleArchive = async () => {
    const isSure = await ask({
      title: text("list.archiveAsk", { name }),
      text: text("list.archiveText"),
      confirm: text("list.archive"),
      cancel: text("list.archiveKeep"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await archive({ id }, { refetches: [taskListsQuery] });
    const said = outcome.isDone ? text("list.archived", { name }) : outcome.refused.text;
    showSnackbar({ text: said, color: outcome.isDone ? "good" : "bad" });
    if (outcome.isDone) {
      onArchived();
    }
  };
  return (
    <span className={classes.archive}>
      <Button kind="quiet" isBusy={isArchiving} onClick={() => void handleArchive()}>
        {text("list.archive")}
      </Button>
    </span>
  );
}
