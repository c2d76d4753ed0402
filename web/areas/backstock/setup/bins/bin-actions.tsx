import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import {
  deleteBinMutation,
  restoreBinMutation,
  retireBinMutation,
  binOverviewQuery,
  binQuery,
  setupBinsQuery,
} from "./bins.queries.ts";
import type { BinDetail } from "./bins.queries.ts";

const refetches = [binQuery, setupBinsQuery, binOverviewQuery];

/** Print its label; retire or delete it while it is empty. Both can be taken back. */
export function BinActions({ bin }: { bin: BinDetail }) {
  const { id, label, isRetired, isDeleted, contents } = bin;
  const [isPrinting, setIsPrinting] = useState(false);
  const [retire, isRetiring] = useChange(retireBinMutation);
  const [remove, isDeleting] = useChange(deleteBinMutation);
  const [restore, isRestoring] = useChange(restoreBinMutation);
  const close = useCloseToSetup("bins");
  const say = (
    outcome: ChangeOutcome<unknown>,
    done: { said: string; back: () => Promise<ChangeOutcome<unknown>> },
  ) => {
    if (outcome.isDone) {
      offerUndo(done.said, done.back);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const handleRetire = async () => {
    const outcome = await retire({ id, isRetired: !isRetired }, { refetches });
    const said = text(isRetired ? "bins.unretiredDone" : "bins.retiredDone", { label });
    say(outcome, { said, back: () => retire({ id, isRetired }, { refetches }) });
  };
  const handleDelete = async () => {
    const outcome = await remove({ id }, { refetches: [setupBinsQuery, binOverviewQuery] });
    say(outcome, { said: text("bins.deletedDone", { label }), back: () => restore({ id }, { refetches }) });
    if (outcome.isDone) {
      close();
    }
  };
  const handleRestore = async () => {
    const outcome = await restore({ id }, { refetches });
    const said = outcome.isDone ? text("bin.restored", { label }) : outcome.refused.text;
    showSnackbar({ text: said, color: outcome.isDone ? "good" : "bad" });
  };
  if (isDeleted) {
    return (
      <span className={classes.actions}>
        <Button kind="primary" isBusy={isRestoring} onClick={() => void handleRestore()}>
          {text("bin.restore")}
        </Button>
      </span>
    );
  }
  return (
    <span className={classes.actions}>
      <span className={classes.remove}>
        <Button kind="quiet" disabled={contents !== null} isBusy={isDeleting} onClick={() => void handleDelete()}>
          {text("bins.delete")}
        </Button>
        <Button kind="quiet" disabled={contents !== null} isBusy={isRetiring} onClick={() => void handleRetire()}>
          {text(isRetired ? "bins.unretire" : "bins.retire")}
        </Button>
      </span>
      <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => setIsPrinting(true)}>
        {text("bins.print")}
      </Button>
      {isPrinting && <PrintLabelsDialog wanted={{ binIds: [id] }} onClose={() => setIsPrinting(false)} />}
    </span>
  );
}
