import { IconArrowBackUp, IconBan, IconCheck, IconClock, IconPhoneX, IconPinFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { localTimeAt } from "#common/store-time.ts";
import { waitedMinutes } from "#common/texting/waited-minutes.ts";
import type { OpenTime } from "#common/texting/waited-minutes.ts";
import { formatTime } from "#common/time-format.ts";
import { shortFailureText } from "#web/areas/texting/shared/failure-text.ts";
import { talkText } from "#web/areas/texting/shared/talk-text.ts";
import { threadName } from "#web/areas/texting/shared/thread-name.ts";
import type { Thread } from "#web/areas/texting/shared/thread.queries.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import { text } from "./inbox-text.ts";
import classes from "./inbox.module.css";

type ThreadRowProps = {
  thread: Thread;
  isOpen: boolean;
  search: InboxSearch;
  storeId: number;
  now: Date;
  /** In which a customer's wait is counted. */
  openTimes: readonly OpenTime[];
};

/** Who, what they wrote last and when, and the one thing that matters about it. */
export function ThreadRow({ thread, isOpen, search, storeId, now, openTimes }: ThreadRowProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const isUnread = thread.unreadCount > 0;
  return (
    <Link
      to="/s/$storeId/texting/$threadId/show"
      params={{ storeId, threadId: thread.id }}
      search={search}
      className={classes.thread}
      data-thread={thread.id}
      data-unread={isUnread || undefined}
      aria-current={isOpen ? "true" : undefined}
    >
      <i className={classes.dot}>{isUnread && <Unseen>{text("unread")}</Unseen>}</i>
      <span className={classes.name}>
        {thread.isPinned && <IconPinFilled size={13} aria-label={text("pinned")} />}
        {threadName(thread)}
      </span>
      <time dateTime={thread.lastMessageAt}>{whenText(new Date(thread.lastMessageAt), { now, timeZone })}</time>
      <LastLine thread={thread} />
      <span className={classes.mark}>
        <Mark thread={thread} now={now} openTimes={openTimes} />
      </span>
    </Link>
  );
}

/** The time today, the date before. */
function whenText(at: Date, { now, timeZone }: { now: Date; timeZone: string }): string {
  const { date } = localTimeAt(at, timeZone);
  const today = localTimeAt(now, timeZone).date;
  return date === today ? formatTime(at, timeZone) : formatDayOfMonth(date);
}

function LastLine({ thread }: { thread: Thread }) {
  const { hasFailed, lastFailure, lastBlock } = thread;
  if (hasFailed && lastFailure !== null) {
    return (
      <span className={classes.line} data-failed>
        {text("notDelivered", { reason: shortFailureText(lastFailure) })}
      </span>
    );
  }
  if (hasFailed && lastBlock !== null) {
    return (
      <span className={classes.line} data-failed>
        {text("notSent")}
      </span>
    );
  }
  return <span className={classes.line}>{lastLine(thread)}</span>;
}

function lastLine({ lastBody, lastKind, lastCallSeconds, isLastIncoming, lastAuthor, hasPictures }: Thread): string {
  if (lastKind === "call") {
    return lastCallSeconds === null ? text("missedCall") : text("answeredCall", { length: talkText(lastCallSeconds) });
  }
  const body = lastBody === "" && hasPictures === true ? text("picture", { count: 1 }) : (lastBody ?? "");
  return isLastIncoming === true || lastAuthor === null ? body : text("author", { name: lastAuthor, body });
}

/** One mark: what to do, else what it is about, else how it ended. */
function Mark({ thread, now, openTimes }: Pick<ThreadRowProps, "thread" | "now" | "openTimes">) {
  const {
    optedOutAt,
    hasFailed,
    lastKind,
    lastCallSeconds,
    needsReply,
    unreadCount,
    openBuy,
    assignedName,
    state,
    scheduledAt,
  } = thread;
  if (optedOutAt !== null) {
    return <Badge icon={<IconBan size={13} />}>{text("optedOut")}</Badge>;
  }
  if (hasFailed) {
    return <Badge tone="bad">{text("failed")}</Badge>;
  }
  if (lastKind === "call" && lastCallSeconds === null && needsReply) {
    return (
      <Badge tone="warn" icon={<IconPhoneX size={13} />}>
        {text("textBack")}
      </Badge>
    );
  }
  if (unreadCount > 1) {
    return <Badge tone="accent">{text("newCount", { count: unreadCount })}</Badge>;
  }
  if (needsReply) {
    return (
      <Badge tone="warn" icon={<IconArrowBackUp size={13} />}>
        {replyText(thread, { now, openTimes })}
      </Badge>
    );
  }
  if (scheduledAt !== null) {
    return <ScheduledMark at={scheduledAt} now={now} />;
  }
  if (openBuy !== null) {
    return <Badge>{text("buy", { number: openBuy.number })}</Badge>;
  }
  if (state === "done") {
    return (
      <Badge tone="good" icon={<IconCheck size={13} />}>
        {text("done")}
      </Badge>
    );
  }
  return assignedName === null ? null : <Badge>{text("claimedBy", { name: assignedName })}</Badge>;
}

function ScheduledMark({ at, now }: { at: string; now: Date }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const when = whenText(new Date(at), { now, timeZone });
  return <Badge icon={<IconClock size={13} />}>{text("scheduled", { when })}</Badge>;
}

/** How long the customer has waited while the store was open; after a day the date says it. */
function replyText(
  { waitingSince }: Thread,
  { now, openTimes }: { now: Date; openTimes: readonly OpenTime[] },
): string {
  const minutes = waitingSince === null ? 0 : waitedMinutes({ since: new Date(waitingSince), now }, openTimes);
  return minutes < 1 || minutes >= 24 * 60 ? text("replyNow") : text("reply", { wait: formatDuration(minutes) });
}
