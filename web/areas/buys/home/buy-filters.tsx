import { formatDate } from "#common/date-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import type { BuysSearch } from "./buys-search.ts";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import classes from "./home.module.css";

type BuyFiltersProps = {
  desk: BuyDesk;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
};

const stages = ["WAITING", "SORTING", "READY"] as const;
const sources = ["COUNTER", "ONLINE", "DROP_OFF"] as const;

/** By stage, source and employee; finished ones by their date. */
export function BuyFilters({ desk, tab, search, onSearch }: BuyFiltersProps) {
  const names = desk.buys.flatMap(({ buy }) => [buy.checkedInBy, buy.sortedBy]).filter((one) => one !== null);
  const choose = (name: "stage" | "source" | "by") => (value: string) =>
    onSearch({ ...search, buysTab: tab, [name]: value === "" ? undefined : value });
  const any = (label: string) => ({ value: "", label });
  const date = search.d ?? desk.today;
  const byStage = stages.map((value) => ({ value, label: buyText(`stage.${value}`) }));
  const bySource = sources.map((value) => ({ value, label: text(`source.${value}`) }));
  const byName = [...new Set(names)].map((value) => ({ value, label: value }));
  return (
    <div className={classes.filters}>
      {tab === "complete" && (
        <span className={classes.day}>
          <b>{formatDate(date)}</b>
          <CalendarButton
            label={text("complete.date")}
            value={date}
            today={desk.today}
            onPick={(picked) => onSearch({ ...search, buysTab: tab, d: picked === desk.today ? undefined : picked })}
          />
        </span>
      )}
      {tab === "open" && desk.buys.length > 0 && (
        <BareSelect
          label={text("filter.stage")}
          value={search.stage ?? ""}
          options={[any(text("filter.anyStage")), ...byStage]}
          onChange={choose("stage")}
        />
      )}
      {desk.buys.length > 0 && (
        <>
          <BareSelect
            label={text("filter.source")}
            value={search.source ?? ""}
            options={[any(text("filter.anySource")), ...bySource]}
            onChange={choose("source")}
          />
          <BareSelect
            label={text("filter.employee")}
            value={search.by ?? ""}
            options={[any(text("filter.all")), ...byName]}
            onChange={choose("by")}
          />
        </>
      )}
    </div>
  );
}
