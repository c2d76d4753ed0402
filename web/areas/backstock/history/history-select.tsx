import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { SelectOption } from "#web/ui/fields/select-field.tsx";
import { text } from "./history-text.ts";

type HistorySelectProps = {
  name: "action" | "by" | "category" | "location";
  value: string | number | undefined;
  options: readonly SelectOption[];
  /** Empty text is all of them. */
  onChange: (value: string) => void;
};

export function HistorySelect({ name, value, options, onChange }: HistorySelectProps) {
  return (
    <SelectField
      name={name}
      label={text(`filter.${name}`)}
      value={value === undefined ? "" : String(value)}
      error={null}
      isRequired
      isDisabled={false}
      none={text("filter.all")}
      options={options}
      onBlur={() => undefined}
      onChange={onChange}
    />
  );
}
