import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useLongerRead } from "#web/platform/graphql/use-longer-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { daysOfStore } from "./figure-days.ts";
import { FigureHead } from "./figure-head.tsx";
import { knownColumns } from "./figure-text.ts";
import type { PeriodKind, PeriodSearch } from "./period-search.ts";
import { pathOf } from "./period-search.ts";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { text } from "./periods-text.ts";
import { storesReportQuery } from "./periods.queries.ts";
import classes from "./periods.module.css";

const step = 25;

type StoresPeriodProps = { kind: PeriodKind; search: PeriodSearch };

/** A line for each store of the person, and all of them together. */
export function StoresPeriod({ kind, search }: StoresPeriodProps) {
  // The stores of another period never stand under this one's days.
  return <Stores key={`${kind} ${search.d}`} kind={kind} search={search} />;
}

function Stores({ kind, search }: StoresPeriodProps) {
  const [first, setFirst] = useState(step);
  const period = kind === "week" ? "WEEK" : "MONTH";
  const read = useLongerRead(storesReportQuery, { period, date: search.d ?? null, first }, reportRecords);
  if (read.status !== "ready") {
    return (
      <Card>
        <ReadState read={read} loading={<LoadingState lines={6} />} />
      </Card>
    );
  }
  const { from, to, stores, storeCount, total, excludedDays, columns } = read.data.storesReport;
  const shown = knownColumns(columns);
  return (
    <Card hasPadding={false}>
      <WideTable label={text("bar.all")}>
        <table className={classes.figures} aria-label={text("bar.all")}>
          <thead>
            <tr>
              <th scope="col">{text("table.store")}</th>
              {shown.map((column) => (
                <th key={column} scope="col">
                  <FigureHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stores.map(({ storeId, name, figures }) => (
              <tr key={storeId}>
                <th scope="row">
                  <Link to={pathOf[kind]} params={{ storeId: Number(storeId) }} search={{ d: search.d }}>
                    {name}
                  </Link>
                </th>
                {shown.map((column) => (
                  <td key={column}>
                    <FigureCell
                      column={column}
                      figures={figures}
                      days={daysOfStore(column, { from, to })}
                      storeId={Number(storeId)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("table.total")}</th>
              {shown.map((column) => (
                <td key={column}>
                  <FigureCell column={column} figures={total} excludedDays={excludedDays} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </WideTable>
      {storeCount > step && (
        <ShowMore shown={stores.length} totalItems={storeCount} step={step} onShowMore={() => setFirst(first + step)} />
      )}
    </Card>
  );
}
