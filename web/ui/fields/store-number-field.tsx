import type { ReactNode } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { TextField } from "./text-field.tsx";

/** Five digits; anything else that is typed or pasted is left out. */
export function StoreNumberField(props: FieldBinding<string> & { hint?: ReactNode }) {
  const handleChange = (text: string) => {
    props.onChange(text.replace(/\D/g, ""));
  };
  return <TextField {...props} onChange={handleChange} limit={5} inputMode="numeric" />;
}
