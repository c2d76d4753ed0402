import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";
import { matterText, shortPaceText, urgencyText } from "./store-words.ts";
import classes from "./all-stores.module.css";

/** On a phone: a row for each store that leads to its day. What is to be done about it stands at the thumb. */
export function StoreCards({ stores }: { stores: readonly StoreNow[] }) {
  return (
    <ul className={classes.cards}>
      {stores.map((store) => (
        <li key={store.storeId}>
          <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId: Number(store.storeId) }}>
            <StoreRing store={store} />
            <span className={classes.cardName}>
              <b>{store.name}</b>
              <StoreNotes store={store} />
            </span>
            <span className={classes.cardSales}>
              <b>{formatWholeMoney(store.sales)}</b>
              <small data-tone={store.ahead === null ? undefined : store.ahead < 0 ? "warn" : "good"}>
                {shortPaceText(store)}
              </small>
            </span>
            <IconChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function StoreRing({ store: { isShut, name, goalPct, usualPct, urgency } }: { store: StoreNow }) {
  return isShut ? (
    <span />
  ) : (
    <ProgressRing
      label={text("pace.label", { store: name })}
      tenths={goalPct}
      expectedTenths={usualPct}
      size={urgency === "NONE" ? 44 : 52}
    />
  );
}

/** What is wrong, in the order in which a person would ask about it; else who is here. */
function StoreNotes({ store }: { store: StoreNow }) {
  const { urgency, missing, timeZone, needs, waiting, longestWaitMinutes, here, expected } = store;
  const wrong = urgencyText(store);
  return (
    <>
      {wrong !== null && <small data-tone={urgency === "WAITS" ? "bad" : "warn"}>{wrong}</small>}
      {missing.map(({ name, since }) => (
        <small key={name} data-tone="warn">
          {text("people.missing", { name, time: formatTime(new Date(since), timeZone) })}
        </small>
      ))}
      {needs.map((need) => (
        <small key={need.kind} data-tone="warn" className={classes.matter}>
          {matterText(need)}
        </small>
      ))}
      <small>{text("people.here", { here, expected })}</small>
      {waiting > 0 && (
        <small>
          {text("sum.waiting")}: {waiting}
          {longestWaitMinutes !== null && `, ${formatDuration(longestWaitMinutes)}`}
        </small>
      )}
    </>
  );
}
