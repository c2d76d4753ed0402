import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./detail-text.ts";
import { markLineMutation } from "./detail.queries.ts";
import type { OrderPageData, ShownLine } from "./detail.queries.ts";
import classes from "./order.module.css";
import { useOrderAct } from "./use-order-act.ts";

const reasons = ["NOT_IN_PLACE", "DAMAGED", "NOT_AS_SHOWN", "OTHER_ITEM"] as const;

/** Why a piece cannot be handed over. */
export function MissingDialog({ page, line, onClose }: { page: OrderPageData; line: ShownLine; onClose: () => void }) {
  const [reason, setReason] = useState<(typeof reasons)[number]>("NOT_IN_PLACE");
  const [mark, isMarking] = useOrderAct(markLineMutation);
  const save = async () => {
    if (await mark({ id: page.order.id, lineId: line.id, to: "MISSING", reason })) {
      onClose();
    }
  };
  return (
    <Dialog
      title={text("missing.title", { item: line.title })}
      size="xsmall"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text("missing.keep")}</Button>
          <Button kind="primary" isBusy={isMarking} onClick={() => void save()}>
            {text("missing.do")}
          </Button>
        </>
      }
    >
      <fieldset className={classes.reasons}>
        <legend>{text("missing.reason")}</legend>
        {reasons.map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {text(`reason.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className={classes.hint}>{text("missing.text", { shop: page.shopName })}</p>
    </Dialog>
  );
}
