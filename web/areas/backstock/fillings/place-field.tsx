import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";

/** They fit on two lines. */
const mostButtons = 6;

/** Where a bin stands: as buttons while there are few places. */
export function PlaceField({ options, ...field }: FieldBinding<string> & { options: SelectOption[] }) {
  return options.length > mostButtons ? (
    <SelectField {...field} options={options} />
  ) : (
    <ButtonsField {...field} options={options} />
  );
}
