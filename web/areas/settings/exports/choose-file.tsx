import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./exports-text.ts";
import classes from "./exports.module.css";

type ChooseFileProps = { label: string; kind?: "primary" | "default"; onFile: (file: File) => void };

/** A button over the browser's own file field, whose words no page can choose. */
export function ChooseFile({ label, kind = "default", onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={classes.fileInput}
        tabIndex={-1}
        aria-label={text("file.label")}
        accept=".csv,.tsv,.txt,.prn,.xlsx,.xls,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,text/tab-separated-values"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file chosen again is a change too.
          event.target.value = "";
          if (file !== undefined) {
            onFile(file);
          }
        }}
      />
      <Button kind={kind} data-new icon={<IconUpload size={17} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
