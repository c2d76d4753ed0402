import type { ReactNode } from "react";
import { formatMinutes } from "#common/time-format.ts";
import { timeSlots } from "#common/time-slots.ts";
import type { TimeSlot, TimeSlotRange } from "#common/time-slots.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { SelectField } from "./select-field.tsx";

type TimeSlotFieldProps = FieldBinding<TimeSlot | null> & {
  /** Minutes since midnight on the store's clock; slots before it are gone. */
  nowMinutes: number;
  range?: TimeSlotRange;
  hint?: ReactNode;
};

/** A time today or tomorrow, every 15 minutes from 9 to 22 unless the range says otherwise. */
export function TimeSlotField({ nowMinutes, range, previous, value, onChange, ...rest }: TimeSlotFieldProps) {
  const slots = timeSlots(nowMinutes, range);
  const options = slots.map((slot) => ({
    value: slotKey(slot),
    label: formatMinutes(slot.minutes),
    group: uiText(slot.day === "today" ? "slots.today" : "slots.tomorrow"),
  }));
  const handleChange = (key: string) => {
    onChange(slots.find((slot) => slotKey(slot) === key) ?? null);
  };
  const saved = previous === undefined ? {} : { previous: slotKey(previous) };
  return <SelectField {...rest} {...saved} options={options} value={slotKey(value)} onChange={handleChange} />;
}

function slotKey(slot: TimeSlot | null): string {
  return slot === null ? "" : `${slot.day}-${slot.minutes}`;
}
