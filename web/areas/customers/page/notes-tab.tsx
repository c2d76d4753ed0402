import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import {
  customerNotesQuery,
  customerSummaryQuery,
  deleteNoteMutation,
  pinnedNotesQuery,
  pinNoteMutation,
} from "./page.queries.ts";
import type { CustomerNote } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";
import { rowsOfPage, TabList } from "./tab-list.tsx";
import type { TabColumn } from "./tab-list.tsx";

/** What employees wrote down about a customer. */
export function NotesTab({ customer }: { customer: Customer }) {
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = useCanAfterPin()("customers:edit") && customer.erasedAt === null;
  const variables = { customerId: customer.id, first: rowsOfPage };
  const read = useRead(customerNotesQuery, { variables, live: ["Customer"] });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const columns: readonly TabColumn<CustomerNote>[] = [
    {
      name: text("note.body"),
      renderCell: ({ body, isPinned, authorName, createdAt }) => (
        <span className={classes.note}>
          <span>{body}</span>
          <small>
            {text("note.by", { name: authorName, date: formatInstantDate(new Date(createdAt), timeZone) })}{" "}
            {isPinned && <Badge tone="warn">{text("pinned")}</Badge>}
          </small>
        </span>
      ),
    },
    ...(mayEdit
      ? [
          {
            name: text("note.acts"),
            renderCell: (note: CustomerNote) => <NoteActs note={note} />,
            ...{ isNumber: true, isSum: true, isAct: true },
          },
        ]
      : []),
  ];
  return (
    <>
      {mayEdit && (
        <div className={classes.tabBar}>
          <Button onClick={() => setIsAdding(true)}>{text("addNote")}</Button>
        </div>
      )}
      <TabList
        label={text("tab.notes")}
        read={read}
        list={read.status === "ready" ? read.data.customerNotes : null}
        variables={variables}
        columns={columns}
        empty={{ title: text("none.notes"), text: text("none.notesText") }}
      />
      {isAdding && <NoteDialog customer={customer} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function NoteActs({ note }: { note: CustomerNote }) {
  const [pin] = useChange(pinNoteMutation);
  const [remove] = useChange(deleteNoteMutation);
  const refetches = [customerNotesQuery, pinnedNotesQuery, customerSummaryQuery];
  const setPinned = async (isPinned: boolean) => {
    const outcome = await pin({ id: note.id, isPinned }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const erase = async () => {
    const outcome = await remove({ id: note.id, isDeleted: true }, { refetches });
    if (outcome.isDone) {
      offerUndo(text("note.deleted"), () => remove({ id: note.id, isDeleted: false }, { refetches }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const items = [
    { label: text(note.isPinned ? "note.unpin" : "note.pinIt"), onSelect: () => void setPinned(!note.isPinned) },
    { label: text("note.delete"), tone: "bad" as const, onSelect: () => void erase() },
  ];
  return <Menu label={text("note.acts")} icon={<IconDots size={20} />} items={items} />;
}
