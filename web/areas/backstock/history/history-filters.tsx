import { localTimeAt } from "#common/store-time.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { FilterSheet } from "#web/ui/table/filter-sheet.tsx";
import { filterCountOf, historyActions, historyFilter } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { text } from "./history-text.ts";
import { reportChoicesQuery } from "./history.queries.ts";
import type { ReportChoices } from "./history.queries.ts";
import classes from "./history.module.css";

type HistoryFiltersProps = {
  search: HistoryFilter;
  /** The days shown if none are chosen. */
  shown: { from: string; to: string } | null;
  onChange: (filter: HistoryFilter) => void;
  onClear: () => void;
};

export function HistoryFilters({ search, shown, onChange, onClear }: HistoryFiltersProps) {
  const read = useRead(reportChoicesQuery);
  const choices = read.status === "ready" ? read.data : null;
  return (
    <FilterSheet count={filterCountOf(search)} onClear={onClear}>
      <HistoryFields filter={search} shown={shown} choices={choices} onChange={onChange} />
    </FilterSheet>
  );
}

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };
const nothing: ReportChoices = { backstockHome: { categories: [], locations: [] }, employees: [] };

type HistoryFieldsProps = {
  filter: HistoryFilter;
  shown: { from: string; to: string } | null;
  /** Null until they are loaded. */
  choices: ReportChoices | null;
  onChange: (filter: HistoryFilter) => void;
};

/** Writes each change into the address. */
function HistoryFields({ filter, shown, choices, onChange }: HistoryFieldsProps) {
  /** An empty value removes its filter. */
  const set = (name: keyof HistoryFilter, value: string | number | null) =>
    onChange({ ...historyFilter(filter), [name]: historyFilter({ [name]: value })[name] });
  const { backstockHome: home, employees } = choices ?? nothing;
  const selects = [
    { name: "action", options: historyActions.map((action) => ({ value: action, label: text(`action.${action}`) })) },
    { name: "by", options: employees.map(({ id, fullName }) => ({ value: id, label: fullName })) },
    { name: "category", options: home.categories.map(({ id, name }) => ({ value: id, label: name })) },
    { name: "location", options: home.locations.map(({ id, name }) => ({ value: id, label: name })) },
  ] as const;
  return (
    <search className={classes.fields}>
      <HistoryDays filter={filter} shown={shown} onChange={set} />
      {selects.map(({ name, options }) => (
        <HistorySelect
          key={name}
          name={name}
          value={filter[name]}
          options={options}
          onChange={(value) => set(name, value)}
        />
      ))}
      <NumberField
        {...plain}
        name="bin"
        label={text("filter.bin")}
        value={filter.bin ?? null}
        onChange={(bin) => set("bin", bin)}
      />
    </search>
  );
}

type HistoryDaysProps = {
  filter: HistoryFilter;
  /** The days shown if none are chosen. */
  shown: { from: string; to: string } | null;
  onChange: (name: "from" | "to", date: string | null) => void;
};

/** The first and the last day. */
function HistoryDays({ filter, shown, onChange }: HistoryDaysProps) {
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

type HistorySelectProps = {
  name: "action" | "by" | "category" | "location";
  value: string | number | undefined;
  options: readonly SelectOption[];
  /** Empty text selects all. */
  onChange: (value: string) => void;
};

function HistorySelect({ name, value, options, onChange }: HistorySelectProps) {
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
