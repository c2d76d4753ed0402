import { useId } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";

type ImportSourceProps = {
  csv: string;
  wrong: string | null;
  isChecking: boolean;
  onChange: (csv: string) => void;
  onCheck: () => void;
};

/** A file, or lines pasted from a spreadsheet. */
export function ImportSource({ csv, wrong, isChecking, onChange, onCheck }: ImportSourceProps) {
  const id = useId();
  return (
    <div className={classes.page}>
      <p className={classes.file}>
        <label htmlFor={id}>{text("import.choose")}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            void file?.text().then(onChange);
          }}
        />
      </p>
      <TextareaField
        name="csv"
        label={text("import.paste")}
        value={csv}
        error={wrong}
        isRequired={false}
        isDisabled={isChecking}
        rows={10}
        placeholder={text("import.pasteHint")}
        onChange={onChange}
        onBlur={() => undefined}
      />
      <span className={classes.actions}>
        <Button kind="primary" isBusy={isChecking} disabled={csv.trim() === ""} onClick={onCheck}>
          {text("import.check")}
        </Button>
      </span>
    </div>
  );
}
