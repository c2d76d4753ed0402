import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { DrawingNote } from "./drawing-note.tsx";
import { printLabelsMutation, printTargetsQuery } from "./labels.queries.ts";
import { text } from "./labels-text.ts";
import type { labelsInput } from "./labels-wanted.ts";
import { PrintJobState } from "./print-job-state.tsx";
import classes from "./labels.module.css";

type PrintAtRegisterProps = { labels: ReturnType<typeof labelsInput> };

/** Sends labels to a register's label printer and says what becomes of them. */
export function PrintAtRegister({ labels }: PrintAtRegisterProps) {
  const read = useRead(printTargetsQuery, { live: ["device"] });
  const [print, isSending] = useChange(printLabelsMutation);
  const [jobId, setJobId] = useState<string | null>(null);
  const [wantedId, setWantedId] = useState<string | null>(null);
  const own = useChosenTill();
  const targets = read.status === "ready" ? read.data.printTargets.filter(({ printers }) => printers.length > 0) : [];
  const online = targets.find(({ isOnline }) => isOnline);
  const target =
    targets.find(({ id }) => id === wantedId) ?? targets.find(({ id }) => id === own?.deviceId) ?? online ?? targets[0];
  if (read.status === "ready" && target === undefined) {
    return <p className={classes.hint}>{text("labels.noRegister")}</p>;
  }
  const handlePrint = async () => {
    if (labels === null || target === undefined) {
      return;
    }
    const id = newId();
    const outcome = await print({ id, labels, deviceId: target.id });
    if (outcome.isDone) {
      setJobId(id);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.register}>
      <BareSelect
        label={text("labels.printer")}
        value={target?.id ?? ""}
        options={targets.map(({ id, name, isOnline }) => ({
          value: id,
          label: isOnline ? name : text("labels.offline", { name }),
        }))}
        onChange={setWantedId}
      />
      <Button kind="primary" isBusy={isSending} disabled={labels === null} onClick={() => void handlePrint()}>
        {text("labels.print")}
      </Button>
      {isSending && <DrawingNote />}
      {jobId !== null && !isSending && <PrintJobState key={jobId} id={jobId} onAgain={setJobId} />}
    </div>
  );
}
