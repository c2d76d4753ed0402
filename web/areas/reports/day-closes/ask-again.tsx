import { formatDate } from "#common/date-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./day-closes-text.ts";
import { askForDayMutation, dayCloseQuery, dayClosesQuery } from "./day-closes.queries.ts";

/** Asks the registers for a day again. */
export function AskAgain({ date }: { date: string }) {
  const [change, isRunning] = useChange(askForDayMutation);
  const ask = async () => {
    const outcome = await change({ date }, { refetches: [dayCloseQuery, dayClosesQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("day.done", { date: formatDate(date) }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <Button isCompact isBusy={isRunning} onClick={() => void ask()}>
      {text("day.ask")}
    </Button>
  );
}
