import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";

export type SelectOption = { value: string; label: string; group?: string };

type SelectFieldProps = FieldBinding<string> & {
  options: readonly SelectOption[];
  hint?: ReactNode;
  /** What choosing nothing means: `All` of a filter. */
  none?: string;
};

/** The system's own list: opens with one key at the counter and as a wheel on a phone. Empty text is nothing chosen. */
export function SelectField({ options, hint, none, ...field }: SelectFieldProps) {
  const id = useId();
  const groups = Map.groupBy(options, (option) => option.group ?? "");
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint}>
      <select
        {...controlAttributes(id, field, hint !== undefined)}
        className={classes.control}
        value={field.value}
        onChange={(event) => {
          field.onChange(event.target.value);
        }}
      >
        {(none !== undefined || !field.isRequired || field.value === "") && (
          <option value="">{none ?? uiText("field.choose")}</option>
        )}
        {[...groups].map(([group, members]) =>
          group === "" ? (
            members.map(renderOption)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(renderOption)}
            </optgroup>
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function renderOption(option: SelectOption): ReactNode {
  return (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  );
}
