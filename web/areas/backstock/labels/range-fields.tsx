import { NumberField } from "#web/ui/fields/number-field.tsx";
import { text } from "./labels-text.ts";
import type { TypedRange } from "./labels-wanted.ts";
import classes from "./labels.module.css";

type RangeFieldsProps = { range: TypedRange; onChange: (range: TypedRange) => void };

/** From which bin to which; without an end it is one. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const common = { error: null, isDisabled: false, onBlur: () => undefined };
  return (
    <div className={classes.pair}>
      <NumberField
        {...common}
        isRequired
        name="from"
        label={text("labels.from")}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <NumberField
        {...common}
        isRequired={false}
        name="to"
        label={text("labels.to")}
        value={range.to}
        onChange={(to) => onChange({ ...range, to })}
      />
    </div>
  );
}
