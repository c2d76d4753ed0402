import { IconChevronRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useState } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { registerText } from "#web/areas/bounceback/shared/register-text.ts";
import type { CouponDetail, CouponEvent } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import classes from "./coupon.module.css";

/** Whose it is, and what else that person could use. */
export function CustomerCard({ detail: { coupon, others } }: { detail: CouponDetail }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { name, cellphone, email } = coupon;
  const [first] = others;
  const contact = cellphone === null ? email : formatPhone(cellphone);
  return (
    <section className={classes.card} aria-labelledby="coupon-customer">
      <h2 id="coupon-customer">{text("customer.title")}</h2>
      {name === null && contact === null ? (
        <p className={classes.nobody}>{text("customer.nobody")}</p>
      ) : (
        <div className={classes.who}>
          <Avatar name={name} size={34} />
          <div>
            <b>{name ?? contact}</b>
            {name !== null && contact !== null && <small>{contact}</small>}
          </div>
        </div>
      )}
      {first !== undefined && (
        <>
          <Link
            to="/s/$storeId/bounceback/detail/show/$couponId"
            params={{ storeId, couponId: first.id }}
            className={classes.other}
          >
            <span>
              {text("customer.more", { count: others.length })} <small>{first.offText}</small>
            </span>
            <IconChevronRight size={17} aria-hidden="true" />
          </Link>
          <p className={classes.nobody}>{text("customer.another")}</p>
        </>
      )}
    </section>
  );
}

const shownEvents = 3;

/** The newest first; all of it at a press. */
export function HistoryCard({
  events,
  heading,
}: {
  events: readonly CouponEvent[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [isLong, setIsLong] = useState(false);
  const newest = events.toReversed();
  const shown = isLong ? newest : newest.slice(0, shownEvents);
  return (
    <section className={classes.card} aria-labelledby="coupon-history" data-long={isLong}>
      <h2 id="coupon-history" ref={heading} tabIndex={-1}>
        {text("history.title")}
        {events.length > shownEvents && (
          <span>
            <Button kind="plain" onClick={() => setIsLong(!isLong)}>
              {isLong ? text("history.less") : text("history.all", { count: events.length })}
            </Button>
          </span>
        )}
      </h2>
      <ol className={classes.history}>
        {shown.map((event) => (
          <EventLine key={`${event.type} ${event.at}`} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event }: { event: CouponEvent }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const whenText = (instant: string) => {
    const at = new Date(instant);
    return `${formatDayOfMonth(localTimeAt(at, timeZone).date)}, ${formatTime(at, timeZone)}`;
  };
  const taken = event.claimedAt === null ? null : text("event.takenAt", { when: whenText(event.claimedAt) });
  const where = [registerText(event.terminal), event.by, taken].filter((part) => part !== null && part !== "");
  return (
    <li>
      <time dateTime={event.at}>{whenText(event.at)}</time>
      <span>
        {[text(`event.${event.type}`), event.note?.replace(/\.$/, "")].filter(Boolean).join(": ")}
        {where.length > 0 && `. ${where.join(", ")}`}
      </span>
    </li>
  );
}
