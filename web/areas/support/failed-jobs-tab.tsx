import { useState } from "react";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useLongerRead } from "#web/platform/graphql/use-longer-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { text } from "./support-text.ts";
import { failedJobsQuery, runJobAgainMutation } from "./support.queries.ts";
import classes from "./support.module.css";

const step = 50;

/** Work in the background whose newest try failed, the newest first. */
export function FailedJobs() {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const [first, setFirst] = useState(step);
  const read = useLongerRead(failedJobsQuery, { first });
  const [runAgain, isRunning] = useChange(runJobAgainMutation);
  const start = async (job: { id: string; name: string }) => {
    const outcome = await runAgain({ id: job.id }, { employee: "none", refetches: [failedJobsQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("jobs.started", { name: job.name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { failedJobs: jobs, failedJobCount: count } = read.data;
  if (jobs.length === 0) {
    return (
      <Card>
        <EmptyState title={text("jobs.empty")} text={text("jobs.emptyHint")} />
      </Card>
    );
  }
  const timeOf = (instant: string) => relativeTime(new Date(instant), { now, timeZone });
  return (
    <>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.line}>
            <div>
              <strong>{job.name}</strong>
              <small>
                {text("jobs.tries", { attempts: job.attempts, maxAttempts: job.maxAttempts })} ·{" "}
                {text("jobs.failed", { time: timeOf(job.failedAt) })}
                {job.nextTryAt !== null && ` · ${text("jobs.next", { time: timeOf(job.nextTryAt) })}`}
              </small>
              <details className={classes.said}>
                <summary>{text("jobs.said")}</summary>
                <pre>{job.reason}</pre>
              </details>
            </div>
            {job.nextTryAt === null && <Badge tone="bad">{text("jobs.stopped")}</Badge>}
            <Button isBusy={isRunning} onClick={() => void start(job)}>
              {text("jobs.again")}
            </Button>
          </li>
        ))}
      </ul>
      {count > step && (
        <ShowMore shown={jobs.length} totalItems={count} step={step} onShowMore={() => setFirst(first + step)} />
      )}
    </>
  );
}
