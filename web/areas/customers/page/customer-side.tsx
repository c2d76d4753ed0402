import { IconBan } from "@tabler/icons-react";
import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { EmailNewsLine } from "#web/areas/automations/shared/email-news-line.tsx";
import { CustomerForm } from "#web/areas/customers/shared/customer-form.tsx";
import { CustomerFacts } from "#web/areas/customers/shared/customer-view.tsx";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { pinnedNotesQuery } from "./page.queries.ts";
import { text } from "./page-text.ts";
import { StopBuyingDialog } from "./stop-buying-dialog.tsx";
import classes from "./page.module.css";

/** How the customer is reached, and what the next person should know. */
export function CustomerSide({ customer }: { customer: Customer }) {
  const [opened, setOpened] = useState<"edit" | "note" | "stop" | null>(null);
  const mayEdit = useCanAfterPin()("customers:edit");
  const mayStop = useCan()("customers:manage") && !customer.isDoNotBuy;
  const close = () => setOpened(null);
  return (
    <>
      <Card
        title={text("contact")}
        aside={
          mayEdit && (
            <Button kind="plain" isCompact onClick={() => setOpened("edit")}>
              {text("editShort")}
            </Button>
          )
        }
      >
        <CustomerFacts customer={customer} />
        {customer.email !== null && <EmailNewsLine customerId={customer.id} name={customer.firstName} />}
      </Card>
      <Card
        title={text("pinned")}
        aside={
          mayEdit && (
            <Button kind="plain" isCompact onClick={() => setOpened("note")}>
              {text("addNote")}
            </Button>
          )
        }
      >
        <PinnedNotes customer={customer} />
      </Card>
      {mayStop && (
        <button type="button" className={classes.stop} onClick={() => setOpened("stop")}>
          <IconBan size={18} aria-hidden="true" />
          {text("doNotBuyFrom", { name: customer.firstName })}
        </button>
      )}
      {opened === "stop" && <StopBuyingDialog customer={customer} onClose={close} />}
      {opened === "edit" && <CustomerForm customer={customer} onClose={close} />}
      {opened === "note" && <NoteDialog customer={customer} onClose={close} />}
    </>
  );
}

function PinnedNotes({ customer }: { customer: Customer }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(pinnedNotesQuery, { variables: { customerId: customer.id }, live: ["Customer"] });
  const notes = read.status === "ready" ? read.data.pinnedCustomerNotes : [];
  return (
    <>
      {notes.length === 0 && <p className={classes.none}>{text("noPinned")}</p>}
      {notes.map(({ id, body, authorName, createdAt }) => (
        <p key={id} className={classes.note}>
          <span>{body}</span>
          <small>{text("note.by", { name: authorName, date: formatInstantDate(new Date(createdAt), timeZone) })}</small>
        </p>
      ))}
    </>
  );
}
