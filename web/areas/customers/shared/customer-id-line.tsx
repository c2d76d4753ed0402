import { useState } from "react";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useNow } from "#web/platform/use-now.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./customers-text.ts";
import { showIdNumberMutation } from "./customers.queries.ts";
import type { Customer } from "./customers.queries.ts";
import classes from "./customer.module.css";

/** What is known of an ID: kind, last four, until when, who looked at it. Managers may see the whole number; that is logged. */
export function CustomerIdLine({ customer }: { customer: Customer }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayShow = useCan()("customers:manage") && customer.hasIdNumber;
  const [show, isBusy] = useChange(showIdNumberMutation);
  const [number, setNumber] = useState<string | null>(null);
  const today = localTimeAt(useNow(), timeZone).date;
  const { idCheckedAt, idCheckedBy } = customer;
  if (idCheckedAt === null) {
    return <span>{text("id.none")}</span>;
  }
  const reveal = async () => {
    const outcome = await show({ id: customer.id });
    if (outcome.isDone) {
      setNumber(outcome.data.showIdNumber.number);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const checked = { date: formatInstantDate(new Date(idCheckedAt), timeZone), name: idCheckedBy ?? "" };
  return (
    <span className={classes.idLine}>
      <span>{idText(customer, today)}</span>
      <small>{text("id.checked", checked)}</small>
      {mayShow && number === null && (
        <Button isCompact isBusy={isBusy} onClick={() => void reveal()}>
          {text("id.show")}
        </Button>
      )}
      {number !== null && (
        <output>
          <b>{text("id.shown", { number })}</b> <small>{text("id.logged")}</small>
        </output>
      )}
    </span>
  );
}

function idText({ idType, idState, idLast4, idExpiresOn }: Customer, today: string): string {
  const isExpired = idExpiresOn !== null && idExpiresOn < today;
  const parts = [
    idType !== null && `${text(`idType.${idType}`)} ${idState}`.trim(),
    idLast4 !== null && text("id.last4", { last4: idLast4 }),
    idExpiresOn !== null && text(isExpired ? "id.expired" : "id.expires", { date: formatDate(idExpiresOn) }),
  ];
  return parts.filter((part) => part !== false).join(", ");
}
