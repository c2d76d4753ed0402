import { NumberField } from "#web/ui/fields/number-field.tsx";
import { HistoryDays } from "./history-days.tsx";
import { HistorySelect } from "./history-select.tsx";
import { historyActions, historyFilter } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { text } from "./history-text.ts";
import type { ReportChoices } from "./history.queries.ts";
import classes from "./history.module.css";

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };
const nothing: ReportChoices = { backstockHome: { categories: [], locations: [] }, employees: [] };

type HistoryFieldsProps = {
  filter: HistoryFilter;
  shown: { from: string; to: string } | null;
  /** Null until they are known. */
  choices: ReportChoices | null;
  onChange: (filter: HistoryFilter) => void;
};

/** Each change is in the address at once. */
export function HistoryFields({ filter, shown, choices, onChange }: HistoryFieldsProps) {
  /** An empty value takes its filter away. */
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
