import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import classes from "./choose-file.module.css";

type ChooseFileProps = Pick<ButtonProps, "kind" | "isBusy"> & {
  label: string;
  /** What a screen reader calls the field below the button. */
  fieldLabel: string;
  /** As of `<input accept>`. */
  accept: string;
  /** Whether the key for a new record opens it. */
  isNew?: boolean;
  onFile: (file: File) => void;
};

/** A button over the browser's own file field, whose words no page can choose. */
export function ChooseFile({ label, fieldLabel, accept, isNew = false, onFile, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={classes.input}
        tabIndex={-1}
        aria-label={fieldLabel}
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file chosen again is a change too.
          event.target.value = "";
          if (file !== undefined) {
            onFile(file);
          }
        }}
      />
      <Button
        {...button}
        {...(isNew && { "data-new": true })}
        icon={<IconUpload size={17} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
