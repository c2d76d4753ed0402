import { IconAdjustmentsHorizontal, IconClipboardCheck, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useParams } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { filterCountOf, seasonNames } from "./backstock-search.ts";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { text } from "./home-text.ts";
import type { BackstockHome } from "./home.queries.ts";
import classes from "./bin-list.module.css";

type BinFiltersProps = {
  home: BackstockHome;
  search: BackstockSearch;
  onFilter: (filter: BackstockFilter) => void;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
};

const seasonTexts = { ALL: "season.all", SS: "season.SS", FW: "season.FW", HOLIDAY: "season.holiday" } as const;

/** A bin number or a word of a note, a section of the floor, an age, a season; on a phone the category too. */
export function BinFilters({ home, search, onFilter, onClear }: BinFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const sections = sectionsOf(home);
  const count = filterCountOf({
    category: search.category,
    section: search.section,
    age: search.age,
    season: search.season,
  });
  const any = (label: string) => ({ value: "", label });
  return (
    <div className={classes.filters} data-sections={sections.length > 0}>
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
          onChange={(category) => onFilter({ category: category === "" ? undefined : category, section: undefined })}
        />
      )}
      {(!isPhone || isOpen) && (
        <>
          <SectionSelect sections={sections} value={search.section} onFilter={onFilter} />
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

type FloorSection = { id: string; name: string; bins: number };

/** Those that bins of some category fill, in the categories' order. */
function sectionsOf({ categories }: BackstockHome): FloorSection[] {
  const sections = new Map<string, FloorSection>();
  for (const { sectionId, sectionName, bins } of categories) {
    if (sectionId !== null && sectionName !== null) {
      sections.set(sectionId, {
        ...{ id: sectionId, name: sectionName },
        bins: bins + (sections.get(sectionId)?.bins ?? 0),
      });
    }
  }
  return [...sections.values()];
}

type SectionSelectProps = Pick<BinFiltersProps, "onFilter"> & {
  sections: readonly FloorSection[];
  value: string | undefined;
};

/** Of a store that keeps sections of its floor. */
function SectionSelect({ sections, value = "", onFilter }: SectionSelectProps) {
  return (
    sections.length > 0 && (
      <BareSelect
        label={text("filter.section")}
        value={value}
        options={[
          { value: "", label: text("filter.anySection") },
          ...sections.map(({ id, name, bins }) => ({ value: id, label: `${name} (${bins})` })),
        ]}
        onChange={(section) => onFilter({ section: section === "" ? undefined : section, category: undefined })}
      />
    )
  );
}

type ListSearchFieldProps = { value: string; onChange: (typed: string) => void };

/** What to look for; the list follows when the person pauses. */
function ListSearchField({ value, onChange }: ListSearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(value, onChange);
  return (
    <label className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        type="search"
        aria-label={text("filter.search")}
        placeholder={text("filter.search")}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}

type FilterActsProps = { locationId: string | undefined; onClear: (() => void) | null };

/** What can be done with a filtered list: one place's bins on paper, and all bins again. */
function FilterActs({ locationId, onClear }: FilterActsProps) {
  if (locationId === undefined && onClear === null) {
    return null;
  }
  return (
    <span className={classes.filterActs}>
      {locationId !== undefined && <PickListButton locationId={locationId} />}
      {onClear !== null && (
        <Button kind="plain" onClick={onClear}>
          {text("filter.clear")}
        </Button>
      )}
    </span>
  );
}

/** From the bins of one place to the same on paper, by number. */
function PickListButton({ locationId }: { locationId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      to="/s/$storeId/backstock/pick-list/$locationId"
      params={{ storeId, locationId }}
      className={classes.pickList}
    >
      <IconClipboardCheck size={18} aria-hidden="true" />
      {text("map.pickList")}
    </Link>
  );
}
