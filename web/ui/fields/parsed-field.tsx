import { useId, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
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
};

/**
 * A number typed as text. What a person typed stays as they typed it while they are there, and is tidied when they
 * leave. Text that is not a number becomes the value itself, so that the field's rule can say so and nothing is lost.
 */
export function ParsedField({ parse, show, prefix, suffix, hint, hasDecimals, ...field }: ParsedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settled = typeof field.value === "number" ? show(field.value) : (field.value ?? "");
  const handleChange = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === "" ? null : (parse(text) ?? text));
  };
  const look = classNames(
    classes.control,
    classes.number,
    prefix !== undefined && classes.hasPrefix,
    suffix !== undefined && classes.hasSuffix,
  );
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint}>
      <div className={classes.affixed}>
        {prefix !== undefined && <span className={classes.prefix}>{prefix}</span>}
        <input
          {...controlAttributes(id, field, hint !== undefined)}
          className={look}
          inputMode={hasDecimals ? "decimal" : "numeric"}
          autoComplete="off"
          value={typed ?? settled}
          onChange={(event) => {
            handleChange(event.target.value);
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
        />
        {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
