import { Link, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { text } from "#web/areas/timecards/clock-outs/clock-outs-text.ts";
import classes from "#web/areas/timecards/clock-outs/clock-outs.module.css";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { useTeamNotices } from "./use-team-notices.ts";

/** Few days have one. */
const MissingLine = lazyWithTimeout(
  async () => (await import("#web/areas/timecards/clock-outs/missing-line.tsx")).MissingLine,
);

/** What of the team waits for a manager: forgotten clock-outs and unlinked people. Nothing when nothing waits. */
export function ManagerCard() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { missing, unlinked: count } = useTeamNotices();
  if (missing.length + count === 0) {
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
