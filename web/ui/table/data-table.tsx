import { useState } from "react";
import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ShowMore } from "./show-more.tsx";
import { TableBody } from "./table-body.tsx";
import { TableFoot } from "./table-foot.tsx";
import { TableHead } from "./table-head.tsx";
import type { TableHeader } from "./table-header.ts";
import { TableSort } from "./table-sort.tsx";
import { TablePager } from "./table-pager.tsx";
import {
  changePageSize,
  changeServerPageSize,
  goBack,
  goForward,
  goToFirstPage,
  goToPage,
  lastPage,
  pageOf,
  showMore,
  toggleSort,
} from "./table-state.ts";
import type { PageInfo, TableState } from "./table-state.ts";
import { useTableRows } from "./use-table-rows.ts";
import classes from "./table.module.css";

export type ServerPage = PageInfo & {
  hasNextPage: boolean;
  /** Asks for a page more below the rows that are there (phones). */
  onShowMore: () => void;
};

export type DataTableProps<Row extends object> = {
  /** What the rows are, for screen readers. */
  label: string;
  headers: readonly TableHeader[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** How a column's cells look; without one the value stands as text, unknown as a dash. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>;
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** Of the whole list; for a list that is all here, its length. */
  totalItems: number;
  /** Given for a list the server pages; left out for one that is here as a whole. */
  page?: ServerPage;
  /** Opens a row with a click or with Enter in its first cell. */
  onOpen?: (row: Row) => void;
  /** A control before a row's first cell, such as a box to choose it; its clicks must not be the row's. */
  renderLead?: (row: Row) => ReactNode;
  isLoading?: boolean;
  empty?: ReactNode;
  isDense?: boolean;
  /** Values that are short: on a phone two of them stand in one line. */
  hasShortValues?: boolean;
  /** The sums of the whole list by column, below the rows of each page. */
  foot?: Readonly<Record<string, ReactNode>>;
};

/** A list in columns: sorted by its headers, paged on a desktop and unfolded page by page on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, headers, rows, rowKey, cells = {}, onStateChange, totalItems, page, onOpen, isDense } = props;
  const isPhone = useIsPhone();
  const [unfolded, setUnfolded] = useState(props.state.itemsPerPage);
  const isServerPaged = page !== undefined;
  // An address may name a page that is not there any more.
  const state = isServerPaged ? props.state : goToPage(props.state, pageOf(props.state), totalItems);
  const shownCount = isPhone && !isServerPaged ? unfolded : null;
  const shown = useTableRows({ headers, rows, state, isServerPaged, shownCount });

  const handleSort = (propertyPath: string) => {
    onStateChange(toggleSort(state, propertyPath));
  };
  const handlePage = (target: number) => {
    onStateChange(isServerPaged ? moveOnServer(state, target, page) : goToPage(state, target, totalItems));
  };
  const handleSize = (size: number) => {
    onStateChange(isServerPaged ? changeServerPageSize(state, size, page) : changePageSize(state, size, totalItems));
  };
  const handleMore = () => {
    if (isServerPaged) {
      page.onShowMore();
    } else {
      setUnfolded(showMore(unfolded, state.itemsPerPage));
    }
  };
  if (shown.length === 0) {
    return props.isLoading === true ? (
      <LoadingState lines={6} />
    ) : (
      (props.empty ?? <EmptyState title={uiText("table.empty")} />)
    );
  }
  return (
    <div className={classes.table} aria-busy={props.isLoading}>
      {isPhone && <TableSort headers={headers} state={state} onSort={handleSort} />}
      <div className={classes.scroll}>
        <table aria-label={label} data-dense={isDense} data-short={props.hasShortValues}>
          <TableHead headers={headers} state={state} onSort={handleSort} />
          <TableBody
            headers={headers}
            rows={shown}
            rowKey={rowKey}
            cells={cells}
            onOpen={onOpen}
            renderLead={props.renderLead}
          />
          <TableFoot headers={headers} foot={props.foot} />
        </table>
      </div>
      {isPhone ? (
        <ShowMore shown={shown.length} totalItems={totalItems} step={state.itemsPerPage} onShowMore={handleMore} />
      ) : (
        <TablePager
          state={state}
          shown={shown.length}
          totalItems={totalItems}
          lastPage={isServerPaged ? null : lastPage(totalItems, state.itemsPerPage)}
          hasNext={isServerPaged ? page.hasNextPage : state.firstRow + shown.length < totalItems}
          onPage={handlePage}
          onSize={handleSize}
        />
      )}
    </div>
  );
}

function moveOnServer(state: TableState, target: number, page: PageInfo): TableState {
  if (target <= 1) {
    return goToFirstPage(state);
  }
  return target > pageOf(state) ? goForward(state, page) : goBack(state, page);
}
