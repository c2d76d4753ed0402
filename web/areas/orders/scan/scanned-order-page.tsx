import { Navigate, useParams, useSearch } from "@tanstack/react-router";
import { readOrderCode } from "#common/orders/order-code.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { orderOfCodeQuery } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

const daybook = { to: "/s/$storeId/daybook/{-$date}" } as const;

/** Opens the order whose slip was scanned, or says why there is none. */
export function ScannedOrderPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code = "" } = useSearch({ from: "/s/$storeId/orders/scan" });
  const externalId = readOrderCode(code);
  return (
    <Page
      width="form"
      back={
        <BackLink {...daybook} params={{ storeId, date: undefined }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      {externalId === null ? (
        <NoOrder title={text("wrong.title")} about={text("wrong.text")} />
      ) : (
        <FoundOrder externalId={externalId} />
      )}
    </Page>
  );
}

function FoundOrder({ externalId }: { externalId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(orderOfCodeQuery, { variables: { externalId } });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const orderId = read.data.onlineOrderOfCode;
  return orderId === null ? (
    <NoOrder title={text("none.title")} about={text("none.text")} />
  ) : (
    <Navigate to="/s/$storeId/orders/detail/show/$orderId" params={{ storeId, orderId }} replace />
  );
}

function NoOrder({ title, about }: { title: string; about: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <EmptyState
      title={title}
      text={about}
      action={
        <ButtonLink {...daybook} params={{ storeId, date: undefined }}>
          {text("toDaybook")}
        </ButtonLink>
      }
    />
  );
}
