import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { PrintedHead } from "#web/areas/backstock/printed-head.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PickListTable } from "./pick-list-table.tsx";
import { text } from "./pick-list-text.ts";
import { pickListQuery } from "./pick-list.queries.ts";
import classes from "./pick-list.module.css";

/** The bins of a staging place in the order of their numbers, to be carried and ticked off on paper. */
export function PickListPage() {
  const { storeId, locationId } = useParams({ from: "/s/$storeId/backstock/pick-list/$locationId" });
  const read = useRead(pickListQuery, { variables: { locationId }, live: ["Backstock"] });
  const found = read.status === "ready" ? read.data.pickList : null;
  const place = found?.locationName ?? "";
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock" params={{ storeId }} search={{ location: locationId }}>
        {text("back")}
      </BackLink>
      <ReadState read={read} />
      {found !== null && (
        <>
          <header className={classes.head}>
            <h1>{text("title", { place })}</h1>
            <Button kind="primary" icon={<IconPrinter size={18} />} data-no-print onClick={() => window.print()}>
              {text("print")}
            </Button>
          </header>
          <PrintedHead beside={formatDate(found.date)} />
          <Card hasPadding={false}>
            {found.bins.length === 0 ? (
              <EmptyState title={text("empty.title")} text={text("empty.text", { place })} />
            ) : (
              <PickListTable bins={found.bins} />
            )}
          </Card>
        </>
      )}
    </div>
  );
}
