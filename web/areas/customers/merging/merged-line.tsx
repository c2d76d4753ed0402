import { IconArrowBackUp } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { mergeRefetches } from "./merge-dialog.tsx";
import { customerMergeQuery, undoMergeMutation } from "./merging.queries.ts";
import { text } from "./merging-text.ts";
import classes from "./merging.module.css";

/** Says that a record was merged into this one, for a day with the way back; longer to who came by the old id. */
export function MergedLine({ openedId, customerId }: { openedId: string; customerId: string }) {
  const mayUndo = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(customerMergeQuery, { variables: { id: openedId }, live: ["Customer"] });
  const [undo, isBusy] = useChange(undoMergeMutation);
  const merge = read.status === "ready" ? read.data.customerMerge : null;
  if (merge === null || (!merge.isUndoable && openedId === customerId)) {
    return null;
  }
  const takeBack = async () => {
    const outcome = await undo({ id: merge.id }, { refetches: mergeRefetches });
    showSnackbar(
      outcome.isDone ? { text: text("undone"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  const until = new Date(merge.undoUntil);
  const date = formatInstantDate(new Date(merge.mergedAt), timeZone);
  return (
    <p className={classes.line}>
      <span>{text("merged.line", { name: merge.name, date, by: merge.mergedBy })}</span>
      {mayUndo && merge.isUndoable && (
        <span className={classes.back}>
          <small>
            {text("undo.until", { date: formatInstantDate(until, timeZone), time: formatTime(until, timeZone) })}
          </small>
          <Button isBusy={isBusy} icon={<IconArrowBackUp size={18} />} onClick={() => void takeBack()}>
            {text("undo")}
          </Button>
        </span>
      )}
    </p>
  );
}
