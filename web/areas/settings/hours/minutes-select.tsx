import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";

const quarterHours = Array.from({ length: 97 }, (_, at) => at * 15);

type MinutesSelectProps = {
  label: string;
  /** Minutes after midnight; null is what `empty` says. */
  value: number | null;
  empty?: string;
  isInvalid?: boolean;
  /** First time offered. */
  from?: number;
  onChange: (minutes: number | null) => void;
};

/** A time of day in quarters of an hour; a time that is none of them stays in the list. */
export function MinutesSelect({ label, value, empty, isInvalid = false, from = 0, onChange }: MinutesSelectProps) {
  const offered = quarterHours.filter((minutes) => minutes >= from);
  const times = value === null || offered.includes(value) ? offered : [value, ...offered].toSorted((a, b) => a - b);
  const nothing = empty !== undefined || value === null ? [{ value: "", label: empty ?? "" }] : [];
  const options = times.map((minutes) => ({
    value: String(minutes),
    label: minutes === 1440 ? text("hours.midnight") : formatMinutes(minutes),
  }));
  return (
    <BareSelect
      label={label}
      value={value === null ? "" : String(value)}
      options={[...nothing, ...options]}
      isInvalid={isInvalid}
      onChange={(chosen) => {
        onChange(chosen === "" ? null : Number(chosen));
      }}
    />
  );
}
