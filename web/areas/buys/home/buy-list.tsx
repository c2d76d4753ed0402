import { useState } from "react";
import { IconShirt, IconUserPlus } from "@tabler/icons-react";
import { useNow } from "#web/platform/use-now.ts";
import { formatDate } from "#common/date-format.ts";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { LinkNote } from "#web/areas/buys/shared/link-needed.tsx";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { fits } from "./buys-search.ts";
import { BuyRow } from "./buy-row.tsx";
import type { BuysSearch } from "./buys-search.ts";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import { RegisterBuys } from "./register-buys.tsx";
import classes from "./home.module.css";
import { CompleteForm } from "./complete-form.tsx";
import { groupsOf } from "#web/areas/buys/shared/promise.ts";
import { SortForm } from "./sort-form.tsx";

type BuyListProps = {
  desk: BuyDesk;
  start: { posName: string; isLinked: boolean; today: string };
  storeId: number;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
  /** Whether the filters are shown. */
  isFiltering: boolean;
};

/** The buys of a tab, narrowed by stage, source or employee, and what can be done about each. */
export function BuyList({ desk, start, storeId, tab, search, onSearch, isFiltering }: BuyListProps) {
  const now = useNow(30_000);
  const [opened, setOpened] = useState<OpenedBuy | null>(null);
  const shown = desk.buys.filter(({ buy }) => fits(buy, search));
  const groups = tab === "open" ? groupsOf(shown) : [{ id: "COMPLETE" as const, buys: shown }];
  const nextId = tab === "open" ? groups[0]?.buys[0]?.buy.id : undefined;
  const isEmpty = desk.buys.length === 0 && desk.registerBuys.length === 0;
  return (
    <div className={classes.list}>
      <BuyFilters desk={desk} tab={tab} search={search} onSearch={onSearch} isFiltering={isFiltering} />
      <UnlinkedNote tab={tab} start={start} storeId={storeId} />
      {isEmpty && <NoBuys tab={tab} storeId={storeId} />}
      {desk.buys.length > 0 && shown.length === 0 && <p className={classes.none}>{text("filter.none")}</p>}
      {groups
        .filter(({ buys }) => buys.length > 0)
        .map(({ id, buys }) => (
          <section key={id} aria-label={text(`group.${id}`)}>
            {tab === "open" && (
              <h2 className={classes.group}>
                {text(`group.${id}`)} <span>{buys.length}</span>
              </h2>
            )}
            <ul className={classes.rows}>
              {buys.map((deskBuy) => (
                <BuyRow
                  key={deskBuy.buy.id}
                  desk={deskBuy}
                  start={start}
                  storeId={storeId}
                  now={now}
                  isNext={deskBuy.buy.id === nextId}
                  onSort={() => setOpened({ form: "sort", id: deskBuy.buy.id })}
                  onComplete={() => setOpened({ form: "complete", id: deskBuy.buy.id })}
                />
              ))}
            </ul>
          </section>
        ))}
      <RegisterBuys buys={desk.registerBuys} pos={start.posName} now={now} />
      {opened !== null && <BuyDialog opened={opened} desk={desk} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Why the acts of the list wait, for who would press them. */
function UnlinkedNote({ tab, start, storeId }: Pick<BuyListProps, "tab" | "start" | "storeId">) {
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  return tab === "open" && !start.isLinked && mayCheckIn && <LinkNote pos={start.posName} storeId={storeId} />;
}

type OpenedBuy = { form: "sort" | "complete"; id: string };

type BuyDialogProps = { opened: OpenedBuy; desk: BuyDesk; onClose: () => void };

/** The dialog of the opened buy, with the buy as the desk has it now; nothing once the desk has it no more. */
function BuyDialog({ opened, desk, onClose }: BuyDialogProps) {
  const buy = desk.buys.find((deskBuy) => deskBuy.buy.id === opened.id)?.buy;
  if (buy === undefined) {
    return null;
  }
  const isSort = opened.form === "sort";
  return (
    <Dialog
      title={text(isSort ? "sort.title" : "complete.title", { number: buy.number })}
      size="small"
      onClose={onClose}
    >
      {isSort ? <SortForm buy={buy} onClose={onClose} /> : <CompleteForm buy={buy} onClose={onClose} />}
    </Dialog>
  );
}

type BuyFiltersProps = {
  desk: BuyDesk;
  tab: "open" | "complete";
  search: BuysSearch;
  onSearch: (search: BuysSearch) => void;
  isFiltering: boolean;
};

const stages = ["WAITING", "SORTING", "READY", "NOTIFIED"] as const;
const sources = ["COUNTER", "ONLINE", "KIOSK", "DROP_OFF"] as const;

/** By stage, source and employee; finished ones by their date. */
function BuyFilters({ isFiltering, ...choices }: BuyFiltersProps) {
  const { desk, tab, search, onSearch } = choices;
  if (tab === "open" && !isFiltering) {
    return null;
  }
  const date = search.d ?? desk.today;
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
      {isFiltering && <FilterChoices {...choices} />}
    </div>
  );
}

function FilterChoices({ desk, tab, search, onSearch }: Omit<BuyFiltersProps, "isFiltering">) {
  const names = desk.buys.flatMap(({ buy }) => [buy.checkedInBy, buy.sortedBy]).filter((name) => name !== null);
  const choose = (name: "stage" | "source" | "by") => (value: string) =>
    onSearch({ ...search, buysTab: tab, [name]: value === "" ? undefined : value });
  const any = (label: string) => ({ value: "", label });
  const byStage = stages.map((value) => ({ value, label: waitingText(`stage.${value}`) }));
  const bySource = sources.map((value) => ({ value, label: text(`source.${value}`) }));
  const byName = [...new Set(names)].map((value) => ({ value, label: value }));
  return (
    <>
      {tab === "open" && (
        <BareSelect
          label={text("filter.stage")}
          value={search.stage ?? ""}
          options={[any(text("filter.anyStage")), ...byStage]}
          onChange={choose("stage")}
        />
      )}
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
  );
}

/** What a buy is, by an example, and the way to the first one. */
function NoBuys({ tab, storeId }: { tab: "open" | "complete"; storeId: number }) {
  const route = useCheckInRoute();
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  if (tab === "complete") {
    return (
      <EmptyState
        icon={<IconShirt size={32} />}
        title={text("complete.none")}
        text={text("complete.noneText")}
        action={
          <ButtonLink to="/s/$storeId/buys" params={{ storeId }}>
            {text("complete.seeOpen")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={classes.empty}>
      <h2>{text("open.none")}</h2>
      <p>{text("open.noneText")}</p>
      <ol>
        {(["checkIn", "sort", "complete"] as const).map((step, at) => (
          <li key={step}>
            <b>{at + 1}</b>
            <span>
              <strong>{text(`teach.${step}`)}</strong>
              <small>{text(`teach.${step}Text`)}</small>
            </span>
          </li>
        ))}
      </ol>
      {mayCheckIn && (
        <ButtonLink kind="primary" to={route} params={{ storeId }} icon={<IconUserPlus size={18} />}>
          {text("open.checkIn")}
        </ButtonLink>
      )}
    </div>
  );
}
