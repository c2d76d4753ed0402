import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";
import { StoreName, StoreNeeds, StoreSales } from "./store-parts.tsx";
import classes from "./all-stores.module.css";

/** On a phone: a card for each store, with what needs a person in sight. */
export function StoreCards({ stores }: { stores: readonly StoreNow[] }) {
  return (
    <ul className={classes.cards}>
      {stores.map((store) => (
        <li key={store.storeId}>
          <StoreName store={store} />
          <StoreSales store={store} />
          <p className={classes.quiet}>
            {text("people.here", { here: store.here, expected: store.expected })}
            {store.missing.map(({ name, since }) => (
              <small key={name} data-tone="warn">
                {text("people.missing", { name, time: formatTime(new Date(since), store.timeZone) })}
              </small>
            ))}
          </p>
          {store.waiting > 0 && (
            <p className={classes.quiet}>
              {text("sum.waiting")}: {store.waiting}
              {store.longestWaitMinutes !== null && `, ${formatDuration(store.longestWaitMinutes)}`}
            </p>
          )}
          {store.needs.length > 0 && <StoreNeeds store={store} />}
        </li>
      ))}
    </ul>
  );
}
