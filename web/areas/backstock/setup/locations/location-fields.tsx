import { SelectField } from "#web/ui/fields/select-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import type { FormState } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { Location } from "./locations.queries.ts";

export type LocationValues = { name: string; nextLocationId: string; isDefault: boolean; isPickList: boolean };

type LocationFieldsProps = {
  form: FormState<LocationValues>;
  location: Location | null;
  /** Those that may come next. */
  all: readonly Location[];
};

/** What a location is for. The terminal one has nothing to choose: bins end there. */
export function LocationFields({ form, location, all }: LocationFieldsProps) {
  if (location?.isTerminal === true) {
    return <p className={classes.hint}>{text("location.terminalNote")}</p>;
  }
  const isDefault = form.field("isDefault");
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField {...form.field("nextLocationId")} options={options} hint={text("location.nextHint")} />
      <SwitchField
        {...isDefault}
        isDisabled={isDefault.isDisabled || location?.isDefault === true}
        hint={text("location.isDefaultHint")}
      />
      <SwitchField {...form.field("isPickList")} hint={text("location.isPickListHint")} />
    </>
  );
}
