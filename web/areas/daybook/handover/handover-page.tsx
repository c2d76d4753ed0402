import { useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { handoverQuery } from "./handover.queries.ts";
import { IconPrinter } from "@tabler/icons-react";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { clockOf, momentOf, dayTitle, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { PrintHeader } from "#web/areas/daybook/print-header.tsx";
import type { HandoverDay, SignedHandover as Signed } from "./handover.queries.ts";
import { SignForm, SignReadForm } from "./sign-form.tsx";
import { SnapshotParts } from "./snapshot-parts.tsx";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";

/** What the draft of a handover is made of; a change of any of it composes it again. */
const live = ["Handover", "Task", "Todo", "TaskDay", "Note", "Employee", "daily-report", "pos-buy"] as const;

/** The change of shift, of today or of a day before. */
export function HandoverPage() {
  const { date } = useSearch({ from: "/s/$storeId/daybook/handover" });
  const read = useRead(handoverQuery, { variables: { date: date ?? null }, live });
  return read.status === "ready" ? <HandoverSheet day={read.data.handover} date={date} /> : <ReadState read={read} />;
}

type HandoverSheetProps = {
  day: HandoverDay;
  /** As the address names it. */
  date: string | undefined;
};

/** What would be signed now, to sign; below it what was signed on the day. Only what is signed goes on paper. */
function HandoverSheet({ day, date }: HandoverSheetProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldBecome = useCanAfterPin();
  const { now, signed } = day;
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
          {text("handover.back")}
        </BackLink>
      }
      title={text("handover.of", { day: dayTitle(day.date) })}
      actions={
        <Button icon={<IconPrinter size={18} />} onClick={() => window.print()}>
          {text("handover.print")}
        </Button>
      }
    >
      <PrintHeader date={day.date} />
      {now !== null && couldBecome("daybook:write") && (
        <div data-no-print={signed.length > 0 ? "" : undefined}>
          <Card title={text("handover.now")}>
            <div className={classes.paper}>
              <p className={classes.hint} data-no-print>
                {text("handover.nowHint")}
              </p>
              <SnapshotParts snapshot={now} />
              <SignForm />
            </div>
          </Card>
        </div>
      )}
      {now === null && signed.length === 0 && (
        <Card>
          <EmptyState title={text("handover.none")} text={text("handover.noneText")} />
        </Card>
      )}
      {signed.map((handover) => (
        <SignedHandover key={handover.id} handover={handover} />
      ))}
    </Page>
  );
}

/** A signed paper: what it says, the two lines, and both signatures. */
function SignedHandover({ handover }: { handover: Signed }) {
  const timeZone = useStoreTimeZone();
  const { from, note, snapshot, signedAt, readBy, readAt } = handover;
  const isRead = readBy !== null && readAt !== null;
  return (
    <Card
      title={text("handover.signed", { name: from.fullName, time: clockOf(signedAt, timeZone) })}
      aside={
        <Badge tone={isRead ? "good" : "warn"}>
          {isRead
            ? text("handover.read", { name: readBy.fullName, time: momentOf(readAt, { beside: signedAt, timeZone }) })
            : text("handover.unread")}
        </Badge>
      }
    >
      <div className={classes.paper}>
        {note !== "" && <p className={classes.lines}>{note}</p>}
        <SnapshotParts snapshot={snapshot} />
        {!isRead && <SignReadForm id={handover.id} fromEmployeeId={from.employeeId} />}
      </div>
    </Card>
  );
}
