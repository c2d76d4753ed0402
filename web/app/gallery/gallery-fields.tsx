import { useState } from "react";
import type { TimeSlot } from "#common/time-slots.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { EmployeePicker } from "#web/ui/fields/employee-picker.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { PercentField } from "#web/ui/fields/percent-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { StoreNumberField } from "#web/ui/fields/store-number-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TimeSlotField } from "#web/ui/fields/time-slot-field.tsx";
import { integer, phone, storeNumber } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { galleryPeople } from "./gallery-samples.ts";
import classes from "./gallery.module.css";

type Samples = {
  text: string;
  wrong: string;
  note: string;
  phone: string;
  money: number | string | null;
  percent: number | string | null;
  number: number | string | null;
  date: string | null;
  slot: TimeSlot | null;
  storeNumber: string;
  choice: string;
  tick: boolean;
  setting: boolean;
  pin: string;
  password: string;
};

const initial: Samples = {
  text: "Straighten the shoe wall",
  wrong: "31234",
  note: "Card reader 2 loses the network when the printer runs.",
  phone: "3125550123",
  money: 123_450,
  percent: 284,
  number: 1234.5,
  date: "2026-11-21",
  slot: { day: "today", minutes: 1020 },
  storeNumber: "12345",
  choice: "jeans",
  tick: true,
  setting: true,
  pin: "4816",
  password: "hangtag-demo",
};

const choices = [
  { value: "jeans", label: "Jeans", group: "Girls" },
  { value: "coats", label: "Coats", group: "Girls" },
  { value: "shoes", label: "Shoes", group: "Boys" },
];

export function GalleryFields() {
  const [pickedId, setPickedId] = useState<number | null>(1);
  const form = useForm({
    initial,
    guardsChanges: false,
    fields: {
      text: { label: "Task" },
      wrong: { label: "Store number", rules: [storeNumber] },
      note: { label: "Note" },
      phone: { label: "Cell phone", rules: [phone] },
      money: { label: "Sales goal" },
      percent: { label: "Trade" },
      number: { label: "Hours", rules: [integer] },
      date: { label: "Due on" },
      slot: { label: "Ready at" },
      storeNumber: { label: "Franchise store number", rules: [storeNumber] },
      choice: { label: "Category" },
      tick: { label: "The customer wants texts" },
      setting: { label: "Show sales to employees" },
      pin: { label: "PIN" },
      password: { label: "Password" },
    },
    onSubmit: (_values, submission) => {
      submission.resolve();
    },
  });
  const wrong = { ...form.field("wrong"), error: "Store number must be a valid franchise number", isRequired: true };
  return (
    <>
      <Card title="Fields">
        <div className={classes.columns}>
          <TextField {...form.field("text")} hint="What somebody will do" limit={80} />
          <TextField {...wrong} />
          <PhoneField {...form.field("phone")} />
          <MoneyField {...form.field("money")} />
          <PercentField {...form.field("percent")} />
          <NumberField {...form.field("number")} decimals={2} suffix="hr" />
          <DateField {...form.field("date")} today="2026-11-21" />
          <TimeSlotField {...form.field("slot")} nowMinutes={945} />
          <StoreNumberField {...form.field("storeNumber")} />
          <SelectField {...form.field("choice")} options={choices} />
          <PinField {...form.field("pin")} />
          <PasswordField {...form.field("password")} />
          <TextField {...form.field("text")} isDisabled label="Not now" />
          <TextareaField {...form.field("note")} limit={300} />
          <div>
            <CheckboxField {...form.field("tick")} />
            <SwitchField {...form.field("setting")} hint="Everybody at the counter sees the goal panel" />
          </div>
        </div>
      </Card>
      <Card title="Who are you?">
        <EmployeePicker
          label="Team"
          employees={galleryPeople}
          selectedId={pickedId}
          onPick={({ id }) => {
            setPickedId(id);
          }}
          detail={(person) => (person.id % 2 === 0 ? "In since 9:30 AM" : "Expected 3:00 PM")}
        />
      </Card>
    </>
  );
}
