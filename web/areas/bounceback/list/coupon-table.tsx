import { IconAlertTriangle, IconStack2 } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate, formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { filterText } from "#common/lists/filter-text.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { BatchHead } from "./batch-head.tsx";
import { couponsQuery } from "./coupons.queries.ts";
import type { CouponList, ListedCoupon } from "./coupons.queries.ts";
import { filterInput, foldsBatches, hasFilters } from "./coupons-search.ts";
import type { CouponsSearch } from "./coupons-search.ts";
import { text } from "./list-text.ts";
import classes from "./list.module.css";

const nothingYet: CouponList = {
  totalItems: 0,
  pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  edges: [],
};

type CouponTableProps = { search: CouponsSearch; onClear: () => void };

export function CouponTable({ search, onClear }: CouponTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/bounceback" });
  const state = tableStateFrom(search);
  const { count, unfold } = useShownRows(state);
  const request = pageRequest(state, { count, headers: couponHeaders });
  const variables = { ...request, filter: filterText(filterInput(search)) };
  const read = useRead(couponsQuery, { variables, live: ["Coupon"] });
  if (read.status === "failed") {
    return <ErrorState text={text("failed", { error: text("failedHint") })} onRetry={read.again} />;
  }
  if (read.status !== "ready" && read.status !== "loading") {
    return <ReadState read={read} />;
  }
  const list = read.status === "ready" ? read.data.coupons : nothingYet;
  const { edges, pageInfo, state: shown } = shownPage(list, state, count);
  const rows = edges.map(({ node }) => node);
  const goTo = (next: TableState) => {
    const { status, campaign, batch, pending, q } = search;
    void navigate({ search: { status, campaign, batch, pending, q, ...tableSearch(next) } });
  };
  const showMore = () => {
    if (count < mostRows) {
      unfold();
    } else if (pageInfo.endCursor !== null) {
      goTo({ ...shown, firstRow: shown.firstRow + count, cursor: { after: pageInfo.endCursor } });
    }
  };
  const isFolded = foldsBatches(search);
  const open = ({ id, batchId, batchSize }: ListedCoupon) =>
    void (isFolded && batchId !== null && batchSize !== null
      ? navigate({ search: { batch: batchId } })
      : navigate({ to: "/s/$storeId/bounceback/detail/show/$couponId", params: { storeId, couponId: id } }));
  return (
    <>
      {search.batch !== undefined && <BatchHead batchId={search.batch} onClear={onClear} />}
      {read.status === "loading" && <output className={classes.loading}>{text("loading")}</output>}
      <DataTable
        label={text("search")}
        headers={couponHeaders}
        rows={rows}
        rowKey={(coupon) => coupon.id}
        state={shown}
        onStateChange={goTo}
        totalItems={list.totalItems}
        isLoading={read.status === "loading"}
        page={{ ...pageInfo, onShowMore: showMore }}
        onOpen={open}
        empty={<NoCoupons isFiltered={hasFilters(search)} onClear={onClear} />}
        cells={isFolded ? foldedCells : cellsFor(search.batch === undefined)}
      />
    </>
  );
}

const onOneLine = classes.oneLine === undefined ? {} : { cssClass: classes.oneLine };

const onDesktop = { cssClass: classNames(classes.oneLine, classes.onDesktop) };

const couponHeaders: readonly TableHeader[] = [
  { propertyPath: "number", label: text("column.number"), sortable: true },
  { propertyPath: "redeemAmount", label: text("column.off"), sortable: true, ...onOneLine },
  { propertyPath: "name", label: text("column.name"), sortable: true },
  { propertyPath: "campaign.name", label: text("column.campaign"), cssClass: classNames(classes.onDesktop) },
  { propertyPath: "issuedAt", label: text("column.issued"), sortable: true, ...onDesktop },
  { propertyPath: "expiresAt", label: text("column.until"), sortable: true, ...onOneLine },
  { propertyPath: "status", label: text("column.state") },
];

/** A row of a batch leads to the others of it, where it is not one of them already. */
function cellsFor(showsBatches: boolean): Readonly<Record<string, (coupon: ListedCoupon) => ReactNode>> {
  return {
    number: ({ numberText }) => <b className={classes.number}>{numberText}</b>,
    redeemAmount: ({ offText }) => offText,
    name: (coupon) => <CustomerCell coupon={coupon} showsBatch={showsBatches} />,
    issuedAt: ({ issuedAt }) => <InstantCell at={issuedAt} />,
    expiresAt: ({ redeemEndOn }) => formatDate(redeemEndOn),
    status: (coupon) => <StateCell coupon={coupon} />,
  };
}

const single = cellsFor(false);

/** A batch is one row, which opens its coupons. */
const foldedCells: typeof single = {
  ...single,
  number: (coupon) =>
    coupon.batchSize === null ? (
      single["number"]?.(coupon)
    ) : (
      <b className={classes.number}>
        <IconStack2 size={16} aria-hidden="true" /> {text("batch.row", { count: coupon.batchSize })}
      </b>
    ),
  status: (coupon) => (coupon.batchSize === null ? <StateCell coupon={coupon} /> : <BatchState coupon={coupon} />),
};

function BatchState({ coupon: { batchSize, batchUnused, printState } }: { coupon: ListedCoupon }) {
  return (
    <span className={classes.state}>
      <Badge tone={batchUnused === 0 ? "neutral" : "accent"}>
        {text("batch.unused", { unused: batchUnused ?? 0, count: batchSize ?? 0 })}
      </Badge>
      {printState === "PENDING" && <PrintPending />}
    </span>
  );
}

function PrintPending() {
  return (
    <Badge tone="warn" icon={<IconAlertTriangle size={14} aria-hidden="true" />}>
      {text("printPending")}
    </Badge>
  );
}

function CustomerCell({ coupon, showsBatch }: { coupon: ListedCoupon; showsBatch: boolean }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { name, cellphone, email, batchId, source, numberText } = coupon;
  const contact = cellphone === null ? email : formatPhone(cellphone);
  if (name !== null || contact !== null) {
    return (
      <span className={classes.customer}>
        {name ?? contact}
        {name !== null && contact !== null && <small>{contact}</small>}
      </span>
    );
  }
  if (source !== "BULK" || batchId === null || !showsBatch) {
    return <span className={classes.nobody}>{text("nobody")}</span>;
  }
  return (
    <Link
      to="/s/$storeId/bounceback"
      params={{ storeId }}
      search={{ batch: batchId }}
      className={classes.batch}
      aria-label={text("batch.openLabel", { number: numberText })}
      onClick={(event) => event.stopPropagation()}
    >
      <IconStack2 size={16} aria-hidden="true" />
      {text("batch.open")}
    </Link>
  );
}

function InstantCell({ at }: { at: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return formatInstantDate(new Date(at), timeZone);
}

const tones: Readonly<Record<ListedCoupon["status"], Tone>> = {
  REDEEMABLE: "good",
  PENDING: "accent",
  REDEEMED: "neutral",
  EXPIRED: "warn",
  VOIDED: "bad",
};

/** In the specification's own words where it has them. */
function StateCell({ coupon }: { coupon: ListedCoupon }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { status, redeemStartOn, redeemEndOn, redemption, printState } = coupon;
  const at = redemption === null ? null : new Date(redemption.at);
  const words = {
    date: formatDayOfMonth(redeemStartOn),
    redeemedAt: at === null ? "" : `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`,
    expiredAt: formatDate(redeemEndOn),
  };
  return (
    <span className={classes.state}>
      <Badge tone={tones[status]}>{text(`status.${status}`, words)}</Badge>
      {printState === "PENDING" && <PrintPending />}
    </span>
  );
}

function NoCoupons({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title={text("none")}
      text={text("noneFound")}
      action={<Button onClick={onClear}>{text("clear")}</Button>}
    />
  ) : (
    <EmptyState title={text("none")} text={text("noneHint")} />
  );
}
