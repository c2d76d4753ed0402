import { useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import classes from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { backfillPlanQuery } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import type { BackfillPlan } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";

type PlanRead = Read<ResultOf<typeof backfillPlanQuery>>;

/** What a run of these dates would do, as the service says now; nothing is sent. Null asks for nothing. */
export function useBackfillPlan(
  { id }: BooksConnection,
  range: { from: BusinessDate; to: BusinessDate } | null,
): PlanRead {
  const { from, to } = range ?? { from: "", to: "" };
  return useRead(backfillPlanQuery, { variables: { id, from, to }, isPaused: range === null });
}

/** How many entries would be sent and how long that takes, with the list behind a press. */
export function PlanSentence({ connection: { name }, plan: read }: { connection: BooksConnection; plan: PlanRead }) {
  const [isOpen, setOpen] = useState(false);
  if (read.status === "loading") {
    return <p>{text("plan.asking", { name })}</p>;
  }
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const plan = read.data.backfillPlan;
  return (
    <>
      <p>{planWords(plan)}</p>
      {plan.entries.length > 0 && <Button onClick={() => setOpen(true)}>{text("plan.open")}</Button>}
      {isOpen && <PlanDialog name={name} plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function planWords({ toSend, alreadyThere, leftOut, minutes }: BackfillPlan): string {
  const count = toSend + alreadyThere;
  const left = leftOut === 0 ? "" : ` ${text("plan.leftOut", { count: leftOut })}`;
  if (count === 0) {
    return `${text("plan.none")}${left}`;
  }
  const entries = text("plan.entries", { count, toSend: String(toSend), there: String(alreadyThere) });
  return `${entries} ${text("plan.minutes", { count: minutes })} ${text("plan.most")}${left}`;
}

type PlanDialogProps = { name: string; plan: BackfillPlan; onClose: () => void };

/** Every entry of the run, the oldest first. */
function PlanDialog({ name, plan, onClose }: PlanDialogProps) {
  return (
    <Dialog title={text("plan.title", { name })} onClose={onClose}>
      <p className={connectionClasses.soft}>{text("plan.text")}</p>
      <WideTable label={text("plan.title", { name })}>
        <table className={classes.plan}>
          <thead>
            <tr>
              <th scope="col">{text("plan.date")}</th>
              <th scope="col">{text("plan.kind")}</th>
              <th scope="col">{text("plan.number")}</th>
              <th scope="col">{text("plan.what")}</th>
            </tr>
          </thead>
          <tbody>
            {plan.entries.map((entry) => (
              <tr key={entry.number}>
                <td>{formatDate(entry.date)}</td>
                <td>{text(`kind.${entry.kind}`)}</td>
                <td>{entry.number}</td>
                <td data-what={whatHappens(entry)}>{text(`plan.${whatHappens(entry)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Dialog>
  );
}

function whatHappens({ isReady, isThere }: BackfillPlan["entries"][number]): "send" | "there" | "stays" {
  if (!isReady) {
    return "stays";
  }
  return isThere ? "there" : "send";
}
