import type { ReactNode } from "react";
import { formatPhone } from "#common/phone.ts";
import { statesOf, storeCountries, storeTimeZones } from "#common/store-places.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { StoreNumberField } from "#web/ui/fields/store-number-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import type { FormState } from "#web/ui/form/use-form.ts";
import type { StoreFormValues } from "./store-form-values.ts";
import classes from "./store.module.css";
import { text } from "./store-text.ts";
import { useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { storeColors } from "./store-form-values.ts";

const brandOptions = (["KIDS", "TEEN", "WOMEN", "SPORTS", "MUSIC", "OTHER"] as const).map((brand) => ({
  value: brand,
  label: text(`store.brand.${brand}`),
}));
const zoneOptions = Object.entries(storeTimeZones).map(([value, label]) => ({ value, label }));
const countryOptions = storeCountries.map((value) => ({ value, label: text(`store.country.${value}`) }));

type StoreFormProps = {
  form: FormState<StoreFormValues>;
  /** Undefined for a store that is not there yet. */
  callAndTextNumber?: string | null;
  actions: ReactNode;
};

/** Everything a store is known by; the same for one that is added. */
export function StoreForm({ form, callAndTextNumber, actions }: StoreFormProps) {
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const { country } = form.values;
  const stateOptions = statesOf(country).map((state) => ({ value: state, label: state }));
  const countryField = form.field("country");
  const chooseCountry = (chosen: string) => {
    const next = storeCountries.find((storeCountry) => storeCountry === chosen);
    if (next !== undefined && next !== country) {
      form.setValue("country", next);
      form.setValue("state", "");
      form.setValue("zip", "");
    }
  };
  return (
    <Form form={form} label={text("store.form")} actions={actions} startsTyping={callAndTextNumber === undefined}>
      <Card title={text("store.about")}>
        <div className={classes.pair}>
          <TextField {...form.field("name")} />
          <TextField {...form.field("initials")} hint={text("store.initialsHint")} />
          <StoreNumberField {...form.field("number")} />
          <SelectField {...form.field("brandKind")} options={brandOptions} />
          {callAndTextNumber !== undefined && <ColorField {...form.field("color")} />}
        </div>
      </Card>
      <Card title={text("store.reach")}>
        <div className={classes.pair}>
          <PhoneField {...form.field("phoneNumber")} />
          {callAndTextNumber !== undefined && (
            <dl className={classes.fact}>
              <dt>{text("store.callAndText")}</dt>
              <dd className={callAndTextNumber === null ? classes.soft : undefined}>
                {callAndTextNumber === null ? text("store.callAndTextNone") : formatPhone(callAndTextNumber)}
                <small>{text(callAndTextNumber === null ? "store.callAndTextSoon" : "store.callAndTextHint")}</small>
              </dd>
            </dl>
          )}
          <SelectField {...countryField} options={countryOptions} onChange={chooseCountry} />
          <SelectField {...form.field("timeZone")} options={zoneOptions} />
          <TextField {...form.field("address")} />
          <TextField {...form.field("city")} />
          <SelectField {...form.field("state")} options={stateOptions} />
          <TextField {...form.field("zip")} />
        </div>
      </Card>
      <Card title={text("store.opening")}>
        <div className={classes.pair}>
          <DateField {...form.field("openToBuyOn")} today={today} hint={text("store.openToBuyHint")} />
          <DateField {...form.field("grandOpeningOn")} today={today} hint={text("store.grandOpeningHint")} />
        </div>
      </Card>
    </Form>
  );
}

/** One of the few colors that are told apart at a glance, or the one the store has. */
function ColorField({ name, label, value, isDisabled, onChange }: FieldBinding<string>) {
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

/** A store may have a color from before there was a choice. */
function colorName(color: string): string {
  const namedColor = storeColors.find((storeColor) => storeColor === color);
  return namedColor === undefined ? text("store.colorOwn") : text(`store.color.${namedColor}`);
}
