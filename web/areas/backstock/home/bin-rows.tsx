import { Link, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { IconBarcode } from "@tabler/icons-react";
import { formatDate } from "#common/date-format.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import type { ShownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch } from "#web/ui/table/table-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { backstockSearch, useGoHome } from "./backstock-search.ts";
import { HoldBadge } from "#web/areas/backstock/moves/hold-badge.tsx";
import type { BackstockSearch } from "./backstock-search.ts";
import { BinActions } from "./bin-actions.tsx";
import { BinTag } from "./bin-tag.tsx";
import { text } from "./home-text.ts";
import type { BackstockHome, ListedBackstock } from "./home.queries.ts";
import classes from "./bin-list.module.css";
import { Unseen } from "#web/ui/unseen.tsx";

type BinTableProps = BinRowsProps & {
  shown: Pick<ShownPage<unknown>, "state" | "pageInfo">;
  totalItems: number;
  search: BackstockSearch;
};

const narrow = classes.narrow === undefined ? {} : { cssClass: classes.narrow };
const acts = classes.acts === undefined ? {} : { cssClass: classes.acts };
const notes = classes.notes === undefined ? {} : { cssClass: classes.notes };

export const binHeaders: readonly TableHeader[] = [
  { propertyPath: "select", label: text("list.select"), ...narrow },
  { propertyPath: "filling.bin", label: text("list.bin"), sortable: true, ...narrow },
  { propertyPath: "filling.category", label: text("list.category"), sortable: true },
  { propertyPath: "filling.location", label: text("list.location"), sortable: true, ...narrow },
  { propertyPath: "filling.age", label: text("list.age"), sortable: true, align: "end", ...narrow },
  { propertyPath: "filling.inventoryDate", label: text("list.inventoryDate"), sortable: true, ...narrow },
  { propertyPath: "filling.notes", label: text("list.notes"), ...notes },
  { propertyPath: "acts", label: text("list.actions"), align: "end", ...acts },
];

export function BinTable({ home, bins, selected, onSelect, shown, search, totalItems, ...rest }: BinTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const goHome = useGoHome();
  const { state, pageInfo } = shown;
  const goTo = (next: TableState) => {
    const { category, location, age, season, q } = search;
    const { page, row, size, sort, after, before } = tableSearch(next);
    goHome({ category, location, age, season, q, page, row, size, sort, after, before });
  };
  const cells = binCells({ home, search, storeId, selected, onSelect, waiting: rest.waiting });
  return (
    <DataTable
      label={text("list.title")}
      headers={binHeaders}
      rows={bins}
      rowKey={({ filling }) => filling.id}
      state={state}
      onStateChange={goTo}
      totalItems={totalItems}
      isLoading={rest.isLoading}
      page={{ ...pageInfo, onShowMore: () => undefined }}
      empty={rest.empty}
      cells={cells}
      isDense
    />
  );
}

type CellsOf = Pick<BinRowsProps, "home" | "selected" | "onSelect" | "waiting"> & {
  search: BackstockSearch;
  storeId: number;
};

/** How the columns of the table look. */
function binCells({
  home,
  search,
  storeId,
  selected,
  onSelect,
  waiting,
}: CellsOf): Readonly<Record<string, (row: ListedBackstock) => ReactNode>> {
  return {
    select: ({ filling }) => <SelectBox filling={filling} selected={selected} onSelect={onSelect} />,
    "filling.bin": ({ filling, isOldest }) => (
      <span className={classes.bin}>
        <Link
          to="/s/$storeId/backstock/detail/edit/$backstockId"
          params={{ storeId, backstockId: filling.id }}
          search={search}
          className={classes.open}
          aria-label={text("list.openBin", { bin: filling.bin })}
        >
          <BinTag bin={filling.bin} />
        </Link>
        <BinMarks filling={filling} isOldest={isOldest} />
      </span>
    ),
    "filling.category": ({ filling }) => <span className={classes.category}>{filling.category}</span>,
    "filling.location": ({ filling }) => (
      <>
        {filling.location}
        {waiting.has(filling.id) && <small className={classes.waits}>{text("list.waits")}</small>}
      </>
    ),
    "filling.age": ({ filling }) => <BinAge filling={filling} />,
    "filling.inventoryDate": ({ filling }) => (
      <span className={classes.since}>{formatDate(filling.inventoryDate)}</span>
    ),
    "filling.notes": ({ filling }) =>
      filling.notes === "" ? <span /> : <span title={filling.notes}>{filling.notes}</span>,
    acts: ({ filling }) => (
      <span className={classes.buttons}>
        <BinActions filling={filling} home={home} search={search} />
      </span>
    ),
  };
}

type BinCardsProps = BinRowsProps & { totalItems: number; step: number; onMore: () => void };

/** On a phone each bin is a card: the number to find it by, and one button under the thumb. */
export function BinCards({ home, bins, waiting, selected, onSelect, ...rest }: BinCardsProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = backstockSearch(useSearch({ strict: false }));
  const scan = (
    <Link to="/s/$storeId/backstock/scan" params={{ storeId }} search={search} className={classes.scan}>
      <IconBarcode size={22} aria-hidden="true" />
      {text("head.scan")}
    </Link>
  );
  if (bins.length === 0) {
    return (
      <>
        {rest.isLoading ? <LoadingState lines={6} /> : rest.empty}
        {scan}
      </>
    );
  }
  return (
    <>
      <ul className={classes.cards} aria-label={text("list.title")}>
        {bins.map(({ filling, isOldest }) => (
          <li key={filling.id} className={classes.card}>
            <Link
              to="/s/$storeId/backstock/detail/edit/$backstockId"
              params={{ storeId, backstockId: filling.id }}
              search={search}
              className={classes.cardHead}
            >
              <BinTag bin={filling.bin} size="large" />
              <span className={classes.cardText}>
                <b>{filling.category}</b>
                <small>
                  {filling.location}
                  {waiting.has(filling.id) && <em>{text("list.waits")}</em>}
                </small>
                <span className={classes.marks}>
                  <BinAge filling={filling} />
                  <BinMarks filling={filling} isOldest={isOldest} />
                </span>
              </span>
            </Link>
            {filling.notes !== "" && <p className={classes.cardNotes}>{filling.notes}</p>}
            <span className={classes.cardActs}>
              <SelectBox filling={filling} selected={selected} onSelect={onSelect} />
              <BinActions filling={filling} home={home} search={search} look="wide" />
            </span>
          </li>
        ))}
      </ul>
      <ShowMore shown={bins.length} totalItems={rest.totalItems} step={rest.step} onShowMore={rest.onMore} />
      {scan}
    </>
  );
}

type SelectBoxProps = {
  filling: Backstock;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** Chooses a bin to be moved together with others. */
function SelectBox({ filling, selected, onSelect }: SelectBoxProps) {
  const { id, bin } = filling;
  return (
    <label className={classes.select}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={text("list.selectBin", { bin })}
        checked={selected.has(id)}
        onChange={({ target }) => {
          onSelect(new Set(target.checked ? [...selected, id] : [...selected].filter((other) => other !== id)));
        }}
      />
    </label>
  );
}

type BinAgeProps = { filling: { age: number; isTooOld: boolean } };

/** How long a bin has waited; red past its limit. */
function BinAge({ filling }: BinAgeProps) {
  return (
    <span className={classes.age} data-old={filling.isTooOld}>
      {text("list.days", { count: filling.age })}
      {filling.isTooOld && <Unseen>{text("list.tooOld")}</Unseen>}
    </span>
  );
}

/** What sets a bin apart: it should go first, or there is room in it. */
function BinMarks({ filling, isOldest }: ListedBackstock) {
  return (
    <>
      {isOldest && <Badge tone="accent">{text("list.oldest")}</Badge>}
      {filling.isPacking && <Badge>{text("list.packing")}</Badge>}
      <HoldBadge filling={filling} />
    </>
  );
}

/** What the table and the cards show. */
type BinRowsProps = {
  home: BackstockHome;
  bins: readonly ListedBackstock[];
  /** Fillings whose move still waits to be sent. */
  waiting: ReadonlyMap<string, unknown>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  empty: ReactNode;
  isLoading: boolean;
};
