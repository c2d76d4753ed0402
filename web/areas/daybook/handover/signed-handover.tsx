import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import type { SignedHandover as Signed } from "./handover.queries.ts";
import { SignReadForm } from "./sign-read-form.tsx";
import { SnapshotParts } from "./snapshot-parts.tsx";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";

/** A signed paper: what it says, the two lines, and both signatures. */
export function SignedHandover({ handover }: { handover: Signed }) {
  const timeZone = useStoreTimeZone();
  const { from, note, snapshot, signedAt, readBy, readAt } = handover;
  const isRead = readBy !== null && readAt !== null;
  return (
    <Card
      title={text("handover.signed", { name: from.fullName, time: clockOf(signedAt, timeZone) })}
      aside={
        <Badge tone={isRead ? "good" : "warn"}>
          {isRead
            ? text("handover.read", { name: readBy.fullName, time: clockOf(readAt, timeZone) })
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
