import { useParams, useSearch } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { ShiftDialogBody } from "./shift-dialog-body.tsx";
import { shiftQuery } from "./shifts.queries.ts";
import { text } from "./shifts-text.ts";

/** The day, and over it one shift: managers change it, others read it. */
export function ShiftPage() {
  const { shiftId } = useParams({ from: "/s/$storeId/daybook/shift/$shiftId" });
  const { date } = useSearch({ from: "/s/$storeId/daybook/shift/$shiftId" });
  const read = useRead(shiftQuery, { variables: { id: shiftId }, live: ["Shift"] });
  const close = useCloseToDay(date);
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={text("shift.title")} size="small" onClose={close}>
        {read.status === "loading" && <LoadingState />}
        {read.status === "offline" && <OfflineState />}
        {(read.status === "failed" || read.status === "forbidden") && (
          <EmptyState title={text("shift.missing")} text={text("shift.missingText")} />
        )}
        {read.status === "ready" && <ShiftDialogBody shift={read.data.shift} onClose={close} />}
      </Dialog>
    </>
  );
}
