import { useRead } from "#web/platform/graphql/use-read.ts";
import { PrintJobActs } from "#web/platform/printing/print-job-acts.tsx";
import { printJobQuery } from "#web/platform/printing/print-jobs.queries.ts";
import { text } from "./labels-text.ts";
import classes from "./labels.module.css";

type PrintJobStateProps = { id: string; onAgain: (id: string) => void };

/** What becomes of a job: it waits, prints, has come out or has failed, why, and what to do about it. */
export function PrintJobState({ id, onAgain }: PrintJobStateProps) {
  const read = useRead(printJobQuery, { variables: { id }, live: ["PrintJob"] });
  if (read.status !== "ready") {
    return null;
  }
  const { printJob: job } = read.data;
  const { state, reason, deviceName, title } = job;
  const said = {
    QUEUED: text("job.queued", { name: deviceName }),
    PRINTING: text("job.printing", { name: deviceName }),
    DONE: text("job.done", { title, name: deviceName }),
    FAILED: text("job.failed", { reason: reason ?? "" }),
    CANCELLED: text("job.cancelled"),
  }[state];
  return (
    <div className={classes.job} data-state={state}>
      <output>{said}</output>
      <span className={classes.jobActs}>
        <PrintJobActs job={job} onAgain={onAgain} />
      </span>
    </div>
  );
}
