import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatInstantDate } from "#common/date-format.ts";
import { LinkBadge } from "#web/areas/customers/links/link-badge.tsx";
import { DuplicateCard } from "#web/areas/customers/merging/duplicate-card.tsx";
import { MergedLine } from "#web/areas/customers/merging/merged-line.tsx";
import { CustomerActs, CustomerLine } from "#web/areas/customers/page/customer-head.tsx";
import { CustomerFigures } from "#web/areas/customers/page/customer-figures.tsx";
import { CustomerNow } from "#web/areas/customers/page/customer-now.tsx";
import { CustomerSide } from "#web/areas/customers/page/customer-side.tsx";
import { CustomerTabs } from "#web/areas/customers/page/customer-tabs.tsx";
import { customerSummaryQuery, shownCustomerQuery } from "#web/areas/customers/page/page.queries.ts";
import type { CustomerSummary } from "#web/areas/customers/page/page.queries.ts";
import type { CustomerTab } from "#web/areas/customers/page/page-search.ts";
import pageClasses from "#web/areas/customers/page/page.module.css";
import { text as pageText } from "#web/areas/customers/page/page-text.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { text } from "#web/areas/customers/shared/customers-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";

const route = "/s/$storeId/customers/detail/show/$customerId";

/** One customer of the company. */
export function CustomerPage() {
  const { customerId } = useParams({ from: route });
  const read = useRead(shownCustomerQuery, { variables: { id: customerId }, live: ["Customer"] });
  if (read.status === "failed") {
    return <EmptyState title={text("missing")} text={text("missingText")} isPage />;
  }
  return read.status === "ready" ? <ShownCustomer customer={read.data.customer} /> : <ReadState read={read} />;
}

function ShownCustomer({ customer }: { customer: Customer }) {
  const { storeId, customerId } = useParams({ from: route });
  const { tab = "buys" } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const live = ["Customer", "Buy", "Coupon", "TextThread", "pos-transaction"] as const;
  const read = useRead(customerSummaryQuery, { variables: { id: customer.id }, live });
  const summary = read.status === "ready" ? read.data.customerSummary : null;
  if (customer.erasedAt !== null) {
    return <ErasedCustomer customer={customer} erasedAt={customer.erasedAt} summary={summary} tab={tab} />;
  }
  return (
    <Page
      title={
        <span className={pageClasses.name}>
          <Avatar name={customer.fullName} size={32} />
          {customer.fullName}
        </span>
      }
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      about={
        <span className={pageClasses.badges}>
          <CustomerLine customer={customer} summary={summary} />
          <LinkBadge customer={customer} />
          {customer.isDoNotBuy && <Badge tone="bad">{text("doNotBuy")}</Badge>}
          {summary?.isOptedOut === true && <Badge tone="bad">{pageText("optedOut")}</Badge>}
          {summary?.buyTexts.answer === "NOT_ASKED" && <Badge tone="warn">{pageText("notAsked")}</Badge>}
        </span>
      }
      actions={<CustomerActs customer={customer} isTextable={summary?.isOptedOut === false} />}
      className={pageClasses.page}
    >
      {summary === null ? <ReadState read={read} /> : <CustomerFigures customer={customer} summary={summary} />}
      <MergedLine openedId={customerId} customerId={customer.id} />
      <CustomerNow customer={customer} summary={summary} />
      <Duplicate customer={customer} tab={tab} place="page" />
      <div className={pageClasses.columns}>
        <CustomerTabs
          customer={customer}
          summary={summary}
          tab={tab}
          onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
        />
        <aside className={pageClasses.side} aria-label={pageText("contact")}>
          <Duplicate customer={customer} tab={tab} place="side" />
          <CustomerSide customer={customer} />
        </aside>
      </div>
    </Page>
  );
}

type DuplicateProps = { customer: Customer; tab: CustomerTab; place: "page" | "side" };

/** On a phone the side comes after every buy: a second record of the same person is asked about before. */
function Duplicate({ customer, tab, place }: DuplicateProps) {
  const { storeId } = useParams({ from: route });
  const navigate = useNavigate({ from: route });
  const isPhone = useIsPhone();
  return (
    (place === "page") === isPhone && (
      <DuplicateCard
        customer={customer}
        onMerged={(survivor) =>
          void navigate({ params: { storeId, customerId: survivor.id }, search: { tab }, replace: true })
        }
      />
    )
  );
}

type ErasedProps = { customer: Customer; erasedAt: string; summary: CustomerSummary | null; tab: CustomerTab };

/** What is left of a person who asked to be deleted: amounts, and that they were. */
function ErasedCustomer({ customer, erasedAt, summary, tab }: ErasedProps) {
  const { storeId } = useParams({ from: route });
  const navigate = useNavigate({ from: route });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const date = formatInstantDate(new Date(erasedAt), timeZone);
  return (
    <Page
      title={customer.fullName}
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
    >
      <Card>
        <EmptyState title={pageText("erased.title", { date })} text={pageText("erased.text")} />
      </Card>
      <CustomerTabs
        customer={customer}
        summary={summary}
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      />
    </Page>
  );
}
