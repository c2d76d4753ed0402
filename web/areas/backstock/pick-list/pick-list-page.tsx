import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { HoldBadge } from "#web/areas/backstock/moves/hold-badge.tsx";
import { text } from "./pick-list-text.ts";
import { pickListQuery } from "./pick-list.queries.ts";
import type { PickList } from "./pick-list.queries.ts";
import classes from "./pick-list.module.css";

/** The bins of a staging place in the order of their numbers, to be carried and ticked off on paper. */
export function PickListPage() {
  const { storeId, locationId } = useParams({ from: "/s/$storeId/backstock/pick-list/$locationId" });
  const read = useRead(pickListQuery, { variables: { locationId }, live: ["Backstock"] });
  const pickList = read.status === "ready" ? read.data.pickList : null;
  const place = pickList?.locationName ?? "";
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/backstock" params={{ storeId }} search={{ location: locationId }}>
          {text("back")}
        </BackLink>
      }
      title={pickList === null ? text("titleUnread") : text("title", { place })}
      actions={
        pickList !== null && (
          <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {text("print")}
          </Button>
        )
      }
    >
      <ReadState read={read} />
      {pickList !== null && (
        <>
          <PrintedHead beside={formatDate(pickList.date)} />
          <Card hasPadding={false}>
            {pickList.bins.length === 0 ? (
              <EmptyState title={text("empty.title")} text={text("empty.text", { place })} />
            ) : (
              <PickListTable bins={pickList.bins} />
            )}
          </Card>
        </>
      )}
    </Page>
  );
}

/** Three thousand rows at once would hold the screen for seconds, and nobody reads them there. */
const step = 100;

/** On the screen the first hundred and more with a press, on paper all of them. */
function PickListTable({ bins }: { bins: PickList["bins"] }) {
  const [unfolded, setUnfolded] = useState(step);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? bins : bins.slice(0, unfolded);
  return (
    <>
      <table className={classes.list} aria-label={text("count", { count: bins.length })}>
        <thead>
          <tr>
            <th scope="col">{text("column.done")}</th>
            <th scope="col">{text("column.bin")}</th>
            <th scope="col">{text("column.category")}</th>
            <th scope="col" data-wide>
              {text("column.age")}
            </th>
            <th scope="col" data-wide>
              {text("column.notes")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ backstockId, bin, categoryName, ageDays, notes, holdUntil }) => (
            <tr key={backstockId}>
              <td>
                <label>
                  <input type="checkbox" aria-label={text("box", { bin })} />
                </label>
              </td>
              <td className={classes.number}>{bin}</td>
              <td>
                {categoryName} <HoldBadge filling={{ holdUntil }} />
                <small>{[text("age", { count: ageDays }), notes].filter((part) => part !== "").join(" · ")}</small>
              </td>
              <td data-wide>{text("age", { count: ageDays })}</td>
              <td data-wide>{notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bins.length > step && (
        <ShowMore
          shown={Math.min(unfolded, bins.length)}
          totalItems={bins.length}
          step={step}
          onShowMore={() => setUnfolded(unfolded + step)}
        />
      )}
    </>
  );
}
