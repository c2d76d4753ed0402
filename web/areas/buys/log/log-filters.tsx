import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
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

/** Above the list on a desktop, in a sheet on a phone. */
export function LogFilters({ search, people, onChange }: LogFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCountOf(search);
  const fields = <FilterFields filter={search} people={people} onChange={onChange} />;
  const clear = (
    <Button kind="quiet" onClick={() => onChange({})}>
      {text("filter.clear")}
    </Button>
  );
  if (!isPhone) {
    return (
      <div className={classes.filters} data-no-print>
        {fields}
        {count > 0 && clear}
      </div>
    );
  }
  return (
    <div data-no-print>
      <Button isWide icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setIsOpen(true)}>
        {count === 0 ? text("filter.title") : text("filter.count", { count })}
      </Button>
      {isOpen && (
        <Dialog
          title={text("filter.title")}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              {clear}
              <Button kind="primary" onClick={() => setIsOpen(false)}>
                {text("filter.show")}
              </Button>
            </>
          }
        >
          {fields}
        </Dialog>
      )}
    </div>
  );
}

type FieldsProps = { filter: LogFilter; people: BuyLog["people"]; onChange: (filter: LogFilter) => void };

/** Writes each change into the address. */
function FilterFields({ filter, people, onChange }: FieldsProps) {
  const selects = [
    { name: "person", options: people.map(({ key, name }) => ({ value: key, label: name })) },
    { name: "status", options: logStatuses.map((value) => ({ value, label: text(`status.${value}`) })) },
    { name: "stage", options: logStages.map((value) => ({ value, label: buyText(`stage.${value}`) })) },
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
