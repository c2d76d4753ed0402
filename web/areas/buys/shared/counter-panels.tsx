import { Link } from "@tanstack/react-router";
import { formatTime } from "#common/time-format.ts";
import { useFloorShortage } from "#web/areas/backstock/shared/use-floor-shortage.ts";
import { checkinRequestsQuery } from "#web/areas/buys/requests/requests.queries.ts";
import type { CheckinRequest } from "#web/areas/buys/requests/requests.queries.ts";
import { holderOf } from "#web/areas/buys/requests/request-holder.ts";
import { text as requestText } from "#web/areas/buys/requests/requests-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { checkInEstimateQuery } from "./buys.queries.ts";
import { text } from "./buys-text.ts";
import { text as waitingText } from "./waiting-text.ts";
import { dropOffWhen } from "./drop-off-when.ts";
import classes from "./shared.module.css";

/** What most sellers carry in; the quote on the wall is for them. */
const usualContainers = 2;

/** What a seller who walks in now can be told, and what it is made of. */
export function QuotePanel() {
  const read = useRead(checkInEstimateQuery, { variables: { containers: usualContainers }, live: ["Buy"] });
  if (read.status !== "ready") {
    return null;
  }
  const { fromMinutes, toMinutes, buysAhead, containersAhead, sorters } = read.data.checkInEstimate;
  const ahead =
    buysAhead === 0
      ? text("quote.nobody")
      : `${text("quote.ahead", { count: buysAhead })}, ${text("quote.containers", { count: containersAhead })}.`;
  return (
    <section className={classes.panel} aria-label={text("quote.title", { count: usualContainers })}>
      <h2>{text("quote.title", { count: usualContainers })}</h2>
      <b className={classes.figure}>{text("wait", { from: fromMinutes, to: toMinutes })}</b>
      <p>
        {ahead} {sorters > 0 && text("quote.sorters", { count: sorters })}
      </p>
    </section>
  );
}

/** Who is in line and who drops off later, each one press from the check-in. */
export function LinePanel({ storeId }: { storeId: number }) {
  const read = useRead(checkinRequestsQuery, { live: ["CheckinRequest"] });
  if (read.status !== "ready") {
    return null;
  }
  const requests = read.data.checkinRequests;
  const here = requests.filter(({ dropOffAt }) => dropOffAt === null);
  const later = requests.filter(({ dropOffAt }) => dropOffAt !== null);
  return (
    <section className={classes.panel} aria-label={text("line.title")}>
      <h2>{text("line.title")}</h2>
      {here.length === 0 && <p>{text("line.none")}</p>}
      <LineRows requests={here} storeId={storeId} />
      {later.length > 0 && <h2>{text("line.later")}</h2>}
      <LineRows requests={later} storeId={storeId} />
    </section>
  );
}

function LineRows({ requests, storeId }: { requests: readonly CheckinRequest[]; storeId: number }) {
  const now = useNow();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <ul>
      {requests.map((request) => {
        const { id, firstName, lastName, containers, createdAt, dropOffAt } = request;
        const holder = holderOf(request, now);
        return (
          <li key={id}>
            <span>
              <b>{`${firstName} ${lastName}`}</b>
              <small>
                {`${text("quote.containers", { count: containers })}, `}
                <span>
                  {dropOffAt === null
                    ? waitingText("waiting.since", { time: formatTime(new Date(createdAt), timeZone) })
                    : dropOffWhen(dropOffAt, { now, timeZone })}
                </span>
              </small>
              {holder !== null && <Badge tone="warn">{requestText("list.taken", { name: holder.name })}</Badge>}
            </span>
            <Link
              to="/s/$storeId/buys/detail/edit/checkinRequest/$checkinRequestId"
              params={{ storeId, checkinRequestId: id }}
              className={classes.open}
              aria-label={text("line.openOf", { name: `${firstName} ${lastName}` })}
            >
              {text("line.open")}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What to ask sellers for; nothing in a store that keeps no sections of its floor. */
export function NeedPanel() {
  const shortage = useFloorShortage();
  if (shortage === null) {
    return null;
  }
  const lines = [
    { tone: "good", label: text("need.short"), names: shortage.short },
    { tone: "neutral", label: text("need.full"), names: shortage.full },
  ] as const;
  return shortage.short.length + shortage.full.length === 0 ? null : (
    <section className={classes.panel} aria-label={text("need.title")}>
      <h2>{text("need.title")}</h2>
      <dl className={classes.need}>
        {lines
          .filter(({ names }) => names.length > 0)
          .map(({ tone, label, names }) => (
            <div key={tone}>
              <dt>
                <Badge tone={tone}>{label}</Badge>
              </dt>
              <dd>{names.join(", ")}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
