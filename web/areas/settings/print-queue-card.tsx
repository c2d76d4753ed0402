import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { printJobsQuery } from "#web/platform/printing/print-jobs.queries.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PrintQueueLine } from "./print-queue-line.tsx";
import { text } from "./settings-text.ts";

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
