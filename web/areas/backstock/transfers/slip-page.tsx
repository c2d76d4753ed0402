import { Page } from "#web/ui/page/page.tsx";
import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { text } from "./transfers-text.ts";
import { binTransfersQuery } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./slip.module.css";

/** The slip that travels on a bin: its contents, who packed it, and a line to sign for it. */
export function SlipPage() {
  const { storeId, transferId } = useParams({ from: "/s/$storeId/backstock/transfers/$transferId/slip" });
  const read = useRead(binTransfersQuery);
  const transfer =
    read.status === "ready" ? read.data.binTransfers.transfers.find(({ id }) => id === transferId) : null;
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/backstock/transfers" params={{ storeId }}>
          {text("title")}
        </BackLink>
      }
      title={text("slip.title")}
      actions={
        transfer !== undefined && (
          <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {text("slip")}
          </Button>
        )
      }
    >
      <ReadState read={read} />
      {transfer === undefined && (
        <EmptyState
          title={text("slip.missing")}
          text={text("slip.missingText")}
          action={
            <ButtonLink to="/s/$storeId/backstock/transfers" params={{ storeId }}>
              {text("slip.toAll")}
            </ButtonLink>
          }
        />
      )}
      {transfer && <Slip transfer={transfer} />}
    </Page>
  );
}

function Slip({ transfer }: { transfer: Transfer }) {
  const store = useActiveStore();
  const { bin, categoryName, inventoryDate, season, notes, otherStore, isOutgoing, sentAt, sentBy } = transfer;
  const own = store?.name ?? "";
  const seasonName = (["all", "SS", "FW", "holiday"] as const).find((name) => name === season);
  const lines: (readonly [string, string])[] = [
    [text("slip.category"), categoryName],
    [text("slip.inventory"), formatDate(inventoryDate)],
    ...(seasonName === undefined ? [] : [[text("slip.season"), areaText(`season.${seasonName}`)] as const]),
    ...(notes === "" ? [] : [[text("slip.notes"), notes] as const]),
    [text("slip.sent"), formatInstantDate(new Date(sentAt), store?.timeZone ?? "UTC")],
    [text("slip.packed"), sentBy],
  ];
  return (
    <article className={classes.slip}>
      <p className={classes.way}>
        <span>
          <small>{text("slip.from")}</small>
          {isOutgoing ? own : otherStore}
        </span>
        <span>
          <small>{text("slip.to")}</small>
          {isOutgoing ? otherStore : own}
        </span>
      </p>
      <p className={classes.bin}>
        <small>{text("slip.bin")}</small>
        {bin}
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.signature}>{text("slip.received")}</p>
      <p className={classes.hint}>{text("slip.hint")}</p>
    </article>
  );
}
