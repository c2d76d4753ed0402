import { useParams } from "@tanstack/react-router";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch } from "#web/ui/table/table-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { BackstockSearch } from "./backstock-search.ts";
import { binCells } from "./bin-cells.tsx";
import type { BinRowsProps } from "./bin-rows.ts";
import type { BackstockList } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { useGoHome } from "./use-go-home.ts";
import classes from "./bin-list.module.css";

type BinTableProps = BinRowsProps & { list: BackstockList; search: BackstockSearch; state: TableState };

const narrow = classes.narrow === undefined ? {} : { cssClass: classes.narrow };
const acts = classes.acts === undefined ? {} : { cssClass: classes.acts };
const notes = classes.notes === undefined ? {} : { cssClass: classes.notes };

const headers: readonly TableHeader[] = [
  { propertyPath: "select", label: text("list.select"), ...narrow },
  { propertyPath: "filling.bin", label: text("list.bin"), ...narrow },
  { propertyPath: "filling.category", label: text("list.category") },
  { propertyPath: "filling.location", label: text("list.location"), ...narrow },
  { propertyPath: "filling.age", label: text("list.age"), align: "end", ...narrow },
  { propertyPath: "filling.inventoryDate", label: text("list.inventoryDate"), ...narrow },
  { propertyPath: "filling.notes", label: text("list.notes"), ...notes },
  { propertyPath: "acts", label: text("list.actions"), align: "end", ...acts },
];

export function BinTable({ home, bins, selected, onSelect, list, search, state, ...rest }: BinTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const goHome = useGoHome();
  const goTo = (next: TableState) => {
    const { category, location, age, season, q } = search;
    const { page, row, size, after, before } = tableSearch(next);
    goHome({ category, location, age, season, q, page, row, size, after, before });
  };
  const cells = binCells({ home, search, storeId, selected, onSelect, waiting: rest.waiting });
  return (
    <DataTable
      label={text("list.title")}
      headers={headers}
      rows={bins}
      rowKey={({ filling }) => filling.id}
      state={state}
      onStateChange={goTo}
      totalItems={list.totalItems}
      isLoading={rest.isLoading}
      page={{ ...list.pageInfo, cursors: list.edges.map(({ cursor }) => cursor), onShowMore: () => undefined }}
      empty={rest.empty}
      cells={cells}
      isDense
    />
  );
}
