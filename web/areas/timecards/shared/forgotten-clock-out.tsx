import { Suspense, useState } from "react";
import { missingClockOutsQuery } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useIsBusy } from "#web/platform/use-is-busy.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";

const Dialog = lazyWithTimeout(
  async () => (await import("#web/areas/timecards/clock-outs/forgotten-clock-out-dialog.tsx")).ForgottenClockOutDialog,
);

/**
 * At the next touch after a forgotten clock-out the person is asked when they left; once, and again at the next PIN.
 * The question waits for whatever they are at: another dialog, something half-written, a seller who is being checked
 * in.
 */
export function ForgottenClockOut() {
  const employeeId = useActiveEmployee()?.id ?? null;
  const [later, setLater] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const read = useRead(missingClockOutsQuery, { variables: { own: true }, isPaused: employeeId === null });
  const all = read.status === "ready" ? read.data.missingClockOuts : [];
  const missing = all.find(
    (candidate) => Number(candidate.employeeId) === employeeId && candidate.claimedLeftAt === null,
  );
  const question = missing === undefined ? null : `${employeeId} ${missing.punchId}`;
  const isBusy = useIsBusy();
  if (question !== null && opened !== question && later !== question && !isBusy) {
    setOpened(question);
  }
  if (missing === undefined || opened !== question || later === question) {
    return null;
  }
  return (
    <Suspense>
      <Dialog
        key={missing.punchId}
        missing={missing}
        onClose={() => {
          setLater(question);
        }}
      />
    </Suspense>
  );
}
