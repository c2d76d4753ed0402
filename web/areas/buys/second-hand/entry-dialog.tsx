import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { text } from "./second-hand-text.ts";
import { holdText, idText, needsText, reportText } from "./second-hand-words.ts";
import type { SecondHandEntry } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

type EntryDialogProps = { entry: SecondHandEntry; storeId: number; onClose: () => void };

/** One line of the register: what is written down, what is missing, and the way to buy and seller. */
export function EntryDialog({ entry, storeId, onClose }: EntryDialogProps) {
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = useCanAfterPin()("buys:check-in");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (isEditing) {
    return <DetailsDialog buyKey={entry.buyKey} onClose={() => setIsEditing(false)} />;
  }
  const facts = factsOf(entry, timeZone).filter(({ value }) => value !== "");
  const { customerId, buyId } = entry;
  const actions = (
    <>
      {customerId !== null && (
        <ButtonLink to="/s/$storeId/buys/detail/customer/show/$customerId" params={{ storeId, customerId }}>
          {text("entry.customer")}
        </ButtonLink>
      )}
      {buyId !== null && (
        <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }}>
          {text("entry.buy")}
        </ButtonLink>
      )}
      {mayChange && entry.voidReason === null && (
        <Button kind="primary" onClick={() => setIsEditing(true)}>
          {text("entry.edit")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={text("entry.title", { number: entry.number })} size="small" onClose={onClose} actions={actions}>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function factsOf(entry: SecondHandEntry, timeZone: string): { name: string; value: string }[] {
  const { customerName, missing, voidReason, paid, itemsTaken } = entry;
  return [
    { name: text("column.hold"), value: holdText(entry) },
    { name: text("column.missing"), value: voidReason === null ? needsText(missing) : "" },
    { name: text("column.report"), value: voidReason === null ? reportText(entry, timeZone) : "" },
    { name: text("column.rules"), value: entry.ruleNames.join(", ") },
    { name: text("column.date"), value: formatDate(entry.date) },
    { name: text("column.buy"), value: entry.buyNumber },
    { name: text("column.seller"), value: customerName ?? text("seller.unknown") },
    { name: text("column.id"), value: idText(entry) },
    { name: text("entry.plate"), value: entry.plate },
    { name: text("entry.serials"), value: entry.serials },
    { name: text("entry.photo"), value: entry.photo },
    { name: text("entry.items"), value: itemsTaken === null ? "" : String(itemsTaken) },
    { name: text("column.paid"), value: paid === null ? "" : formatMoney(paid) },
    { name: text("entry.handled"), value: entry.handledBy ?? "" },
  ];
}
