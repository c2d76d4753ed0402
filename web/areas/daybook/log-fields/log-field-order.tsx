import { IconPencil } from "@tabler/icons-react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { useOrder } from "#web/areas/daybook/use-order.ts";
import { reorderLogFieldsMutation, logFieldsQuery } from "./log-fields.queries.ts";
import type { LogField } from "./log-fields.queries.ts";
import { text } from "./log-text.ts";
import classes from "./log.module.css";
import { dayLogQuery } from "./log.queries.ts";

type LogFieldOrderProps = { fields: readonly LogField[]; onOpen: (field: LogField) => void };

/** The fields in the order in which the day asks for them. */
export function LogFieldOrder({ fields, onOpen }: LogFieldOrderProps) {
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
