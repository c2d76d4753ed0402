import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";

type TextareaFieldProps = FieldBinding<string> & {
  hint?: ReactNode;
  limit?: number;
  rows?: number;
  placeholder?: string;
};

export function TextareaField({ hint, limit, rows = 4, placeholder, ...field }: TextareaFieldProps) {
  const id = useId();
  const counter = limit === undefined ? {} : { counter: { count: field.value.length, limit } };
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint} {...counter}>
      <textarea
        {...controlAttributes(id, field, hint !== undefined)}
        className={classes.control}
        rows={rows}
        value={field.value}
        placeholder={placeholder}
        maxLength={limit}
        onChange={(event) => {
          field.onChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
