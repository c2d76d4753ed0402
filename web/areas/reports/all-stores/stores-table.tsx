import { Link } from "@tanstack/react-router";
import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";
import { StoreDays, StoreName, StoreNeeds, StoreSales } from "./store-parts.tsx";
import { compText } from "./store-words.ts";
import classes from "./all-stores.module.css";

const heads = ["store", "sales", "comp", "waiting", "people", "needs", "days"] as const;

const groupedAbove = 8;

type StoresTableProps = {
  stores: readonly StoreNow[];
  /** How many there are in the whole list, and how many of them need a person. */
  count: number;
  attentionCount: number;
};

/** A row for each store; many are parted into those that need attention and the others. */
export function StoresTable({ stores, count, attentionCount }: StoresTableProps) {
  const attention = stores.filter(({ urgency }) => urgency !== "NONE");
  const calm = stores.filter(({ urgency }) => urgency === "NONE");
  const isGrouped = count > groupedAbove;
  return (
    <WideTable label={text("title")}>
      <table className={classes.table} aria-label={text("title")}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Head head={head} />
              </th>
            ))}
          </tr>
        </thead>
        {[
          { key: "attention", title: text("group.attention", { count: attentionCount }), rows: attention },
          { key: "calm", title: text("group.calm", { count: count - attentionCount }), rows: calm },
        ]
          .filter(({ rows }) => rows.length > 0)
          .map(({ key, title, rows }) => (
            <tbody key={key}>
              {isGrouped && (
                <tr data-group>
                  <th scope="rowgroup" colSpan={heads.length}>
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((store) => (
                <StoreRow key={store.storeId} store={store} />
              ))}
            </tbody>
          ))}
      </table>
    </WideTable>
  );
}

const meanings = {
  sales: "sum.salesOne",
  comp: "sum.compMade",
  waiting: "sum.waitingMade",
  people: "people.made",
  needs: "sum.needsMade",
  days: "days.made",
} as const;

function Head({ head }: { head: (typeof heads)[number] }) {
  const name = text(`head.${head}`);
  return head === "store" ? name : <ExplainedName name={name} explanation={text(meanings[head])} />;
}

function StoreRow({ store }: { store: StoreNow }) {
  const { comp, waiting, longestWaitMinutes, here, expected, missing, timeZone } = store;
  return (
    <tr>
      <th scope="row">
        <StoreName store={store} />
      </th>
      <td>
        <StoreSales store={store} />
      </td>
      <td data-number>
        <strong>{compText(store)}</strong>
        {comp !== null && <small>{text("comp.from", { comp: formatWholeMoney(comp) })}</small>}
      </td>
      <td data-number>
        <strong>
          <Link to="/s/$storeId/buys" params={{ storeId: Number(store.storeId) }} className={classes.waiting}>
            {waiting}
          </Link>
        </strong>
        {longestWaitMinutes !== null && (
          <small data-tone={store.urgency === "WAITS" ? "bad" : undefined}>{formatDuration(longestWaitMinutes)}</small>
        )}
      </td>
      <td>
        <strong>{text("people.of", { here, expected })}</strong>
        {missing.map(({ name, since }) => (
          <small key={name} data-tone="warn">
            {text("people.missing", { name, time: formatTime(new Date(since), timeZone) })}
          </small>
        ))}
      </td>
      <td>
        <StoreNeeds store={store} />
      </td>
      <td data-number>
        <StoreDays store={store} />
      </td>
    </tr>
  );
}
