import { ChooseFile } from "#web/ui/controls/choose-file.tsx";
import { text } from "./history-import-text.ts";

const types =
  ".csv,.tsv,.txt,.prn,.gz,.xlsx,application/gzip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,text/tab-separated-values";

type ChooseHistoryProps = { label: string; kind?: "primary" | "default"; onFile: (file: File) => void };

export function ChooseHistory({ label, kind = "default", onFile }: ChooseHistoryProps) {
  return <ChooseFile label={label} fieldLabel={text("fileLabel")} accept={types} kind={kind} isNew onFile={onFile} />;
}
