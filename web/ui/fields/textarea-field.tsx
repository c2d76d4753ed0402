import { useId } from "react";
import type { ReactNode } from "react";
import { formatNumber } from "#common/number-format.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { controlAttributes } from "./control-attributes.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useUnreadable } from "./use-unreadable.ts";
import classes from "./field.module.css";

type TextareaFieldProps = FieldBinding<string> & {
  hint?: ReactNode;
  /** Most characters; shown as a counter. A longer text stays for its writer to shorten, and is not sent. */
  limit?: number;
  rows?: number;
  placeholder?: string;
};

export function TextareaField({ hint, limit, rows = 4, placeholder, ...field }: TextareaFieldProps) {
  const id = useId();
  const counter = limit === undefined ? {} : { counter: { count: field.value.length, limit } };
  const isTooLong = limit !== undefined && field.value.length > limit;
  const problem = isTooLong ? uiText("rule.max", { field: field.label, limit: formatNumber(limit) }) : null;
  useUnreadable(field.name, problem);
  const error = field.error ?? problem;
  return (
    <FieldFrame id={id} label={field.label} error={error} isRequired={field.isRequired} hint={hint} {...counter}>
      <textarea
        {...controlAttributes(id, { ...field, error }, hint !== undefined)}
        className={classes.control}
        rows={rows}
        value={field.value}
        placeholder={placeholder}
        onChange={(event) => {
          field.onChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
