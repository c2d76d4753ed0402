import { formatDate } from "#common/date-format.ts";
import { closeRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CloseDetail } from "./close-detail.tsx";
import { text } from "./day-closes-text.ts";
import { askForDayMutation, dayCloseQuery, dayClosesQuery } from "./day-closes.queries.ts";

/** What is behind a day's figures, and the way to ask the registers for it again. */
export function CloseDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const read = useRead(dayCloseQuery, { variables: { date }, live: closeRecords });
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
    <Dialog title={text("open.label", { date: formatDate(date) })} onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <CloseDetail
          day={read.data.dayClose}
          action={
            <Button isCompact isBusy={isRunning} onClick={() => void ask()}>
              {text("day.ask")}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
