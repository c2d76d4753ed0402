import { Link, useNavigate } from "@tanstack/react-router";
import { daysBetween } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { employeeWords } from "#web/areas/reports/rows/row-words.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { exceptionsSearch } from "./exceptions-search.ts";
import type { ExceptionsSearch } from "./exceptions-search.ts";
import { text } from "./exceptions-text.ts";
import type { Exceptions } from "./exceptions.queries.ts";
import classes from "./exceptions.module.css";

const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined, error: null };

type ExceptionsFiltersProps = {
  search: ExceptionsSearch;
  /** The days that are shown; null until they are loaded. */
  shown: Exceptions | null;
};

/** Which days and whose tickets. */
export function ExceptionsFilters({ search, shown }: ExceptionsFiltersProps) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/exceptions" });
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const [from, to] = [search.from ?? shown?.from ?? null, search.to ?? shown?.to ?? today];
  const set = (part: ExceptionsSearch) =>
    void navigate({ search: exceptionsSearch({ ...search, ...part }), replace: true, resetScroll: false });
  const isFiltered = [search.from, search.to, search.by].some((value) => value !== undefined);
  return (
    <search className={classes.filters} aria-label={text("filter.label")} data-no-print>
      <DateField
        {...plain}
        name="from"
        label={text("filter.from")}
        value={from}
        today={today}
        last={today}
        onChange={(date) => set({ from: date ?? undefined })}
      />
      <DateField
        {...plain}
        name="to"
        label={text("filter.to")}
        value={to}
        error={rangeError(from, to)}
        today={today}
        last={today}
        onChange={(date) => set({ to: date ?? undefined })}
      />
      <SelectField
        {...plain}
        name="by"
        label={text("filter.by")}
        value={search.by ?? ""}
        none={text("filter.all")}
        options={peopleOf(shown, search.by)}
        onChange={(by) => set({ by: by === "" ? undefined : by })}
      />
      {isFiltered && (
        <Link
          from="/s/$storeId/reports/exceptions"
          to="."
          search={{ show: search.show }}
          replace
          className={classes.clear}
        >
          {text("filter.clear")}
        </Link>
      )}
    </search>
  );
}

/** As many days as the server answers for. */
const mostDays = 93;

function rangeError(from: string | null, to: string): string | null {
  if (from === null || (from <= to && daysBetween(from, to) < mostDays)) {
    return null;
  }
  return from > to ? text("filter.order", { date: formatDate(from) }) : text("filter.long");
}

/** Everybody with an exception in the shown days, by name; the chosen one even without any. */
function peopleOf(shown: Exceptions | null, by: string | undefined): { value: string; label: string }[] {
  const people = new Map<string, string>(
    by === undefined ? [] : [[by, employeeWords({ employeeCode: by, employeeName: null })]],
  );
  for (const { employeeCode, employeeName } of shown?.kinds.flatMap(({ people: each }) => each) ?? []) {
    if (employeeCode !== null) {
      people.set(employeeCode, employeeWords({ employeeCode, employeeName }));
    }
  }
  return [...people]
    .map(([value, label]) => ({ value, label }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
}
