import { Page } from "#web/ui/page/page.tsx";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { SendDialog } from "#web/areas/backstock/transfers/send-dialog.tsx";
import { text } from "./balance-text.ts";
import { sisterBalanceQuery } from "./balance.queries.ts";
import type { BalanceRow, SisterBalance, SisterStanding, Standing } from "./balance.queries.ts";
import classes from "./balance.module.css";

/** Compares the store with its sister stores and suggests bins to transfer. */
export function BalancePage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { send, to } = useSearch({ from: "/s/$storeId/backstock/balance" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/balance" });
  const read = useRead(sisterBalanceQuery, { live: ["Backstock", "BackstockSection", "BinTransfer", "daily-report"] });
  const sisterBalance = read.status === "ready" ? read.data.sisterBalance : null;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/backstock/transfers" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {sisterBalance !== null && <BalanceView balance={sisterBalance} />}
      {send !== undefined && sisterBalance !== null && (
        <SendDialog
          key={send}
          stores={sisterBalance.stores}
          bin={send}
          toStoreId={to}
          onClose={() => void navigate({ search: {} })}
        />
      )}
    </Page>
  );
}

/** The suggestions and the figures behind them, or why nothing can be compared. */
function BalanceView({ balance }: { balance: SisterBalance }) {
  const { stores, rows, weeks } = balance;
  if (stores.length === 0 || rows.length === 0) {
    const why = stores.length === 0 ? "noStores" : "noShared";
    return (
      <Card>
        <EmptyState title={text(`${why}.title`)} text={text(`${why}.text`)} />
      </Card>
    );
  }
  return (
    <>
      <p className={classes.lead}>{text("lead", { weeks })}</p>
      <BinsToSend balance={balance} />
      <BinsToAskFor rows={rows} />
      <BalanceTable balance={balance} />
    </>
  );
}

/** The bins of this store that a sister store lacks, with the reason. */
function BinsToSend({ balance }: { balance: SisterBalance }) {
  const { weeks } = balance;
  const rows = balance.rows.filter(({ sisters }) => sisters.some(({ bins }) => bins.length > 0));
  return (
    <Card title={text("send.title")} hasPadding={false}>
      {rows.length === 0 && <EmptyState title={text("send.empty")} text={text("send.emptyText", { weeks })} />}
      <ul className={classes.list}>
        {rows.map((row) => (
          <CategoryToSend key={row.categoryId} row={row} />
        ))}
      </ul>
    </Card>
  );
}

/** A category with spare bins, and the stores that lack them. */
function CategoryToSend({ row: { categoryName, here, sisters } }: { row: BalanceRow }) {
  return (
    <li>
      <header className={classes.category}>
        <strong>{categoryName}</strong>
        <Badge tone="accent">{text("spare", { spare: here.spare })}</Badge>
        <small>{standingWords(here)}</small>
      </header>
      {sisters
        .filter(({ bins }) => bins.length > 0)
        .map((sister) => (
          <ParcelTo key={sister.storeId} sister={sister} />
        ))}
    </li>
  );
}

/** The bins that would help one store, each with a button that starts its transfer. */
function ParcelTo({ sister: { storeId, storeName: store, standing, bins } }: { sister: SisterStanding }) {
  const navigate = useNavigate({ from: "/s/$storeId/backstock/balance" });
  return (
    <section className={classes.parcel} aria-label={text("send.to", { store })}>
      <p>
        <span>{text("send.to", { store })}</span>
        <Badge tone="warn">{text("lack", { lack: standing.lack })}</Badge>
        <small>{standingWords(standing)}</small>
      </p>
      <ul>
        {bins.map(({ backstockId, bin, ageDays, locationName: place }) => (
          <li key={backstockId}>
            <strong className={classes.bin}>{bin}</strong>
            <span>{text("bin", { age: text("age", { count: ageDays }), place })}</span>
            <Button
              aria-label={text("send.label", { bin, store })}
              onClick={() => void navigate({ search: { send: bin, to: storeId } })}
            >
              {text("send.do")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The categories that this store lacks and a sister store has to spare; the sister store sends them. */
function BinsToAskFor({ rows }: { rows: readonly BalanceRow[] }) {
  const requests = rows
    .filter(({ here }) => here.lack > 0)
    .flatMap(({ categoryId, categoryName, here, sisters }) =>
      sisters
        .filter(({ standing }) => standing.spare > 0)
        .map((sister) => ({ ...sister, key: `${categoryId} ${sister.storeId}`, categoryName, lack: here.lack })),
    );
  if (requests.length === 0) {
    return null;
  }
  return (
    <Card title={text("ask.title")} hasPadding={false}>
      <ul className={classes.requests}>
        {requests.map(({ key, categoryName, storeId, storeName: store, standing, lack }) => (
          <li key={key}>
            <span>
              <strong>{categoryName}</strong>
              <small>{text("ask.line", { store, spare: standing.spare, lack })}</small>
            </span>
            <Link to="/s/$storeId/backstock/balance" params={{ storeId: Number(storeId) }} className={classes.open}>
              {text("ask.open", { store })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every shared category for each store, so that a person can check a suggestion or see why there is none. */
function BalanceTable({ balance: { stores, rows } }: { balance: SisterBalance }) {
  return (
    <Card title={text("table.title")} hasPadding={false}>
      <WideTable label={text("table.title")}>
        <table className={classes.table} aria-label={text("table.title")}>
          <thead>
            <tr>
              <th scope="col">{text("table.category")}</th>
              <th scope="col">{text("table.here")}</th>
              {stores.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ categoryId, categoryName, here, sisters }) => (
              <tr key={categoryId}>
                <th scope="row">{categoryName}</th>
                <StandingCell standing={here} />
                {stores.map(({ id }) => (
                  <StandingCell key={id} standing={sisters.find(({ storeId }) => storeId === id)?.standing ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className={classes.note}>{text("table.note")}</p>
    </Card>
  );
}

/** A store's surplus or shortage of a category, with the figures behind it. */
function StandingCell({ standing }: { standing: Standing | null }) {
  if (standing === null) {
    return <td>{text("table.none")}</td>;
  }
  const { spare, lack } = standing;
  const state = lack > 0 ? "lack" : spare > 0 ? "spare" : "even";
  return (
    <td data-balance={state}>
      {text(`table.${state}`, { lack, spare })}
      <small>{standingWords(standing)}</small>
    </td>
  );
}

/** `3 on hand, wants 5, floor lacks 1, 2 on the way` */
function standingWords({ bins, needed, missing, coming }: Standing): string {
  return [
    text("standing", { bins, needed }),
    ...(missing === 0 ? [] : [text("standing.missing", { missing })]),
    ...(coming === 0 ? [] : [text("standing.coming", { coming })]),
  ].join(", ");
}
