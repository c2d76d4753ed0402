import { useParams } from "@tanstack/react-router";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import type { ShownPage } from "#web/ui/table/shown-page.ts";
import { tableSearch } from "#web/ui/table/table-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { BackstockSearch } from "./backstock-search.ts";
import { binCells } from "./bin-cells.tsx";
import type { BinRowsProps } from "./bin-rows.ts";
import { text } from "./home-text.ts";
import { useGoHome } from "./use-go-home.ts";
import classes from "./bin-list.module.css";

type BinTableProps = BinRowsProps & {
  shown: Pick<ShownPage<unknown>, "state" | "pageInfo">;
  totalItems: number;
  search: BackstockSearch;
};

const narrow = classes.narrow === undefined ? {} : { cssClass: classes.narrow };
const acts = classes.acts === undefined ? {} : { cssClass: classes.acts };
const notes = classes.notes === undefined ? {} : { cssClass: classes.notes };

export const binHeaders: readonly TableHeader[] = [
  { propertyPath: "select", label: text("list.select"), ...narrow },
  { propertyPath: "filling.bin", label: text("list.bin"), sortable: true, ...narrow },
  { propertyPath: "filling.category", label: text("list.category"), sortable: true },
  { propertyPath: "filling.location", label: text("list.location"), sortable: true, ...narrow },
  { propertyPath: "filling.age", label: text("list.age"), sortable: true, align: "end", ...narrow },
  { propertyPath: "filling.inventoryDate", label: text("list.inventoryDate"), sortable: true, ...narrow },
  { propertyPath: "filling.notes", label: text("list.notes"), ...notes },
  { propertyPath: "acts", label: text("list.actions"), align: "end", ...acts },
];

export function BinTable({ home, bins, selected, onSelect, shown, search, totalItems, ...rest }: BinTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const goHome = useGoHome();
  const { state, pageInfo } = shown;
  const goTo = (next: TableState) => {
    const { category, location, age, season, q } = search;
    const { page, row, size, sort, after, before } = tableSearch(next);
    goHome({ category, location, age, season, q, page, row, size, sort, after, before });
  };
  const cells = binCells({ home, search, storeId, selected, onSelect, waiting: rest.waiting });
  return (
    <DataTable
      label={text("list.title")}
      headers={binHeaders}
      rows={bins}
      rowKey={({ filling }) => filling.id}
      state={state}
      onStateChange={goTo}
      totalItems={totalItems}
      isLoading={rest.isLoading}
      page={{ ...pageInfo, onShowMore: () => undefined }}
      empty={rest.empty}
      cells={cells}
      isDense
    />
  );
}
