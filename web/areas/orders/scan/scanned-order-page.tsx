import { Navigate, useParams, useSearch } from "@tanstack/react-router";
import { readOrderCode } from "#common/orders/order-code.ts";
import { ScanOutcome } from "#web/platform/scan/scan-outcome.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { orderOfCodeQuery } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

const daybook = { to: "/s/$storeId/daybook/{-$date}" } as const;

/** Opens the order whose slip was scanned, or says why there is none. */
export function ScannedOrderPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code = "" } = useSearch({ from: "/s/$storeId/orders/scan" });
  const externalId = readOrderCode(code);
  const isOurs = externalId !== null;
  const read = useRead(orderOfCodeQuery, { variables: { externalId: externalId ?? "" }, isPaused: !isOurs });
  const orderId = read.status === "ready" ? read.data.onlineOrderOfCode : null;
  if (isOurs && orderId !== null) {
    return <Navigate to="/s/$storeId/orders/detail/show/$orderId" params={{ storeId, orderId }} replace />;
  }
  const params = { storeId, date: undefined };
  return (
    <ScanOutcome
      title={text("title")}
      back={
        <BackLink {...daybook} params={params}>
          {text("back")}
        </BackLink>
      }
      read={isOurs ? read : null}
      missing={
        isOurs
          ? { title: text("none.title"), text: text("none.text") }
          : { title: text("wrong.title"), text: text("wrong.text") }
      }
      way={
        <ButtonLink {...daybook} params={params}>
          {text("toDaybook")}
        </ButtonLink>
      }
    />
  );
}
