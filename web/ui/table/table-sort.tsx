import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import type { TableHeader } from "./table-header.ts";
import type { TableState } from "./table-state.ts";
import classes from "./table.module.css";

type TableSortProps = {
  headers: readonly TableHeader[];
  state: TableState;
  onSort: (propertyPath: string) => void;
};

/** A phone's rows have no headers to tap, so their order is chosen above them. */
export function TableSort({ headers, state, onSort }: TableSortProps) {
  const sortable = headers.filter((header) => header.sortable);
  const { sortBy, descending } = state;
  if (sortable.length === 0) {
    return null;
  }
  return (
    <div className={classes.sorting} data-no-print>
      <select
        aria-label={uiText("table.sortBy")}
        value={sortBy ?? ""}
        onChange={(event) => {
          onSort(event.target.value);
        }}
      >
        {sortBy === null && <option value="">{uiText("table.sortBy")}</option>}
        {sortable.map(({ propertyPath, label }) => (
          <option key={propertyPath} value={propertyPath}>
            {label}
          </option>
        ))}
      </select>
      {sortBy !== null && (
        <IconButton
          label={uiText(descending ? "table.sortedDown" : "table.sortedUp")}
          onClick={() => {
            onSort(sortBy);
          }}
        >
          {descending ? <IconArrowDown size={20} /> : <IconArrowUp size={20} />}
        </IconButton>
      )}
    </div>
  );
}
