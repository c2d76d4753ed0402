import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { ShownRows } from "#web/ui/table/use-shown-rows.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import type { SecondHandSearch } from "./second-hand-search.ts";
import { text } from "./second-hand-text.ts";
import { holdText, idText, needsText, reportText } from "./second-hand-words.ts";
import type { SecondHandEntry, SecondHandRegister } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

export const registerHeaders: readonly TableHeader[] = [
  { propertyPath: "number", label: text("column.number"), sortable: true, align: "end" },
  { propertyPath: "date", label: text("column.date") },
  { propertyPath: "customerName", label: text("column.seller") },
  { propertyPath: "idType", label: text("column.id") },
  { propertyPath: "paid", label: text("column.paid"), align: "end" },
  { propertyPath: "ruleNames", label: text("column.rules") },
  { propertyPath: "holdUntil", label: text("column.hold") },
  { propertyPath: "missing", label: text("column.missing") },
  { propertyPath: "reportDueAt", label: text("column.report") },
];

type RegisterTableProps = { register: SecondHandRegister; search: SecondHandSearch; rows: ShownRows; storeId: number };

/** A row for each number, the void ones among them; a press opens it. */
export function RegisterTable({ register, search, rows, storeId }: RegisterTableProps) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<number | null>(null);
  const cells = useCells(register.today);
  const { edges, pageInfo, state } = shownPage(register, tableStateFrom(search), rows.count);
  const entries = edges.map(({ node }) => node);
  const open = entries.find(({ number }) => number === opened);
  const goTo = (next: TableState) =>
    void navigate({
      to: "/s/$storeId/reports/second_hand",
      params: { storeId },
      search: { from: search.from, to: search.to, ...tableSearch(next) },
    });
  const showMore = () => {
    const { endCursor } = pageInfo;
    if (rows.count < mostRows) {
      rows.unfold();
    } else if (endCursor !== null) {
      goTo({ ...state, firstRow: state.firstRow + rows.count, cursor: { after: endCursor } });
    }
  };
  return (
    <Card hasPadding={false}>
      <div className={classes.table}>
        <DataTable
          label={text("title")}
          headers={registerHeaders}
          rows={entries}
          rowKey={({ number }) => number}
          state={state}
          onStateChange={goTo}
          totalItems={register.totalItems}
          page={{ ...pageInfo, onShowMore: showMore }}
          onOpen={({ number }) => setOpened(number)}
          cells={cells}
          hasShortValues
        />
      </div>
      {open !== undefined && <EntryDialog entry={open} storeId={storeId} onClose={() => setOpened(null)} />}
    </Card>
  );
}

type Cells = Readonly<Record<string, (entry: SecondHandEntry) => ReactNode>>;

function useCells(today: string): Cells {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return {
    number: ({ number }) => <b>{number}</b>,
    date: ({ date }) => <span className={classes.whole}>{formatDate(date)}</span>,
    customerName: ({ customerName, buyNumber }) => (
      <span className={classes.lines}>
        {customerName ?? text("seller.unknown")}
        <small>
          {text("column.buy")} {buyNumber}
        </small>
      </span>
    ),
    idType: (entry) => idText(entry) || unknownText,
    paid: ({ paid }) => (paid === null ? unknownText : formatMoney(paid)),
    ruleNames: ({ ruleNames }) => ruleNames.join(", "),
    holdUntil: (entry) => <Hold entry={entry} today={today} />,
    missing: ({ missing, voidReason }) =>
      voidReason !== null ? (
        unknownText
      ) : missing.length === 0 ? (
        text("missing.none")
      ) : (
        <span className={classes.missing}>{needsText(missing)}</span>
      ),
    reportDueAt: (entry) => (entry.voidReason === null ? reportText(entry, timeZone) : unknownText),
  };
}

/** Void says so; what is still on hold stands out. */
function Hold({ entry, today }: { entry: SecondHandEntry; today: string }) {
  if (entry.voidReason !== null) {
    return <Badge>{holdText(entry)}</Badge>;
  }
  return entry.holdUntil > today ? <Badge tone="accent">{holdText(entry)}</Badge> : holdText(entry);
}
