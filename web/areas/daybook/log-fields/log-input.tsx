import { useState } from "react";
import type { LogKind } from "#common/log-value.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { inputText } from "./log-kind.ts";
import { text } from "./log-text.ts";
import classes from "./log.module.css";

type LogInputProps = {
  id: string;
  kind: LogKind;
  value: string | null;
  isWrong: boolean;
  onSave: (typed: string) => void;
};

/** A field to type in, or two buttons; pressing the chosen one again empties it. */
export function LogInput({ id, kind, value, isWrong, onSave }: LogInputProps) {
  const [typed, setTyped] = useState(() => inputText(kind, value));
  if (kind === "yes_no") {
    return (
      <fieldset className={classes.choice} aria-labelledby={`${id}-label`}>
        {(["true", "false"] as const).map((choice) => (
          <Button
            key={choice}
            isCompact
            aria-pressed={value === choice}
            kind={value === choice ? "primary" : "default"}
            onClick={() => onSave(value === choice ? "" : choice)}
          >
            {text(choice === "true" ? "log.yes" : "log.no")}
          </Button>
        ))}
      </fieldset>
    );
  }
  const unit = { money: "$", percent: "%", number: null, text: null }[kind];
  return (
    <span className={classes.field} data-kind={kind}>
      {unit !== null && <span aria-hidden="true">{unit}</span>}
      <input
        id={id}
        value={typed}
        inputMode={kind === "text" ? "text" : "decimal"}
        autoComplete="off"
        maxLength={500}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => onSave(typed)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.currentTarget.blur();
          }
        }}
      />
    </span>
  );
}
