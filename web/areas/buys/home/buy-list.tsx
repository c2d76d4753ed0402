import { useState } from "react";
import { useNow } from "#web/platform/use-now.ts";
import { BuyDialog } from "./buy-dialog.tsx";
import type { OpenedBuy } from "./buy-dialog.tsx";
import { BuyFilters } from "./buy-filters.tsx";
import { fits } from "./buys-search.ts";
import { BuyRow } from "./buy-row.tsx";
import type { BuysSearch } from "./buys-search.ts";
import { text } from "./home-text.ts";
import { NoBuys } from "./no-buys.tsx";
import type { BuyDesk } from "./home.queries.ts";
import { RegisterBuys } from "./register-buys.tsx";
import classes from "./home.module.css";

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
