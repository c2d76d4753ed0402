import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent, formatWholePercent, percentOf } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { text } from "./seller-book-text.ts";
import { sellerBookCsvQuery, sellerBookQuery } from "./seller-book.queries.ts";
import type { BookSeller, SellerBook } from "./seller-book.queries.ts";
import classes from "./seller-book.module.css";

/** So many sellers of a list stand on the screen before a person asks for all; the style sheet counts them too. */
const firstSellers = 20;

/** Who sells to the store, what comes of it, and which good sellers have stayed away. */
export function SellerBookPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(sellerBookQuery, { live: ["business-date", "Customer"] });
  const book = read.status === "ready" ? read.data.sellerBook : null;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      about={
        book !== null && text("span", { count: book.count, shown: formatNumber(book.count), date: formatDate(book.to) })
      }
      actions={<BookMenu />}
    >
      {book !== null && <PrintedHead beside={formatDate(book.to)} />}
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {book !== null && <QuietCard book={book} />}
      {book !== null && <TopCard book={book} />}
    </Page>
  );
}

function QuietCard({ book: { quiet, takeRate } }: { book: SellerBook }) {
  return (
    <Card title={text("quiet.title")} hasPadding={false}>
      {quiet.length === 0 ? (
        <EmptyState title={text("quiet.none")} text={text("quiet.noneText")} />
      ) : (
        <>
          <p className={classes.about}>{text("quiet.about", { share: formatPercent(takeRate) })}</p>
          <SellerTable label={text("quiet.title")} sellers={quiet} />
        </>
      )}
    </Card>
  );
}

function TopCard({ book: { top } }: { book: SellerBook }) {
  return (
    <Card title={text("top.title")} hasPadding={false}>
      {top.length === 0 ? (
        <EmptyState title={text("top.none")} text={text("top.noneText")} />
      ) : (
        <>
          <p className={classes.about}>{text("top.about", { count: top.length })}</p>
          <SellerTable label={text("top.title")} sellers={top} />
        </>
      )}
    </Card>
  );
}

/** A screenful at first, so that the second list is at hand too; paper takes them all. */
function SellerTable({ label, sellers }: { label: string; sellers: readonly BookSeller[] }) {
  const count = sellers.length;
  const [isWhole, setIsWhole] = useState(count <= firstSellers);
  return (
    <>
      <SellerRows label={label} sellers={sellers} isShort={!isWhole} />
      {!isWhole && (
        <div className={classes.rest} data-no-print>
          <Button kind="quiet" onClick={() => setIsWhole(true)} aria-label={text("all.of", { count, label })}>
            {text("all", { count })}
          </Button>
        </div>
      )}
    </>
  );
}

type SellerRowsProps = { label: string; sellers: readonly BookSeller[]; isShort: boolean };

function SellerRows({ label, sellers, isShort }: SellerRowsProps) {
  return (
    <WideTable label={label}>
      <table className={classes.sellers} data-short={isShort} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text("head.name")}</th>
            <th scope="col">{text("head.last")}</th>
            <th scope="col">
              <ExplainedName name={text("head.gap")} explanation={text("means.gap")} />
            </th>
            <th scope="col">
              <ExplainedName name={text("head.visits")} explanation={text("means.visits")} />
            </th>
            <th scope="col">{text("head.taken")}</th>
            <th scope="col">{text("head.paid")}</th>
            <th scope="col">{text("head.trade")}</th>
            <th scope="col">
              <ExplainedName name={text("head.spent")} explanation={text("means.spent")} />
            </th>
          </tr>
        </thead>
        <tbody>
          {sellers.map((seller) => (
            <SellerRow key={seller.id} seller={seller} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function SellerRow({ seller }: { seller: BookSeller }) {
  const { usualGapDays, visits, lastVisitOn, itemsTaken, itemsOffered, paid, trade, spentAfter } = seller;
  return (
    <tr>
      <th scope="row">
        <SellerName seller={seller} />
      </th>
      <td>{formatDate(lastVisitOn)}</td>
      <td>{usualGapDays === null ? unknownText : text("days", { count: usualGapDays })}</td>
      <td>{formatNumber(visits)}</td>
      <td>{formatWholePercent(percentOf(itemsTaken, itemsOffered))}</td>
      <td>{formatMoney(paid)}</td>
      <td>{formatWholePercent(percentOf(trade, paid))}</td>
      <td>{formatMoney(spentAfter)}</td>
    </tr>
  );
}

/** Opens our own customer, where the register's is linked with one: there a text can be written. */
function SellerName({ seller: { name, customerId } }: { seller: BookSeller }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return customerId === null ? (
    name
  ) : (
    <Link to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId }}>
      {name}
    </Link>
  );
}

/** Printing, and a file of all sellers. */
function BookMenu() {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv("seller-book.csv", async (store) => {
      const { sellerBookCsv } = await store.ask(sellerBookCsvQuery, {});
      return sellerBookCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}
