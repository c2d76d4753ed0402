import { useState } from "react";
import { useParams } from "@tanstack/react-router";
import { IconBox } from "@tabler/icons-react";
import { filterText } from "#common/lists/filter-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { useMoveBins } from "#web/areas/backstock/moves/use-move-bins.ts";
import { shownBins, useWaitingMoves } from "./shown-bins.ts";
import { filterCountOf, filterInput, useGoHome } from "./backstock-search.ts";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { BinCards, binHeaders, BinTable } from "./bin-rows.tsx";
import { BinFilters } from "./bin-filters.tsx";
import { text } from "./home-text.ts";
import { backstocksQuery } from "./home.queries.ts";
import type { BackstockHome, BackstockList } from "./home.queries.ts";
import classes from "./bin-list.module.css";

type BinListProps = {
  home: BackstockHome;
  search: BackstockSearch;
  onFilter: (filter: BackstockFilter) => void;
};

const nothingYet: BackstockList = {
  totalItems: 0,
  pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  edges: [],
};

/** The waiting bins, the oldest first: cards on a phone, otherwise a table. */
export function BinList({ home, search, onFilter }: BinListProps) {
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [cleared, setCleared] = useState(0);
  const state = tableStateFrom(search);
  const { count, unfold } = useShownRows(state);
  const variables = {
    ...pageRequest(state, { count, headers: binHeaders }),
    filter: filterText(filterInput(search, home.bands)),
  };
  const read = useRead(backstocksQuery, { variables, live: ["Backstock"] });
  const waiting = useWaitingMoves(home.locations);
  const list = read.status === "ready" ? read.data.backstocks : nothingYet;
  const shown = shownPage(list, state, count);
  const bins = shownBins(shown.edges, { search, waiting });
  const chosen = bins.filter(({ filling }) => selected.has(filling.id)).map(({ filling }) => filling);
  const hasFilters = filterCountOf(search) > 0;
  const clear = () => {
    setCleared(cleared + 1);
    onFilter({
      category: undefined,
      section: undefined,
      location: undefined,
      age: undefined,
      season: undefined,
      q: undefined,
    });
  };
  const parts = {
    home,
    bins,
    waiting,
    selected,
    onSelect: setSelected,
    empty: <NoMatch hasFilters={hasFilters} onClear={clear} />,
    isLoading: read.status === "loading",
  };
  const goHome = useGoHome();
  // A phone shows a hundred cards at a time, because more would make scrolling stutter.
  const showMore = () => {
    const { endCursor } = shown.pageInfo;
    if (count < mostRows) {
      unfold();
    } else if (endCursor !== null) {
      const { page, row, after, before } = tableSearch({
        ...shown.state,
        firstRow: shown.state.firstRow + count,
        cursor: { after: endCursor },
      });
      goHome({ ...search, page, row, after, before });
      window.scrollTo({ top: 0 });
    }
  };
  const isShown = read.status === "ready" || read.status === "loading";
  return (
    <Card hasPadding={false}>
      <BinFilters key={cleared} home={home} search={search} onFilter={onFilter} onClear={hasFilters ? clear : null} />
      {read.status === "ready" && read.isOld && <p className={classes.old}>{text("list.old")}</p>}
      {chosen.length > 0 && (
        <SelectionBar
          home={home}
          chosen={chosen}
          shown={bins.length}
          onAll={() => setSelected(new Set(bins.map(({ filling }) => filling.id)))}
          onDone={() => setSelected(new Set())}
        />
      )}
      {!isShown && <ReadState read={read} />}
      {isShown && isPhone && (
        <BinCards {...parts} totalItems={list.totalItems} onMore={showMore} step={state.itemsPerPage} />
      )}
      {isShown && !isPhone && <BinTable {...parts} shown={shown} totalItems={list.totalItems} search={search} />}
    </Card>
  );
}

type SelectionBarProps = {
  home: BackstockHome;
  chosen: readonly Backstock[];
  /** Bins on this page of the list. */
  shown: number;
  onAll: () => void;
  onDone: () => void;
};

/** Moves the chosen bins together, after a confirmation. */
function SelectionBar({ home, chosen, shown, onAll, onDone }: SelectionBarProps) {
  const [target, setTarget] = useState(
    () => commonNext(chosen) ?? home.locations.find((place) => place.isTerminal)?.id ?? "",
  );
  const move = useMoveBins({ places: home.locations, today: home.today });
  const count = chosen.length;
  const to = home.locations.find(({ id }) => id === target);
  const confirm = async () => {
    const fillings = chosen.filter(({ locationId }) => locationId !== to?.id);
    if (to === undefined || fillings.length === 0) {
      return;
    }
    const isConfirmed = await ask({
      title: text("select.title", { count: fillings.length, place: to.name }),
      text: text(to.isTerminal ? "select.floorText" : "select.text"),
      confirm: text("select.confirm"),
      cancel: text("select.cancel"),
    });
    if (isConfirmed) {
      onDone();
      await move({ fillings, to });
    }
  };
  return (
    <fieldset className={classes.selection} aria-label={text("select.count", { count })}>
      <b>{text("select.count", { count })}</b>
      {count < shown && (
        <Button kind="plain" onClick={onAll}>
          {text("list.selectAll", { count: shown })}
        </Button>
      )}
      <BareSelect
        label={text("select.to")}
        value={target}
        options={home.locations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTarget}
      />
      <Button kind="primary" onClick={() => void confirm()}>
        {text("select.move")}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {text("select.none")}
      </Button>
    </fieldset>
  );
}

/** Returns the next place of all fillings, or undefined if they differ. */
function commonNext(chosen: readonly Backstock[]): string | undefined {
  const next = new Set(chosen.map(({ nextLocationId }) => nextLocationId));
  const [only] = next;
  return next.size === 1 ? (only ?? undefined) : undefined;
}

/** Explains an empty list: the filters match nothing, or no bin is filled. */
function NoMatch({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldBecome = useCanAfterPin();
  const fill = couldBecome("backstock:move") && (
    <ButtonLink to="/s/$storeId/backstock/detail/new" params={{ storeId }}>
      {text("list.first")}
    </ButtonLink>
  );
  return hasFilters ? (
    <EmptyState
      title={text("list.none")}
      text={text("list.noneText")}
      action={<Button onClick={onClear}>{text("filter.clear")}</Button>}
    />
  ) : (
    <EmptyState icon={<IconBox size={28} />} title={text("list.empty")} text={text("list.emptyText")} action={fill} />
  );
}
