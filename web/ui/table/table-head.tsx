import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { TableHeader } from "./table-header.ts";
import type { TableState } from "./table-state.ts";
import classes from "./table.module.css";

type TableHeadProps = {
  headers: readonly TableHeader[];
  state: TableState;
  onSort: (propertyPath: string) => void;
};

export function TableHead({ headers, state, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {headers.map((header) => {
          const isSorted = header.propertyPath === state.sortBy;
          const Arrow = state.descending ? IconArrowDown : IconArrowUp;
          const direction = state.descending ? "descending" : "ascending";
          return (
            <th
              key={header.propertyPath}
              scope="col"
              data-align={header.align}
              className={header.cssClass}
              aria-sort={isSorted ? direction : undefined}
            >
              {header.sortable === true ? (
                <button
                  type="button"
                  className={classes.sort}
                  data-sorted={isSorted}
                  onClick={() => {
                    onSort(header.propertyPath);
                  }}
                >
                  {header.label}
                  <Arrow size={15} aria-hidden="true" />
                </button>
              ) : (
                header.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
