import { useState } from "react";
import type { FormEvent, RefObject } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import classes from "./code-field.module.css";

type CodeFieldProps = {
  label: string;
  placeholder: string;
  /** The words on the button. */
  go: string;
  /** The button is the page's main act. */
  isPrimary: boolean;
  isBusy: boolean;
  /** In a dialog the cursor begins here. */
  hasFocus?: boolean;
  field?: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
};

/** For the code that no scanner reads: typed or pasted, and empty again once it is looked for. */
export function CodeField({
  label,
  placeholder,
  go,
  isPrimary,
  isBusy,
  hasFocus = false,
  field,
  onCode,
}: CodeFieldProps) {
  const [typed, setTyped] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") {
      onCode(typed.trim());
      setTyped("");
    }
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <input
        ref={field}
        className={classes.input}
        aria-label={label}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        {...(hasFocus && { "data-autofocus": true })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind={isPrimary ? "primary" : "default"} isBusy={isBusy}>
        {go}
      </Button>
    </form>
  );
}
