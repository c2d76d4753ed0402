import { useId, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import { previousValue } from "./previous-value.ts";
import { useUnreadable, useUnreadableText } from "./use-unreadable.ts";
import classes from "./field.module.css";

export type NumberFieldBinding = FieldBinding<number | string | null>;

type ParsedFieldProps = NumberFieldBinding & {
  /** Null when the text is not such a number. */
  parse: (text: string) => number | null;
  /** The text for a value, when nobody is typing. */
  show: (value: number) => string;
  prefix?: string;
  suffix?: string;
  hint?: ReactNode;
  hasDecimals: boolean;
  /** What the field says of other text. */
  problem?: "rule.numeric" | "rule.amount";
};

/**
 * A number typed as text. What a person typed stays as they typed it while they are there, and is tidied when they
 * leave. Text that is not a number becomes the value itself, so that a rule of the field can refuse it in its own words;
 * the form is not sent with it either way.
 */
export function ParsedField({
  parse,
  show,
  prefix,
  suffix,
  hint,
  hasDecimals,
  problem = "rule.numeric",
  ...field
}: ParsedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // A filter takes numbers alone and has no value for other text, which the field then keeps.
  const [keptText, keepText] = useUnreadableText(field.name, field.value);
  const unreadableText = typeof field.value === "string" ? field.value : (keptText ?? "");
  const settled = typeof field.value === "number" ? show(field.value) : unreadableText;
  const unreadable = useUnreadable(field.name, problemOf(unreadableText, problem));
  const error = field.error ?? unreadable.problem;
  const handleChange = (text: string) => {
    const value = text.trim() === "" ? null : (parse(text) ?? text);
    setTyped(text);
    keepText(typeof value === "string" ? { text, valueBeside: null } : null);
    field.onChange(value);
  };
  const shownPrevious = (value: number | string) =>
    `${prefix ?? ""}${typeof value === "number" ? show(value) : value}${suffix ?? ""}`;
  const look = classNames(
    classes.control,
    classes.number,
    prefix !== undefined && classes.hasPrefix,
    suffix !== undefined && classes.hasSuffix,
  );
  const frame = { hint, ...previousValue(field.previous, shownPrevious) };
  return (
    <FieldFrame id={id} label={field.label} error={error} isRequired={field.isRequired} {...frame}>
      <div className={classes.affixed}>
        {prefix !== undefined && <span className={classes.prefix}>{prefix}</span>}
        <input
          {...controlAttributes(id, { ...field, error }, hint !== undefined)}
          className={look}
          inputMode={hasDecimals ? "decimal" : "numeric"}
          autoComplete="off"
          value={typed ?? settled}
          onFocus={unreadable.enter}
          onChange={(event) => {
            handleChange(event.target.value);
          }}
          onBlur={() => {
            setTyped(null);
            unreadable.leave();
            field.onBlur();
          }}
        />
        {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

function problemOf(unreadableText: string, problem: "rule.numeric" | "rule.amount"): string | null {
  return unreadableText.trim() === "" ? null : uiText(problem);
}
