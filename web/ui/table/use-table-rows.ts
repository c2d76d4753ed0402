import { useMemo } from "react";
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { compareValues, valueAt } from "./table-header.ts";
import type { TableHeader } from "./table-header.ts";
import type { TableState } from "./table-state.ts";

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type TableRows<Row> = {
  headers: readonly TableHeader[];
  rows: readonly Row[];
  state: TableState;
  /** The server has sorted and cut the rows already. */
  isServerPaged: boolean;
  /** Rows to show instead of one page: what a phone has unfolded. */
  shownCount: number | null;
};

/** The rows on screen, sorted and cut here unless the server did it. Unknown values come last in either direction. */
export function useTableRows<Row extends object>({
  headers,
  rows,
  state,
  isServerPaged,
  shownCount,
}: TableRows<Row>): Row[] {
  const columns = useMemo(
    () =>
      headers.map(({ propertyPath }) => ({
        id: propertyPath,
        accessorFn: (row: Row) => valueAt(row, propertyPath) ?? undefined,
        sortUndefined: "last" as const,
        sortFn: (left: Cells, right: Cells) => compareValues(left.getValue(propertyPath), right.getValue(propertyPath)),
      })),
    [headers],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable<typeof features, Row>({
    features,
    columns,
    data,
    manualSorting: isServerPaged,
    manualPagination: isServerPaged,
    state: {
      sorting: state.sortBy === null ? [] : [{ id: state.sortBy, desc: state.descending }],
      pagination:
        shownCount === null
          ? { pageIndex: Math.floor(state.firstRow / state.itemsPerPage), pageSize: state.itemsPerPage }
          : { pageIndex: 0, pageSize: shownCount },
    },
  });
  return table.getRowModel().rows.map((row) => row.original);
}

type Cells = { getValue: (id: string) => unknown };
