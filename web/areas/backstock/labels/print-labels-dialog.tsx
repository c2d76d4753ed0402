import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { bytesOf, saveFile } from "#web/platform/browser/save-file.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { PrintJobActs } from "#web/platform/printing/print-job-acts.tsx";
import { printJobQuery } from "#web/platform/printing/print-jobs.queries.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { useDelayed } from "#web/ui/use-delayed.ts";
import { text } from "./labels-text.ts";
import { labelFileQuery, printLabelsMutation, printTargetsQuery } from "./labels.queries.ts";
import classes from "./labels.module.css";

type PrintLabelsDialogProps = {
  selection: LabelSelection;
  /** Starts with content slips instead of permanent labels. */
  isSlip?: boolean;
  onClose: () => void;
};

const papers = [
  { id: "LABEL", label: text("labels.label"), text: text("labels.labelText") },
  { id: "SHEET", label: text("labels.sheet"), text: text("labels.sheetText") },
] as const;
const kinds = [
  { id: "bin", label: text("labels.bin"), text: text("labels.binText") },
  { id: "slip", label: text("labels.slip"), text: text("labels.slipText") },
] as const;

/** Prints labels at a register's label printer, or as a file for any printer. */
export function PrintLabelsDialog({ selection, isSlip = false, onClose }: PrintLabelsDialogProps) {
  const store = useStoreData();
  const [typed, setTyped] = useState<TypedRange>(("range" in selection && selection.range) || { from: null, to: null });
  const [kind, setKind] = useState<"bin" | "slip">(isSlip ? "slip" : "bin");
  const [layout, setLayout] = useState<"LABEL" | "SHEET">("LABEL");
  const [isMaking, setIsMaking] = useState(false);
  const labels = labelsInput(selection, typed, kind === "slip");
  const handleSave = async () => {
    if (labels === null) {
      return;
    }
    setIsMaking(true);
    try {
      const variables = { labels, layout };
      const data = await store.ask(labelFileQuery, variables);
      if (data !== undefined) {
        const { fileName, mediaType, dataBase64, labels: count } = data.labelFile;
        saveFile({ fileName, mediaType, bytes: bytesOf(dataBase64) });
        showSnackbar({ text: text("labels.saved", { count, file: fileName }), color: "good" });
        onClose();
      }
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Dialog
      title={titleOf(selection)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text("labels.cancel")}
          </Button>
          <Button isBusy={isMaking} disabled={labels === null} onClick={() => void handleSave()}>
            {text("labels.pdf")}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {"range" in selection && <RangeFields range={typed} onChange={setTyped} />}
        {!("locationId" in selection) && (
          <ChoiceCards label={text("labels.what")} name="label-kind" choices={kinds} value={kind} onChange={setKind} />
        )}
        <ChoiceCards
          label={text("labels.paper")}
          name="label-paper"
          choices={papers}
          value={layout}
          onChange={setLayout}
        />
        {layout === "LABEL" && <PrintAtRegister labels={labels} />}
        {isMaking && <DrawingNote />}
      </div>
    </Dialog>
  );
}

function titleOf(selection: LabelSelection): string {
  if ("binIds" in selection) {
    return text("labels.title", { count: selection.binIds.length });
  }
  return "locationId" in selection ? text("labels.titlePlace", { name: selection.name }) : text("labels.titleRange");
}

type Choice<Id extends string> = { id: Id; label: string; text: string };

type ChoiceCardsProps<Id extends string> = {
  label: string;
  name: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Radio buttons side by side, each with a hint. */
function ChoiceCards<Id extends string>({ label, name, choices, value, onChange }: ChoiceCardsProps<Id>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.id === value}
            onChange={() => {
              onChange(choice.id);
            }}
          />
          <span>
            {choice.label}
            <small>{choice.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type RangeFieldsProps = { range: TypedRange; onChange: (range: TypedRange) => void };

/** The first and last bin of a range; without a last it is one bin. */
function RangeFields({ range, onChange }: RangeFieldsProps) {
  const common = { error: null, isDisabled: false, onBlur: () => undefined };
  return (
    <div className={classes.pair}>
      <NumberField
        {...common}
        isRequired
        name="from"
        label={text("labels.from")}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <NumberField
        {...common}
        isRequired={false}
        name="to"
        label={text("labels.to")}
        value={range.to}
        onChange={(to) => onChange({ ...range, to })}
      />
    </div>
  );
}

type PrintAtRegisterProps = { labels: ReturnType<typeof labelsInput> };

/** Sends labels to a register's label printer and shows the job's state. */
function PrintAtRegister({ labels }: PrintAtRegisterProps) {
  const read = useRead(printTargetsQuery, { live: ["device"] });
  const [print, isSending] = useChange(printLabelsMutation);
  const [jobId, setJobId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const own = useChosenTill();
  const targets = read.status === "ready" ? read.data.printTargets.filter(({ printers }) => printers.length > 0) : [];
  const online = targets.find(({ isOnline }) => isOnline);
  const target =
    targets.find(({ id }) => id === chosenId) ?? targets.find(({ id }) => id === own?.deviceId) ?? online ?? targets[0];
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
        onChange={setChosenId}
      />
      <Button kind="primary" isBusy={isSending} disabled={labels === null} onClick={() => void handlePrint()}>
        {text("labels.print")}
      </Button>
      {isSending && <DrawingNote />}
      {jobId !== null && !isSending && <PrintJobState key={jobId} id={jobId} onAgain={setJobId} />}
    </div>
  );
}

type PrintJobStateProps = { id: string; onAgain: (id: string) => void };

/** The state of a print job, with the reason and the remedy if it failed. */
function PrintJobState({ id, onAgain }: PrintJobStateProps) {
  const read = useRead(printJobQuery, { variables: { id }, live: ["PrintJob"] });
  if (read.status !== "ready") {
    return null;
  }
  const { printJob: job } = read.data;
  const { state, reason, deviceName, title } = job;
  const stateText = {
    QUEUED: text("job.queued", { name: deviceName }),
    PRINTING: text("job.printing", { name: deviceName }),
    DONE: text("job.done", { title, name: deviceName }),
    FAILED: text("job.failed", { reason: reason ?? "" }),
    CANCELLED: text("job.cancelled"),
  }[state];
  return (
    <div className={classes.job} data-state={state}>
      <output>{stateText}</output>
      <span className={classes.jobActs}>
        <PrintJobActs job={job} onAgain={onAgain} />
      </span>
    </div>
  );
}

/** A single label is done before this could be read; hundreds take seconds. */
const shownAfterMs = 700;

/** Shows progress while labels are drawn, so that the screen does not look stuck. */
function DrawingNote() {
  const isLong = useDelayed(shownAfterMs);
  return <output className={classes.hint}>{isLong && text("labels.drawing")}</output>;
}

/** The labels to print: of the chosen bins, of a typed range of numbers, or of a location. */
export type LabelSelection =
  | { binIds: readonly string[] }
  | { range: { from: number; to: number } | null }
  | { locationId: string; name: string };

type TypedRange = { from: number | string | null; to: number | string | null };

/** Returns the API input, or null while the range is invalid. */
function labelsInput(selection: LabelSelection, typed: TypedRange, isSlip: boolean) {
  if ("binIds" in selection) {
    return { binIds: [...selection.binIds], isSlip };
  }
  if ("locationId" in selection) {
    return { locationId: selection.locationId, isSlip: false };
  }
  const from = typed.from;
  const to = typed.to ?? from;
  const isRange = typeof from === "number" && typeof to === "number" && from <= to;
  return isRange ? { from, to, isSlip } : null;
}
