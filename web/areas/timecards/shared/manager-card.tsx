import { Link, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { missingClockOutsQuery } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import { text } from "#web/areas/timecards/clock-outs/clock-outs-text.ts";
import classes from "#web/areas/timecards/clock-outs/clock-outs.module.css";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";

/** Few days have one. */
const MissingLine = lazyWithTimeout(
  async () => (await import("#web/areas/timecards/clock-outs/missing-line.tsx")).MissingLine,
);

/** What of the team waits for a manager: forgotten clock-outs and unlinked people. Nothing when nothing waits. */
export function ManagerCard() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPaused = !useCan()("team:manage");
  const live = ["Employee", "Timecard"] as const;
  const clockOuts = useRead(missingClockOutsQuery, { variables: { own: false }, live, isPaused });
  const unlinked = useRead(employeesQuery, { variables: { filter: "NOT_LINKED" }, live: ["Employee"], isPaused });
  const missing = clockOuts.status === "ready" ? clockOuts.data.missingClockOuts : [];
  const count = unlinked.status === "ready" ? unlinked.data.employees.length : 0;
  if (isPaused || missing.length + count === 0) {
    return null;
  }
  return (
    <div data-no-print>
      <Card title={text("card.title")} aside={missing.length + (count > 0 ? 1 : 0)} hasPadding={false}>
        <ul className={classes.lines}>
          {missing.length > 0 && (
            <Suspense>
              {missing.map((clockOut) => (
                <MissingLine key={clockOut.punchId} missing={clockOut} />
              ))}
            </Suspense>
          )}
          {count > 0 && (
            <li className={classes.line}>
              <div>
                <strong>{text("card.unlinked", { count })}</strong>
                <small>{text("card.unlinkedText")}</small>
              </div>
              <Link to="/s/$storeId/team" params={{ storeId }} search={{ links: true }} className={classes.link}>
                {text("card.link")}
              </Link>
            </li>
          )}
        </ul>
      </Card>
    </div>
  );
}
