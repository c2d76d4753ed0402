import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { printJobsQuery } from "#web/platform/printing/print-jobs.queries.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./settings-text.ts";
import { relativeTime } from "#common/relative-time.ts";
import { PrintJobActs } from "#web/platform/printing/print-job-acts.tsx";
import type { PrintJob } from "#web/platform/printing/print-jobs.queries.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import classes from "./settings.module.css";

/** What was sent to the store's registers in the last day, and what became of it. */
export function PrintQueueCard() {
  const read = useRead(printJobsQuery, { live: ["PrintJob"] });
  const jobs = read.status === "ready" ? read.data.printJobs : [];
  return (
    <Card title={text("queue.title")} hasPadding={false}>
      <ReadState read={read} />
      {read.status === "ready" && jobs.length === 0 && (
        <EmptyState title={text("queue.empty")} text={text("queue.emptyHint")} />
      )}
      {jobs.map((job) => (
        <PrintQueueLine key={job.id} job={job} />
      ))}
    </Card>
  );
}

const badges = {
  QUEUED: { tone: "warn", text: "queue.queued" },
  PRINTING: { tone: "accent", text: "queue.printing" },
  DONE: { tone: "good", text: "queue.done" },
  FAILED: { tone: "bad", text: "queue.failed" },
  CANCELLED: { tone: "neutral", text: "queue.cancelled" },
} as const;

/** One job: what, where, who and when; why it failed, and what can be done about it. */
function PrintQueueLine({ job }: { job: PrintJob }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { title, copies, state, reason, deviceName, createdBy, createdAt } = job;
  const badge = badges[state];
  const facts = [
    deviceName,
    createdBy,
    relativeTime(new Date(createdAt), { now, timeZone }),
    copies > 1 ? text("queue.copies", { count: copies }) : null,
  ];
  return (
    <div className={classes.line}>
      <div>
        <strong>
          {title}
          <Badge tone={badge.tone}>{text(badge.text)}</Badge>
        </strong>
        <small>{facts.filter((fact) => fact !== null).join(" · ")}</small>
        {reason !== null && <small className={classes.reason}>{reason}</small>}
      </div>
      <div className={classes.actions}>
        <PrintJobActs job={job} />
      </div>
    </div>
  );
}
