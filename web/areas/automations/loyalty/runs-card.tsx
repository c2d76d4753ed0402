import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { runLoyaltyNowMutation } from "./loyalty.queries.ts";
import type { LoyaltyRun } from "./loyalty.queries.ts";
import classes from "./loyalty.module.css";
import { text } from "./loyalty-text.ts";
import { useLoyaltyChange } from "./use-loyalty-change.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

/** The last two weeks of runs, the newest first. */
export function RunsCard({ connection: { loyalty } }: { connection: LoyaltyConnection }) {
  const [run, isStarting] = useLoyaltyChange(runLoyaltyNowMutation);
  return (
    <Card
      title={text("runs.title")}
      aside={
        <Button isCompact isBusy={isStarting} onClick={() => void run({}, text("runs.started"))}>
          {text("runs.now")}
        </Button>
      }
      hasPadding={false}
    >
      {loyalty.runs.length === 0 ? (
        <EmptyState title={text("runs.none")} text={text("runs.noneText")} />
      ) : (
        <table className={classes.rows} aria-label={text("runs.title")}>
          <thead>
            <tr>
              <th scope="col">{text("runs.when")}</th>
              <th scope="col" data-number>
                {text("runs.awarded")}
              </th>
              <th scope="col" data-number>
                {text("runs.points")}
              </th>
              <th scope="col" data-number>
                {text("runs.back")}
              </th>
            </tr>
          </thead>
          <tbody>
            {loyalty.runs.map((each) => (
              <tr key={each.id}>
                <td>
                  <RunName run={each} />
                </td>
                <td data-number data-label={text("runs.awarded")}>
                  {formatNumber(each.awarded)}
                </td>
                <td data-number data-label={text("runs.points")}>
                  {formatNumber(each.points)}
                </td>
                <td data-number data-label={text("runs.back")}>
                  {formatNumber(each.reversedPoints)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function RunName({ run: { businessDate, cause, startedBy, isRunning } }: { run: LoyaltyRun }) {
  return (
    <span className={classes.named}>
      {formatDate(businessDate)}
      <small>{text(`cause.${cause}`, { name: startedBy })}</small>
      {isRunning && <Badge tone="accent">{text("runs.running")}</Badge>}
    </span>
  );
}
