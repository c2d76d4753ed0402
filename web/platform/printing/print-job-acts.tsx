import { useState } from "react";
import { bytesOf, saveFile } from "#web/platform/browser/save-file.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { platformText as text } from "#web/platform/platform-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { cancelPrintJobMutation, printAgainMutation, printJobFileQuery, printJobsQuery } from "./print-jobs.queries.ts";
import type { PrintJob } from "./print-jobs.queries.ts";

type PrintJobActsProps = {
  job: PrintJob;
  /** It is under way again, as another job. */
  onAgain?: (id: string) => void;
};

/** What can be done about a job: take it back while it waits; print it again, or have it as a PDF, when it did not come out. */
export function PrintJobActs({ job, onAgain }: PrintJobActsProps) {
  const isWaiting = job.state === "QUEUED" || job.state === "PRINTING";
  const mayCancel = useMayCancel(job);
  const mayPrint = useCanAfterPin()("printing:print");
  const [cancel, isCancelling] = useChange(cancelPrintJobMutation);
  const [again, isPrinting] = useChange(printAgainMutation);
  const [save, isSaving] = useSavePrintJob();
  const cancelJob = async () => {
    const outcome = await cancel({ id: job.id }, { refetches: [printJobsQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const printAgain = async () => {
    const id = newId();
    const outcome = await again({ id, jobId: job.id }, { refetches: [printJobsQuery] });
    if (outcome.isDone) {
      onAgain?.(id);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const isOver = job.state === "FAILED" || job.state === "CANCELLED";
  return (
    <>
      {isWaiting && mayCancel && (
        <Button isBusy={isCancelling} onClick={() => void cancelJob()}>
          {text("print.cancel")}
        </Button>
      )}
      {isOver && job.hasFile && (
        <Button isBusy={isSaving} onClick={() => void save(job)}>
          {text("print.save")}
        </Button>
      )}
      {isOver && mayPrint && (
        <Button isBusy={isPrinting} onClick={() => void printAgain()}>
          {text("print.again")}
        </Button>
      )}
    </>
  );
}

/** Who printed it, and managers. A register with nobody active offers it too: who it is then shows with the PIN. */
function useMayCancel({ createdById }: PrintJob): boolean {
  const employee = useActiveEmployee();
  const can = useCan();
  const couldBecome = useCanAfterPin();
  const isOwn = employee === null ? couldBecome("printing:print") : employee.id === createdById;
  return isOwn || can("printing:manage");
}

function useSavePrintJob(): [save: (job: PrintJob) => Promise<void>, isSaving: boolean] {
  const store = useStoreData();
  const [isSaving, setIsSaving] = useState(false);
  const save = async ({ id }: PrintJob) => {
    setIsSaving(true);
    try {
      const data = await store.ask(printJobFileQuery, { id });
      if (data !== undefined) {
        const { fileName, mediaType, dataBase64 } = data.printJobFile;
        saveFile({ fileName, mediaType, bytes: bytesOf(dataBase64) });
        showSnackbar({ text: text("print.saved", { file: fileName }), color: "good" });
      }
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    } finally {
      setIsSaving(false);
    }
  };
  return [save, isSaving];
}
