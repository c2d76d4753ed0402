import { ChooseFile } from "#web/ui/controls/choose-file.tsx";
import { text } from "./exports-text.ts";

const exportTypes =
  ".csv,.tsv,.txt,.prn,.xlsx,.xls,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,text/tab-separated-values";

type ChooseExportProps = { label: string; kind?: "primary" | "default"; onFile: (file: File) => void };

export function ChooseExport({ label, kind = "default", onFile }: ChooseExportProps) {
  return (
    <ChooseFile label={label} fieldLabel={text("file.label")} accept={exportTypes} kind={kind} isNew onFile={onFile} />
  );
}
