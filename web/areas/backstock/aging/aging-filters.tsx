import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { seasons } from "#common/backstock/seasons.ts";
import { localTimeAt } from "#common/store-time.ts";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { agingSearch } from "./aging-search.ts";
import type { AgingSearch } from "./aging-search.ts";
import { text } from "./aging-text.ts";
import classes from "./aging.module.css";

const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined };

/** The day, the place and the season; each change is in the address at once. */
export function AgingFilters({ search }: { search: AgingSearch }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/backstock" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const [isRefused, setIsRefused] = useState(false);
  const read = useRead(reportChoicesQuery);
  const locations = read.status === "ready" ? read.data.backstockHome.locations : [];
  const set = (part: Record<string, unknown>) =>
    void navigate({ search: agingSearch({ ...search, ...part }), replace: true });
  const isFiltered = Object.values(agingSearch(search)).some((value) => value !== undefined);
  const chooseDay = (date: string | null) => {
    setIsRefused(date !== null && date > today);
    set({ date: date === null || date >= today ? undefined : date });
  };
  return (
    <search className={classes.filters} data-no-print>
      <DateField
        {...plain}
        name="date"
        label={text("filter.date")}
        error={isRefused ? text("refused") : null}
        value={search.date ?? today}
        today={today}
        last={today}
        onChange={chooseDay}
      />
      <SelectField
        {...plain}
        error={null}
        name="location"
        label={text("filter.location")}
        value={search.location ?? ""}
        none={text("filter.all")}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(location) => set({ location })}
      />
      <SelectField
        {...plain}
        error={null}
        name="season"
        label={text("filter.season")}
        value={search.season ?? ""}
        none={text("filter.all")}
        options={seasons.map((season) => ({ value: season, label: areaText(`season.${season}`) }))}
        onChange={(season) => set({ season })}
      />
      {isFiltered && (
        <Button kind="plain" onClick={() => void navigate({ search: {}, replace: true })}>
          {text("filter.clear")}
        </Button>
      )}
    </search>
  );
}
