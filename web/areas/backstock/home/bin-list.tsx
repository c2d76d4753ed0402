import { useState } from "react";
import { filterText } from "#common/lists/filter-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useWaitingMoves } from "#web/areas/backstock/moves/use-waiting-moves.ts";
import { BinCards } from "./bin-cards.tsx";
import { BinFilters } from "./bin-filters.tsx";
import { BinTable, binHeaders } from "./bin-table.tsx";
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
