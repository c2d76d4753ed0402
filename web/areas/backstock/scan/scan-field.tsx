import { useState } from "react";
import type { FormEvent } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

type ScanFieldProps = {
  /** Nothing was scanned yet: finding is what this screen is for. */
  isFirst: boolean;
  isAsking: boolean;
  onCode: (code: string) => void;
};

/** For a number that is typed, or a code that a phone pastes. */
export function ScanField({ isFirst, isAsking, onCode }: ScanFieldProps) {
  const [typed, setTyped] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") {
      onCode(typed.trim());
      setTyped("");
    }
  };
  return (
    <form className={classes.field} onSubmit={handleSubmit}>
      <input
        className={classes.input}
        aria-label={text("scan.field")}
        placeholder={text("scan.field")}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind={isFirst ? "primary" : "default"} isBusy={isAsking}>
        {text("scan.go")}
      </Button>
    </form>
  );
}
