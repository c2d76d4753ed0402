import { IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";
import type { DeskBuy } from "#web/areas/buys/home/home.queries.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { isReady, promiseOf } from "#web/areas/buys/shared/promise.ts";
import { TextState } from "#web/areas/buys/shared/text-state.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { DonateDialog } from "./donate-dialog.tsx";
import { text } from "./shelf-text.ts";
import classes from "./shelf.module.css";

/** The piles that stand in the store and wait for their sellers, to walk the shelf with. */
export function ShelfPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(buyDeskQuery, {
    variables: { status: "OPEN" },
    live: ["Buy", "pos-buy", "TextThread", "business-date"],
  });
  const desk = read.status === "ready" ? read.data.buyDesk : null;
  const piles = desk === null ? null : shelved(desk.buys);
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      about={piles !== null && piles.length > 0 && text("about", { count: piles.length })}
      actions={
        <Button icon={<IconPrinter size={18} />} onClick={() => window.print()}>
          {text("print")}
        </Button>
      }
    >
      {desk !== null && <PrintedHead beside={formatDate(desk.today)} />}
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {piles !== null && (
        <Card hasPadding={false}>
          {piles.length === 0 ? (
            <EmptyState title={text("none")} text={text("noneText")} />
          ) : (
            <ShelfTable piles={piles} storeId={storeId} />
          )}
        </Card>
      )}
    </Page>
  );
}

/** Those whose offer is made or that stayed overnight, by when their sellers were promised an offer. */
function shelved(buys: readonly DeskBuy[]): DeskBuy[] {
  const promised = ({ buy }: DeskBuy) => Date.parse(buy.promisedAt ?? buy.readyAt ?? buy.checkedInAt);
  return buys
    .filter(({ buy, isCarriedOver }) => isReady(buy) || isCarriedOver)
    .toSorted((left, right) => promised(left) - promised(right));
}

function ShelfTable({ piles, storeId }: { piles: readonly DeskBuy[]; storeId: number }) {
  const mayDonate = useCanAfterPin()("buys:check-in");
  const [donated, setDonated] = useState<DeskBuy | null>(null);
  return (
    <>
      <WideTable label={text("title")}>
        <table className={classes.piles} aria-label={text("title")}>
          <thead>
            <tr>
              {(["buy", "seller", "pile", "promise", "text"] as const).map((head) => (
                <th key={head} scope="col">
                  {text(`head.${head}`)}
                </th>
              ))}
              <th scope="col" data-no-print>
                {text("head.act")}
              </th>
            </tr>
          </thead>
          <tbody>
            {piles.map((desk) => (
              <PileRow
                key={desk.buy.id}
                desk={desk}
                storeId={storeId}
                onDonate={mayDonate && desk.asksDonated ? () => setDonated(desk) : null}
              />
            ))}
          </tbody>
        </table>
      </WideTable>
      {donated !== null && <DonateDialog desk={donated} onClose={() => setDonated(null)} />}
    </>
  );
}

type PileRowProps = { desk: DeskBuy; storeId: number; onDonate: (() => void) | null };

function PileRow({ desk, storeId, onDonate }: PileRowProps) {
  const { buy, text: sent } = desk;
  const { number, customer, location } = buy;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { main, detail } = promiseOf(desk, { now: useNow(), timeZone });
  return (
    <tr>
      <td>
        <NumberTag number={number} tone={desk.isCarriedOver ? "bad" : "good"} />
      </td>
      <th scope="row">
        <Link
          to="/s/$storeId/buys/detail/edit/$buyId"
          params={{ storeId, buyId: buy.id }}
          aria-label={text("open", { number, name: customer.fullName })}
        >
          {customer.fullName}
        </Link>
      </th>
      <td>{[pileText(buy), location].filter((part) => part !== "").join(", ")}</td>
      <td>
        {main}
        {detail !== "" && <small>{detail}</small>}
      </td>
      <td>{sent === null ? <small>{text("noText")}</small> : <TextState sent={sent} />}</td>
      <td data-no-print>
        {onDonate !== null && (
          <Button onClick={onDonate} aria-label={text("donate.of", { number })}>
            {text("donate")}
          </Button>
        )}
      </td>
    </tr>
  );
}
