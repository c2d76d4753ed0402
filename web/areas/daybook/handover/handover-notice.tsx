import { IconSignature } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { clockOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { unreadHandoverQuery } from "./handover-notice.queries.ts";
import { text } from "./handover-notice-text.ts";
import classes from "./handover.module.css";

/** On top of today, until the next lead has signed that they have read what was handed over. */
export function HandoverNotice({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useStoreTimeZone();
  const isToday = day.date === day.today;
  const read = useRead(unreadHandoverQuery, { variables: { date: day.date }, live: ["Handover"], isPaused: !isToday });
  const newest = isToday && read.status === "ready" ? read.data.handover.signed[0] : undefined;
  if (newest === undefined || newest.readAt !== null) {
    return null;
  }
  return (
    <p className={classes.notice} data-no-print>
      <IconSignature size={18} aria-hidden="true" />
      <span>{text("notice.toRead", { name: newest.from.firstName, time: clockOf(newest.signedAt, timeZone) })}</span>
      <Link to="/s/$storeId/daybook/handover" params={{ storeId }}>
        {text("notice.open")}
      </Link>
    </p>
  );
}
