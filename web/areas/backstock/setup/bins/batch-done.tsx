import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { BinBatch } from "./bins.queries.ts";

type BatchDoneProps = {
  batch: BinBatch;
  /** Opens the printing of their labels at once. */
  isPrinting: boolean;
  onAgain: () => void;
};

/** How many bins there are now that were not there before, and how many were. */
export function BatchDone({ batch, isPrinting, onAgain }: BatchDoneProps) {
  const { created, existed, numbers, bins } = batch;
  const [isOpen, setIsOpen] = useState(isPrinting && created > 0);
  const close = useCloseToSetup("bins");
  const said = existed === 0 ? text("batch.doneAll", { count: created }) : text("batch.done", { created, existed });
  return (
    <div className={classes.result}>
      <output>
        <strong>{said}</strong>
      </output>
      {created > 0 && <p className={classes.hint}>{text("batch.numbers", { numbers })}</p>}
      <span className={classes.actions}>
        {created > 0 && (
          <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => setIsOpen(true)}>
            {text("bins.labelsOf", { count: created })}
          </Button>
        )}
        <Button onClick={onAgain}>{text("batch.again")}</Button>
        <Button kind="quiet" onClick={close}>
          {text("batch.toList")}
        </Button>
      </span>
      {isOpen && <PrintLabelsDialog wanted={{ binIds: bins.map(({ id }) => id) }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
