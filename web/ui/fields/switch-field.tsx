import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { ChoiceFrame } from "./choice-frame.tsx";
import classes from "./field.module.css";

/** For what takes effect as a whole setting; a checkbox is for an answer in a form. */
export function SwitchField({ hint, ...field }: FieldBinding<boolean> & { hint?: ReactNode }) {
  return (
    <ChoiceFrame field={field} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          role="switch"
          aria-checked={attributes.checked}
          className={classes.toggle}
        />
      )}
    </ChoiceFrame>
  );
}
