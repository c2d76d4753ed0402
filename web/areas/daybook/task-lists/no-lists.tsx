import { Link, useParams } from "@tanstack/react-router";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./task-lists-text.ts";
import { addStarterListsMutation } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./task-lists.module.css";
import { taskListsQuery } from "./task-lists.queries.ts";

/** A store that has no list yet: make one, or begin with two that most shops have. */
export function NoLists() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [add, isAdding] = useChange(addStarterListsMutation);
  const handleAdd = async () => {
    const outcome = await add({}, { refetches: [taskListsQuery] });
    const said = outcome.isDone ? text("lists.starterAdded") : outcome.refused.text;
    showSnackbar({ text: said, color: outcome.isDone ? "good" : "bad" });
  };
  return (
    <EmptyState
      title={text("lists.emptyTitle")}
      text={text("lists.emptyText")}
      action={
        <span className={classes.choices}>
          <Link to="/s/$storeId/daybook/settings/task-lists/new" params={{ storeId }} className={classes.primaryLink}>
            {text("lists.create")}
          </Link>
          <Button isBusy={isAdding} onClick={() => void handleAdd()}>
            {text("lists.starter")}
          </Button>
        </span>
      }
    />
  );
}
