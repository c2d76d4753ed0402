import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import classes from "./users.module.css";

type StoreChoiceProps = {
  field: FieldBinding<readonly string[]>;
  stores: readonly { id: number; name: string }[];
};

/** Which stores somebody reaches; those that the asking person does not reach are not shown and stay as they are. */
export function StoreChoice({ field, stores }: StoreChoiceProps) {
  const { value, label, error } = field;
  const toggle = (id: string) => {
    field.onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  };
  return (
    <fieldset className={classes.stores} aria-invalid={error !== null}>
      <legend>{label}</legend>
      {stores.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={value.includes(String(id))} onChange={() => toggle(String(id))} />
          {name}
        </label>
      ))}
      {error !== null && <p role="alert">{error}</p>}
    </fieldset>
  );
}
