import { useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import classes from "./store.module.css";
import { storeColors } from "./store-form-values.ts";
import { text } from "./store-text.ts";

/** One of the few colours that are told apart at a glance, or the one the store has. */
export function ColorField({ name, label, value, isDisabled, onChange }: FieldBinding<string>) {
  const id = useId();
  const palette: readonly string[] = storeColors;
  const offered = palette.includes(value) ? palette : [...palette, value];
  return (
    <fieldset className={classes.colors} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <div>
        {offered.map((color) => (
          <label key={color} className={classNames(classes.color, value === color && classes.chosen)}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={value === color}
              disabled={isDisabled}
              aria-label={colorName(color)}
              onChange={() => {
                onChange(color);
              }}
            />
            <span style={{ background: color }} title={colorName(color)} />
          </label>
        ))}
      </div>
      <small id={`${id}-hint`}>{text("store.colorHint")}</small>
    </fieldset>
  );
}

/** A store may have a colour from before there was a choice. */
function colorName(color: string): string {
  const known = storeColors.find((one) => one === color);
  return known === undefined ? text("store.colorOwn") : text(`store.color.${known}`);
}
