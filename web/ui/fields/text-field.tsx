import { useId } from "react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import { previousValue } from "./previous-value.ts";
import classes from "./field.module.css";

export type TextFieldProps = FieldBinding<string> & {
  hint?: ReactNode;
  placeholder?: string;
  /** Most characters; shown as a counter, and not typed beyond. */
  limit?: number;
  type?: "text" | "email" | "search" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "numeric" | "email" | "search";
};

export function TextField(props: TextFieldProps) {
  const { hint, placeholder, limit, type = "text", autoComplete = "off", inputMode, ...field } = props;
  const id = useId();
  const counter = limit === undefined ? {} : { counter: { count: field.value.length, limit } };
  const frame = { ...counter, ...previousValue(field.previous, (text) => text) };
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint} {...frame}>
      <input
        {...controlAttributes(id, field, hint !== undefined)}
        className={classes.control}
        type={type}
        value={field.value}
        placeholder={placeholder}
        maxLength={limit}
        autoComplete={autoComplete}
        inputMode={inputMode}
        onChange={(event) => {
          field.onChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
