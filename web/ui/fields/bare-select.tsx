import classes from "./field.module.css";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import type { SelectOption } from "#web/ui/select/select-rows.ts";

type BareSelectProps = {
  /** Read out; the words that are seen stand elsewhere (a row's header, say). */
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** What stands there while nothing that is on offer is chosen. */
  placeholder?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  onChange: (value: string) => void;
};

/** A select whose words stand elsewhere, in a table or a list. */
export function BareSelect({ isDisabled = false, isInvalid = false, ...select }: BareSelectProps) {
  return (
    <SelectControl
      {...select}
      className={classes.control}
      attributes={{ disabled: isDisabled, "aria-invalid": isInvalid || undefined }}
    />
  );
}
