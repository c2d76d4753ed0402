import { useId } from "react";
import type { ChangeEvent, ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { controlAttributes } from "./control-attributes.ts";
import classes from "./field.module.css";

type ChoiceAttributes = Omit<ReturnType<typeof controlAttributes>, "aria-required"> & {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

type ChoiceFrameProps = {
  field: FieldBinding<boolean>;
  hint: ReactNode;
  children: (attributes: ChoiceAttributes) => ReactNode;
};

/** A tick or switch with its words beside it; the whole line is the target. */
export function ChoiceFrame({ field, hint, children }: ChoiceFrameProps) {
  const id = useId();
  const { "aria-required": _required, ...attributes } = controlAttributes(id, field, hint !== undefined);
  return (
    <div className={classes.field}>
      <label className={classes.choice} htmlFor={id}>
        {children({
          ...attributes,
          checked: field.value,
          onChange: (event) => {
            field.onChange(event.target.checked);
          },
        })}
        <span>
          {field.label}
          {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
        </span>
      </label>
      {field.error !== null && (
        <span id={`${id}-error`} className={classes.error} role="alert">
          {field.error}
        </span>
      )}
    </div>
  );
}
