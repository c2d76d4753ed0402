import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { ChoiceFrame } from "./choice-frame.tsx";

export function CheckboxField({ hint, ...field }: FieldBinding<boolean> & { hint?: ReactNode }) {
  return (
    <ChoiceFrame field={field} hint={hint}>
      {(attributes) => <input {...attributes} type="checkbox" />}
    </ChoiceFrame>
  );
}
