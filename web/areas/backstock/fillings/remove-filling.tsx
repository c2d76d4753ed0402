import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries, useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { removeBackstockMutation } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import classes from "./fillings.module.css";

const reasons = ["MISTAKE", "DISCARDED", "DONATED", "TRANSFERRED"] as const;
type Reason = (typeof reasons)[number];
const words = {
  MISTAKE: "reason.mistake",
  DISCARDED: "reason.discarded",
  DONATED: "reason.donated",
  TRANSFERRED: "reason.transferred",
} as const;

/** Takes what is in a bin out of backstock for another reason than the floor. Closed until somebody needs it. */
export function RemoveFilling({ filling }: { filling: Backstock }) {
  const [reason, setReason] = useState<Reason>("MISTAKE");
  const [remove, isBusy] = useChange(removeBackstockMutation);
  const undo = useUndoBackstock();
  const send = async () => {
    const { id, version, bin } = filling;
    const setId = newId();
    const outcome = await remove({ id, version, setId, reason }, { refetches: binQueries });
    if (outcome.isDone) {
      showUndo(text("detail.removedDone", { bin }), () => void undo({ setId }));
    } else {
      showSnackbar({ text: moveText("error.updating", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <details className={classes.fold}>
      <summary>
        <IconChevronRight size={16} aria-hidden="true" />
        {text("detail.remove")}
      </summary>
      <p className={classes.soft}>{text("detail.removeText")}</p>
      <div className={classes.removeActs}>
        <BareSelect
          label={text("detail.reason")}
          value={reason}
          options={reasons.map((value) => ({ value, label: text(words[value]) }))}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? "MISTAKE")}
        />
        <Button kind="bad" isBusy={isBusy} onClick={() => void send()}>
          {text("detail.removeButton")}
        </Button>
      </div>
    </details>
  );
}
