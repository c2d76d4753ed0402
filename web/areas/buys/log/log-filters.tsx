import { IconX } from "@tabler/icons-react";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FilterSheet } from "#web/ui/table/filter-sheet.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
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

/** Pills that say what they narrow, beside the title; a sheet of fields on a phone. Not printed. */
export function LogFilters({ search, people, onChange }: LogFiltersProps) {
  const isPhone = useIsPhone();
  const count = filterCountOf(search);
  const choices = choicesOf(people);
  const set = (name: Choice["name"], value: string) =>
    onChange({ ...logFilter(search), [name]: logFilter({ [name]: value })[name] });
  if (isPhone) {
    return (
      <FilterSheet count={count} onClear={() => onChange({})}>
        <FilterFields choices={choices} search={search} onSet={set} />
      </FilterSheet>
    );
  }
  return (
    <search className={classes.pills} aria-label={text("filter.label")}>
      {choices.map(({ name, options }) => (
        <BareSelect
          key={name}
          label={text(`filter.${name}`)}
          value={search[name] ?? ""}
          placeholder={text(`filter.${name}`)}
          options={[{ value: everything, label: text(`filter.all.${name}`) }, ...options]}
          onChange={(value) => set(name, value === everything ? "" : value)}
        />
      ))}
      {count > 0 && (
        <IconButton label={uiText("filter.clear")} onClick={() => onChange({})}>
          <IconX size={18} />
        </IconButton>
      )}
    </search>
  );
}

/** A pill shows its own name while nothing is chosen, so that what takes a choice back needs a value. */
const everything = "*";

function choicesOf(people: BuyLog["people"]) {
  return [
    { name: "person", options: people.map(({ key, name }) => ({ value: key, label: name })) },
    { name: "status", options: logStatuses.map((value) => ({ value, label: text(`status.${value}`) })) },
    { name: "stage", options: logStages.map((value) => ({ value, label: waitingText(`stage.${value}`) })) },
    { name: "source", options: logSources.map((value) => ({ value, label: text(`source.${value}`) })) },
  ] as const;
}

type Choice = ReturnType<typeof choicesOf>[number];

type FieldsProps = {
  choices: readonly Choice[];
  search: LogFilter;
  /** Each change goes into the address; empty text takes a choice back. */
  onSet: (name: Choice["name"], value: string) => void;
};

function FilterFields({ choices, search, onSet }: FieldsProps) {
  return (
    <search className={classes.fields} aria-label={text("filter.label")}>
      {choices.map(({ name, options }) => (
        <SelectField
          key={name}
          name={name}
          label={text(`filter.${name}`)}
          value={search[name] ?? ""}
          error={null}
          isRequired
          isDisabled={false}
          none={text(`filter.all.${name}`)}
          options={options}
          onBlur={() => undefined}
          onChange={(value) => onSet(name, value)}
        />
      ))}
    </search>
  );
}
