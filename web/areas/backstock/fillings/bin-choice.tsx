import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { ChooseBin } from "./choose-bin.tsx";
import { ChosenBin } from "./chosen-bin.tsx";

/** Chooses a bin: by its number, by a press on one of the empty ones, or by a scan anywhere. The value is its id. */
export function BinChoice(field: FieldBinding<string>) {
  return field.value === "" ? <ChooseBin {...field} /> : <ChosenBin {...field} />;
}
