import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { registerText } from "#web/areas/bounceback/shared/register-text.ts";
import { ReasonDialog } from "#web/areas/bounceback/shared/reason-dialog.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { conflictsQuery, settleConflictMutation } from "./conflicts.queries.ts";
import type { CouponConflict } from "./conflicts.queries.ts";
import { text } from "./conflicts-text.ts";
import classes from "./conflicts.module.css";

/** What was taken without a connection and turned out used twice, expired or voided: a manager settles each with a note. */
export function ConflictsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(conflictsQuery, { live: ["Coupon"] });
  const conflicts = read.status === "ready" ? read.data.couponConflicts : null;
  const open = conflicts?.filter(({ settledAt }) => settledAt === null) ?? [];
  const settled = conflicts?.filter(({ settledAt }) => settledAt !== null) ?? [];
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/bounceback/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      {conflicts === null && (
        <Card>
          <ReadState read={read} loading={<LoadingState lines={6} />} />
        </Card>
      )}
      {conflicts !== null && open.length === 0 && (
        <Card>
          <EmptyState title={text("empty.title")} text={text("empty.text")} />
        </Card>
      )}
      <ConflictList title={text("open.title")} conflicts={open} />
      <ConflictList title={text("settled.title")} conflicts={settled} />
    </Page>
  );
}

function ConflictList({ title, conflicts }: { title: string; conflicts: readonly CouponConflict[] }) {
  return (
    conflicts.length > 0 && (
      <Card title={title} aside={conflicts.length} hasPadding={false}>
        <ul className={classes.conflicts}>
          {conflicts.map((conflict) => (
            <ConflictLine key={conflict.id} conflict={conflict} />
          ))}
        </ul>
      </Card>
    )
  );
}

function ConflictLine({ conflict }: { conflict: CouponConflict }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const whenText = useWhenText();
  const { couponId, numberText, offText, reason, amount, isRedeemed, fact, other } = conflict;
  return (
    <li>
      <div className={classes.head}>
        <Badge tone={conflict.settledAt === null ? "warn" : "neutral"}>
          {text(`reason.${reason ?? "USED_TWICE"}`)}
        </Badge>
        <Link to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId }}>
          {numberText}
        </Link>
        <span>{offText}</span>
        <b>{text("amount", { amount: formatMoney(amount) })}</b>
      </div>
      <dl className={classes.sides}>
        <div>
          <dt>{text("here")}</dt>
          <dd>
            <b>{conflict.claimedAt === null ? text("unknownTime") : whenText(conflict.claimedAt)}</b>
            {[conflict.by, registerText(conflict.terminal)].filter(Boolean).join(", ")}
            <small>{text("received", { when: whenText(conflict.receivedAt) })}</small>
          </dd>
        </div>
        {other !== null && (
          <div>
            <dt>{text(other.claimedAt === null ? "other" : "otherOffline")}</dt>
            <dd>
              <b>{whenText(other.claimedAt ?? other.at)}</b>
              {[other.by, registerText(other.terminal), other.storeName].filter(Boolean).join(", ")}
              {other.claimedAt !== null && <small>{text("received", { when: whenText(other.at) })}</small>}
            </dd>
          </div>
        )}
      </dl>
      {other === null && <p>{[fact, isRedeemed ? text("used") : null].filter(Boolean).join(" ")}</p>}
      <Settlement conflict={conflict} />
    </li>
  );
}

function Settlement({ conflict }: { conflict: CouponConflict }) {
  const [isOpen, setIsOpen] = useState(false);
  const [settle] = useChange(settleConflictMutation);
  const whenText = useWhenText();
  const { id, numberText, settledAt, settledBy, settleNote } = conflict;
  if (settledAt !== null) {
    const words = { when: whenText(settledAt), name: settledBy ?? "", note: settleNote ?? "" };
    return <p className={classes.settled}>{text("settled.by", words)}</p>;
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-label={`${text("settle")} ${numberText}`}>
        {text("settle")}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={text("settle.title", { number: numberText })}
          save={text("settle")}
          refusalText={(error) => text("settle.failed", { error })}
          onSave={(note) =>
            settle({ id, note }, { request: { title: text("settle.who") }, refetches: [conflictsQuery] })
          }
          onDone={() => showSnackbar({ text: text("settle.done", { number: numberText }), color: "good" })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function useWhenText(): (instant: string) => string {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (instant) => {
    const at = new Date(instant);
    return `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  };
}
