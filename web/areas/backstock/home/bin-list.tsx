import { useState } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useWaitingMoves } from "#web/areas/backstock/moves/use-waiting-moves.ts";
import { BinCards } from "./bin-cards.tsx";
import { BinFilters } from "./bin-filters.tsx";
import { BinTable } from "./bin-table.tsx";
import { filterCountOf, filterInput } from "./backstock-search.ts";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { backstocksQuery } from "./home.queries.ts";
import type { BackstockHome, BackstockList } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { NoMatch } from "./no-match.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { shownBins } from "./shown-bins.ts";
import { useGoHome } from "./use-go-home.ts";
import classes from "./bin-list.module.css";

type BinListProps = {
  home: BackstockHome;
  search: BackstockSearch;
  onFilter: (filter: BackstockFilter) => void;
};

/** As many rows as the server gives at once. */
const mostRows = 100;

const nothingYet: BackstockList = {
  totalItems: 0,
  pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  edges: [],
};

/** What waits, the oldest first. On a phone cards, else a table. */
export function BinList({ home, search, onFilter }: BinListProps) {
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [cleared, setCleared] = useState(0);
  const state = tableStateFrom(search);
  const { count, unfold } = useShownRows(state, isPhone);
  const variables = { filter: filterInput(search, home.bands), ...placeOf(state, count) };
  const read = useRead(backstocksQuery, { variables, live: ["Backstock"] });
  const waiting = useWaitingMoves(home.locations);
  const list = read.status === "ready" ? read.data.backstocks : nothingYet;
  const bins = shownBins(list.edges, { search, waiting });
  const chosen = bins.filter(({ filling }) => selected.has(filling.id)).map(({ filling }) => filling);
  const hasFilters = filterCountOf(search) > 0;
  const clear = () => {
    setCleared(cleared + 1);
    onFilter({ category: undefined, location: undefined, age: undefined, season: undefined, q: undefined });
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
  // A phone holds a hundred cards and goes on to the next hundred: more at once would stutter under the thumb.
  const showMore = () => {
    const { endCursor } = list.pageInfo;
    if (count < mostRows) {
      unfold();
    } else if (endCursor !== null) {
      const { page, row, after, before } = tableSearch({
        ...state,
        firstRow: state.firstRow + count,
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
      {isShown && !isPhone && <BinTable {...parts} list={list} search={search} state={state} />}
    </Card>
  );
}

/** A page on a desktop; on a phone a page more with each "Show more". */
function useShownRows({ itemsPerPage }: TableState, isPhone: boolean): { count: number; unfold: () => void } {
  const [unfolded, setUnfolded] = useState(itemsPerPage);
  const count = isPhone ? Math.max(unfolded, itemsPerPage) : itemsPerPage;
  return { count, unfold: () => setUnfolded(Math.min(count + itemsPerPage, mostRows)) };
}

function placeOf({ cursor }: TableState, count: number) {
  if (cursor !== null && "before" in cursor) {
    return { first: null, after: null, last: count, before: cursor.before };
  }
  return { first: count, after: cursor?.after ?? null, last: null, before: null };
}
