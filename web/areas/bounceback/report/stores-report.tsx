import { Link } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import { FigureCells, FigureHeads, FigurePairs } from "./report-columns.tsx";
import { FourFigures } from "./report-figures.tsx";
import type { reportInput, ReportSearch } from "./report-search.ts";
import { text } from "./report-text.ts";
import { storesReportQuery } from "./report.queries.ts";
import type { StoresReport as Report } from "./report.queries.ts";
import classes from "./report-table.module.css";

type StoresReportProps = { search: ReportSearch; variables: ReturnType<typeof reportInput> };

/** A line for each store of the person, and all of them together; a coupon counts once, where it was issued. */
export function StoresReport({ search, variables }: StoresReportProps) {
  const read = useRead(storesReportQuery, { variables, live: ["Coupon", "CouponCampaign"] });
  const isPrinting = useIsPrinting();
  const isPhone = useIsPhone();
  if (read.status !== "ready") {
    return (
      <Card>
        <ReadState read={read} loading={<LoadingState lines={6} />} />
      </Card>
    );
  }
  const { stores, total } = read.data.bouncebackStores;
  if (stores.length === 0) {
    return (
      <Card>
        <EmptyState title={text("empty.filtered")} text={text("empty.storesText")} />
      </Card>
    );
  }
  const Lines = isPrinting || isPhone ? StoreCards : StoreLines;
  return (
    <>
      <FourFigures figures={total} expected={[]} />
      <Card title={text("stores.title")} aside={text("stores.note")} hasPadding={false}>
        <Lines stores={stores} total={total} search={search} />
      </Card>
    </>
  );
}

type LinesProps = Report & { search: ReportSearch };

function StoreLines({ stores, total, search }: LinesProps) {
  return (
    <WideTable label={text("table.columns", { title: text("stores.title") })}>
      <table className={classes.lines} aria-label={text("stores.title")}>
        <thead>
          <tr>
            <th scope="col">{text("column.store")}</th>
            <FigureHeads />
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store.storeId}>
              <th scope="row">
                <StoreLink store={store} search={search} />
              </th>
              <FigureCells figures={store.figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text("table.total")}</th>
            <FigureCells figures={total} />
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

function StoreCards({ stores, total, search }: LinesProps) {
  return (
    <ul className={classes.cards}>
      {stores.map((store) => (
        <li key={store.storeId}>
          <strong>
            <StoreLink store={store} search={search} />
          </strong>
          <FigurePairs figures={store.figures} />
        </li>
      ))}
      <li>
        <strong>{text("table.total")}</strong>
        <FigurePairs figures={total} />
      </li>
    </ul>
  );
}

/** Leads to the store's own report of the same days. */
function StoreLink({ store, search: { from, to, by } }: { store: Report["stores"][number]; search: ReportSearch }) {
  return (
    <Link to="/s/$storeId/reports/bounceback" params={{ storeId: store.storeId }} search={{ from, to, by }}>
      {store.storeName}
    </Link>
  );
}
