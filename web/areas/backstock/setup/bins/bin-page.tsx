import { Page } from "#web/ui/page/page.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { binHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import {
  binOverviewQuery,
  binQuery,
  deleteBinMutation,
  restoreBinMutation,
  retireBinMutation,
  setupBinsQuery,
} from "./bins.queries.ts";
import type { BinDetail } from "./bins.queries.ts";

/** The page of a bin: its number, its contents, and its actions. */
export function BinPage() {
  const { binId } = useParams({ from: "/s/$storeId/backstock/settings/bin/edit/$binId" });
  const read = useRead(binQuery, { variables: { id: binId }, live: ["Bin", "Backstock"] });
  return (
    <Page
      width="form"
      back={<SetupBack tab="bins" />}
      title={read.status === "ready" ? text("bin.title", { label: read.data.bin.label }) : text("setup.bins")}
    >
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && (
          <div className={classes.page}>
            <BinFacts bin={read.data.bin} />
            <BinActions bin={read.data.bin} />
            <RecordHistory kind="Bin" id={binId} words={binHistory} />
          </div>
        )}
      </Card>
    </Page>
  );
}

/** The number as it is on the bin's label, and the current contents. */
function BinFacts({ bin }: { bin: BinDetail }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { contents } = bin;
  return (
    <div className={classes.facts}>
      <span className={classes.number}>{bin.label}</span>
      {contents === null ? (
        <p className={classes.hint}>{text(emptyTextOf(bin))}</p>
      ) : (
        <>
          <p>{text("bin.filledWith", { category: contents.categoryName, location: contents.locationName })}</p>
          <p className={classes.hint}>{text("bin.since", { date: formatDate(contents.inventoryDate) })}</p>
          <p className={classes.small}>{text("bin.cannotDelete")}</p>
          <Link
            to="/s/$storeId/backstock"
            params={{ storeId }}
            search={{ q: String(bin.number) }}
            className={classes.quietLink}
          >
            {text("bin.openFilling")}
          </Link>
        </>
      )}
    </div>
  );
}

function emptyTextOf({ isDeleted, isRetired }: BinDetail) {
  if (isDeleted) {
    return "bin.deletedNow" as const;
  }
  return isRetired ? ("bin.retiredNow" as const) : ("bin.emptyNow" as const);
}

const refetches = [binQuery, setupBinsQuery, binOverviewQuery];

/** Prints the bin's label; retires or deletes an empty bin, both with Undo. */
function BinActions({ bin }: { bin: BinDetail }) {
  const { id, label, isRetired, isDeleted, contents } = bin;
  const [isPrinting, setIsPrinting] = useState(false);
  const [retire, isRetiring] = useChange(retireBinMutation);
  const [remove, isDeleting] = useChange(deleteBinMutation);
  const [restore, isRestoring] = useChange(restoreBinMutation);
  const close = useCloseToSetup("bins");
  const showOutcome = (
    outcome: ChangeOutcome<unknown>,
    done: { message: string; back: () => Promise<ChangeOutcome<unknown>> },
  ) => {
    if (outcome.isDone) {
      offerUndo(done.message, done.back);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const handleRetire = async () => {
    const outcome = await retire({ id, isRetired: !isRetired }, { refetches });
    const message = text(isRetired ? "bins.unretiredDone" : "bins.retiredDone", { label });
    showOutcome(outcome, { message, back: () => retire({ id, isRetired }, { refetches }) });
  };
  const handleDelete = async () => {
    const outcome = await remove({ id }, { refetches: [setupBinsQuery, binOverviewQuery] });
    showOutcome(outcome, { message: text("bins.deletedDone", { label }), back: () => restore({ id }, { refetches }) });
    if (outcome.isDone) {
      close();
    }
  };
  const handleRestore = async () => {
    const outcome = await restore({ id }, { refetches });
    const message = outcome.isDone ? text("bin.restored", { label }) : outcome.refused.text;
    showSnackbar({ text: message, color: outcome.isDone ? "good" : "bad" });
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
      {isPrinting && <PrintLabelsDialog selection={{ binIds: [id] }} onClose={() => setIsPrinting(false)} />}
    </span>
  );
}
