import { useId, useLayoutEffect, useRef } from "react";
import type { ChangeEvent, ReactNode } from "react";
import { formatPhone, isPhone, phoneDigitCount, phoneDigits } from "#common/phone.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";
import { caretAfterDigits, digitsBefore } from "./phone-caret.ts";
import { previousValue } from "./previous-value.ts";
import { useUnreadable } from "./use-unreadable.ts";

/** Its value is the digits alone; it shows them as `(ddd) ddd-dddd` while they are typed. */
export function PhoneField({ hint, ...field }: FieldBinding<string> & { hint?: ReactNode }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = formatPhone(field.value);
  const isUnreadable = field.value !== "" && !isPhone(field.value);
  const unreadable = useUnreadable(field.name, isUnreadable ? uiText("rule.phone", { field: field.label }) : null);
  const error = field.error ?? unreadable.problem;

  useLayoutEffect(function keepCaretAtItsDigit() {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const digits = phoneDigits(value).slice(0, phoneDigitCount);
    caret.current = caretAfterDigits(formatPhone(digits), digitsBefore(value, selectionStart ?? value.length));
    field.onChange(digits);
  };
  const counter = { count: phoneDigits(field.value).length, limit: phoneDigitCount };
  const frame = { hint, counter, ...previousValue(field.previous, formatPhone) };
  return (
    <FieldFrame id={id} label={field.label} error={error} isRequired={field.isRequired} {...frame}>
      <input
        {...controlAttributes(id, { ...field, error }, hint !== undefined)}
        ref={input}
        className={classes.control}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={shown}
        onFocus={unreadable.enter}
        onChange={handleChange}
        onBlur={() => {
          unreadable.leave();
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}
