import { Page } from "#web/ui/page/page.tsx";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LogFieldDialog } from "./log-field-dialog.tsx";
import { logFieldsQuery, reorderLogFieldsMutation } from "./log-fields.queries.ts";
import { text } from "./log-fields-text.ts";
import classes from "./log.module.css";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import type { LogField } from "./log-fields.queries.ts";
import { dayLogQuery } from "./log.queries.ts";

/** For managers: what is to be written down each day, and in which order. */
export function LogFieldsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(logFieldsQuery, { live: ["LogField"] });
  const [openedId, setOpened] = useState<string | null>(null);
  const fields = read.status === "ready" ? read.data.logFields : [];
  // As it is saved by now, not as it was when it was opened.
  const opened = openedId === "new" ? null : fields.find(({ id }) => id === openedId);
  const addButton = (
    <Button data-new kind="primary" icon={<IconPlus size={18} />} onClick={() => setOpened("new")}>
      {text("fields.add")}
    </Button>
  );
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/daybook/settings" params={{ storeId }}>
          {text("fields.back")}
        </BackLink>
      }
      title={text("fields.title")}
      actions={<>{fields.length > 0 && addButton}</>}
    >
      <p className={classes.hint}>{text("fields.hint")}</p>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Card hasPadding={false}>
          {fields.length === 0 && (
            <EmptyState title={text("fields.none")} text={text("fields.noneText")} action={addButton} />
          )}
          {fields.length > 0 && <LogFieldOrder fields={fields} onOpen={({ id }) => setOpened(id)} />}
        </Card>
      )}
      {openedId !== null && opened !== undefined && <LogFieldDialog field={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

type LogFieldOrderProps = { fields: readonly LogField[]; onOpen: (field: LogField) => void };

/** The fields in the order in which the day asks for them. */
function LogFieldOrder({ fields, onOpen }: LogFieldOrderProps) {
  const [change] = useChange(reorderLogFieldsMutation);
  const { items, reorder } = useOrder(fields, (fieldIds) =>
    change({ fieldIds }, { refetches: [logFieldsQuery, dayLogQuery], waitsForRefetch: true }),
  );
  return (
    <SortableList
      label={text("fields.title")}
      items={items}
      onReorder={(ids) => void reorder(ids)}
      renderItem={(field) => (
        <div className={classes.line}>
          <div>
            {field.name}
            <small>
              {text(`kind.${field.kind}`)}
              {field.isRequired && ` · ${text("fields.required")}`}
            </small>
          </div>
          <IconButton label={text("fields.editLabel", { name: field.name })} onClick={() => onOpen(field)}>
            <IconPencil size={18} />
          </IconButton>
        </div>
      )}
    />
  );
}
