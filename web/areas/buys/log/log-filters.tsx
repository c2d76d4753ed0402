import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FilterSheet } from "#web/ui/table/filter-sheet.tsx";
import { filterCountOf, logFilter, logSources, logStages, logStatuses } from "./log-search.ts";
import type { LogFilter } from "./log-search.ts";
import { text } from "./log-text.ts";
import type { BuyLog } from "./log.queries.ts";
import classes from "./log.module.css";

type LogFiltersProps = {
  search: LogFilter;
  /** Who did anything on the day. */
  people: BuyLog["people"];
  onChange: (filter: LogFilter) => void;
};

export function LogFilters({ search, people, onChange }: LogFiltersProps) {
  return (
    <FilterSheet count={filterCountOf(search)} onClear={() => onChange({})}>
      <FilterFields filter={search} people={people} onChange={onChange} />
    </FilterSheet>
  );
}

type FieldsProps = { filter: LogFilter; people: BuyLog["people"]; onChange: (filter: LogFilter) => void };

/** Writes each change into the address. */
function FilterFields({ filter, people, onChange }: FieldsProps) {
  const selects = [
    { name: "person", options: people.map(({ key, name }) => ({ value: key, label: name })) },
    { name: "status", options: logStatuses.map((value) => ({ value, label: text(`status.${value}`) })) },
    { name: "stage", options: logStages.map((value) => ({ value, label: waitingText(`stage.${value}`) })) },
    { name: "source", options: logSources.map((value) => ({ value, label: text(`source.${value}`) })) },
  ] as const;
  return (
    <search className={classes.fields} aria-label={text("filter.label")}>
      {selects.map(({ name, options }) => (
        <SelectField
          key={name}
          name={name}
          label={text(`filter.${name}`)}
          value={filter[name] ?? ""}
          error={null}
          isRequired
          isDisabled={false}
          none={text("filter.all")}
          options={options}
          onBlur={() => undefined}
          onChange={(value) => onChange({ ...logFilter(filter), [name]: logFilter({ [name]: value })[name] })}
        />
      ))}
    </search>
  );
}
