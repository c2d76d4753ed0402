import type { FieldBinding } from "#web/ui/form/field-binding.ts";

/** What a control needs to be tied to its frame: its id, and the id of its error or hint. */
export function controlAttributes<Value>(id: string, field: FieldBinding<Value>, hasHint: boolean) {
  const part = field.error === null ? "hint" : "error";
  return {
    id,
    name: field.name,
    disabled: field.isDisabled,
    "aria-disabled": field.isReadOnly === true || undefined,
    "aria-required": field.isRequired,
    "aria-invalid": field.error !== null,
    "aria-describedby": field.error !== null || hasHint ? `${id}-${part}` : undefined,
    onBlur: field.onBlur,
  };
}
