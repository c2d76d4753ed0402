import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatDateRange } from "#common/date-format.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { RowsTable } from "#web/areas/reports/rows/rows-table.tsx";
import { text as rowsText } from "#web/areas/reports/rows/rows-text.ts";
import { reportRowsCsvQuery, reportRowsQuery } from "#web/areas/reports/rows/rows.queries.ts";
import { TicketBody } from "#web/areas/reports/rows/ticket-body.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ExceptionKinds } from "./exception-kinds.tsx";
import { ExceptionsFilters } from "./exceptions-filters.tsx";
import { presets } from "./exceptions-search.ts";
import type { ExceptionsSearch } from "./exceptions-search.ts";
import { text } from "./exceptions-text.ts";
import { exceptionsQuery } from "./exceptions.queries.ts";
import type { Exceptions } from "./exceptions.queries.ts";
import classes from "./exceptions.module.css";

/** Tickets worth a look by their nature, of some days, by kind and by who rang them up. All of it is in the address. */
export function ExceptionsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/exceptions" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/exceptions" });
  const days = { from: search.from ?? null, to: search.to ?? null };
  const read = useRead(exceptionsQuery, { variables: days, live: reportRecords });
  const exceptions = read.status === "ready" ? read.data.exceptions : null;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<ExceptionsMenu search={search} />}
    >
      {exceptions !== null && <PrintedHead beside={formatDateRange(exceptions)} />}
      <ExceptionsFilters search={search} shown={exceptions} />
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {exceptions !== null && <ExceptionKinds exceptions={exceptions} search={search} />}
      {exceptions !== null && <ExceptionRows exceptions={exceptions} search={search} />}
      <p className={classes.noSale}>{text("noSale")}</p>
      {search.ticket !== undefined && (
        <TicketDialog
          key={search.ticket}
          id={search.ticket}
          onClose={() => void navigate({ search: { ...search, ticket: undefined }, replace: true })}
        />
      )}
    </Page>
  );
}

function TicketDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={text("ticket")} onClose={onClose}>
      <TicketBody id={id} />
    </Dialog>
  );
}

function variablesOf({ show = "returns", from, to, by }: ExceptionsSearch) {
  return { kind: presets[show], from: from ?? null, to: to ?? null, employeeCode: by ?? null };
}

/** Those of the chosen kind, newest first, each opening its ticket. */
function ExceptionRows({ exceptions, search }: { exceptions: Exceptions; search: ExceptionsSearch }) {
  const read = useRead(reportRowsQuery, { variables: variablesOf(search), live: reportRecords });
  const list = read.status === "ready" ? read.data.reportRows : null;
  const { show = "returns" } = search;
  const kind = presets[show];
  return (
    <Card title={`${text(`kind.${show}`)}, ${formatDateRange(exceptions)}`}>
      <p className={classes.means}>{text(`means.${show}`)}</p>
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {list?.count === 0 && <NoRows search={search} />}
      {list !== null && list.count > 0 && (
        <RowsTable
          kind={kind}
          list={list}
          label={text(`kind.${show}`)}
          valueHead={<ExplainedName name={rowsText(`value.${kind}`)} explanation={rowsText(`means.${kind}`)} />}
          renderTicket={({ id, number }) => (
            <Link from="/s/$storeId/reports/exceptions" to="." search={{ ...search, ticket: id }} resetScroll={false}>
              {rowsText("ticket", { number })}
            </Link>
          )}
        />
      )}
    </Card>
  );
}

function NoRows({ search }: { search: ExceptionsSearch }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/exceptions" });
  return (
    <EmptyState
      title={text(search.by === undefined ? "empty.title" : "empty.of")}
      text={text("empty.text")}
      action={
        search.by !== undefined && (
          <Button onClick={() => void navigate({ search: { ...search, by: undefined }, replace: true })}>
            {text("filter.all")}
          </Button>
        )
      }
    />
  );
}

/** A file of all rows of the chosen kind, and paper. */
function ExceptionsMenu({ search }: { search: ExceptionsSearch }) {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv(`exceptions-${search.show ?? "returns"}.csv`, async (store) => {
      const { reportRowsCsv } = await store.ask(reportRowsCsvQuery, variablesOf(search));
      return reportRowsCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}
