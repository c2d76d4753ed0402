import { useNavigate, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { ShownRows } from "#web/ui/table/use-shown-rows.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { filterCountOf, historyFilter } from "./history-search.ts";
import type { HistorySearch } from "./history-search.ts";
import { text } from "./history-text.ts";
import { HistoryTimeline } from "./history-timeline.tsx";
import { detailText, momentText, toneOf } from "./history-words.ts";
import type { HistoryEntry, HistoryList } from "./history.queries.ts";
import classes from "./history.module.css";

type HistoryTableProps = { history: HistoryList; search: HistorySearch; rows: ShownRows; onClear: () => void };

/** A table on a desktop, a timeline of cards on a phone. */
export function HistoryTable({ history, search, rows, onClear }: HistoryTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const cells = useHistoryCells();
  const { edges, pageInfo, state } = shownPage(history, tableStateFrom(search), rows.count);
  const entries = edges.map(({ node }) => node);
  const goTo = (next: TableState) =>
    void navigate({
      to: "/s/$storeId/reports/backstock_history",
      params: { storeId },
      search: { ...historyFilter(search), ...tableSearch(next) },
    });
  const showMore = () => {
    const { endCursor } = pageInfo;
    if (rows.count < mostRows) {
      rows.unfold();
    } else if (endCursor !== null) {
      goTo({ ...state, firstRow: state.firstRow + rows.count, cursor: { after: endCursor } });
    }
  };
  const open = ({ backstockId }: HistoryEntry) =>
    void navigate({ to: "/s/$storeId/backstock/detail/edit/$backstockId", params: { storeId, backstockId } });
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text("empty.title")}
          text={text("empty.text")}
          action={filterCountOf(search) === 0 ? undefined : <Button onClick={onClear}>{text("empty.clear")}</Button>}
        />
      </Card>
    );
  }
  if (isPhone) {
    return (
      <>
        <HistoryTimeline entries={entries} />
        <ShowMore
          shown={entries.length}
          totalItems={history.totalItems}
          step={state.itemsPerPage}
          onShowMore={showMore}
        />
      </>
    );
  }
  return (
    <Card hasPadding={false}>
      <DataTable
        label={text("title")}
        headers={historyHeaders}
        rows={entries}
        rowKey={({ id }) => id}
        state={state}
        onStateChange={goTo}
        totalItems={history.totalItems}
        page={{ ...pageInfo, onShowMore: showMore }}
        onOpen={open}
        cells={cells}
        isDense
      />
    </Card>
  );
}

export const historyHeaders: readonly TableHeader[] = [
  { propertyPath: "at", label: text("column.time"), sortable: true },
  { propertyPath: "bin", label: text("column.bin"), sortable: true },
  { propertyPath: "categoryName", label: text("column.category"), sortable: true },
  { propertyPath: "action", label: text("column.action"), sortable: true },
  { propertyPath: "way", label: text("column.way") },
  { propertyPath: "by", label: text("column.by"), sortable: true },
];

type Cells = Readonly<Record<string, (entry: HistoryEntry) => ReactNode>>;

function useHistoryCells(): Cells {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return {
    at: ({ at }) => <span className={classes.time}>{momentText(at, timeZone)}</span>,
    bin: ({ bin }) => <strong className={classes.bin}>{bin}</strong>,
    action: (entry) => (
      <span className={classes.action}>
        <Badge tone={toneOf(entry.action)}>{text(`action.${entry.action}`)}</Badge>
        {entry.undoneAt !== null && <small>{text("undone", { time: momentText(entry.undoneAt, timeZone) })}</small>}
      </span>
    ),
    way: detailText,
    by: ({ by }) => by ?? text("by.program"),
  };
}
