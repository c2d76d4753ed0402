import { useId, useState } from "react";
import type { ReactNode } from "react";
import { parseTimeText } from "#common/dates/time-text.ts";
import { formatMinutes } from "#common/time-format.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";
import { useUnreadable, useUnreadableText } from "./use-unreadable.ts";

/** Minutes since midnight on the store's clock; null while the field holds no time. */
type TimeFieldProps = FieldBinding<number | null> & {
  /** In a table or list whose heading says what the field is. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
};

/** A time of day, typed in any usual way and shown as `9:30 AM` once the person leaves. */
export function TimeField({ isLabelHidden = false, hint, ...field }: TimeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [keptText, keepText] = useUnreadableText(field.name, field.value);
  const problem = keptText === null ? null : uiText("rule.time", { field: field.label });
  const unreadable = useUnreadable(field.name, problem);
  const error = unreadable.problem ?? field.error;
  const settled = keptText ?? (field.value === null ? "" : formatMinutes(field.value));
  const handleChange = (text: string) => {
    const minutes = parseTimeText(text);
    setTyped(text);
    // No older time stays beside text that is none: the total of a day must not count what nobody sees.
    keepText(minutes === null && text.trim() !== "" ? { text, valueBeside: null } : null);
    field.onChange(minutes);
  };
  return (
    <FieldFrame id={id} {...{ label: field.label, error, isRequired: field.isRequired, isLabelHidden, hint }}>
      <input
        {...controlAttributes(id, { ...field, error }, hint !== undefined)}
        className={classes.control}
        autoComplete="off"
        placeholder={uiText("field.timePlaceholder")}
        value={typed ?? settled}
        onFocus={unreadable.enter}
        onChange={(event) => {
          handleChange(event.target.value);
        }}
        onBlur={() => {
          // A time is tidied; what is no time stays as it was typed.
          setTyped(null);
          unreadable.leave();
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}
