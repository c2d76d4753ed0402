import { Navigate, useParams, useSearch } from "@tanstack/react-router";
import { readBuyCode } from "#common/buys/buy-code.ts";
import { formatDate } from "#common/date-format.ts";
import { ScanOutcome } from "#web/platform/scan/scan-outcome.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { buyOfCodeQuery } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

/** Opens the buy whose ticket or tag was scanned, or says why there is none. */
export function ScannedBuyPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code = "" } = useSearch({ from: "/s/$storeId/buys/scan" });
  const scanned = readBuyCode(code);
  const buy = scanned?.storeId === storeId ? scanned : null;
  const { businessDate = "", number = 0 } = buy ?? {};
  const read = useRead(buyOfCodeQuery, { variables: { businessDate, number }, isPaused: buy === null });
  const buyId = read.status === "ready" ? read.data.buyOfCode : null;
  if (buy !== null && buyId !== null) {
    return <Navigate to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }} replace />;
  }
  return (
    <ScanOutcome
      title={text("title")}
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      read={buy === null ? null : read}
      missing={
        buy === null
          ? { title: text("wrong.title"), text: text("wrong.text") }
          : { title: text("none.title", { number, date: formatDate(businessDate) }), text: text("none.text") }
      }
      way={
        <ButtonLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("toBuys")}
        </ButtonLink>
      }
    />
  );
}
