import { useState } from "react";
import { IconShirt } from "@tabler/icons-react";
import { useNow } from "#web/platform/use-now.ts";
import { formatDate } from "#common/date-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { fits } from "./buys-search.ts";
import { BuyRow } from "./buy-row.tsx";
import type { BuysSearch } from "./buys-search.ts";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import { RegisterBuys } from "./register-buys.tsx";
import classes from "./home.module.css";
import { CompleteDialog } from "./complete-dialog.tsx";
import { SortDialog } from "./sort-dialog.tsx";

type BuyListProps = {
  desk: BuyDesk;
  start: { posName: string; isLinked: boolean; today: string };
  storeId: number;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
};

/** The buys of a tab, narrowed by stage, source or employee, and what can be done about each. */
export function BuyList({ desk, start, storeId, tab, search, onSearch }: BuyListProps) {
  const now = useNow(30_000);
  const [opened, setOpened] = useState<OpenedBuy | null>(null);
  const shown = desk.buys.filter(({ buy }) => fits(buy, search));
  const registerBuys = tab === "open" ? desk.registerBuys : [];
  return (
    <div className={classes.list}>
      <BuyFilters desk={desk} tab={tab} search={search} onSearch={onSearch} />
      {desk.buys.length === 0 && registerBuys.length === 0 && <NoBuys tab={tab} />}
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
      <RegisterBuys buys={registerBuys} pos={start.posName} now={now} />
      {opened !== null && <BuyDialog opened={opened} desk={desk} onClose={() => setOpened(null)} />}
    </div>
  );
}

type OpenedBuy = { what: "sort" | "complete"; id: string };

type BuyDialogProps = { opened: OpenedBuy; desk: BuyDesk; onClose: () => void };

/** The dialog of the opened buy, with the buy as the desk has it now; nothing once the desk has it no more. */
function BuyDialog({ opened, desk, onClose }: BuyDialogProps) {
  const buy = desk.buys.find((one) => one.buy.id === opened.id)?.buy;
  if (buy === undefined) {
    return null;
  }
  return opened.what === "sort" ? (
    <SortDialog buy={buy} onClose={onClose} />
  ) : (
    <CompleteDialog buy={buy} onClose={onClose} />
  );
}

type BuyFiltersProps = {
  desk: BuyDesk;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
};

const stages = ["WAITING", "SORTING", "READY"] as const;
const sources = ["COUNTER", "ONLINE", "DROP_OFF"] as const;

/** By stage, source and employee; finished ones by their date. */
function BuyFilters({ desk, tab, search, onSearch }: BuyFiltersProps) {
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

function NoBuys({ tab }: { tab: "open" | "complete" }) {
  const icon = <IconShirt size={32} />;
  return tab === "open" ? (
    <EmptyState icon={icon} title={text("open.none")} text={text("open.noneText")} />
  ) : (
    <EmptyState icon={icon} title={text("complete.none")} />
  );
}
