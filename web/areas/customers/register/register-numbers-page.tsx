import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addDays } from "#common/business-date.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { customerSharesQuery, registerNumbersCsvQuery, registerNumbersQuery } from "./register.queries.ts";
import type { CustomerShare, RegisterNumber, RegisterNumbers } from "./register.queries.ts";
import { text } from "./register-text.ts";
import classes from "./register.module.css";

/** How many sales have no customer, and whose phone number the register may have in the wrong field. */
export function RegisterNumbersPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<NumbersMenu />}
    >
      <Shares />
      <Numbers />
    </Page>
  );
}

function Shares() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const yesterday = addDays(localTimeAt(useNow(), timeZone).date, -1);
  const variables = { yesterday, from: addDays(yesterday, -27) };
  const read = useRead(customerSharesQuery, { variables, live: ["daily-report"] });
  return (
    <Card title={text("shares.title")}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <div className={classes.shares}>
          <ShareFigure label={text("shares.yesterday")} share={read.data.dailyReport} />
          <ShareFigure label={text("shares.weeks")} share={read.data.periodReport} />
          <Link
            to="/s/$storeId/reports/exceptions"
            params={{ storeId }}
            search={{ show: "no_customer", from: yesterday, to: yesterday }}
          >
            {text("shares.rows")}
          </Link>
        </div>
      )}
    </Card>
  );
}

function ShareFigure({ label, share }: { label: string; share: CustomerShare }) {
  const { customers, salesWithoutCustomer, salesWithoutCustomerPct } = share;
  const counts = { count: formatNumber(salesWithoutCustomer ?? 0), all: formatNumber(customers ?? 0) };
  return (
    <Figure
      size="large"
      label={label}
      value={salesWithoutCustomerPct === null ? null : formatPercent(salesWithoutCustomerPct)}
      beside={salesWithoutCustomerPct === null ? undefined : text("shares.of", counts)}
      explanation={text("shares.why")}
    />
  );
}

const headers: readonly TableHeader[] = [
  { propertyPath: "name", label: text("head.name"), sortable: true },
  { propertyPath: "phone", label: text("head.phone") },
  { propertyPath: "customerCode", label: text("head.code") },
  { propertyPath: "misplacement", label: text("head.check") },
];

const cells: Readonly<Record<string, (customer: RegisterNumber) => ReactNode>> = {
  name: ({ name, id, customerId }) =>
    customerId === null ? (
      `${name} (${id})`
    ) : (
      <Link
        from="/s/$storeId/customers/register"
        to="/s/$storeId/customers/detail/show/$customerId"
        params={{ customerId }}
      >
        {name} ({id})
      </Link>
    ),
  misplacement: ({ misplacement }) => text(`check.${misplacement}`),
};

const nothingYet: RegisterNumbers = {
  rule: "BLANK",
  totalItems: 0,
  pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  edges: [],
};

function Numbers() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/customers/register" });
  const navigate = useNavigate({ from: "/s/$storeId/customers/register" });
  const state = tableStateFrom(search);
  const { count, unfold } = useShownRows(state);
  const variables = pageRequest(state, { count, headers });
  const read = useRead(registerNumbersQuery, { variables, live: ["pos-customer", "BuySettings", "Customer"] });
  const can = useCan();
  const list = read.status === "ready" ? read.data.registerNumbers : nothingYet;
  const { edges, pageInfo, state: shown } = shownPage(list, state, count);
  const goTo = (next: TableState) => void navigate({ search: tableSearch(next) });
  const showMore = () => {
    if (count < mostRows) {
      unfold();
    } else if (pageInfo.endCursor !== null) {
      goTo({ ...shown, firstRow: shown.firstRow + count, cursor: { after: pageInfo.endCursor } });
    }
  };
  return (
    <Card title={text("numbers.title")} hasPadding={false}>
      {read.status !== "ready" && read.status !== "loading" && <ReadState read={read} />}
      {read.status === "ready" && (
        <p className={classes.rule}>
          {list.totalItems > 0 && `${text(`numbers.${list.rule}`)} `}
          {can("buys:settings") && (
            <Link to="/s/$storeId/buys/settings" params={{ storeId }}>
              {text("numbers.rule")}
            </Link>
          )}
        </p>
      )}
      {(read.status === "ready" || read.status === "loading") && (
        <DataTable
          label={text("numbers.title")}
          headers={headers}
          rows={edges.map(({ node }) => node)}
          rowKey={({ id }) => id}
          state={shown}
          onStateChange={goTo}
          totalItems={list.totalItems}
          isLoading={read.status === "loading"}
          page={{ ...pageInfo, onShowMore: showMore }}
          empty={<EmptyState title={text("none.title")} text={text("none.text")} />}
          cells={cells}
        />
      )}
    </Card>
  );
}

/** A file for the register's desk. */
function NumbersMenu() {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv("numbers-to-check.csv", async (store) => {
      const { registerNumbersCsv } = await store.ask(registerNumbersCsvQuery, {});
      return registerNumbersCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}
