import { localTimeAt } from "#common/store-time.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import type { HistoryFilter } from "./history-search.ts";
import { text } from "./history-text.ts";

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

type HistoryDaysProps = {
  filter: HistoryFilter;
  /** The days that are shown when none are chosen. */
  shown: { from: string; to: string } | null;
  onChange: (name: "from" | "to", date: string | null) => void;
};

/** The first and the last day. */
export function HistoryDays({ filter, shown, onChange }: HistoryDaysProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  return (["from", "to"] as const).map((name) => (
    <DateField
      {...plain}
      key={name}
      name={name}
      label={text(`filter.${name}`)}
      value={filter[name] ?? shown?.[name] ?? null}
      today={today}
      last={today}
      onChange={(date) => onChange(name, date)}
    />
  ));
}
