import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { daysBetween } from "#common/business-date.ts";
import { formatDate, formatDateRange } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { useShownStoreId } from "#web/areas/reports/use-shown-store.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { VariablesOf } from "#web/platform/graphql/graphql.ts";
import { StoreScope } from "#web/platform/graphql/store-scope.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { ExplainedInPlace } from "#web/ui/figures/explained-in-place.tsx";
import { isOfBuys, rowUnit, rowValue } from "./row-words.ts";
import { RowsTable } from "./rows-table.tsx";
import { text } from "./rows-text.ts";
import { reportRowsCsvQuery, reportRowsQuery } from "./rows.queries.ts";
import type { ReportRow, ReportRows, RowKind } from "./rows.queries.ts";
import { TicketBody } from "./ticket-body.tsx";
import classes from "./rows.module.css";

type FigureRowsDialogProps = RowsDialogProps & {
  /** The store of the number, where the page shows several. */
  storeId?: number | undefined;
};

type RowsDialogProps = {
  kind: RowKind;
  /** What the number is called where it was pressed, and how it is made. */
  name: string;
  definition: string;
  from: string;
  to: string;
  /** Single days of that range, where not all of them count. */
  dates?: readonly string[] | undefined;
  onClose: () => void;
};

/** The rows behind a number of a report; a ticket among them opens in their place. */
export function FigureRowsDialog({ storeId, ...figure }: FigureRowsDialogProps) {
  return storeId === undefined ? (
    <RowsDialog {...figure} />
  ) : (
    <StoreScope storeId={storeId}>
      <RowsDialog {...figure} />
    </StoreScope>
  );
}

function RowsDialog({ kind, name, definition, from, to, dates, onClose }: RowsDialogProps) {
  const variables = { kind, from, to, employeeCode: null, ...(dates !== undefined && { dates: [...dates] }) };
  const read = useRead(reportRowsQuery, { variables, live: reportRecords });
  const [ticket, setTicket] = useState<Pick<ReportRow, "id" | "number"> | null>(null);
  const list = read.status === "ready" ? read.data.reportRows : null;
  const isTicket = ticket !== null;
  return (
    <Dialog
      title={isTicket ? text("ticket.title", { number: ticket.number }) : `${name}, ${daysText({ from, to, dates })}`}
      onClose={onClose}
      actions={
        isTicket ? (
          <Button onClick={() => setTicket(null)}>{text("back")}</Button>
        ) : list === null || list.count === 0 ? undefined : (
          <SaveRows variables={variables} />
        )
      }
    >
      {isTicket ? (
        <TicketBody id={ticket.id} />
      ) : (
        <div className={classes.dialog}>
          <p className={classes.definition}>{definition}</p>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
          {list !== null && <FigureRows kind={kind} name={name} list={list} onTicket={setTicket} />}
          {isOfBuys(kind) && from === to && <DayLog date={from} />}
          <p className={classes.source}>{text("source")}</p>
        </div>
      )}
    </Dialog>
  );
}

/** All buys of the day, also those that the figure leaves out. */
function DayLog({ date }: { date: string }) {
  const storeId = useShownStoreId();
  return (
    <Link to="/s/$storeId/reports/buylog" params={{ storeId }} search={{ d: date }}>
      {text("dayLog", { date: formatDate(date) })}
    </Link>
  );
}

type Days = { from: string; to: string; dates: readonly string[] | undefined };

/** Fewer days than the range has are counted. */
function daysText({ from, to, dates }: Days): string {
  const range = formatDateRange({ from, to });
  const isWhole = dates === undefined || dates.length === daysBetween(from, to) + 1;
  return isWhole ? range : text("dates", { count: dates.length, range });
}

type SaveRowsProps = { variables: VariablesOf<typeof reportRowsCsvQuery> };

function SaveRows({ variables }: SaveRowsProps) {
  const can = useCan();
  const saveCsv = useSaveCsv();
  const { kind, from, to } = variables;
  const save = () =>
    saveCsv(`${kind.toLowerCase().replaceAll("_", "-")}-${from}-${to}.csv`, async (store) => {
      const { reportRowsCsv } = await store.ask(reportRowsCsvQuery, variables);
      return reportRowsCsv;
    });
  return (
    can("reports:export") && (
      <Button icon={<IconDownload size={18} />} onClick={() => void save()}>
        {text("export")}
      </Button>
    )
  );
}

type FigureRowsProps = { kind: RowKind; name: string; list: ReportRows; onTicket: (row: ReportRow) => void };

function FigureRows({ kind, name, list, onTicket }: FigureRowsProps) {
  const { count, total } = list;
  if (count === 0) {
    return <EmptyState title={text("none")} text={text("noneText")} />;
  }
  return (
    <>
      <p className={classes.sum}>
        <strong>{rowValue(kind, total)}</strong> {text("total", { count, shown: formatNumber(count) })}
        {rowUnit(kind) !== "pieces" && (
          <>, {text("figure.average", { average: rowValue(kind, Math.round(total / count)) })}</>
        )}
      </p>
      <RowsTable
        kind={kind}
        list={list}
        label={name}
        valueHead={<ExplainedInPlace name={text(`value.${kind}`)} explanation={text(`means.${kind}`)} />}
        renderTicket={(row) => (
          <button type="button" className={classes.open} onClick={() => onTicket(row)}>
            {text("ticket", { number: row.number })}
          </button>
        )}
      />
    </>
  );
}
