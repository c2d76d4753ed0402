import { IconShirt } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { useNow } from "#web/platform/use-now.ts";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { BuyRow } from "./buy-row.tsx";
import type { BuysSearch } from "./buys-search.ts";
import { CompleteDialog } from "./complete-dialog.tsx";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import { SortDialog } from "./sort-dialog.tsx";
import classes from "./home.module.css";

type BuyListProps = {
  desk: BuyDesk;
  start: { posName: string; isLinked: boolean; today: string };
  storeId: number;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
};

type Opened = { what: "sort" | "complete"; id: string } | null;

const stages = ["WAITING", "SORTING", "READY"] as const;
const sources = ["COUNTER", "ONLINE", "DROP_OFF"] as const;

/** The buys of a tab, narrowed by stage, source or employee, and what can be done about each. */
export function BuyList({ desk, start, storeId, tab, search, onSearch }: BuyListProps) {
  const now = useNow(30_000);
  const [opened, setOpened] = useState<Opened>(null);
  const people = [...new Set(desk.buys.flatMap(({ buy }) => [buy.checkedInBy, buy.sortedBy]))].filter(
    (one) => one !== null,
  );
  const shown = desk.buys.filter(
    ({ buy }) =>
      (search.stage === undefined || buy.stage === search.stage) &&
      (search.source === undefined || buy.source === search.source) &&
      (search.by === undefined || buy.checkedInBy === search.by || buy.sortedBy === search.by),
  );
  const open = desk.buys.find(({ buy }) => buy.id === opened?.id)?.buy;
  const choose = (name: "stage" | "source" | "by") => (value: string) =>
    onSearch({ ...search, buysTab: tab, [name]: value === "" ? undefined : value });
  const any = (label: string) => ({ value: "", label });
  return (
    <div className={classes.list}>
      <div className={classes.filters}>
        {tab === "complete" && (
          <span className={classes.day}>
            <b>{formatDate(search.d ?? desk.today)}</b>
            <CalendarButton
              label={text("complete.date")}
              value={search.d ?? desk.today}
              today={desk.today}
              onPick={(date) => onSearch({ ...search, buysTab: tab, d: date === desk.today ? undefined : date })}
            />
          </span>
        )}
        {tab === "open" && desk.buys.length > 0 && (
          <BareSelect
            label={text("filter.stage")}
            value={search.stage ?? ""}
            options={[
              any(text("filter.anyStage")),
              ...stages.map((value) => ({ value, label: buyText(`stage.${value}`) })),
            ]}
            onChange={choose("stage")}
          />
        )}
        {desk.buys.length > 0 && (
          <>
            <BareSelect
              label={text("filter.source")}
              value={search.source ?? ""}
              options={[
                any(text("filter.anySource")),
                ...sources.map((value) => ({ value, label: text(`source.${value}`) })),
              ]}
              onChange={choose("source")}
            />
            <BareSelect
              label={text("filter.employee")}
              value={search.by ?? ""}
              options={[any(text("filter.all")), ...people.map((value) => ({ value, label: value }))]}
              onChange={choose("by")}
            />
          </>
        )}
      </div>
      {desk.buys.length === 0 && (
        <EmptyState
          icon={<IconShirt size={32} />}
          title={text(tab === "open" ? "open.none" : "complete.none")}
          {...(tab === "open" && { text: text("open.noneText") })}
        />
      )}
      {desk.buys.length > 0 && shown.length === 0 && <p className={classes.none}>{text("filter.none")}</p>}
      <ul className={classes.rows} aria-label={text(`tab.${tab}`)}>
        {shown.map((one) => (
          <BuyRow
            key={one.buy.id}
            desk={one}
            start={start}
            storeId={storeId}
            now={now}
            onSort={() => setOpened({ what: "sort", id: one.buy.id })}
            onComplete={() => setOpened({ what: "complete", id: one.buy.id })}
          />
        ))}
      </ul>
      {opened?.what === "sort" && open && <SortDialog buy={open} onClose={() => setOpened(null)} />}
      {opened?.what === "complete" && open && <CompleteDialog buy={open} onClose={() => setOpened(null)} />}
    </div>
  );
}
