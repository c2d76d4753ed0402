import { IconBarcode } from "@tabler/icons-react";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { BinActions } from "./bin-actions.tsx";
import { BinAge } from "./bin-age.tsx";
import { BinMarks } from "./bin-marks.tsx";
import { BinTag } from "./bin-tag.tsx";
import { backstockSearch } from "./backstock-search.ts";
import type { BinRowsProps } from "./bin-rows.ts";
import { text } from "./home-text.ts";
import { SelectBox } from "./select-box.tsx";
import classes from "./bin-list.module.css";

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
