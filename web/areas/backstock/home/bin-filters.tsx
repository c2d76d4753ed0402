import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { filterCountOf, seasonNames } from "./backstock-search.ts";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { FilterActs } from "./filter-acts.tsx";
import type { BackstockHome } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { ListSearchField } from "./list-search-field.tsx";
import classes from "./bin-list.module.css";

type BinFiltersProps = {
  home: BackstockHome;
  search: BackstockSearch;
  onFilter: (filter: BackstockFilter) => void;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
};

const seasonTexts = { ALL: "season.all", SS: "season.SS", FW: "season.FW", HOLIDAY: "season.holiday" } as const;

/** A bin number or a word of a note, an age, a season; on a phone the category too. */
export function BinFilters({ home, search, onFilter, onClear }: BinFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCountOf({ category: search.category, age: search.age, season: search.season });
  const any = (label: string) => ({ value: "", label });
  return (
    <div className={classes.filters}>
      <ListSearchField value={search.q ?? ""} onChange={(q) => onFilter({ q: q === "" ? undefined : q })} />
      {isPhone && (
        <span className={classes.toggle}>
          <Button
            icon={<IconAdjustmentsHorizontal size={18} />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0 ? text("filter.more") : text("filter.moreCount", { count })}
          </Button>
        </span>
      )}
      {isPhone && isOpen && (
        <BareSelect
          label={text("filter.category")}
          value={search.category ?? ""}
          options={[
            any(text("filter.anyCategory")),
            ...home.categories.map(({ id, name, bins }) => ({ value: id, label: `${name} (${bins})` })),
          ]}
          onChange={(category) => onFilter({ category: category === "" ? undefined : category })}
        />
      )}
      {(!isPhone || isOpen) && (
        <>
          <BareSelect
            label={text("filter.age")}
            value={search.age === undefined ? "" : String(search.age)}
            options={[
              any(text("filter.anyAge")),
              ...home.bands.map(({ from, label, bins }) => ({
                value: String(from),
                label: text("filter.days", { label, count: bins }),
              })),
            ]}
            onChange={(age) => onFilter({ age: age === "" ? undefined : Number(age) })}
          />
          <BareSelect
            label={text("filter.season")}
            value={search.season ?? ""}
            options={[
              any(text("filter.anySeason")),
              ...seasonNames.map((name) => ({ value: name, label: areaText(seasonTexts[name]) })),
            ]}
            onChange={(season) => onFilter({ season: seasonNames.find((name) => name === season) })}
          />
        </>
      )}
      <FilterActs locationId={search.location} onClear={onClear} />
    </div>
  );
}
