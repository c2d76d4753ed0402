import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { classNames } from "#web/ui/class-names.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";

type PinFieldProps = FieldBinding<string> & {
  /** Most digits; PINs have 4 to 6. */
  digits?: number;
  hint?: ReactNode;
  /** Called with the digits the moment there are as many as allowed. */
  onComplete?: (pin: string) => void;
};

/** One hidden-digits field rather than four boxes: it can be pasted into, corrected and read out. */
export function PinField({ digits = 6, hint, onComplete, ...field }: PinFieldProps) {
  const id = useId();
  const handleChange = (text: string) => {
    const pin = text.replace(/\D/g, "").slice(0, digits);
    field.onChange(pin);
    if (pin.length === digits) {
      onComplete?.(pin);
    }
  };
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint}>
      <input
        {...controlAttributes(id, field, hint !== undefined)}
        className={classNames(classes.control, classes.pin)}
        style={{ width: `${digits * 2.1 + 2}ch`, letterSpacing: "0.5ch" }}
        type="password"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        value={field.value}
        onChange={(event) => {
          handleChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
