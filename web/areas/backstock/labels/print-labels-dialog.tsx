import { useState } from "react";
import { bytesOf, saveFile } from "#web/platform/browser/save-file.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { DrawingNote } from "./drawing-note.tsx";
import { labelFileQuery } from "./labels.queries.ts";
import { text } from "./labels-text.ts";
import { labelsInput } from "./labels-wanted.ts";
import type { LabelsWanted, TypedRange } from "./labels-wanted.ts";
import { PrintAtRegister } from "./print-at-register.tsx";
import { RangeFields } from "./range-fields.tsx";
import classes from "./labels.module.css";

type PrintLabelsDialogProps = {
  wanted: LabelsWanted;
  /** Begins with content slips instead of permanent labels. */
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

/** Prints labels: at a register's label printer, or as a file that any printer takes. */
export function PrintLabelsDialog({ wanted, isSlip = false, onClose }: PrintLabelsDialogProps) {
  const store = useStoreData();
  const [typed, setTyped] = useState<TypedRange>(("range" in wanted && wanted.range) || { from: null, to: null });
  const [kind, setKind] = useState<"bin" | "slip">(isSlip ? "slip" : "bin");
  const [layout, setLayout] = useState<"LABEL" | "SHEET">("LABEL");
  const [isMaking, setIsMaking] = useState(false);
  const labels = labelsInput(wanted, typed, kind === "slip");
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
      title={titleOf(wanted)}
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
        {"range" in wanted && <RangeFields range={typed} onChange={setTyped} />}
        {!("locationId" in wanted) && (
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

function titleOf(wanted: LabelsWanted): string {
  if ("binIds" in wanted) {
    return text("labels.title", { count: wanted.binIds.length });
  }
  return "locationId" in wanted ? text("labels.titlePlace", { name: wanted.name }) : text("labels.titleRange");
}
