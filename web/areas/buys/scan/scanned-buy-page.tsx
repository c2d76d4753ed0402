import { Navigate, useParams, useSearch } from "@tanstack/react-router";
import { readBuyCode } from "#common/buys/buy-code.ts";
import type { BuyCode } from "#common/buys/buy-code.ts";
import { formatDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { buyOfCodeQuery } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

/** Opens the buy whose ticket or tag was scanned, or says why there is none. */
export function ScannedBuyPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code = "" } = useSearch({ from: "/s/$storeId/buys/scan" });
  const buy = readBuyCode(code);
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      {buy === null || buy.storeId !== storeId ? (
        <NoBuy title={text("wrong.title")} about={text("wrong.text")} />
      ) : (
        <FoundBuy buy={buy} />
      )}
    </Page>
  );
}

function FoundBuy({ buy: { storeId, businessDate, number } }: { buy: BuyCode }) {
  const read = useRead(buyOfCodeQuery, { variables: { businessDate, number } });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const buyId = read.data.buyOfCode;
  return buyId === null ? (
    <NoBuy title={text("none.title", { number, date: formatDate(businessDate) })} about={text("none.text")} />
  ) : (
    <Navigate to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }} replace />
  );
}

function NoBuy({ title, about }: { title: string; about: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <EmptyState
      title={title}
      text={about}
      action={
        <ButtonLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("toBuys")}
        </ButtonLink>
      }
    />
  );
}
