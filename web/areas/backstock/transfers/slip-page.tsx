import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Slip } from "./slip.tsx";
import { text } from "./transfers-text.ts";
import { binTransfersQuery } from "./transfers.queries.ts";
import classes from "./slip.module.css";

/** The paper that rides on a bin to the other store: what is in it, who packed it, and a line for who takes it in. */
export function SlipPage() {
  const { storeId, transferId } = useParams({ from: "/s/$storeId/backstock/transfers/$transferId/slip" });
  const read = useRead(binTransfersQuery);
  const transfer =
    read.status === "ready" ? read.data.binTransfers.transfers.find(({ id }) => id === transferId) : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock/transfers" params={{ storeId }}>
        {text("title")}
      </BackLink>
      <header className={classes.head} data-no-print>
        <h1>{text("slip.title")}</h1>
        <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
          {text("slip")}
        </Button>
      </header>
      <ReadState read={read} />
      {transfer === undefined && <EmptyState title={text("out.empty")} />}
      {transfer && <Slip transfer={transfer} />}
    </div>
  );
}
