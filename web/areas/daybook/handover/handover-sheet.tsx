import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { dayTitle } from "#web/areas/daybook/day-times.ts";
import { PrintHeader } from "#web/areas/daybook/print-header.tsx";
import type { HandoverDay } from "./handover.queries.ts";
import { SignForm } from "./sign-form.tsx";
import { SignedHandover } from "./signed-handover.tsx";
import { SnapshotParts } from "./snapshot-parts.tsx";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";

type HandoverSheetProps = {
  day: HandoverDay;
  /** As the address names it. */
  date: string | undefined;
};

/** What would be signed now, to sign; below it what was signed on the day. Only what is signed goes on paper. */
export function HandoverSheet({ day, date }: HandoverSheetProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldBecome = useCouldBecome();
  const { now, signed } = day;
  return (
    <div className={classes.page}>
      <PrintHeader date={day.date} />
      <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
        {text("handover.back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("handover.of", { day: dayTitle(day.date) })}</h1>
        <span data-no-print>
          <Button icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {text("handover.print")}
          </Button>
        </span>
      </header>
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
    </div>
  );
}
