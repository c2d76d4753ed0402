import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { previousValue } from "./previous-value.ts";
import classes from "./field.module.css";

type SelectFieldProps = FieldBinding<string> & {
  options: readonly SelectOption[];
  hint?: ReactNode;
  /** What choosing nothing means: `All` of a filter. */
  none?: string;
};

/** One of a list, below its label. Empty text is nothing chosen. */
export function SelectField({ options, hint, none, ...field }: SelectFieldProps) {
  const id = useId();
  const { name, onBlur, ...attributes } = controlAttributes(id, field, hint !== undefined);
  const nothing = uiText("field.choose");
  const mayBeEmpty = none !== undefined || !field.isRequired;
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const frame = { isRequired: field.isRequired, hint, ...previousValue(field.previous, labelOf) };
  return (
    <FieldFrame id={id} label={field.label} error={field.error} {...frame}>
      <SelectControl
        name={name}
        attributes={attributes}
        className={classes.control}
        value={field.value}
        options={mayBeEmpty ? [{ value: "", label: none ?? nothing }, ...options] : options}
        placeholder={nothing}
        onChange={field.onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
