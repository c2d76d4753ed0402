import { useCan } from "#web/platform/permissions/can.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { addStarterListsMutation, dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

/** A store that has never made a list: managers are offered two to begin with. */
export function NoTaskLists() {
  const can = useCan();
  const [add, isAdding] = useChange(addStarterListsMutation);
  const handleAdd = async () => {
    const outcome = await add({}, { refetches: [dayTasksQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  if (!can("daybook:settings")) {
    return <EmptyState title={text("tasks.noListsTitle")} text={text("tasks.noListsAsk")} />;
  }
  return (
    <EmptyState
      title={text("tasks.noListsTitle")}
      text={text("tasks.noListsText")}
      action={
        <Button isBusy={isAdding} onClick={() => void handleAdd()}>
          {text("tasks.starter")}
        </Button>
      }
    />
  );
}
